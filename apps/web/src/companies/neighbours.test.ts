import { describe, expect, it } from 'vitest';
import { neighboursIn, pageBeside } from './neighbours.ts';

describe('the neighbours of a company', () => {
  it('are those before and after it', () => {
    expect(neighboursIn(['a', 'b', 'c'], 'b')).toEqual({ previous: 'a', next: 'c' });
    expect(neighboursIn(['a', 'b', 'c'], 'a')).toEqual({ previous: null, next: 'b' });
    expect(neighboursIn(['a', 'b', 'c'], 'c')).toEqual({ previous: 'b', next: null });
    expect(neighboursIn(['a'], 'x')).toBeNull();
  });

  it('lie on the next page at the edge of one', () => {
    const ids = ['a', 'b'];
    expect(pageBeside(ids, 'b', 1, 3, 'next')).toBe(2);
    expect(pageBeside(ids, 'a', 1, 3, 'next')).toBeNull();
    expect(pageBeside(ids, 'b', 3, 3, 'next')).toBeNull();
    expect(pageBeside(ids, 'a', 2, 3, 'previous')).toBe(1);
    expect(pageBeside(ids, 'a', 1, 3, 'previous')).toBeNull();
  });
});
