import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NamedSplit } from './compare-prices.ts';
import type { PriceHistory, SentPrices, StoredPrice } from './plan-prices.ts';
import { mustFetchAll, planPrices } from './plan-prices.ts';
import type { RestatementState, StoredRestatement } from './restatements.ts';
import { restatePrice } from './restatements.ts';

const line = (from: number, ...prices: number[]): StoredPrice[] =>
  prices.map((price, at) => ({ day: from + at, price, currency: 'USD' }));
const sent = (prices: readonly StoredPrice[], splits: NamedSplit[] = [], currency = 'USD'): SentPrices => ({
  prices: prices.map(({ day, price }) => ({ day, price })),
  splits,
  currency,
});
const history = (prices: readonly StoredPrice[], ...restatements: StoredRestatement[]): PriceHistory => ({
  prices,
  restatements,
});
const halved = (beforeDay: number, state: RestatementState): StoredRestatement => ({
  id: 'r',
  beforeDay,
  factor: 0.5,
  state,
});
const NOTHING = { add: [], change: [], restatement: null, withdrawn: [] };

/** What is stored once a plan is written, proposals included. */
function write(before: PriceHistory, answer: SentPrices): PriceHistory {
  const plan = planPrices(before, answer) ?? NOTHING;
  const prices = [
    ...new Map([...before.prices, ...plan.change, ...plan.add].map((each) => [each.day, each])).values(),
  ].toSorted((a, b) => a.day - b.day);
  const kept = before.restatements.filter((each) => !plan.withdrawn.includes(each));
  return {
    prices,
    restatements:
      plan.restatement === null ? kept : [...kept, { ...plan.restatement, id: 'new', state: 'proposed' }],
  };
}

/** Prices of 5 to 60 days in a row, as a market gives them: each within a tenth of the one before, in cents. */
const market = fc
  .tuple(
    fc.double({ min: 20, max: 500, noNaN: true }),
    fc.array(fc.double({ min: 0.9, max: 1.1, noNaN: true }), { minLength: 4, maxLength: 60 }),
  )
  .map(([first, steps]) => {
    let price = first;
    const prices = [first, ...steps.map((step) => (price *= step))];
    return line(100, ...prices.map((each) => Math.max(5, Math.round(each * 100) / 100)));
  });

describe('an update of prices', () => {
  it('adds what is new and changes what the provider corrected, and nothing else', () => {
    const stored = history(line(10, 100, 101, 102, 103, 104, 105));
    expect(planPrices(stored, sent(line(11, 101, 102, 103, 99, 105, 106)))).toEqual({
      ...NOTHING,
      add: line(16, 106),
      change: line(14, 99),
    });
  });

  it('changes no stored price by an answer of few days, and takes no new ones from it that do not fit', () => {
    const stored = history(line(10, 100, 101, 102, 103, 104, 105));
    expect(planPrices(stored, sent(line(14, 107.49, 108.53)))).toBeNull();
    expect(planPrices(stored, sent(line(15, 10.5, 10.6)))).toBeNull();
    expect(planPrices(stored, sent(line(16, 52)))).toBeNull();
    expect(planPrices(stored, sent(line(15, 105, 106)))).toEqual({ ...NOTHING, add: line(16, 106) });
  });

  it('uses no answer whose prices are those of another share', () => {
    const stored = history(line(10, 100, 101, 102, 103, 104, 105));
    expect(planPrices(stored, sent(line(10, 12, 19, 11, 23, 9, 14, 15)))).toBeNull();
  });

  it('replaces the few prices of a poor first answer', () => {
    const stored = history(line(14, 7));
    expect(planPrices(stored, sent(line(10, 100, 101, 102, 103, 104)))).toEqual({
      ...NOTHING,
      add: line(10, 100, 101, 102, 103),
      change: line(14, 104),
    });
  });

  it('believes a steep fall where the days before it agree', () => {
    const stored = history(line(10, 100, 101, 102, 103, 104));
    expect(planPrices(stored, sent(line(10, 100, 101, 102, 103, 104, 31)))).toEqual({
      ...NOTHING,
      add: line(15, 31),
    });
  });
});

