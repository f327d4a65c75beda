import { describe, expect, it } from 'vitest';
import { findNeighbours, findAdjacentPage, findStep } from './neighbours.ts';

describe('the neighbours of a company', () => {
  it('are those before and after it', () => {
    expect(findNeighbours(['a', 'b', 'c'], 'b')).toEqual({ previous: 'a', next: 'c' });
    expect(findNeighbours(['a', 'b', 'c'], 'a')).toEqual({ previous: null, next: 'b' });
    expect(findNeighbours(['a', 'b', 'c'], 'c')).toEqual({ previous: 'b', next: null });
    expect(findNeighbours(['a'], 'x')).toBeNull();
  });

  it('lie on the page beside at the edge of one', () => {
    const first = { ids: ['a', 'b'], page: 1, pages: 3 };
    expect(findAdjacentPage(first, 'b', 'next')).toBe(2);
    expect(findAdjacentPage(first, 'a', 'previous')).toBeNull();
    expect(findAdjacentPage(first, 'a', 'next')).toBeNull();
    expect(findAdjacentPage({ ...first, page: 3 }, 'b', 'next')).toBeNull();
    expect(findStep(first, 'b', 'next', ['c', 'd'])).toEqual({ id: 'c', page: 2 });
    expect(findStep({ ...first, page: 2 }, 'a', 'previous', ['y', 'z'])).toEqual({ id: 'z', page: 1 });
    expect(findStep(first, 'b', 'next', undefined)).toBeNull();
    expect(findStep(first, 'a', 'next', undefined)).toEqual({ id: 'b', page: 1 });
  });
});
