import { describe, expect, it } from 'vitest';
import { listVisiblePages } from './visible-pages.ts';

describe('pagesShown', () => {
  it('shows every number where they fit', () => {
    expect(listVisiblePages(1, 1, 7)).toEqual([1]);
    expect(listVisiblePages(3, 7, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(listVisiblePages(1, 0, 7)).toEqual([]);
  });

  it('leaves out the far ones at the start, in the middle, at the end', () => {
    expect(listVisiblePages(1, 20, 7)).toEqual([1, 2, 3, 4, 5, 6, 'gap', 20]);
    expect(listVisiblePages(10, 20, 7)).toEqual([1, 'gap', 8, 9, 10, 11, 12, 'gap', 20]);
    expect(listVisiblePages(20, 20, 7)).toEqual([1, 'gap', 15, 16, 17, 18, 19, 20]);
    expect(listVisiblePages(10, 20, 5)).toEqual([1, 'gap', 9, 10, 11, 'gap', 20]);
  });

  it('never shows more numbers than asked, and always the present, first and last page', () => {
    for (const most of [5, 7]) {
      for (let count = 1; count <= 40; count += 1) {
        for (let page = 1; page <= count; page += 1) {
          const numbers = listVisiblePages(page, count, most).filter((part) => part !== 'gap');
          expect(numbers.length).toBe(Math.min(count, most));
          expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
          expect(numbers).toEqual(expect.arrayContaining([1, page, count]));
        }
      }
    }
  });
});
