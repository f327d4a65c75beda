import { z } from 'zod';
import type { AppContext } from '../frame/context.ts';
import type { JobHandler } from '../frame/job-queue.ts';
import { addDemoDocuments, reviewDemoDocuments } from './demo-documents.service.ts';

const order = z.object({
  tenantId: z.uuid(),
  /** 0 makes the documents; above that, how often it was looked whether they are processed. */
  looks: z.number().int().default(0),
});

/** The handler of the queue of the demo's documents. It may be run again at any time. */
export function demoJobs(context: AppContext) {
  return {
    'demo.documents': (job) => {
      const { tenantId, looks } = order.parse(job.data);
      return looks === 0
        ? addDemoDocuments(context, tenantId)
        : reviewDemoDocuments(context, tenantId, looks);
    },
  } satisfies Record<string, JobHandler>;
}
