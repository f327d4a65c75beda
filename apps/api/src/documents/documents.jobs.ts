import type { AppContext } from '../frame/context.ts';
import type { ListNamed } from './sweep.service.ts';
import { sweepDocuments } from './sweep.service.ts';

/** @param others what else than documents names files of the store. */
export function documentJobs(context: AppContext, others: readonly ListNamed[]) {
  return { 'documents.sweep': () => sweepDocuments(context, others) };
}
