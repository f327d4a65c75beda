import { expect, it } from 'vitest';
import { sizeLine } from './ocr-words.ts';
import type { Box } from './page.ts';

const seen = (text: string, box: Box) => ({ text, box, confidence: 0.9 });
const FIGURE = seen('20', [60, 100, 80, 120]);

function textsWith(behind: ReturnType<typeof seen>): readonly string[] {
  return sizeLine([seen('Oil', [10, 100, 50, 120]), FIGURE, behind, seen('5', [300, 100, 310, 120])]).map(
    ({ text }) => text,
  );
}

it('a stroke as high as the figure before it, and near to it, is the l of litres', () => {
  expect(textsWith(seen('|', [88, 101, 91, 120]))).toEqual(['Oil', '20', 'l', '5']);
  expect(textsWith(seen('|,', [88, 101, 95, 124]))).toEqual(['Oil', '20', 'l,', '5']);
});

it('a ruling or a bar between words is none', () => {
  expect(textsWith(seen('|', [88, 92, 91, 128]))).toEqual(['Oil', '20', '5']);
  expect(textsWith(seen('|', [120, 101, 123, 120]))).toEqual(['Oil', '20', '5']);
  const behindWord = [seen('Oil', [60, 100, 100, 120]), seen('|', [108, 101, 111, 120])];
  expect(sizeLine(behindWord).map(({ text }) => text)).toEqual(['Oil']);
});

it('a letter that was read as a stroke is less sure', () => {
  const [, letter] = sizeLine([FIGURE, seen('|', [88, 101, 91, 120])]);
  expect(letter?.confidence).toBeLessThan(0.9);
});
