import { describe, expect, it } from 'vitest';
import { isFaded, keepOnMap, toggleEntry } from './emphasis.ts';
import type { Tile } from './tile.ts';

const TILE: Tile = {
  id: 'a',
  ticker: 'A',
  name: 'Alpha',
  region: 'EMEA',
  country: 'Spain',
  sector: 'Energy',
  industry: 'Coal',
  entityType: 'Public',
  st: 0,
  lt: 0,
  change: 0,
  changeLt: 0,
  events: 2,
  ratingSt: null,
  ratingLt: null,
  status: 'Initiated',
  marketCap: null,
};
const QUIET: Tile = { ...TILE, id: 'b', events: 0 };
const NONE = { entries: [], eventless: 'shown' } as const;

describe('companies that stand out', () => {
  it('are all of them where nothing is chosen', () => {
    for (const tile of [TILE, QUIET]) expect(isFaded(tile, { band: 3, rated: true }, NONE)).toBe(false);
  });

  it('are those of the chosen bands', () => {
    const chosen = { ...NONE, entries: [-2, 3] } as const;
    expect(isFaded(TILE, { band: 3, rated: true }, chosen)).toBe(false);
    expect(isFaded(TILE, { band: 0, rated: true }, chosen)).toBe(true);
  });

  it('are the unrated only where they are chosen themselves', () => {
    const colour = { band: 0, rated: false } as const;
    expect(isFaded(TILE, colour, { ...NONE, entries: [0] })).toBe(true);
    expect(isFaded(TILE, colour, { ...NONE, entries: ['unrated'] })).toBe(false);
  });

  it('are those with events where the others are faded, whatever their band', () => {
    const faded = { entries: [3], eventless: 'faded' } as const;
    expect(isFaded(QUIET, { band: 3, rated: true }, faded)).toBe(true);
    expect(isFaded(TILE, { band: 3, rated: true }, faded)).toBe(false);
  });
});

describe('companies without events', () => {
  it('are on the map unless they are to be left out', () => {
    expect(keepOnMap([TILE, QUIET], 'faded')).toHaveLength(2);
    expect(keepOnMap([TILE, QUIET], 'hidden')).toEqual([TILE]);
  });
});

describe('entries of the legend', () => {
  it('are chosen and let go of one by one, in the order of the legend', () => {
    expect(toggleEntry(['unrated', 2], -3)).toEqual([-3, 2, 'unrated']);
    expect(toggleEntry([-3, 2], -3)).toEqual([2]);
  });
});
