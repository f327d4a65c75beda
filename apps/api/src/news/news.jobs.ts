import { z } from 'zod';
import type { AppContext } from '../frame/context.ts';
import type { JobHandler } from '../frame/job-queue.ts';
import { learnAllAliases } from './alias-learning.service.ts';
import { learnAll } from './learning.service.ts';
import { pollDueFeeds, pollFeedsByCompany } from './polling.service.ts';

const companyJobData = z.object({ tenantId: z.uuid(), companyId: z.uuid() });

/** Handlers of this area's queues. A feed that is asked twice brings its items once; learning twice learns the same. */
export function newsJobs(context: AppContext) {
  return {
    'news.poll': (_job, log) => pollDueFeeds(context, log),
    'news.learn': async () => {
      await learnAllAliases(context);
      return learnAll(context);
    },
    'news.poll-company': (job, log) => {
      const { tenantId, companyId } = companyJobData.parse(job.data);
      return pollFeedsByCompany(context, tenantId, companyId, log);
    },
  } satisfies Record<string, JobHandler>;
}
