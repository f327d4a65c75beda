import { expect, it } from 'vitest';
import { splitWords } from './headline-words.ts';

it('reads a headline from its beginning after one that was cut', () => {
  expect(splitWords('rise '.repeat(100))).toHaveLength(80);
  expect(splitWords('Profit rises 5%').map(({ text, stem, at }) => [text, stem, at])).toEqual([
    ['Profit', 'profit', 0],
    ['rises', 'ris', 7],
    ['5%', '0%', 13],
  ]);
});
