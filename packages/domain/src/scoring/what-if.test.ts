import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EVENT_TYPES } from './event-type.ts';
import { dayFromIso } from './day.ts';
import { scoreCompany } from './score.ts';
import type { NamedEvent } from './what-if.ts';
import { scoreWhatIf, stepScore, pruneHypotheticalScores, changeHypotheticalScore } from './what-if.ts';

const TODAY = dayFromIso('2026-11-20');
const NONE = new Map<string, number>();
const EVENTS: readonly NamedEvent[] = [
  { id: 'orders', day: TODAY - 10, type: 'Company', score: 300 },
  { id: 'rates', day: TODAY - 120, type: 'Macro', score: -200 },
];

describe('what if', () => {
  it('gives both scores and the category', () => {
    expect(scoreWhatIf(EVENTS, NONE, TODAY)).toEqual({
      scores: { shortTerm: 255, longTerm: 245 },
      category: 'Positive',
    });
    expect(scoreWhatIf(EVENTS, new Map([['orders', -700]]), TODAY)).toEqual({
      scores: { shortTerm: -595, longTerm: -605 },
      category: 'Strongly Negative',
    });
  });

  it('equals the score with the changed events', () => {
    const event = fc.record({
      id: fc.uuid(),
      day: fc.integer({ min: TODAY - 200, max: TODAY }),
      type: fc.constantFrom(...EVENT_TYPES),
      score: fc.integer({ min: -1000, max: 1000 }),
      supposed: fc.option(fc.integer({ min: -1000, max: 1000 })),
    });
    fc.assert(
      fc.property(fc.uniqueArray(event, { selector: ({ id }) => id, maxLength: 40 }), (events) => {
        const supposed = new Map(
          events.flatMap(({ id, supposed: score }) => (score === null ? [] : [[id, score] as const])),
        );
        const written = events.map((each) => ({ ...each, score: each.supposed ?? each.score }));
        const { shortTerm, longTerm } = scoreCompany(written, TODAY);
        expect(scoreWhatIf(events, supposed, TODAY).scores).toEqual({
          shortTerm: shortTerm.current,
          longTerm: longTerm.current,
        });
      }),
    );
  });

  it('steps through the allowed scores and stops at the ends', () => {
    expect([
      stepScore(0, 1),
      stepScore(0, -1),
      stepScore(1000, 1),
      stepScore(-1000, -1),
      stepScore(250, 1),
      stepScore(250, -1),
      stepScore(100, -1),
    ]).toEqual([100, -100, 1000, -1000, 300, 200, 0]);
  });

  it('drops hypothetical scores that no longer differ', () => {
    const [orders] = EVENTS;
    if (orders === undefined) throw new Error('no event');
    const one = changeHypotheticalScore(NONE, orders, 500);
    expect([...one]).toEqual([['orders', 500]]);
    expect(changeHypotheticalScore(one, orders, 300).size).toBe(0);
    expect(pruneHypotheticalScores([{ ...orders, score: 500 }], one).size).toBe(0);
    expect([
      ...pruneHypotheticalScores(
        EVENTS,
        new Map([
          ['orders', 400],
          ['gone', 100],
        ]),
      ),
    ]).toEqual([['orders', 400]]);
  });
});
