import type { AppContext } from '../app/context.ts';

export function importJobs(_context: AppContext) {
  return {};
}
