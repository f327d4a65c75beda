// Nobody waits long because somebody else asks for much (security.md C22 for what is light), and what is too much is refused at once.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FairTurns } from './fair-turns.ts';

const MOST = 10;
const OF_A_USER = 3;
const OF_A_TENANT = 6;
const WAITING_OF_A_USER = 50;
const MANY = 90;

/** Calls that last until they are let go. */
class Calls {
  readonly #turns: FairTurns;
  /** Who is answered now, in the order in which they came through. */
  readonly running: { readonly who: string; readonly end: () => void }[] = [];
  readonly refused: string[] = [];

  constructor(most: number) {
    this.#turns = new FairTurns(most);
  }

  /** @param who tenant and user, as in `a/one` */
  ask(who: string): void {
    const [tenantId = '', userId = ''] = who.split('/');
    const work = () => new Promise<void>((resolve) => this.running.push({ who, end: resolve }));
    void this.#turns.run({ tenantId, userId }, work).catch(() => this.refused.push(who));
  }

  /** Whether somebody who is recalled is refused before anything is done. */
  isRefused(who: string): boolean {
    const [tenantId = '', userId = ''] = who.split('/');
    try {
      this.#turns.refuseWhereFull({ tenantId, userId });
      return false;
    } catch {
      return true;
    }
  }

  async endFirst(): Promise<void> {
    this.running.shift()?.end();
    await settle();
  }

  count(part: string): number {
    return this.running.filter(({ who }) => who.startsWith(part)).length;
  }
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

describe('fair turns', () => {
  it('bound a user, a tenant and all, and refuse at once what one user asks for beyond what may wait', async () => {
    const calls = new Calls(MOST);
    for (let i = 0; i < MANY; i += 1) calls.ask('a/one');
    await settle();
    expect(calls.count('a/one')).toBe(OF_A_USER);
    expect(calls.refused).toHaveLength(MANY - OF_A_USER - WAITING_OF_A_USER);
    for (const user of ['two', 'three']) for (let i = 0; i < OF_A_USER; i += 1) calls.ask(`a/${user}`);
    expect(calls.count('a/')).toBe(OF_A_TENANT);
    for (const tenant of ['b', 'c']) for (let i = 0; i < OF_A_USER; i += 1) calls.ask(`${tenant}/one`);
    expect(calls.running).toHaveLength(MOST);
    expect([calls.count('b/'), calls.count('c/')]).toEqual([OF_A_USER, 1]);
  });

  it('refuse whoever has enough waiting before anything is done, and nobody else', async () => {
    const calls = new Calls(MOST);
    for (let i = 0; i < OF_A_USER + WAITING_OF_A_USER; i += 1) {
      expect(calls.isRefused('a/one')).toBe(false);
      calls.ask('a/one');
    }
    await settle();
    expect([calls.isRefused('a/one'), calls.isRefused('a/two'), calls.isRefused('b/one')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('let the tenants in turn after turn, and in each its users, whoever asked first', async () => {
    const calls = new Calls(2);
    for (let i = 0; i < 6; i += 1) calls.ask('a/one');
    for (const who of ['b/one', 'b/two', 'c/one']) calls.ask(who);
    const came: string[] = [];
    while (calls.running.length > 0) {
      came.push(calls.running[0]?.who ?? '');
      await calls.endFirst();
    }
    expect(came).toEqual(['a/one', 'a/one', 'b/one', 'c/one', 'a/one', 'b/two', 'a/one', 'a/one', 'a/one']);
  });

  it('let somebody who has more waiting than a page asks for in one by one, where others ask too', async () => {
    const calls = new Calls(MOST);
    const ofAPage = 10;
    for (let i = 0; i < OF_A_USER + 2 * ofAPage; i += 1) calls.ask('a/one');
    expect(calls.count('a/one')).toBe(OF_A_USER);
    calls.ask('b/two');
    const together: number[] = [];
    for (let i = 0; i < OF_A_USER + ofAPage; i += 1) {
      const own = calls.running.findIndex(({ who }) => who === 'a/one');
      calls.running.splice(own, 1)[0]?.end();
      await vi.advanceTimersByTimeAsync(0);
      together.push(calls.count('a/one'));
    }
    expect(together.slice(0, OF_A_USER)).toEqual([2, 1, 1]);
    // What is left is no more than a page asks for.
    expect(together.at(-1)).toBe(OF_A_USER);
  });

  it('leave as much time as each call took where one user alone has more waiting than a page asks for, and another asks', async () => {
    const calls = new Calls(MOST);
    for (let i = 0; i < MANY / 2; i += 1) calls.ask('a/one');
    calls.ask('b/two');
    for (let i = 0; i < OF_A_USER - 1; i += 1) await calls.endFirst();
    await vi.advanceTimersByTimeAsync(100);
    expect(calls.count('a/one')).toBe(1);
    await calls.endFirst();
    const together: number[] = [];
    for (const ms of [0, 99, 1]) {
      await vi.advanceTimersByTimeAsync(ms);
      together.push(calls.count('a/one'));
    }
    expect(together).toEqual([0, 0, 1]);
  });

  it('give a place back where the work fails', async () => {
    const turns = new FairTurns(1);
    const who = { tenantId: 'a', userId: 'one' };
    for (let i = 0; i < 3; i += 1)
      await expect(turns.run(who, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    expect(await turns.run(who, async () => 'done')).toBe('done');
  });

  it('let everybody in where no number is set', async () => {
    const calls = new Calls(0);
    for (let i = 0; i < MANY; i += 1) calls.ask('a/one');
    await settle();
    expect(calls.running).toHaveLength(MANY);
  });
});
