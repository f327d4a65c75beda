import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EVENT_TYPES } from './event-type.ts';
import { dayFromIso } from './day.ts';
import type { ScoredEvent } from './score.ts';
import { scoreCompany } from './score.ts';
import type { EventHistory } from './waterfall.ts';
import { explainWeek } from './waterfall.ts';

const ASOF = dayFromIso('2026-11-20');
const event = (iso: string, score: number): ScoredEvent => ({ day: dayFromIso(iso), type: 'Company', score });
const untouched = (one: ScoredEvent): EventHistory => ({ before: one, after: one });

describe('the weekly waterfall', () => {
  it('distinguishes new, edited, deleted and aged out events', () => {
    const history: EventHistory[] = [
      untouched(event('2026-10-01', 200)),
      untouched(event('2026-11-18', 400)),
      untouched(event('2026-08-18', 100)),
      { before: event('2026-09-01', 300), after: event('2026-09-01', -100) },
      { before: event('2026-09-15', 600), after: null },
    ];
    expect(explainWeek(history, 'shortTerm', ASOF)).toEqual({
      last: 0.85 * (200 + 100 + 300 + 600),
      steps: { new: 340, edited: -340, deleted: -510, agedOut: -85 },
      now: 425,
    });
  });

  it('counts a changed date as an edit, even if it moves the event out of the window', () => {
    const week = explainWeek(
      [{ before: event('2026-09-15', 600), after: event('2026-06-15', 600) }],
      'shortTerm',
      ASOF,
    );
    expect(week.steps).toEqual({ new: 0, edited: -510, deleted: 0, agedOut: 0 });
  });

  it('ignores events that count neither then nor now', () => {
    expect(
      explainWeek(
        [untouched(event('2026-01-01', 500)), { before: event('2026-01-02', 500), after: null }],
        'shortTerm',
        ASOF,
      ),
    ).toEqual({
      last: 0,
      steps: { new: 0, edited: 0, deleted: 0, agedOut: 0 },
      now: 0,
    });
  });

  const anyEvent = fc.record({
    day: fc.integer({ min: ASOF - 220, max: ASOF }),
    type: fc.constantFrom(...EVENT_TYPES),
    score: fc.integer({ min: -1000, max: 1000 }),
  });
  const anyHistory = fc.array(
    fc.oneof(anyEvent.map(untouched), fc.record({ before: anyEvent, after: fc.option(anyEvent) })),
    { maxLength: 40 },
  );

  it('leads from the score then to the score now without a remainder', () => {
    fc.assert(
      fc.property(
        anyHistory,
        fc.constantFrom('shortTerm' as const, 'longTerm' as const),
        (history, horizon) => {
          const { last, steps, now } = explainWeek(history, horizon, ASOF);
          expect(last + steps.new + steps.edited + steps.deleted + steps.agedOut).toBe(now);
          expect(last).toBe(
            scoreCompany(
              history.map((one) => one.before),
              ASOF - 7,
            )[horizon].current,
          );
          expect(now).toBe(
            scoreCompany(
              history.flatMap((one) => one.after ?? []),
              ASOF,
            )[horizon].current,
          );
        },
      ),
    );
  });

  it('equals the score change if nothing was edited or deleted', () => {
    fc.assert(
      fc.property(fc.array(anyEvent), (events) => {
        const { steps } = explainWeek(events.map(untouched), 'shortTerm', ASOF);
        expect(steps.new + steps.agedOut).toBe(scoreCompany(events, ASOF).shortTerm.change);
        expect([steps.edited, steps.deleted]).toEqual([0, 0]);
      }),
    );
  });
});
