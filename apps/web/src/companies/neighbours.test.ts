import { describe, expect, it } from 'vitest';
import { neighboursIn, pageBeside, stepFrom } from './neighbours.ts';

describe('the neighbours of a company', () => {
  it('are those before and after it', () => {
    expect(neighboursIn(['a', 'b', 'c'], 'b')).toEqual({ previous: 'a', next: 'c' });
    expect(neighboursIn(['a', 'b', 'c'], 'a')).toEqual({ previous: null, next: 'b' });
    expect(neighboursIn(['a', 'b', 'c'], 'c')).toEqual({ previous: 'b', next: null });
    expect(neighboursIn(['a'], 'x')).toBeNull();
  });

  it('lie on the page beside at the edge of one', () => {
    const first = { ids: ['a', 'b'], page: 1, pages: 3 };
    expect(pageBeside(first, 'b', 'next')).toBe(2);
    expect(pageBeside(first, 'a', 'previous')).toBeNull();
    expect(pageBeside(first, 'a', 'next')).toBeNull();
    expect(pageBeside({ ...first, page: 3 }, 'b', 'next')).toBeNull();
    expect(stepFrom(first, 'b', 'next', ['c', 'd'])).toEqual({ id: 'c', page: 2 });
    expect(stepFrom({ ...first, page: 2 }, 'a', 'previous', ['y', 'z'])).toEqual({ id: 'z', page: 1 });
    expect(stepFrom(first, 'b', 'next', undefined)).toBeNull();
    expect(stepFrom(first, 'a', 'next', undefined)).toEqual({ id: 'b', page: 1 });
  });
});
