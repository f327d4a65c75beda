// Headings of line items that are printed in two lines, 'P. unitario' over '(sin IVA)', while those of other columns take one: both lines are read as one
// (issue 14: header rows stacked; line items).

import type { ReadPage } from '../../digitise/page.ts';
import { surround } from '../text-lines.ts';
import type { Heading, Line } from './lost-headings.ts';
import { gapBetween, textOf } from './lost-headings.ts';

/** Two lines of headings stand at most so many heights apart, from one top to the next. */
const PITCH = 1.75;
/** Words nearer than this many heights are one text. */
const SPACE = 0.9;

const heightOf = ({ box }: Pick<Line, 'box'>): number => box[3] - box[1];

/** Whether a line stands right under another, and neither has a figure. */
export function mayBeStacked(upper: Line, lower: Line): boolean {
  const pitch = lower.box[1] - upper.box[1];
  const isNear = pitch > 0 && pitch < PITCH * Math.min(heightOf(upper), heightOf(lower));
  return isNear && ![...upper.words, ...lower.words].some(({ text }) => /\d/u.test(text));
}

/** The words of a line in pieces that stand apart. */
function cutPieces({ words }: Line, page: ReadPage): Line[] {
  const pieces: Line[] = [];
  for (const word of words) {
    const last = pieces.at(-1);
    const before = last?.words.at(-1);
    const isNear = before !== undefined && gapBetween(before, word, page) < SPACE;
    if (last === undefined || !isNear) pieces.push({ words: [word], box: word.box });
    else pieces[pieces.length - 1] = { words: [...last.words, word], box: surround([last.box, word.box]) };
  }
  return pieces;
}

const overlaps = (one: Line, other: Line): boolean =>
  Math.min(one.box[2], other.box[2]) > Math.max(one.box[0], other.box[0]);

/** The headings of two lines: what stands over something of the lower line begins its heading. @param isName whether a text heads a column of lines */
export function stackHeadings(
  upper: Line,
  lower: Line,
  page: ReadPage,
  isName: (text: string) => boolean,
): readonly Heading[] {
  const pieces = [...cutPieces(upper, page), ...cutPieces(lower, page)];
  const stacks: Line[] = [];
  for (const piece of pieces) {
    const at = stacks.findIndex((stack) => overlaps(stack, piece));
    const stack = stacks[at];
    if (stack === undefined) stacks.push(piece);
    else
      stacks[at] = {
        words: [...stack.words, ...piece.words],
        box: surround([stack.box, piece.box]),
      };
  }
  return stacks
    .toSorted((one, other) => one.box[0] - other.box[0])
    .map(({ words, box }) => ({ words, box, isNamed: isName(textOf(words)) }));
}
