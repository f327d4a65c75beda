import type { AppContext } from '../frame/context.ts';
import { renewMissingFacts } from './link-facts.service.ts';

export function relationJobs(context: AppContext) {
  return { 'relations.renew': () => renewMissingFacts(context) };
}
