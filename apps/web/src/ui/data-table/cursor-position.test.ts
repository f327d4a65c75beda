import { expect, it } from 'vitest';
import { findCursorIndex } from './cursor-position.ts';

const ids = ['a', 'b', 'c', 'd', 'e'];

it('the cursor follows its row', () => {
  expect(findCursorIndex({ ids, index: 2 }, ids)).toBe(2);
  expect(findCursorIndex({ ids, index: 2 }, ['new', ...ids])).toBe(3);
});

it('if its row is gone, it moves to the next one', () => {
  expect(findCursorIndex({ ids, index: 2 }, ['a', 'b', 'd', 'e'])).toBe(2);
  expect(findCursorIndex({ ids, index: 3 }, ['a', 'e', 'f', 'g', 'h'])).toBe(1);
});

it('without a next one, it moves to the row after the previous one, or to the first', () => {
  expect(findCursorIndex({ ids, index: 4 }, ['a', 'b', 'c', 'f', 'g'])).toBe(3);
  expect(findCursorIndex({ ids, index: 4 }, ['a', 'b'])).toBe(1);
  expect(findCursorIndex({ ids, index: 1 }, ['x', 'y'])).toBe(0);
});
