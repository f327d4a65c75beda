import { expect, it } from 'vitest';
import { writeSplit } from './split-ratio.ts';

it.each([
  [2, '2:1'],
  [1.5, '3:2'],
  [0.1, '1:10'],
  [20, '20:1'],
  [0.5, '1:2'],
  [2.99, '3:1'],
])('a split of %d is written %s', (split, words) => {
  expect(writeSplit(split)).toBe(words);
});
