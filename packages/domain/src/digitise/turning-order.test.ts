import { describe, expect, it } from 'vitest';
import { listTurns, timeForTurn } from './turning-order.ts';

const MOST = 60_000;

describe('a page that cannot be read as it lies', () => {
  it('is tried the likeliest way first, and of one on its side the other side next', () => {
    expect(listTurns(180)).toEqual([180, 90, 270]);
    expect(listTurns(90)).toEqual([90, 270, 180]);
    expect(listTurns(270)).toEqual([270, 90, 180]);
  });

  it('is tried the likeliest other way round, however slowly it was read', () => {
    expect(timeForTurn(true, { first: 14_000, all: 14_000, most: MOST })).toBe(46_000);
  });

  it('is tried further ways round only while they fit into what a page may take', () => {
    expect(timeForTurn(false, { first: 3000, all: 6000, most: MOST })).toBe(10_000);
    expect(timeForTurn(false, { first: 6000, all: 12_000, most: MOST })).toBeNull();
  });
});
