// Who gets a place among those who ask for much of the machine.

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FairShares } from './fair-shares.ts';
import { Problem } from './problem.ts';

const LONG_MS = 10_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const who = (tenantId: string, userId: string) => ({ tenantId, userId });

/** What becomes of somebody who asks: a way to leave, or how they were refused. */
async function ask(shares: FairShares, tenant: string, user: string): Promise<(() => void) | string> {
  const outcome = shares
    .enter(who(tenant, user))
    .catch((error: unknown) => (error instanceof Problem ? error.code : String(error)));
  await vi.advanceTimersByTimeAsync(LONG_MS);
  return outcome;
}

const isIn = (outcome: (() => void) | string) => typeof outcome === 'function';
const leave = (outcome: (() => void) | string | undefined) => {
  if (typeof outcome === 'function') outcome();
};

it('lets each user have two at once, whatever others have', async () => {
  const shares = new FairShares(8);
  const own = [await ask(shares, 'a', 'ana'), await ask(shares, 'a', 'ana'), await ask(shares, 'a', 'ana')];
  expect(own.map(isIn)).toEqual([true, true, false]);
  expect(own[2]).toBe('too-many-at-once');
  expect(isIn(await ask(shares, 'a', 'ben'))).toBe(true);
  // The same name in another tenant is somebody else.
  expect(isIn(await ask(shares, 'b', 'ana'))).toBe(true);
  leave(own[0]);
  expect(isIn(await ask(shares, 'a', 'ana'))).toBe(true);
});

it('leaves half of all places to other tenants, and refuses beyond all', async () => {
  const shares = new FairShares(8);
  const noisy = [];
  for (const user of ['1', '2', '3']) noisy.push(await ask(shares, 'a', user), await ask(shares, 'a', user));
  expect(noisy.filter(isIn)).toHaveLength(4);
  const others = [];
  for (const tenant of ['b', 'c', 'd'])
    others.push(await ask(shares, tenant, '1'), await ask(shares, tenant, '1'));
  expect(others.map(isIn)).toEqual([true, true, true, true, false, false]);
  leave(noisy[0]);
  expect(isIn(await ask(shares, 'd', '1'))).toBe(true);
});

it('lets somebody in who waits a moment for a place that becomes free', async () => {
  const shares = new FairShares(4);
  const first = await ask(shares, 'a', 'ana');
  await ask(shares, 'a', 'ana');
  const waiting = shares.enter(who('a', 'ana'));
  await vi.advanceTimersByTimeAsync(500);
  leave(first);
  await expect(waiting).resolves.toBeTypeOf('function');
});

it('lets everybody in where there is no bound', async () => {
  const shares = new FairShares(0);
  const many = [];
  for (let i = 0; i < 5; i += 1) many.push(await ask(shares, 'a', 'ana'));
  expect(many.every(isIn)).toBe(true);
});

it('lets a user who takes all they can get have one at a time as long as others ask', async () => {
  let areThereOthers = true;
  const shares = new FairShares(8, () => areThereOthers);
  const first = await ask(shares, 'a', 'ana');
  const second = await ask(shares, 'a', 'ana');
  const entered: (() => void)[] = [];
  for (let i = 0; i < 6; i += 1)
    void shares.enter(who('a', 'ana')).then((place) => entered.push(place), vi.fn());
  leave(first);
  await vi.advanceTimersByTimeAsync(100);
  expect(entered).toHaveLength(0);
  leave(second);
  await vi.advanceTimersByTimeAsync(100);
  expect(entered).toHaveLength(1);
  areThereOthers = false;
  leave(entered[0]);
  await vi.advanceTimersByTimeAsync(100);
  expect(entered).toHaveLength(3);
});

it('lets a click and its neighbour through though others ask', async () => {
  const shares = new FairShares(8, () => true);
  const own = [await ask(shares, 'a', 'ana'), await ask(shares, 'a', 'ana')];
  expect(own.map(isIn)).toEqual([true, true]);
});
