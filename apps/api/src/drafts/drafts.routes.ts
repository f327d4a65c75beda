import type { AppContext } from '../app/context.ts';
import type { Implementation } from '../app/implementation.ts';

export function draftRoutes(_context: AppContext): Implementation[] {
  return [];
}
