import type { AppContext } from '../app/context.ts';
import type { Implementation } from '../app/implementation.ts';

export function auditRoutes(_context: AppContext): Implementation[] {
  return [];
}
