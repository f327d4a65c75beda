import { expect, it } from 'vitest';
import { findScrollLeft, findScrollTop } from './scroll-place.ts';

const PAGE = { start: 1000, length: 800 };

it('shows a page from its top where the rectangle is in its upper half', () => {
  expect(findScrollTop([0.1, 0.2, 0.3, 0.25], PAGE, 600)).toBe(992);
});

it('centres a rectangle in the lower half of its page', () => {
  expect(findScrollTop([0.1, 0.7, 0.3, 0.8], PAGE, 600)).toBe(1000 + 0.75 * 800 - 300);
});

it('centres a rectangle of the upper half too where it would lie below what is seen', () => {
  expect(findScrollTop([0.1, 0.4, 0.3, 0.5], PAGE, 300)).toBe(1000 + 0.45 * 800 - 150);
});

it('never scrolls above the first page', () => {
  expect(findScrollTop([0, 0, 1, 0.1], { start: 4, length: 800 }, 600)).toBe(0);
});

it('leaves the place from the left alone while the rectangle is in sight, and else centres it', () => {
  expect(findScrollLeft([0.1, 0, 0.2, 1], { start: 0, length: 1000 }, { start: 50, length: 400 })).toBe(50);
  expect(findScrollLeft([0.8, 0, 0.9, 1], { start: 0, length: 1000 }, { start: 0, length: 400 })).toBe(650);
});
