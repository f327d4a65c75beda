import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestDatabase } from '../../../../tools/testing/test-database.ts';
import { createTestDatabase } from '../../../../tools/testing/test-database.ts';
import { installJobs, openJobQueue, QUEUE_NAMES, settleQueues } from './job-queue.ts';

const DAY_SECONDS = 86_400;

let database: TestDatabase;
let jobs: Awaited<ReturnType<typeof openJobQueue>>;

beforeAll(async () => {
  database = await createTestDatabase();
  jobs = await openJobQueue({ url: database.appUrl, onError: () => undefined });
});

afterAll(async () => {
  await jobs.stop({ graceful: false });
  await database.drop();
});

it('keeps ended jobs of every queue for the days that are set and tells of what is sent, whatever was set before', async () => {
  for (const days of [3, 9]) {
    await jobs.updateQueue('news.learn', { notify: false });
    await settleQueues(jobs, days);
    const queues = (await jobs.getQueues()).filter(({ name }) => QUEUE_NAMES.includes(name));
    expect(queues).toHaveLength(QUEUE_NAMES.length);
    expect(new Set(queues.map(({ deleteAfterSeconds }) => deleteAfterSeconds))).toEqual(
      new Set([days * DAY_SECONDS]),
    );
    // The queue of an older installation, which told of no job.
    expect(queues.filter(({ notify }) => notify !== true)).toEqual([]);
  }
});

it('makes a queue that is missing and leaves the others as they are', async () => {
  await settleQueues(jobs, 5);
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
