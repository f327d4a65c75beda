import type { Job, PgBoss } from 'pg-boss';
import { listJobs } from './areas.ts';
import type { JobContext } from '../frame/context.ts';
import type { JobHandler } from '../frame/job-queue.ts';
import { QUEUE_NAMES } from '../frame/job-queue.ts';
import type { Log } from '../frame/logging.ts';

const POLL_SECONDS = 0.5;

/** Starts working on every queue and schedules those that come back. Jobs of one queue run one after another in this process. */
export async function startWorker(context: JobContext, log: Log): Promise<void> {
  for (const [name, handle] of Object.entries(listJobs(context))) {
    await context.jobs.work(
      name,
      { pollingIntervalSeconds: POLL_SECONDS, batchSize: 1 },
      async (jobs: Job<unknown>[]) => {
        for (const job of jobs) await run(name, job, handle, log);
      },
    );
  }
  // A minute after midnight UTC the windows of every score have moved on by a day.
  await context.jobs.schedule('scoring.roll', '1 0 * * *', {}, { tz: 'UTC' });
  // After the exchanges of America have closed and before those of Asia open.
  await context.jobs.schedule('share-prices.update', '30 22 * * *', {}, { tz: 'UTC' });
  await context.jobs.schedule('sign-in.sweep', '20 2 * * *', {}, { tz: 'UTC' });
  await context.jobs.schedule('reports.sweep', '30 2 * * *', {}, { tz: 'UTC' });
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

async function run(name: string, job: Job<unknown>, handle: JobHandler, log: Log): Promise<void> {
  const started = performance.now();
  try {
    await handle(job, log);
    log.info({ job: name, id: job.id, ms: Math.round(performance.now() - started) }, 'job done');
  } catch (error) {
    log.error({ job: name, id: job.id, err: error }, 'job failed');
    throw error;
  }
}
