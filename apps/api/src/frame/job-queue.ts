// The queue of background jobs, in the same PostgreSQL. Queues are declared here once and made by the schema's owner; every process can
// send, and those that run the worker fetch. A handler must be idempotent: a job whose worker died comes back.

import type { Job } from 'pg-boss';
import { PgBoss } from 'pg-boss';
import { keepJobs } from './job-states.queries.ts';
import { outOfLogScope } from './log-scope.ts';
import type { Log } from './logging.ts';
import type { Database, TenantTransaction } from './tables.ts';
import { jobSender } from './transaction.queries.ts';

/** Each queue with what it is for and how it behaves. Payloads always name the tenant. */
const QUEUES = {
  'scoring.roll': { retryLimit: 5, retryBackoff: true, retryDelay: 5, expireInSeconds: 900 },
  'audit.seal': { retryLimit: 2, retryDelay: 5, expireInSeconds: 900 },
  'imports.stage': { retryLimit: 3, retryDelay: 2, expireInSeconds: 3600, heartbeatSeconds: 20 },
  'sign-in.mail': {
    retryLimit: 20,
    retryBackoff: true,
    retryDelay: 5,
    retryDelayMax: 600,
    expireInSeconds: 120,
  },
  // To whom a comment names.
  'comments.mail': {
    retryLimit: 20,
    retryBackoff: true,
    retryDelay: 5,
    retryDelayMax: 600,
    expireInSeconds: 120,
  },
  // Feeds that are due, every minute; and those of one company that somebody asks for.
  'news.poll': { retryLimit: 0, expireInSeconds: 300 },
  'news.learn': { retryLimit: 2, retryDelay: 60, expireInSeconds: 3600 },
  // Stories of the events of a large file.
  'stories.join': { retryLimit: 3, retryDelay: 5, expireInSeconds: 3600, heartbeatSeconds: 20 },
  'news.poll-company': { retryLimit: 1, retryDelay: 2, expireInSeconds: 300 },
  'imports.commit': { retryLimit: 3, retryDelay: 2, expireInSeconds: 3600, heartbeatSeconds: 20 },
  // Companies as Excel; PDFs of companies in a queue of their own, since they take longer.
  'reports.make': { retryLimit: 3, retryDelay: 2, expireInSeconds: 3600, heartbeatSeconds: 20 },
  'reports.print': { retryLimit: 3, retryDelay: 2, expireInSeconds: 3600, heartbeatSeconds: 20 },
  'share-prices.update': { retryLimit: 2, retryDelay: 60, expireInSeconds: 6 * 3600, heartbeatSeconds: 20 },
  // A document from its file to Processed; several workers share the queue.
  'documents.process': { retryLimit: 3, retryDelay: 5, expireInSeconds: 3600, heartbeatSeconds: 20 },
  // The documents of the demo tenant, once.
  'demo.documents': { retryLimit: 3, retryDelay: 10, expireInSeconds: 900 },
  'documents.sweep': { retryLimit: 2, retryDelay: 60, expireInSeconds: 900 },
  // What was processed before candidates for links were looked for.
  'relations.renew': { retryLimit: 2, retryDelay: 60, expireInSeconds: 3600, heartbeatSeconds: 20 },
  // Names that people's corrections teach.
  'templates.learn': { retryLimit: 2, retryDelay: 60, expireInSeconds: 3600, heartbeatSeconds: 20 },
  // Ten tries, the last after some hours.
  'delivery.deliver': {
    retryLimit: 9,
    retryBackoff: true,
    retryDelay: 10,
    retryDelayMax: 7200,
    expireInSeconds: 120,
  },
  // Keys of requests that are a day old.
  'requests.sweep': { retryLimit: 2, retryDelay: 60, expireInSeconds: 900 },
  // What has been kept long enough.
  'retention.sweep': { retryLimit: 2, retryDelay: 60, expireInSeconds: 3600 },
} as const;

/** A handler of a queue; what it resolves to is kept with the job. */
export type JobHandler = (job: Job<unknown>, log: Log) => Promise<unknown>;

export type QueueName = keyof typeof QUEUES;

export const QUEUE_NAMES: readonly string[] = Object.keys(QUEUES);

const SCHEMA = 'pgboss';

/** Every so many seconds the queue looks for jobs whose worker fell silent: a job waits at most its heartbeat and this until it is given to another. */
const LOOK_SECONDS = 10;

/** Installs or updates the queue's tables and the queues themselves. Run by the owner of the schema. */
export async function installJobs(ownerUrl: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: ownerUrl,
    schema: SCHEMA,
    max: 2,
    supervise: false,
    schedule: false,
  });
  boss.on('error', () => undefined);
  await boss.start();
  try {
    const made = new Set((await boss.getQueues()).map(({ name }) => name));
    for (const [name, options] of Object.entries(QUEUES))
      if (!made.has(name)) await boss.createQueue(name, { ...options, notify: true });
  } finally {
    await boss.stop({ graceful: false });
  }
}

const DAY_SECONDS = 86_400;
/** Nightly jobs of before, which are parts of `retention.sweep` now. */
const FORMER_SCHEDULES = ['sign-in.sweep', 'reports.sweep'];

/**
 * How long jobs that are done or given up are kept, those of before too; each that is sent is told of, also in queues of before; and no schedule sends what nobody
 * works on any more.
 */
export async function settleQueues(jobs: PgBoss, db: Database, keptDays: number): Promise<void> {
  for (const name of FORMER_SCHEDULES) await jobs.unschedule(name);
  const deleteAfterSeconds = keptDays * DAY_SECONDS;
  const queues = await jobs.getQueues([...QUEUE_NAMES]);
  for (const queue of queues)
    if (queue.deleteAfterSeconds !== deleteAfterSeconds || queue.notify !== true)
      await jobs.updateQueue(queue.name, { deleteAfterSeconds, notify: true });
  await keepJobs(db, QUEUE_NAMES, deleteAfterSeconds);
}

export interface JobQueueOptions {
  readonly url: string;
  /** Whether it is told of jobs that are sent, over a connection that stays: not through a pooler. Else it only looks for them. */
  readonly listens?: boolean;
  readonly onError: (error: Error) => void;
}

/** Connects to the queue for sending and, once handlers are added, for working. */
export async function openJobQueue({ url, listens = false, onError }: JobQueueOptions): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString: url,
    schema: SCHEMA,
    max: 4,
    migrate: false,
    createSchema: false,
    useListenNotify: listens,
    superviseIntervalSeconds: LOOK_SECONDS,
    monitorIntervalSeconds: LOOK_SECONDS,
    application_name: 'vigilo-jobs',
  });
  boss.on('error', outOfLogScope(onError));
  await boss.start();
  return boss;
}

/** Sends a job in the transaction of what it belongs to: it exists once that commits, and never where it does not. */
export async function sendJob(
  jobs: Pick<PgBoss, 'send'>,
  tx: TenantTransaction,
  queue: QueueName,
  data: Readonly<Record<string, unknown>> & { readonly tenantId: string },
): Promise<void> {
  await jobs.send(queue, data, { db: jobSender(tx) });
}
