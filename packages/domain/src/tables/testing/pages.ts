// Pages for tests, written as lines of words with the column each starts at, on a page of 600 by 800 points in type of 10.

import type { ReadPage, Ruling, Word } from '../../digitise/page.ts';

const WIDTH = 600;
const HEIGHT = 800;
const SIZE = 10;
const CHARACTER = 5;

export interface Placed {
  readonly text: string;
  /** Points from the left. */
  readonly x: number;
  /** Points from the top. */
  readonly y: number;
  readonly isBold?: true;
}

/** The words of a text that starts at x, five points a character and two and a half a space. @public */
export function wordsOf({ text, x, y, isBold }: Placed): Word[] {
  let left = x;
  return text.split(' ').map((word) => {
    const right = left + CHARACTER * word.length;
    const box = [left / WIDTH, y / HEIGHT, right / WIDTH, (y + SIZE) / HEIGHT] as const;
    left = right + CHARACTER / 2;
    return { text: word, box, confidence: 1, size: SIZE / HEIGHT, ...(isBold ? { isBold } : {}) };
  });
}

/** A text that ends at x. @public */
export function flushRight(text: string, x: number, y: number): Placed {
  const spaces = text.split(' ').length - 1;
  return { text, x: x - CHARACTER * (text.length - spaces) - (CHARACTER / 2) * spaces, y };
}

/** For tests. @public */
export function pageOf(placed: readonly Placed[], rulings: readonly Ruling[] = []): ReadPage {
  return pageOfWords(placed.flatMap(wordsOf), rulings);
}

/** For tests. @public @public */
export function pageOfWords(words: readonly Word[], rulings: readonly Ruling[] = []): ReadPage {
  return {
    number: 1,
    width: WIDTH,
    height: HEIGHT,
    source: 'text',
    sourceReason: '',
    turn: 0,
    skew: 0,
    words,
    rulings,
    fills: [],
    pictures: [],
  };
}

/** A rule between two points, in points. @public */
export function rule(x0: number, y0: number, x1: number, y1: number): Ruling {
  return { from: [x0 / WIDTH, y0 / HEIGHT], to: [x1 / WIDTH, y1 / HEIGHT] };
}
