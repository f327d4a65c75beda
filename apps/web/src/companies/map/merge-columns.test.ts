import type { HeatMapColumns } from '@vigilo/contract/heat-map';
import { describe, expect, it } from 'vitest';
import { mergeColumns } from './merge-columns.ts';
import { tilesFromColumns } from './tiles-from-columns.ts';

/** Columns of companies named by a letter, each with a score. */
function buildColumns(
  companies: Readonly<Record<string, number>>,
  part: Partial<HeatMapColumns> = {},
): HeatMapColumns {
  const names = Object.keys(companies);
  const scores = Object.values(companies);
  const zeros = names.map(() => 0);
  return {
    id: names,
    ticker: names.map((name) => name.toUpperCase()),
    name: names,
    region: names,
    country: names,
    sector: names,
    industry: names,
    entityType: names,
    status: names.map(() => 'Validated'),
    st: scores,
    lt: scores,
    change: scores,
    changeLt: zeros,
    events: zeros,
    ratingSt: names.map(() => null),
    ratingLt: names.map(() => 'A'),
    marketCap: names.map(() => null),
    ...part,
  };
}

const KNOWN = buildColumns({ a: 1, b: 2, c: 3 });

function merged(changed: readonly string[], read: Readonly<Record<string, number>>): HeatMapColumns {
  return mergeColumns(KNOWN, new Set(changed), buildColumns(read));
}

describe('merging what changed into a map', () => {
  it('puts a changed company in its place, with every column', () => {
    expect(merged(['b'], { b: 20 })).toEqual(buildColumns({ a: 1, b: 20, c: 3 }));
  });

  it('takes out one that is no longer found', () => {
    expect(merged(['b', 'elsewhere'], {})).toEqual(buildColumns({ a: 1, c: 3 }));
  });

  it('adds one that is found now, at the end', () => {
    expect(merged(['d', 'a'], { d: 4, a: 9 })).toEqual(buildColumns({ a: 9, b: 2, c: 3, d: 4 }));
  });

  it('leaves what may not be seen empty', () => {
    const hidden = { status: [], ratingSt: [], ratingLt: [] };
    const columns = mergeColumns(
      buildColumns({ a: 1, b: 2 }, hidden),
      new Set(['a']),
      buildColumns({ a: 5 }, hidden),
    );
    expect(columns).toEqual(buildColumns({ a: 5, b: 2 }, hidden));
    expect(tilesFromColumns(columns).map(({ id, st, ratingSt }) => [id, st, ratingSt])).toEqual([
      ['a', 5, null],
      ['b', 2, null],
    ]);
  });
});
