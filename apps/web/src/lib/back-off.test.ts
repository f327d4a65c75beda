import { expect, it } from 'vitest';
import { retryDelay } from './back-off.ts';

it('a broken connection waits longer after each failure, never longer than a minute, and not as long as all others', () => {
  expect([1, 2, 3, 4, 7, 50].map((failures) => retryDelay(failures, 1))).toEqual([
    1000, 2000, 4000, 8000, 60_000, 60_000,
  ]);
  expect(retryDelay(3, 0)).toBe(2000);
});
