// The figures of a statement page in columns: a label on the left, a figure for each period to its right (issue 13: statements from
// tables). Columns are where the right edges of figures stand under each other; signs and parentheses set apart belong to their figure.

import type { Box, ReadPage, Word } from '../digitise/page.ts';
import type { DecimalMark, ReadNumber } from './read-number.ts';
import { decideDecimalMark, readNumber } from './read-number.ts';
import type { TextLine } from './text-lines.ts';
import { listLines, normaliseText, surround } from './text-lines.ts';

export interface Figure {
  readonly number: ReadNumber;
  readonly raw: string;
  readonly box: Box;
  /** The least sure of its words, 0..1. */
  readonly confidence: number;
}

export interface ValueLine {
  readonly line: TextLine;
  readonly label: string;
  readonly labelBox: Box;
  /** By number of the column. */
  readonly figures: ReadonlyMap<number, Figure>;
}

export interface ValueColumn {
  readonly left: number;
  readonly right: number;
}

export interface ValueGrid {
  readonly page: ReadPage;
  readonly columns: readonly ValueColumn[];
  /** Lines above the first line of figures. */
  readonly header: readonly TextLine[];
  readonly lines: readonly ValueLine[];
}

/** Right edges within this fraction of the width stand under each other. */
const SAME_EDGE = 0.018;
const LEAST_FIGURES = 3;
const SIGN_WORD = /^(?:[A-Z]{0,3}\$|[€£¥]|\(|[A-Z]{0,3}\$\(|[-−–—])$/u;
const TAIL_WORD = /^(?:\)|%|\)%|€|%\))$/u;
const DASH = /^[-−–—]+$/u;

/** A sign belongs to the word after it; a dash only where it touches it, since alone it stands for nil. */
function leadsOn(word: Word | undefined, next: Word | undefined): boolean {
  if (word === undefined || next === undefined || !SIGN_WORD.test(word.text)) return false;
  return !DASH.test(word.text) || next.box[0] - word.box[2] < 0.006;
}

function findEnd(words: readonly Word[], start: number): number {
  let at = start;
  while (at < words.length - 1 && leadsOn(words[at], words[at + 1])) at += 1;
  let end = at + 1;
  while (TAIL_WORD.test(words[end]?.text ?? '')) end += 1;
  return end;
}

function readFigure(words: readonly Word[], mark: DecimalMark | null): Figure | null {
  const raw = words.map((word) => word.text).join(' ');
  const bare = raw.replaceAll(/\s/gu, '');
  const isNil = DASH.test(bare.replaceAll(/[$€£¥]/gu, ''));
  if (/[.,]$/.test(bare)) return null;
  const number = isNil ? { value: '0', isPercent: false, currency: '' } : readNumber(bare, mark);
  if (number === null) return null;
  return {
    number,
    raw,
    box: surround(words.map((word) => word.box)),
    confidence: Math.min(...words.map((word) => word.confidence)),
  };
}

function listFigures(line: TextLine, mark: DecimalMark | null): readonly Figure[] {
  const words = line.segments.flatMap((segment) => segment.words);
  const figures: Figure[] = [];
  let at = 0;
  while (at < words.length) {
    const end = findEnd(words, at);
    const figure = readFigure(words.slice(at, end), mark);
    // Where the signs do not lead to a number, the dash alone may still be one.
    const alone = figure === null && end > at + 1 ? readFigure(words.slice(at, at + 1), mark) : null;
    const found = figure ?? alone;
    if (found !== null) figures.push(found);
    at = figure === null ? at + 1 : end;
  }
  return figures;
}

function listColumns(figures: readonly Figure[]): readonly ValueColumn[] {
  const groups: Figure[][] = [];
  for (const figure of figures.toSorted((first, second) => first.box[2] - second.box[2])) {
    const last = groups.at(-1)?.at(-1);
    if (last === undefined || figure.box[2] - last.box[2] > SAME_EDGE) groups.push([figure]);
    else groups.at(-1)?.push(figure);
  }
  const largest = Math.max(0, ...groups.map((group) => group.length));
  return groups
    .filter((group) => group.length >= Math.max(LEAST_FIGURES, largest * 0.2))
    .map((group) => ({
      left: Math.min(...group.map(({ box }) => box[0])),
      right: Math.max(...group.map(({ box }) => box[2])),
    }));
}

function columnOf(figure: Figure, columns: readonly ValueColumn[]): number {
  return columns.findIndex(
    ({ left, right }) =>
      figure.box[2] <= right + 0.004 && figure.box[2] > right - 2 * SAME_EDGE && figure.box[2] > left,
  );
}

function isYear({ number, raw }: Figure): boolean {
  return /^(?:19|20)\d\d$/.test(number.value) && !/[.,$€£]/.test(raw);
}

/** The day of a date: 'At 31 December' over columns of years. */
function isDay({ raw }: Figure): boolean {
  return /^(?:[1-9]|[12]\d|3[01])$/.test(raw);
}

/** Years, dates and their captions: not yet a line of values. */
function isHeaderLine(line: TextLine, figures: readonly Figure[]): boolean {
  return (
    figures.every((figure) => isYear(figure)) ||
    ((/\b(?:19|20)\d\d\b/.test(line.text) || figures.every(isDay)) &&
      /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|ended|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\b/.test(
        line.plain,
      ) &&
      !/[$€£]|\d,\d{3}/.test(line.text))
  );
}

function readLine(line: TextLine, figures: readonly Figure[], columns: readonly ValueColumn[]): ValueLine {
  const placed = new Map<number, Figure>();
  for (const figure of figures) {
    const column = columnOf(figure, columns);
    if (column >= 0 && !placed.has(column)) placed.set(column, figure);
  }
  const start = Math.min(1, ...[...placed.values()].map(({ box }) => box[0]));
  const words = line.segments
    .flatMap((segment) => segment.words)
    .filter((word) => word.box[2] <= start + 0.002 && !SIGN_WORD.test(word.text));
  return {
    line,
    label: words.map((word) => word.text).join(' '),
    labelBox: surround(words.map((word) => word.box)),
    figures: placed,
  };
}

/** The figures of a page in columns. A page without figures has no columns. */
export function readValueGrid(page: ReadPage): ValueGrid {
  const lines = listLines(page);
  const mark = decideDecimalMark(page.words.map((word) => word.text));
  const all = lines.map((line) => ({ line, figures: listFigures(line, mark) }));
  const first = all.findIndex(
    ({ line, figures }) =>
      figures.some(({ box }) => box[0] > 0.3) && /\p{L}{2}/u.test(line.text) && !isHeaderLine(line, figures),
  );
  const body = first < 0 ? [] : all.slice(first);
  const columns = listColumns(body.flatMap(({ figures }) => figures).filter(({ box }) => box[0] > 0.3));
  const read = body.map(({ line, figures }) => readLine(line, figures, columns));
  const start = read.findIndex(({ figures }) => figures.size > 0);
  return {
    page,
    columns,
    header: [
      ...lines.slice(0, first < 0 ? undefined : first),
      ...read.slice(0, Math.max(0, start)).map(({ line }) => line),
    ],
    lines: read.slice(Math.max(0, start)).filter(({ label }) => normaliseText(label) !== ''),
  };
}
