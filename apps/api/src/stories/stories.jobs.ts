import { z } from 'zod';
import type { AppContext } from '../frame/context.ts';
import type { JobHandler } from '../frame/job-queue.ts';
import { joinLater } from './join-files.service.ts';

const joinJobData = z.object({ tenantId: z.uuid(), stamp: z.string() });

/** Handlers of this area's queues. Events that are in a story already stay in it, so joining twice changes nothing. */
export function storyJobs(context: AppContext) {
  return {
    'stories.join': (job) => {
      const { tenantId, stamp } = joinJobData.parse(job.data);
      return joinLater(context, tenantId, stamp);
    },
  } satisfies Record<string, JobHandler>;
}
