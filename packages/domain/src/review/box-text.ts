// What is printed within a box that a person draws on a page (issue 'Review': draw a box on the page to read a value anew).

import type { Box, Word } from '../digitise/page.ts';
import type { DataFormat } from '../extraction/extraction-row.ts';
import { readTyped } from '../extraction/read-value.ts';
import type { Conventions } from '../extraction/read-value.ts';

/** The text of a box. */
export interface BoxText {
  /** Its words in their order, one space apart; lines too. */
  readonly text: string;
  /** 0..1: of the word that is least sure. */
  readonly confidence: number;
  /** Around its words, fractions of the page. */
  readonly box: Box;
}

/** The words whose middle lies in the box; null where there are none. */
export function readBoxText(
  words: readonly Pick<Word, 'text' | 'box' | 'confidence'>[],
  box: Box,
): BoxText | null {
  const inside = words.filter((word) => hasMiddleIn(word.box, box) && word.text.trim() !== '');
  const [first] = inside;
  if (first === undefined) return null;
  return {
    text: inside.map(({ text }) => text.trim()).join(' '),
    confidence: inside.reduce((least, { confidence }) => Math.min(least, confidence), 1),
    box: inside.reduce<Box>((around, word) => joinBoxes(around, word.box), first.box),
  };
}

function hasMiddleIn([x0, y0, x1, y1]: Box, [left, top, right, bottom]: Box): boolean {
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
  return x >= left && x <= right && y >= top && y <= bottom;
}

function joinBoxes(one: Box, other: Box): Box {
  return [
    Math.min(one[0], other[0]),
    Math.min(one[1], other[1]),
    Math.max(one[2], other[2]),
    Math.max(one[3], other[3]),
  ];
}

/** The text as the value of its data type, as the document writes numbers and dates; as it is printed where it is none of that type. */
export function readBoxValue(
  text: string,
  { DataType, AllowedValues, Pattern }: DataFormat,
  conventions: Conventions,
): string {
  const format = { dataType: DataType, allowedValues: AllowedValues, pattern: Pattern };
  return readTyped(text, format, conventions)?.value ?? text;
}
