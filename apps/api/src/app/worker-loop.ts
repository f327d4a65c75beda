import type { Job, PgBoss } from 'pg-boss';
import { listJobs } from './areas.ts';
import type { JobContext } from '../frame/context.ts';
import type { JobHandler, QueueName } from '../frame/job-queue.ts';
import { QUEUE_NAMES, settleQueues } from '../frame/job-queue.ts';
import { inLogScope } from '../frame/log-scope.ts';
import type { Log } from '../frame/logging.ts';
import type { Meters } from '../frame/meters.ts';

/** How often each queue is looked at: where this process is told of jobs that are sent, only for those that come back after a failure or in time. */
const LOOKS = { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 3 } as const;

/** What comes back by itself, with when, in UTC. */
const SCHEDULES: readonly (readonly [name: QueueName, cron: string])[] = [
  // A minute after midnight UTC the windows of every score have moved on by a day.
  ['scoring.roll', '1 0 * * *'],
  // After the exchanges of America have closed and before those of Asia open.
  ['share-prices.update', '30 22 * * *'],
  ['retention.sweep', '20 2 * * *'],
  ['requests.sweep', '40 2 * * *'],
  ['documents.sweep', '50 2 * * *'],
  ['relations.renew', '10 3 * * *'],
  ['templates.learn', '20 3 * * *'],
  // In the middle of the night of Europe and America: it keeps one processor for seconds.
  ['news.learn', '40 3 * * *'],
  ['news.poll', '* * * * *'],
  ['audit.seal', '* * * * *'],
];

/** Starts working on every queue and schedules those that come back. Jobs of one queue run one after another in this process. */
export async function startWorker(context: JobContext, log: Log, meters: Meters | null): Promise<void> {
  await settleQueues(context.jobs, context.db, context.config.JOB_DAYS);
  for (const [name, handle] of Object.entries(listJobs(context))) {
    const worker = await context.jobs.work(name, { ...LOOKS, batchSize: 1 }, async (jobs: Job<unknown>[]) => {
      try {
        for (const job of jobs) await run(name, job, handle, log, meters);
      } finally {
        // The next one may have waited meanwhile.
        context.jobs.notifyWorker(worker);
      }
    });
  }
  await Promise.all(SCHEDULES.map(([name, cron]) => context.jobs.schedule(name, cron, {}, { tz: 'UTC' })));
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
