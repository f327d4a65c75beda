// Columns of line items over which no heading stands: counts before names that nobody headed, and amounts whose heading OCR lost (issue 14: line items, scans).

import type { Box, ReadPage, Word } from '../../digitise/page.ts';
import type { DecimalMark } from '../read-number.ts';
import { surround } from '../text-lines.ts';
import { nameLineRole } from './line-columns.ts';
import { readFigure } from './line-figures.ts';
import { isTotalLabel } from './total-labels.ts';

/** A heading of a column; of no words where none is printed. */
export interface Heading {
  readonly words: readonly Word[];
  readonly box: Box;
  readonly isNamed: boolean;
}

/** A line of a page. */
export interface Line {
  readonly words: readonly Word[];
  readonly box: Box;
}

/** So many lines tell of a column, of counts fewer since nothing else looks like one. */
const LEAST_AMOUNTS = 3;
const LEAST_COUNTS = 2;
/** So many in a row do, whatever stands under them. */
const LEAST_RUN = 3;
/** Where no total is known, so many lines are looked at. */
const MOST_NEAR = 12;
const MOSTLY = 0.6;
/** In shares of the page's width. */
const NEAR = 0.12;
const IS_COUNT = /^\d{1,3}[x×]?$/u;

/** The gap between two words in heights of the first. */
export function gapBetween(one: Word, other: Word, { width, height }: ReadPage): number {
  return ((other.box[0] - one.box[2]) * width) / Math.max(1e-9, (one.box[3] - one.box[1]) * height);
}

/** The words as one text. */
export const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');
/** What a heading of these words says that its column holds. */
export const roleOf = (words: readonly Word[]) => nameLineRole(textOf(words))?.role ?? null;

/** What stands before the first figure of a line. */
export function labelOf(words: readonly Word[]): string {
  const end = words.findIndex(({ text }) => /\d/u.test(text));
  return textOf(end === -1 ? words : words.slice(0, end));
}

function makeEmpty(words: readonly Word[]): Heading {
  return { words: [], box: surround(words.map(({ box }) => box)), isNamed: false };
}

/** 'Passenger / vehicle' is none. */
function isWholeCount(heading: string): boolean {
  const named = nameLineRole(heading);
  return named?.role === 'quantity' && named.isWhole;
}

/** How many of the first lines that have figures begin with one of the counts: a total that nobody knows as one ends them. */
function countRun(near: readonly Line[], counts: readonly Word[]): number {
  const figured = near.filter(({ words }) => /\d/u.test(words.at(-1)?.text ?? ''));
  const end = figured.findIndex(({ words }) => !words.some((word) => counts.includes(word)));
  return end === -1 ? figured.length : end;
}

/** The headings with one of no words behind them, where none is of an amount and nearly every line ends in a figure there, and with one before them over counts. */
export function addLostHeadings(
  headings: readonly Heading[],
  under: readonly Line[],
  mark: DecimalMark | null,
): readonly Heading[] {
  const total = under.findIndex(({ words }) => isTotalLabel(labelOf(words)));
  const near = under.slice(0, total === -1 ? MOST_NEAR : total);
  const has = (role: string): boolean => headings.some(({ words }) => roleOf(words) === role);
  const left = Math.min(...headings.map(({ box }) => box[0]));
  const right = Math.max(...headings.map(({ box }) => box[2]));
  // A figure within a name is none: under a heading that stands over the middle of names these begin before it.
  const counts = near.flatMap(({ words }) =>
    words.slice(0, 1).filter(({ text, box }) => IS_COUNT.test(text) && box[2] < left && left - box[2] < NEAR),
  );
  const amounts = near.flatMap(({ words }) =>
    words.slice(-1).filter(({ text, box }) => box[0] > right && readFigure(text, mark) !== null),
  );
  const isCounted =
    !headings.some(({ words }) => isWholeCount(textOf(words))) &&
    (counts.length >= Math.max(LEAST_COUNTS, MOSTLY * near.length) || countRun(near, counts) >= LEAST_RUN);
  const isOpen = !has('amount') && amounts.length >= Math.max(LEAST_AMOUNTS, MOSTLY * near.length);
  return [...(isCounted ? [makeEmpty(counts)] : []), ...headings, ...(isOpen ? [makeEmpty(amounts)] : [])];
}
