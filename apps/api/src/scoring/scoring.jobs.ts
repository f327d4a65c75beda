import type { AppContext } from '../frame/context.ts';
import { rollAllScores } from './scoring.service.ts';

/** Handlers of this area's queues. Rolling twice changes nothing. */
export function scoreJobs(context: AppContext) {
  return { 'scoring.roll': () => rollAllScores(context) };
}
