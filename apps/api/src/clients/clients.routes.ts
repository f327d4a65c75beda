import type { AppContext } from '../app/context.ts';
import type { Implementation } from '../app/implementation.ts';

export function clientRoutes(_context: AppContext): Implementation[] {
  return [];
}
