import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EVENT_TYPES } from './event-type.ts';
import { dayFromIso } from './day.ts';
import { explainScore, listStrongest } from './explain.ts';
import type { ScoredEvent } from './score.ts';
import { cumulativeScore, scoreCompany } from './score.ts';
import { toDecimal, roundHalfAwayFromZero, toThousandths } from './thousandths.ts';

const ASOF = dayFromIso('2026-11-20');
const event = (iso: string, type: ScoredEvent['type'], score: number): ScoredEvent => ({
  day: dayFromIso(iso),
  type,
  score,
});

const anyEvent = fc.record({
  day: fc.integer({ min: ASOF - 400, max: ASOF + 30 }),
  type: fc.constantFrom(...EVENT_TYPES),
  score: fc.integer({ min: -1000, max: 1000 }),
});
const anyEvents = fc.array(anyEvent, { maxLength: 60 });

describe('thousandths', () => {
  it('add tenths without a remainder', () => {
    expect(toDecimal(toThousandths(0.1) + toThousandths(0.2))).toBe(0.3);
    expect(toThousandths(0.445)).toBe(445);
    expect(toThousandths(-0.3)).toBe(-300);
  });

  it('round halves away from zero, symmetrically', () => {
    expect([0.5, -0.5, 1.4, -1.6, -0.2].map(roundHalfAwayFromZero)).toEqual([1, -1, 1, -2, 0]);
    expect(Object.is(roundHalfAwayFromZero(-0.2), 0)).toBe(true);
  });
});

describe('the cumulative score', () => {
  it('weighs 0.85 company, 0.10 industry and 0.05 macro', () => {
    const events = [
      event('2026-11-01', 'Company', 600),
      event('2026-10-10', 'Industry', 300),
      event('2026-09-12', 'Macro', -200),
    ];
    const { shortTerm } = scoreCompany(events, ASOF);
    expect(shortTerm.sums).toEqual({ Company: 600, Industry: 300, Macro: -200 });
    expect(shortTerm.current).toBe(530);
  });

  it('can exceed 1', () => {
    expect(cumulativeScore({ Company: 3000, Industry: 0, Macro: 0 })).toBe(2550);
  });

  it('looks back three and six calendar months, without the first day and with the last', () => {
    const first = scoreCompany(
      [event('2026-08-20', 'Company', 1000), event('2026-05-20', 'Company', 100)],
      ASOF,
    );
    expect([first.shortTerm.current, first.longTerm.current]).toEqual([0, 850]);
    const second = scoreCompany(
      [event('2026-08-21', 'Company', 1000), event('2026-05-21', 'Company', 100)],
      ASOF,
    );
    expect([second.shortTerm.current, second.longTerm.current]).toEqual([850, 935]);
    expect(scoreCompany([event('2026-11-20', 'Company', 200)], ASOF).shortTerm.current).toBe(170);
    expect(scoreCompany([event('2026-11-21', 'Company', 200)], ASOF).shortTerm.current).toBe(0);
  });

  it('has the score of seven days earlier as the previous score', () => {
    const events = [event('2026-11-15', 'Company', 400), event('2026-08-15', 'Company', 500)];
    const { shortTerm, previousAsOf } = scoreCompany(events, ASOF);
    expect(previousAsOf).toBe(dayFromIso('2026-11-13'));
    expect([shortTerm.current, shortTerm.previous, shortTerm.change]).toEqual([340, 425, -85]);
    fc.assert(
      fc.property(
        anyEvents,
        (all) => scoreCompany(all, ASOF).longTerm.previous === scoreCompany(all, ASOF - 7).longTerm.current,
      ),
    );
  });

  it('does not depend on the order of events, and negated events negate it', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        const score = scoreCompany(events, ASOF).shortTerm.current;
        expect(scoreCompany(events.toReversed(), ASOF).shortTerm.current).toBe(score);
        const negated = events.map((one) => ({ ...one, score: -one.score }));
        expect(scoreCompany(negated, ASOF).shortTerm.current).toBe(score === 0 ? 0 : -score);
      }),
    );
  });

  it('does not change with events outside the window', () => {
    const outside = fc.record({
      day: fc.oneof(fc.integer({ min: 0, max: ASOF - 190 }), fc.integer({ min: ASOF + 1, max: ASOF + 99 })),
      type: fc.constantFrom(...EVENT_TYPES),
      score: fc.integer({ min: -1000, max: 1000 }),
    });
    fc.assert(
      fc.property(anyEvents, fc.array(outside), (events, others) => {
        expect(scoreCompany([...events, ...others], ASOF).longTerm.current).toBe(
          scoreCompany(events, ASOF).longTerm.current,
        );
      }),
    );
  });
});

describe('the explanation of a score', () => {
  it('shows weight and contribution of each event, newest first', () => {
    const events = [event('2026-09-12', 'Macro', -200), event('2026-11-01', 'Company', 600)];
    expect(
      explainScore(events, 'shortTerm', ASOF).map(({ weight, contribution }) => [weight, contribution]),
    ).toEqual([
      [85, 510],
      [5, -10],
    ]);
  });

  it('adds up to the score exactly, for scores of any precision', () => {
    fc.assert(
      fc.property(
        anyEvents,
        fc.constantFrom('shortTerm' as const, 'longTerm' as const),
        (events, horizon) => {
          const parts = explainScore(events, horizon, ASOF);
          const total = parts.reduce((sum, part) => sum + part.contribution, 0);
          expect(total).toBe(scoreCompany(events, ASOF)[horizon].current);
        },
      ),
    );
  });

  it('gives each event its weighted score, to within the last decimal', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        for (const { event: one, weight, contribution } of explainScore(events, 'shortTerm', ASOF)) {
          expect(Math.abs(contribution - (one.score * weight) / 100)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('needs no rounding where scores are tenths', () => {
    const tenths = fc.array(
      anyEvent.map((one) => ({ ...one, score: Math.round(one.score / 100) * 100 })),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(tenths, (events) => {
        for (const { event: one, weight, contribution } of explainScore(events, 'shortTerm', ASOF))
          expect(contribution).toBe(one.score === 0 ? 0 : (one.score * weight) / 100);
      }),
    );
  });
});

it('the strongest contributions come first, whichever way they go; those of nothing are left out', () => {
  const parts = [10, -85, 0, 85, 5].map((contribution, at) => ({ at, contribution }));
  expect(listStrongest(parts, 3).map(({ at }) => at)).toEqual([1, 3, 0]);
  expect(listStrongest(parts, 9)).toHaveLength(4);
});
