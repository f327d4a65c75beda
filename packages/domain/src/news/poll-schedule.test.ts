import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PollFacts } from './poll-schedule.ts';
import { planPoll, readRetryAfter } from './poll-schedule.ts';

const LEAST_MINUTES = 5;
const MOST_MINUTES = 360;
const MOST_LASTING_MINUTES = 1440;

const well: PollFacts = {
  outcome: 'well',
  newItems: 0,
  failures: 0,
  intervalMinutes: 15,
  baseMinutes: 15,
  requestedMinutes: null,
  retryMinutes: null,
  chance: 0.5,
};

describe('The next request', () => {
  it('comes sooner after news, later without, within bounds', () => {
    expect(planPoll({ ...well, newItems: 3 })).toEqual({ intervalMinutes: 8, waitMinutes: 8 });
    expect(planPoll({ ...well, newItems: 3, intervalMinutes: 6 }).intervalMinutes).toBe(LEAST_MINUTES);
    expect(planPoll(well)).toEqual({ intervalMinutes: 19, waitMinutes: 19 });
    expect(planPoll({ ...well, intervalMinutes: 350 }).intervalMinutes).toBe(MOST_MINUTES);
    // After a long silence one item is enough to be asked often again.
    expect(planPoll({ ...well, newItems: 1, intervalMinutes: MOST_MINUTES }).intervalMinutes).toBe(30);
  });

  it('comes no sooner than the feed asks, up to an hour, or the server, up to a day', () => {
    expect(planPoll({ ...well, newItems: 1, requestedMinutes: 40 }).waitMinutes).toBe(40);
    expect(planPoll({ ...well, newItems: 1, requestedMinutes: 10_000 }).waitMinutes).toBe(60);
    expect(planPoll({ ...well, outcome: 'passing', failures: 1, retryMinutes: 120 }).waitMinutes).toBe(120);
    expect(planPoll({ ...well, outcome: 'passing', failures: 1, retryMinutes: 1e9 }).waitMinutes).toBe(1440);
  });

  it('waits twice as long after each failure, and does not come once the feed has ended', () => {
    const waits = [1, 2, 3, 4, 5, 6, 50].map(
      (failures) => planPoll({ ...well, outcome: 'passing', failures }).waitMinutes,
    );
    expect(waits).toEqual([15, 30, 60, 120, 240, MOST_MINUTES, MOST_MINUTES]);
    expect(planPoll({ ...well, outcome: 'lasting', failures: 50 }).waitMinutes).toBe(MOST_LASTING_MINUTES);
    expect(planPoll({ ...well, outcome: 'ended', failures: 1 }).waitMinutes).toBe(null);
  });

  it('is within bounds and never at once, whatever happened', () => {
    fc.assert(
      fc.property(
        fc.record({
          outcome: fc.constantFrom('well', 'passing', 'lasting'),
          newItems: fc.nat(),
          failures: fc.nat(),
          intervalMinutes: fc.integer({ min: 1, max: 100_000 }),
          baseMinutes: fc.integer({ min: 1, max: 1440 }),
          requestedMinutes: fc.option(fc.double({ min: 0, max: 1e9, noNaN: true })),
          retryMinutes: fc.option(fc.double({ min: 0, max: 1e9, noNaN: true })),
          chance: fc.double({ min: 0, max: 1, noNaN: true }),
        }),
        (facts) => {
          const { intervalMinutes, waitMinutes } = planPoll(facts);
          expect(Number.isFinite(intervalMinutes)).toBe(true);
          expect(waitMinutes).toBeGreaterThanOrEqual(Math.min(facts.baseMinutes, LEAST_MINUTES) * 0.9 - 1e-9);
          expect(waitMinutes).toBeLessThanOrEqual(MOST_LASTING_MINUTES * 1.1);
        },
      ),
    );
  });
});

it('reads the delay a server asks for', () => {
  const now = Date.UTC(2026, 10, 21, 12);
  expect(readRetryAfter('120', now)).toBe(2);
  expect(readRetryAfter('Sat, 21 Nov 2026 13:00:00 GMT', now)).toBe(60);
  expect(readRetryAfter('Sat, 21 Nov 2026 11:00:00 GMT', now)).toBe(0);
  expect([readRetryAfter(null, now), readRetryAfter('', now), readRetryAfter('soon', now)]).toEqual([
    null,
    null,
    null,
  ]);
});
