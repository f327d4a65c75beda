import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EVENT_TYPES } from './event-type.ts';
import { dayFromIso } from './day.ts';
import type { ScoredEvent } from './score.ts';
import { scoreCompany } from './score.ts';
import { scoreSeries } from './score-series.ts';

const START = dayFromIso('2025-05-28');

const anyEvent: fc.Arbitrary<ScoredEvent> = fc.record({
  day: fc.integer({ min: START - 200, max: START + 420 }),
  type: fc.constantFrom(...EVENT_TYPES),
  score: fc.integer({ min: -10, max: 10 }).map((tenths) => tenths * 100),
});

describe('the score day by day', () => {
  it('is the score as of each day', () => {
    fc.assert(
      fc.property(
        fc.array(anyEvent, { maxLength: 60 }),
        fc.integer({ min: 0, max: 300 }),
        fc.integer({ min: 0, max: 120 }),
        (events, after, days) => {
          const from = START + after;
          const { total, byType } = scoreSeries(events, from, from + days);
          expect(total).toHaveLength(days + 1);
          for (const [index, score] of total.entries()) {
            const { current, sums } = scoreCompany(events, from + index).shortTerm;
            expect(score).toBe(current);
            for (const type of EVENT_TYPES) expect(byType[type][index]).toBe(sums[type]);
          }
        },
      ),
    );
  });

  it('is empty without days', () => expect(scoreSeries([], START, START - 1).total).toEqual([]));
});
