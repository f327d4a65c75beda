import type { HeatMapColumns } from '@vigilo/contract/heat-map';
import { describe, expect, it } from 'vitest';
import { tilesFromColumns } from './tiles-from-columns.ts';

const COLUMNS: HeatMapColumns = {
  id: ['a', 'b'],
  ticker: ['AA', 'BB'],
  name: ['Alpha', 'Beta'],
  region: ['EMEA', 'APAC'],
  country: ['Spain', ''],
  sector: ['Energy', ''],
  industry: ['Coal', ''],
  entityType: ['Public', 'Private'],
  status: ['Validated', 'Initiated'],
  st: [445, -1530],
  lt: [0, 12],
  change: [120, -31],
  changeLt: [0, 5],
  events: [4, 0],
  ratingSt: ['A-', null],
  ratingLt: ['unheard of', 'C'],
  marketCap: [1234.5, null],
};

describe('tiles from columns', () => {
  it('takes row i of every column', () => {
    expect(tilesFromColumns(COLUMNS)).toEqual([
      {
        id: 'a',
        ticker: 'AA',
        name: 'Alpha',
        region: 'EMEA',
        country: 'Spain',
        sector: 'Energy',
        industry: 'Coal',
        entityType: 'Public',
        status: 'Validated',
        st: 445,
        lt: 0,
        change: 120,
        changeLt: 0,
        events: 4,
        ratingSt: 'A-',
        ratingLt: null,
        marketCap: 1234.5,
      },
      {
        id: 'b',
        ticker: 'BB',
        name: 'Beta',
        region: 'APAC',
        country: '',
        sector: '',
        industry: '',
        entityType: 'Private',
        status: 'Initiated',
        st: -1530,
        lt: 12,
        change: -31,
        changeLt: 5,
        events: 0,
        ratingSt: null,
        ratingLt: 'C',
        marketCap: null,
      },
    ]);
  });

  it('leaves every company unrated where ratings are not shown to the reader', () => {
    const tiles = tilesFromColumns({ ...COLUMNS, ratingSt: [], ratingLt: [] });
    expect(tiles.map((tile) => [tile.ratingSt, tile.ratingLt])).toEqual([
      [null, null],
      [null, null],
    ]);
  });
});
