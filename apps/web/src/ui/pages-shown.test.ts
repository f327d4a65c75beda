import { describe, expect, it } from 'vitest';
import { pagesShown } from './pages-shown.ts';

describe('pagesShown', () => {
  it('shows every number where they fit', () => {
    expect(pagesShown(1, 1, 7)).toEqual([1]);
    expect(pagesShown(3, 7, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(pagesShown(1, 0, 7)).toEqual([]);
  });

  it('leaves out the far ones at the start, in the middle, at the end', () => {
    expect(pagesShown(1, 20, 7)).toEqual([1, 2, 3, 4, 5, 6, 'gap', 20]);
    expect(pagesShown(10, 20, 7)).toEqual([1, 'gap', 8, 9, 10, 11, 12, 'gap', 20]);
    expect(pagesShown(20, 20, 7)).toEqual([1, 'gap', 15, 16, 17, 18, 19, 20]);
    expect(pagesShown(10, 20, 5)).toEqual([1, 'gap', 9, 10, 11, 'gap', 20]);
  });

  it('never shows more numbers than asked, and always the present, first and last page', () => {
    for (const most of [5, 7]) {
      for (let count = 1; count <= 40; count += 1) {
        for (let page = 1; page <= count; page += 1) {
          const numbers = pagesShown(page, count, most).filter((part) => part !== 'gap');
          expect(numbers.length).toBe(Math.min(count, most));
          expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
          expect(numbers).toEqual(expect.arrayContaining([1, page, count]));
        }
      }
    }
  });
});
