import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CATEGORIES } from '../scoring/category.ts';
import { computeChange, entityTable, impactTable, regionTable, sectorTable } from './summary-tables.ts';

const listNames = ({ rows }: { readonly rows: readonly { readonly name: string }[] }) =>
  rows.map(({ name }) => name);

describe('the change of a count', () => {
  it('is the second less the first', () => {
    expect([computeChange(480, 486), computeChange(5, 5), computeChange(7, 0)]).toEqual([6, 0, -7]);
  });

  it('is missing if either count is', () => {
    expect([
      computeChange(undefined, 1),
      computeChange(1, undefined),
      computeChange(undefined, undefined),
    ]).toEqual([null, null, null]);
  });
});

describe('impact', () => {
  it('has every category from the best down, with its change, and the sums', () => {
    const table = impactTable({ Positive: [3, 5], 'Strongly Negative': [4, 1] });
    expect(table.rows.map(({ category }) => category)).toEqual([...CATEGORIES]);
    expect(table.rows[1]).toEqual({ category: 'Positive', first: 3, second: 5, change: 2 });
    expect(table.rows[2]).toEqual({ category: 'Neutral', first: 0, second: 0, change: 0 });
    expect(table.total).toEqual({ first: 7, second: 6, change: -1 });
  });

  it('adds up for any counts', () => {
    const counts = fc.tuple(...CATEGORIES.map(() => fc.tuple(fc.nat(100_000), fc.nat(100_000))));
    fc.assert(
      fc.property(counts, (pairs) => {
        const { rows, total } = impactTable(
          Object.fromEntries(CATEGORIES.map((category, i) => [category, pairs[i] ?? []])),
        );
        expect(total.second - total.first).toBe(total.change);
        expect(rows.reduce((sum, { change }) => sum + change, 0)).toBe(total.change);
        expect(total.first).toBe(pairs.reduce((sum, [first]) => sum + first, 0));
      }),
    );
  });
});

describe('the classes', () => {
  it('of entity type and region are in the order of their lists, not classified last', () => {
    expect(listNames(entityTable({ '': 1, Private: 2, Public: 3 }))).toEqual(['Public', 'Private', '']);
    expect(listNames(regionTable({ '': 9, EMEA: 1, APAC: 1, AMER: 5 }))).toEqual([
      'APAC',
      'AMER',
      'EMEA',
      '',
    ]);
  });

  it('of sectors are sorted by the length of their names', () => {
    const names = [
      'Industrials, Materials & Utilities',
      '',
      'Energy',
      'Consumer Goods & Retail',
      'Healthcare',
      'Banking',
    ];
    expect(listNames(sectorTable(Object.fromEntries(names.map((name) => [name, 1]))))).toEqual([
      'Energy',
      'Banking',
      'Healthcare',
      'Consumer Goods & Retail',
      'Industrials, Materials & Utilities',
      '',
    ]);
  });

  it('add up to the total', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.nat(100_000)), (counts) => {
        const { rows, total } = sectorTable(counts);
        expect(total).toBe(Object.values(counts).reduce((sum, count) => sum + count, 0));
        expect(rows).toHaveLength(Object.keys(counts).length);
      }),
    );
  });
});
