// Pages as other tools tell them, in the form that the plain reader of whitespace reads.

import type { ReadPage } from '@vigilo/domain/digitise/page';
import { z } from 'zod';
import { readByWhitespace } from '../tables/whitespace-columns.ts';

/** Points, from the left and from the top. */
export const reportedPage = z.object({
  width: z.number(),
  height: z.number(),
  words: z.array(
    z.object({ text: z.string(), box: z.tuple([z.number(), z.number(), z.number(), z.number()]) }),
  ),
});
export type ReportedPage = z.output<typeof reportedPage>;

/** Of the height of a word's box, as far as it is the size of the type. */
const SIZE_OF_BOX = 0.9;

export function tablesByWhitespace(pages: readonly ReportedPage[]): string[][][] {
  return pages.flatMap((page, index) => readByWhitespace(toPage(page, index + 1)));
}

function toPage({ width, height, words }: ReportedPage, number: number): ReadPage {
  return {
    number,
    width,
    height,
    source: 'text',
    sourceReason: '',
    turn: 0,
    skew: 0,
    words: words.map(({ text, box: [left, top, right, bottom] }) => ({
      text,
      box: [left / width, top / height, right / width, bottom / height],
      confidence: 1,
      size: (SIZE_OF_BOX * (bottom - top)) / height,
    })),
    rulings: [],
    fills: [],
    pictures: [],
  };
}
