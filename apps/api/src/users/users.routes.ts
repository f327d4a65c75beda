import type { AppContext } from '../app/context.ts';
import type { Implementation } from '../app/implementation.ts';
import type { SessionCallers } from '../sign-in/session-callers.ts';

export function userRoutes(_context: AppContext, _callers: SessionCallers): Implementation[] {
  return [];
}
