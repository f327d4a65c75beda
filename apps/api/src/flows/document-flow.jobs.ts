import { z } from 'zod';
import type { AppContext } from '../frame/context.ts';
import type { JobHandler } from '../frame/job-queue.ts';
import { processDocument } from './run-document.ts';

const order = z.object({
  tenantId: z.uuid(),
  documentId: z.uuid(),
  attempt: z.number().int(),
  /** Where it begins: with the file, with the stored pages, or with the stored rows. */
  from: z.enum(['digitize', 'extract', 'validate']).default('digitize'),
});

/** The handler of the queue of documents. It may be run again at any time. */
export function documentFlowJobs(context: AppContext): { 'documents.process': JobHandler } {
  return {
    'documents.process': (job, log) => processDocument(context, order.parse(job.data), log),
  };
}