describe('a provider that restates earlier prices', () => {
  const stored = line(10, 80, 90, 100, 102, 104, 106);

  it('makes a proposal and changes nothing that is stored', () => {
    const answer = sent(line(11, 45, 50, 51, 52, 53, 54));
    expect(mustFetchAll(history(stored), answer)).toBe(true);
    expect(planPrices(history(stored), answer)).toEqual({
      ...NOTHING,
      add: line(16, 54),
      restatement: { beforeDay: 16, factor: 0.5 },
    });
  });

  it('is noticed days later, when prices after the split are stored already', () => {
    const later = [...stored, ...line(16, 53, 54)];
    expect(planPrices(history(later), sent(line(10, 40, 45, 50, 51, 52, 53, 53, 54)))).toEqual({
      ...NOTHING,
      restatement: { beforeDay: 16, factor: 0.5 },
    });
  });

  it('is believed with one common day where it names the split', () => {
    const answer = sent(line(15, 53, 54), [{ day: 16, ratio: 2 }]);
    expect(planPrices(history(stored), answer)).toEqual({
      ...NOTHING,
      add: line(16, 54),
      restatement: { beforeDay: 16, factor: 0.5 },
    });
    expect(planPrices(history(stored), sent(line(15, 53, 54), [{ day: 16, ratio: 3 }]))).toBeNull();
  });

  it('is not asked about twice, whatever was decided', () => {
    const answer = sent(line(10, 40, 45, 50, 51, 52, 53, 54));
    for (const state of ['proposed', 'applied', 'declined'] as const)
      expect(planPrices(history(stored, halved(16, state)), answer)).toEqual({
        ...NOTHING,
        add: line(16, 54),
      });
  });

  it('takes a proposal back where it gives the former prices again', () => {
    const withProposal = history(stored, halved(16, 'proposed'));
    const answer = sent(line(10, 80, 90, 100, 102, 104, 106, 108));
    expect(planPrices(withProposal, answer)).toEqual({
      ...NOTHING,
      add: line(16, 108),
      withdrawn: withProposal.restatements,
    });
  });

  it('corrects single days among the restated ones, kept as original prices', () => {
    const many = line(10, 80, 90, 100, 102, 104, 106, 108, 110, 112, 114, 116);
    const answer = sent(line(10, 40, 45, 50, 51, 52, 53, 54, 70, 56, 57, 58));
    expect(planPrices(history(many), answer)).toEqual({
      ...NOTHING,
      change: line(17, 140),
      restatement: { beforeDay: 21, factor: 0.5 },
    });
  });

  it('also restates by a small factor, as for a dividend', () => {
    const plan = planPrices(history(stored), sent(line(10, 79.2, 89.1, 99, 100.98, 102.96, 104.94)));
    expect(plan).toMatchObject({ add: [], change: [], restatement: { beforeDay: 16 } });
    expect(plan?.restatement?.factor).toBeCloseTo(0.99, 9);
  });
});

describe('prices in another currency', () => {
  it('are fetched whole', () => {
    expect([
      mustFetchAll(history(line(1, 10)), sent([], [], 'EUR')),
      mustFetchAll(history(line(1, 10)), sent([])),
      mustFetchAll(history([]), sent([], [], 'EUR')),
    ]).toEqual([true, false, false]);
  });
});

describe('any market', () => {
  const factors = fc.constantFrom(0.5, 1 / 3, 0.1, 2, 10, 0.9);

  it('keeps its original prices when all of them are restated and rounded, and proposes the factor', () => {
    fc.assert(
      fc.property(market, factors, (prices, factor) => {
        const rounded = prices.map((each) => ({
          ...each,
          price: Math.round(each.price * factor * 100) / 100,
        }));
        const plan = planPrices(history(prices), sent(rounded));
        expect(plan).toMatchObject({ add: [], change: [] });
        expect(Math.abs((plan?.restatement?.factor ?? 0) / factor - 1)).toBeLessThan(0.01);
      }),
    );
  });

  it('is not changed by an answer of fewer than five days', () => {
    const few = fc.array(
      fc.record({
        day: fc.integer({ min: 90, max: 170 }),
        factor: fc.double({ min: 0.01, max: 100, noNaN: true }),
      }),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(market, few, (prices, rows) => {
        const answer = [
          ...new Map(
            rows.map(({ day, factor }) => [day, { day, price: 100 * factor, currency: 'USD' }]),
          ).values(),
        ].toSorted((a, b) => a.day - b.day);
        const after = write(history(prices), sent(answer));
        expect(after.prices).toEqual(expect.arrayContaining([...prices]));
        expect(after.restatements).toEqual([]);
      }),
    );
  });

  it('loses no day, and the same answer once more changes nothing', () => {
    fc.assert(
      fc.property(market, market, fc.integer({ min: 0, max: 30 }), factors, (prices, other, cut, factor) => {
        const answer = sent([
          ...prices.slice(cut).map((each) => ({ ...each, price: each.price * factor })),
          ...other.map((each) => ({ ...each, day: each.day + 100 })),
        ]);
        const after = write(history(prices), answer);
        expect(prices.every(({ day }) => after.prices.some((each) => each.day === day))).toBe(true);
        expect(write(after, answer)).toEqual(after);
      }),
    );
  });

  it('is shown restated only where that was applied, and as it was before once that is undone', () => {
    fc.assert(
      fc.property(market, (prices) => {
        const shown = (state: RestatementState) =>
          prices.map((each) => restatePrice([halved(105, state)], each));
        const originals = prices.map(({ price }) => price);
        expect([shown('proposed'), shown('declined')]).toEqual([originals, originals]);
        expect(shown('applied')).toEqual(
          prices.map(({ day, price }) => (day < 105 ? Math.round(price * 500_000) / 1e6 : price)),
        );
      }),
    );
  });
});
