import type { Job, PgBoss } from 'pg-boss';
import { listJobs } from './areas.ts';
import type { JobContext } from '../frame/context.ts';
import type { JobHandler } from '../frame/job-queue.ts';
import { QUEUE_NAMES, settleQueues } from '../frame/job-queue.ts';
import { inLogScope } from '../frame/log-scope.ts';
import type { Log } from '../frame/logging.ts';
import type { Meters } from '../frame/meters.ts';

const POLL_SECONDS = 0.5;

/** Starts working on every queue and schedules those that come back. Jobs of one queue run one after another in this process. */
export async function startWorker(context: JobContext, log: Log, meters: Meters | null): Promise<void> {
  await settleQueues(context.jobs, context.config.JOB_DAYS);
  for (const [name, handle] of Object.entries(listJobs(context))) {
    await context.jobs.work(
      name,
      { pollingIntervalSeconds: POLL_SECONDS, batchSize: 1 },
      async (jobs: Job<unknown>[]) => {
        for (const job of jobs) await run(name, job, handle, log, meters);
      },
    );
  }
  // A minute after midnight UTC the windows of every score have moved on by a day.
  await context.jobs.schedule('scoring.roll', '1 0 * * *', {}, { tz: 'UTC' });
  // After the exchanges of America have closed and before those of Asia open.
  await context.jobs.schedule('share-prices.update', '30 22 * * *', {}, { tz: 'UTC' });
  await context.jobs.schedule('retention.sweep', '20 2 * * *', {}, { tz: 'UTC' });
  await context.jobs.schedule('requests.sweep', '40 2 * * *', {}, { tz: 'UTC' });
  await context.jobs.schedule('documents.sweep', '50 2 * * *', {}, { tz: 'UTC' });
  await context.jobs.schedule('relations.renew', '10 3 * * *', {}, { tz: 'UTC' });
  await context.jobs.schedule('templates.learn', '20 3 * * *', {}, { tz: 'UTC' });
  // In the middle of the night of Europe and America: it keeps one processor for seconds.
  await context.jobs.schedule('news.learn', '40 3 * * *', {}, { tz: 'UTC' });
  await context.jobs.schedule('news.poll', '* * * * *', {}, { tz: 'UTC' });
  await context.jobs.schedule('audit.seal', '* * * * *', {}, { tz: 'UTC' });
}

/** Takes no further job; those that run go on. */
export async function stopTakingJobs(jobs: PgBoss): Promise<void> {
  await Promise.all(QUEUE_NAMES.map((name) => jobs.offWork(name, { wait: false })));
}

async function run(
  name: string,
  job: Job<unknown>,
  handle: JobHandler,
  log: Log,
  meters: Meters | null,
): Promise<void> {
  const started = performance.now();
  const passed = () => performance.now() - started;
  const fields = { job: name, id: job.id, ...tenantOf(job) };
  try {
    await inLogScope(log, fields, () => handle(job, log));
    meters?.addJob(name, 'done', passed());
    log.info({ ...fields, ms: Math.round(passed()) }, 'job done');
  } catch (error) {
    meters?.addJob(name, 'failed', passed());
    log.error({ ...fields, err: error }, 'job failed');
    throw error;
  }
}

/** Jobs of one tenant name it. */
function tenantOf({ data }: Job<unknown>): { tenant?: string } {
  const named = typeof data === 'object' && data !== null && 'tenantId' in data ? data.tenantId : undefined;
  return typeof named === 'string' ? { tenant: named } : {};
}
