import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestDatabase } from '../../../../tools/testing/test-database.ts';
import { createTestDatabase } from '../../../../tools/testing/test-database.ts';
import type { OpenDatabase } from './database.ts';
import { openDatabase } from './database.ts';
import { installJobs, openJobQueue, QUEUE_NAMES, settleQueues } from './job-queue.ts';

const DAY_SECONDS = 86_400;

let database: TestDatabase;
let db: OpenDatabase;
let jobs: Awaited<ReturnType<typeof openJobQueue>>;

beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase({ url: database.appUrl, pool: 1, onError: () => undefined });
  jobs = await openJobQueue({ url: database.appUrl, onError: () => undefined });
});

afterAll(async () => {
  await jobs.stop({ graceful: false });
  await db.destroy();
  await database.drop();
});

it('keeps ended jobs of every queue for the days that are set and tells of what is sent, whatever was set before', async () => {
  for (const days of [3, 9]) {
    await jobs.updateQueue('news.learn', { notify: false });
    await settleQueues(jobs, db, days);
    const queues = (await jobs.getQueues()).filter(({ name }) => QUEUE_NAMES.includes(name));
    expect(queues).toHaveLength(QUEUE_NAMES.length);
    expect(new Set(queues.map(({ deleteAfterSeconds }) => deleteAfterSeconds))).toEqual(
      new Set([days * DAY_SECONDS]),
    );
    // The queue of an older installation, which told of no job.
    expect(queues.filter(({ notify }) => notify !== true)).toEqual([]);
  }
});

it('keeps jobs that ended before for as long as is set now, so that less can be kept when a disk fills', async () => {
  await settleQueues(jobs, db, 9);
  await jobs.send('news.learn', {});
  const [job] = await jobs.fetch('news.learn');
  if (!job) throw new Error('no job');
  await jobs.complete('news.learn', job.id);
  const isThere = async () => (await jobs.findJobs('news.learn', { id: job.id })).length === 1;
  const owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  try {
    await owner.query(`UPDATE pgboss.job SET completed_on = now() - interval '4 days' WHERE id = $1`, [
      job.id,
    ]);
    await jobs.supervise('news.learn');
    expect(await isThere()).toBe(true);
    await settleQueues(jobs, db, 3);
    await owner.query(`UPDATE pgboss.queue SET maintain_on = NULL`);
    await jobs.supervise('news.learn');
    expect(await isThere()).toBe(false);
  } finally {
    await owner.end();
  }
});

it('makes a queue that is missing and leaves the others as they are', async () => {
  await settleQueues(jobs, db, 5);
  await jobs.deleteQueue('news.learn');
  await installJobs(database.ownerUrl);
  expect(await jobs.getQueue('news.learn')).not.toBeNull();
  expect((await jobs.getQueue('news.poll'))?.deleteAfterSeconds).toBe(5 * DAY_SECONDS);
});

it('works at once on a job that is sent, long before it would look for one', async () => {
  const listening = await openJobQueue({ url: database.appUrl, listens: true, onError: () => undefined });
  const taken: unknown[] = [];
  try {
    const looks = { pollingIntervalSeconds: 3600, notifyPollingIntervalSeconds: 3600 };
    await listening.work('audit.seal', looks, async ([job]) => void taken.push(job?.data));
    // The first may be found by the look with which a worker begins.
    for (const number of [1, 2, 3]) {
      await jobs.send('audit.seal', { number });
      await expect.poll(() => taken, { timeout: 60_000 }).toContainEqual({ number });
    }
  } finally {
    await listening.stop({ graceful: false });
  }
});
