import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EVENT_TYPES } from './event-type.ts';
import { dayFromIso } from './day.ts';
import { computeEffect } from './effect.ts';
import type { ScoredEvent } from './score.ts';
import { scoreCompany } from './score.ts';

const TODAY = dayFromIso('2026-11-20');
const anyEvent: fc.Arbitrary<ScoredEvent> = fc.record({
  day: fc.integer({ min: TODAY - 220, max: TODAY + 5 }),
  type: fc.constantFrom(...EVENT_TYPES),
  score: fc.integer({ min: -10, max: 10 }).map((tenths) => tenths * 100),
});
const scoreHorizons = (events: readonly ScoredEvent[]) => {
  const { shortTerm, longTerm } = scoreCompany(events, TODAY);
  return { shortTerm: shortTerm.current, longTerm: longTerm.current };
};

describe('the effect of a change', () => {
  it('is that of the weight of its type in each window', () => {
    const started: ScoredEvent[] = [
      { day: TODAY, type: 'Company', score: 1000 },
      { day: TODAY - 120, type: 'Macro', score: -1000 },
    ];
    expect(computeEffect([], { stopped: [], started }, TODAY)).toEqual({
      before: { shortTerm: 0, longTerm: 0 },
      after: { shortTerm: 850, longTerm: 800 },
    });
  });

  it('is what scoring the changed events gives, for any events', () => {
    fc.assert(
      fc.property(fc.array(anyEvent), fc.array(anyEvent), fc.array(anyEvent), (stay, stopped, started) => {
        const effect = computeEffect([...stay, ...stopped], { stopped, started }, TODAY);
        expect(effect).toEqual({
          before: scoreHorizons([...stay, ...stopped]),
          after: scoreHorizons([...stay, ...started]),
        });
      }),
    );
  });
});
