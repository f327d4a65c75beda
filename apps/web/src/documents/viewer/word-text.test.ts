import { expect, it } from 'vitest';
import { buildWordText } from './word-text.ts';

/** A page of 100 x 200 points that lies upright: the PDF counts from below. */
const UPRIGHT = { width: 100, height: 200, toPdf: (x: number, y: number) => [x, 200 - y] };

const word = (text: string, box: readonly number[]) => ({ text, box });

it('joins words of a line by a space and ends each line', () => {
  const { items } = buildWordText(
    [
      word('Total', [0.1, 0.1, 0.3, 0.15]),
      word('assets', [0.35, 0.1, 0.6, 0.15]),
      word('586', [0.1, 0.2, 0.2, 0.25]),
    ],
    UPRIGHT,
  );
  expect(items.map(({ str, hasEOL }) => (hasEOL ? `${str}\n` : str)).join('')).toBe('Total assets\n586\n');
});

it('places a word on its base line, as wide and as high as it was read', () => {
  const [item] = buildWordText([word('Total', [0.1, 0.1, 0.3, 0.15])], UPRIGHT).items;
  expect(item?.transform.map((part) => Math.round(part * 1000) / 1000)).toEqual([10, 0, 0, 10, 10, 172]);
  expect(item?.width).toBeCloseTo(20);
});

it('turns a word with a page that lies on its side', () => {
  const lying = { width: 200, height: 100, toPdf: (x: number, y: number) => [y, x] };
  const [item] = buildWordText([word('Total', [0, 0, 0.1, 0.1])], lying).items;
  expect(item?.transform.slice(0, 4).map(Math.round)).toEqual([0, 10, -10, 0]);
});
