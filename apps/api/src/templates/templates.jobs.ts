import type { AppContext } from '../frame/context.ts';
import { learnAll } from './learning.service.ts';

/** Learning twice learns the same. */
export function templateJobs(context: AppContext) {
  return { 'templates.learn': () => learnAll(context) };
}
