import { expect, it } from 'vitest';
import { placeAmong } from './cursor-place.ts';

const ids = ['a', 'b', 'c', 'd', 'e'];

it('the cursor stays on its row, wherever that goes', () => {
  expect(placeAmong({ ids, index: 2 }, ids)).toBe(2);
  expect(placeAmong({ ids, index: 2 }, ['new', ...ids])).toBe(3);
});

it('where its row is gone, it goes to the one that came after it', () => {
  expect(placeAmong({ ids, index: 2 }, ['a', 'b', 'd', 'e'])).toBe(2);
  expect(placeAmong({ ids, index: 3 }, ['a', 'e', 'f', 'g', 'h'])).toBe(1);
});

it('where none came after it, it goes behind the one before it, else to the first', () => {
  expect(placeAmong({ ids, index: 4 }, ['a', 'b', 'c', 'f', 'g'])).toBe(3);
  expect(placeAmong({ ids, index: 4 }, ['a', 'b'])).toBe(1);
  expect(placeAmong({ ids, index: 1 }, ['x', 'y'])).toBe(0);
});
