import { z } from 'zod';
import type { AppContext } from '../frame/context.ts';
import type { JobHandler } from '../frame/job-queue.ts';
import { deliver } from './delivery.service.ts';

const jobData = z.object({ tenantId: z.uuid(), deliveryId: z.uuid() });

/** Handlers of this area's queue. A job that comes twice finds its delivery settled; where a reply was lost the receiver knows the id. */
export function deliveryJobs(context: AppContext) {
  return {
    'delivery.deliver': (job) => {
      const { tenantId, deliveryId } = jobData.parse(job.data);
      return deliver(context, tenantId, deliveryId);
    },
  } satisfies Record<string, JobHandler>;
}
