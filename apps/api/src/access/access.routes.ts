import type { AppContext } from '../app/context.ts';
import type { Implementation } from '../app/implementation.ts';

export function accessRoutes(_context: AppContext): Implementation[] {
  return [];
}
