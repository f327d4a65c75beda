import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOrder, isCompleteOrder, swapPriorities } from './priorities.ts';

const order = fc.integer({ min: 0, max: 12 }).chain((n) =>
  fc
    .shuffledSubarray(
      Array.from({ length: n }, (_, i) => i + 1),
      { minLength: n },
    )
    .map((priorities) => priorities.map((priority, i) => ({ _id: `s${i}`, priority }))),
);

describe('the order of sub-roles', () => {
  it('is the numbers 1 to n, each once', () => {
    expect([[], [1], [2, 1], [3, 1, 2]].map((one) => isOrder(one))).toEqual([true, true, true, true]);
    expect([[0], [2], [1, 1], [1, 3], [1, 2, 2], [1.5], [Number.NaN]].map((one) => isOrder(one))).toEqual(
      Array.from({ length: 7 }, () => false),
    );
  });

  it('fits a list only if it names every item once and nothing else', () => {
    fc.assert(
      fc.property(order, (ranked) => {
        const ids = ranked.map(({ _id }) => _id);
        expect(isCompleteOrder(ids.toReversed(), ranked)).toBe(true);
        expect(isCompleteOrder([...ids, 'another'], ranked)).toBe(false);
        expect(isCompleteOrder(ids.slice(1), ranked)).toBe(ids.length === 0);
        if (ids.length > 1)
          expect(
            isCompleteOrder(
              ids,
              ranked.map((one, i) => (i === 0 ? { ...one, _id: ids[1] ?? '' } : one)),
            ),
          ).toBe(false);
        if (ids.length > 0)
          expect(
            isCompleteOrder(
              ids,
              ranked.map((one, i) => (i === 0 ? { ...one, priority: ids.length + 1 } : one)),
            ),
          ).toBe(false);
      }),
    );
  });

  it('stays valid after any swaps, and a second equal swap undoes the first', () => {
    fc.assert(
      fc.property(order, fc.array(fc.tuple(fc.nat(14), fc.nat(14)), { maxLength: 20 }), (ranked, drops) => {
        let now = ranked.toSorted((a, b) => a.priority - b.priority);
        for (const [a, b] of drops) {
          const next = swapPriorities(now, `s${a}`, `s${b}`);
          expect(
            isCompleteOrder(
              ranked.map(({ _id }) => _id),
              next,
            ),
          ).toBe(true);
          expect(swapPriorities(next, `s${a}`, `s${b}`)).toEqual(now);
          now = next;
        }
      }),
    );
  });
});
