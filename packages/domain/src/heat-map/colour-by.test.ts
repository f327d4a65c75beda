import { describe, expect, it } from 'vitest';
import { LISTING_STEP } from './bands.ts';
import { decideArrow, decideTileColour, toTileValue } from './colour-by.ts';
import { computeTileSize } from './size.ts';
import type { Tile } from './tile.ts';

const tile: Tile = {
  id: '1',
  ticker: 'NVDA',
  name: 'NVIDIA Corporation',
  region: 'AMER',
  country: 'United States',
  sector: 'Technology, Media & Telecommunications',
  industry: 'Semiconductors',
  entityType: 'Public',
  st: 445,
  lt: -612,
  change: 120,
  changeLt: -31,
  events: 7,
  ratingSt: 'A-',
  ratingLt: null,
  status: 'Initiated',
  marketCap: null,
};

describe('colourOf', () => {
  it('uses the band of the shown value, in the given step', () => {
    expect(decideTileColour(tile, 'st', LISTING_STEP, 'st')).toEqual({ band: 3, rated: true });
    expect(decideTileColour(tile, 'lt', LISTING_STEP, 'st')).toEqual({ band: -4, rated: true });
    expect(decideTileColour(tile, 'change', LISTING_STEP, 'st')).toEqual({ band: 1, rated: true });
    expect(decideTileColour(tile, 'change', 100, 'st')).toEqual({ band: 2, rated: true });
  });

  it('uses step 0.1 for ratings whatever the step of the map', () => {
    expect(decideTileColour(tile, 'rating', LISTING_STEP, 'st')).toEqual({ band: 2, rated: true });
    expect(decideTileColour({ ...tile, ratingSt: 'C-' }, 'rating', LISTING_STEP, 'st').band).toBe(-4);
  });

  it('uses the long-term rating on request', () => {
    const rated: Tile = { ...tile, ratingLt: 'C+' };
    expect(decideTileColour(rated, 'rating', LISTING_STEP, 'lt')).toEqual({ band: -2, rated: true });
    expect(toTileValue(rated, 'rating', 'lt')).toEqual({ kind: 'grade', grade: 'C+' });
    expect(decideTileColour(tile, 'rating', LISTING_STEP, 'lt').rated).toBe(false);
  });

  it('colours an unrated company as B, marked to distinguish it from a real B', () => {
    const unrated = decideTileColour({ ...tile, ratingSt: null }, 'rating', LISTING_STEP, 'st');
    const real = decideTileColour({ ...tile, ratingSt: 'B' }, 'rating', LISTING_STEP, 'st');
    expect(unrated).toEqual({ band: 0, rated: false });
    expect(real).toEqual({ band: 0, rated: true });
  });
});

describe('valueOf and arrowOf', () => {
  it('agree with the colour', () => {
    expect(toTileValue(tile, 'st', 'st')).toEqual({ kind: 'score', score: 445 });
    expect(toTileValue(tile, 'lt', 'st')).toEqual({ kind: 'score', score: -612 });
    expect(toTileValue(tile, 'rating', 'st')).toEqual({ kind: 'grade', grade: 'A-' });
    expect(toTileValue({ ...tile, ratingSt: null }, 'rating', 'st')).toEqual({ kind: 'grade', grade: null });
  });

  it('point by the weekly change of the horizon shown', () => {
    expect(decideArrow(tile, 'st')).toBe(1);
    expect(decideArrow(tile, 'lt')).toBe(-1);
    expect(decideArrow({ ...tile, change: 0 }, 'st')).toBe(0);
  });
});

describe('sizeOf', () => {
  it('is 80 for every company when equal, as specified', () => {
    expect(computeTileSize(tile, 'equal')).toBe(80);
    expect(computeTileSize({ ...tile, st: 0, events: 0 }, 'equal')).toBe(80);
  });

  it('follows the score either way, and the events, but never lets a company vanish', () => {
    expect(computeTileSize({ ...tile, st: -900 }, 'score')).toBe(900);
    expect(computeTileSize({ ...tile, st: 0 }, 'score')).toBeGreaterThan(0);
    expect(computeTileSize({ ...tile, events: 40 }, 'events')).toBe(40);
    expect(computeTileSize({ ...tile, events: 0 }, 'events')).toBeGreaterThan(0);
    expect(computeTileSize({ ...tile, marketCap: 2500.5 }, 'marketCap')).toBe(2500.5);
    expect(computeTileSize({ ...tile, marketCap: null }, 'marketCap')).toBe(100);
    expect(computeTileSize({ ...tile, marketCap: 3 }, 'marketCap')).toBe(100);
  });
});
