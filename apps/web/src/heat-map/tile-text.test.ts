import { describe, expect, it } from 'vitest';
import type { Tile } from '@vigilo/domain/heat-map/tile';
import type { HeatMapLabels } from './public/heat-map-labels.ts';
import { ellipsize } from './text-widths.ts';
import { tileText } from './tile-text.ts';

const labels: HeatMapLabels = {
  map: 'Map',
  kind: 'heat map',
  keys: 'Keys',
  unclassified: 'Unclassified',
  notRated: 'Not rated',
  shortTerm: 'ST',
  longTerm: 'LT',
  weeklyChange: 'Week',
  ratingSt: 'Rating ST',
  ratingLt: 'Rating LT',
  events: 'Events',
  marketCap: 'Market Cap',
  enterGroup: 'Go in',
  waitingNews: (id) => (id === 'waits' ? '2 pieces of news wait' : null),
  meanScore: 'Mean',
  rise: 'up',
  fall: 'down',
  same: 'unchanged',
  companies: (count) => `${count} companies`,
  amount: (millions) => millions.toFixed(1),
  score: (score, decimals) => (score / 1000).toFixed(decimals),
};
const tile: Tile = {
  id: '1',
  ticker: 'NVDA',
  name: 'NVIDIA Corporation',
  region: 'AMER',
  country: 'United States',
  sector: 'Technology',
  industry: ' ',
  entityType: 'Public',
  st: 445,
  lt: -20,
  change: 120,
  changeLt: 0,
  events: 7,
  ratingSt: 'A-',
  ratingLt: null,
  status: 'Initiated',
  marketCap: null,
};

describe('tileText', () => {
  it('says in words what colour, number and arrow show', () => {
    expect(tileText(tile, labels, true)).toBe(
      'NVDA, NVIDIA Corporation. Unclassified, United States. ST 0.445, up 0.120. LT -0.020, unchanged. Rating ST A-. Rating LT Not rated. Events 7',
    );
  });

  it('says that news waits', () => {
    expect(tileText({ ...tile, id: 'waits' }, labels, false)).toMatch(/Events 7\. 2 pieces of news wait$/);
  });

  it('says the market capitalisation where it is known', () => {
    expect(tileText({ ...tile, marketCap: 3912.5 }, labels, false)).toMatch(/Events 7\. Market Cap 3912\.5$/);
  });

  it('is silent about ratings to those who may not see them', () => {
    expect(tileText(tile, labels, false)).not.toContain('Rating');
  });
});

describe('ellipsize', () => {
  const measure = (text: string) => [...text].length;

  it('leaves a text that fits, and ends another with an ellipsis inside the room', () => {
    expect(ellipsize('Energy', 6, measure)).toBe('Energy');
    expect(ellipsize('Financial Services', 10, measure)).toBe('Financial…');
    expect(ellipsize('Oil Gas', 5, measure)).toBe('Oil…');
  });

  it('is nothing where not three letters would stand', () => {
    expect(ellipsize('Energy', 3, measure)).toBeNull();
    expect(ellipsize('Energy', -4, measure)).toBeNull();
  });
});
