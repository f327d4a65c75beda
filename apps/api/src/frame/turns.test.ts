// Turns of requests that change something, and the longest time of an answer.

import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Turns, whileAlive, withinTime } from './turns.ts';

const WAIT_MS = 1000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Work that ends when the test says so. */
function startWork(turns: Turns, begun: string[], name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const outcome = turns.run(() => {
    begun.push(name);
    return promise;
  });
  outcome.catch(() => undefined);
  return { outcome, end: () => resolve(name), fail: () => reject(new Error(name)) };
}

describe('turns', () => {
  it('let so many through at once, the others in their order, also after a failure', async () => {
    const turns = new Turns(2, WAIT_MS);
    const begun: string[] = [];
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => startWork(turns, begun, name));
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toEqual(['a', 'b']);
    b?.fail();
    await expect(b?.outcome).rejects.toThrow('b');
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toEqual(['a', 'b', 'c']);
    a?.end();
    c?.end();
    await vi.advanceTimersByTimeAsync(0);
    d?.end();
    expect(await d?.outcome).toBe('d');
  });

  it('refuse who waited too long, who then never comes through', async () => {
    const turns = new Turns(1, WAIT_MS);
    const begun: string[] = [];
    const first = startWork(turns, begun, 'first');
    const second = startWork(turns, begun, 'second');
    await vi.advanceTimersByTimeAsync(WAIT_MS);
    await expect(second.outcome).rejects.toMatchObject({ code: 'unavailable' });
    first.end();
    const third = startWork(turns, begun, 'third');
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toEqual(['first', 'third']);
    third.end();
    expect(await third.outcome).toBe('third');
  });
});

describe('the longest time of an answer', () => {
  it('is kept where the work is done before, and answers for it where it is not', async () => {
    expect(await withinTime(WAIT_MS, Promise.resolve('done'))).toBe('done');
    await expect(withinTime(WAIT_MS, Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    const late = withinTime(WAIT_MS, new Promise(() => undefined));
    late.catch(() => undefined);
    await vi.advanceTimersByTimeAsync(WAIT_MS);
    await expect(late).rejects.toMatchObject({ code: 'unavailable', details: { retryAfter: 5 } });
  });

  it('is any where it is 0', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const answer = withinTime(0, promise);
    await vi.advanceTimersByTimeAsync(1_000_000);
    resolve('at last');
    expect(await answer).toBe('at last');
  });
});

describe('work of any length', () => {
  it('is waited for while what it waits for lives', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const answer = whileAlive(1000, async () => true, promise);
    await vi.advanceTimersByTimeAsync(10_500);
    resolve('done');
    await expect(answer).resolves.toBe('done');
  });

  it('is given up once that is silent', async () => {
    let isAlive = true;
    const answer = whileAlive(1000, async () => isAlive, new Promise(() => undefined));
    answer.catch(() => undefined);
    await vi.advanceTimersByTimeAsync(5500);
    isAlive = false;
    await vi.advanceTimersByTimeAsync(1000);
    await expect(answer).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('is given up so early that there is time left to find out', async () => {
    const answer = whileAlive(2000, async () => false, new Promise(() => undefined));
    const outcome = answer.catch(() => 'given up');
    expect(await Promise.race([outcome, sleep(1500, 'still waiting')])).toBe('given up');
  });
});
