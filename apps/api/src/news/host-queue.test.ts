import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeHostQueue } from './host-queue.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('asks one host one request at a time and some time apart, others meanwhile', async () => {
  const turns = makeHostQueue();
  const log: { readonly host: string; readonly from: number; readonly to: number }[] = [];
  const begun = Date.now();
  const ask = (host: string, ms: number) =>
    turns.take(host, 40, async () => {
      const from = Date.now() - begun;
      await new Promise((resolve) => {
        setTimeout(resolve, ms);
      });
      log.push({ host, from, to: Date.now() - begun });
    });
  const all = Promise.all([ask('a', 30), ask('a', 10), ask('a', 1), ask('b', 1)]);
  await vi.runAllTimersAsync();
  await all;
  expect(log).toEqual([
    { host: 'b', from: 0, to: 1 },
    { host: 'a', from: 0, to: 30 },
    { host: 'a', from: 70, to: 80 },
    { host: 'a', from: 120, to: 121 },
  ]);
});

it('goes on after a request that failed', async () => {
  const turns = makeHostQueue();
  await expect(turns.take('a', 0, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await turns.take('a', 0, async () => 'yes')).toBe('yes');
});
