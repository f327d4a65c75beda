// Labels that are told in two parts, in a table of values: 'Previous' above the column and 'Short term' before the row are together 'Previous short term'
// (issue 14: label left, above, in a table).

import type { SsotKey } from './document-type.ts';
import type { KeyName } from './key-names.ts';
import { findByLetters, listAlikeNames, listKeyNames } from './key-names.ts';
import type { LabelSpot } from './label-spots.ts';
import type { LabelledSegment } from './labelled-segments.ts';
import { listBeginnings, matchName } from './label-words.ts';
import { sureness } from './text-lines.ts';
import type { TextLine } from './text-lines.ts';

/** So many lines above a cell its heading is looked for, and so many words it may have. */
const HEADING_REACH = 8;
const MOST_WORDS = 5;
/** The row of sums under a summary of taxes: what its columns are called, the sums are. */
const ONLY_SUM = /^(?:sums?|sumas?|totals?|totales)$/;
/** What taxes are of. */
const OF_TAX = /^(?:taxable(?: (?:value|amount|amt))?|base(?: imponible)?|net|neto)$/;
const SUMMED: ReadonlySet<string> = new Set(['amount_untaxed', 'tax']);
/** Of each part of a name that is misread. */
const LEAST_LETTERS = 3;

/** A few words, one of them with letters: 'ST' is one. */
function isPartOfLabel({ words }: LabelledSegment): boolean {
  return words.length > 0 && words.length <= MOST_WORDS && words.some(({ plain }) => /\p{L}{2}/u.test(plain));
}

/** The segments of a page by their lines. */
type ByLine = ReadonlyMap<number, readonly LabelledSegment[]>;

function groupByLine(segments: readonly LabelledSegment[]): ByLine {
  const lines = new Map<number, LabelledSegment[]>();
  for (const segment of segments) {
    const line = lines.get(segment.lineAt);
    if (line === undefined) lines.set(segment.lineAt, [segment]);
    else line.push(segment);
  }
  return lines;
}

function listHeadings(cell: LabelledSegment, lines: ByLine): LabelledSegment[] {
  const [left, , right] = cell.segment.box;
  const above = Array.from({ length: HEADING_REACH }, (_, at) => lines.get(cell.lineAt - 1 - at) ?? []);
  return above
    .flat()
    .filter(
      (heading) => heading.segment.box[0] < right && heading.segment.box[2] > left && isPartOfLabel(heading),
    );
}

function findName(
  parts: readonly LabelledSegment[],
  names: readonly KeyName[],
): { rank: number; misread: number } | null {
  const words = parts.flatMap((part) => part.words);
  const isScan = parts.some((part) => part.isScan);
  const whole = listBeginnings(words, 0, isScan).slice(words.length - 1);
  if (!isScan) {
    const found = whole[0] === undefined ? null : findByLetters(names, whole[0].letters);
    return found === null ? null : { rank: found.rank, misread: 0 };
  }
  const isWordy = parts.every(
    ({ segment }) => segment.plain.replaceAll(/\P{L}/gu, '').length >= LEAST_LETTERS,
  );
  for (const { rank, name } of listAlikeNames(names, whole[0]?.folded ?? '')) {
    const match = matchName(whole, 0, name, isScan);
    // Dirt over a column is no part of a name that is misread, nor is a word of something else.
    if (match !== null && (match.misread === 0 || (match.misread === 1 && isWordy)))
      return { rank, misread: match.misread };
  }
  return null;
}

interface NameOfCell {
  readonly rank: number;
  readonly misread: number;
  readonly heading: LabelledSegment;
}

/** The name that the row of a cell and a heading over it make together, or in a row of sums the nearest heading by itself; null where none does. */
function nameCell(
  row: LabelledSegment,
  headings: readonly LabelledSegment[],
  names: readonly KeyName[],
  isSummed: boolean,
): NameOfCell | null {
  const isSum = ONLY_SUM.test(row.segment.plain);
  for (const [at, heading] of headings.entries()) {
    const name =
      findName([heading, row], names) ??
      findName([row, heading], names) ??
      (isSum && isSummed && at === 0 ? findName([heading], names) : null);
    // A label in a scan that is almost another is itself.
    if (name !== null && (name.misread === 0 || !row.isExact)) return { ...name, heading };
  }
  return null;
}

/** Whether a row of sums stands under a summary of taxes, where 'Amount' heads the taxes beside what they are of. */
function isUnderTaxes(row: LabelledSegment, heading: LabelledSegment, lines: ByLine): boolean {
  const heads = lines.get(heading.lineAt) ?? [];
  return ONLY_SUM.test(row.segment.plain) && heads.some(({ segment }) => OF_TAX.test(segment.plain));
}

/** The cells whose row and column are together a name of the key. */
export function listCrossings(
  lines: readonly TextLine[],
  segments: readonly LabelledSegment[],
  key: SsotKey,
): readonly LabelSpot[] {
  const whole = segments.filter(({ tail }) => tail === null);
  const byLine = groupByLine(whole);
  const names = listKeyNames(key);
  return whole.flatMap((cell): LabelSpot[] => {
    const row = byLine.get(cell.lineAt)?.[0];
    if (row === undefined || cell.segmentAt === 0 || !isPartOfLabel(row)) return [];
    const name = nameCell(row, listHeadings(cell, byLine), names, SUMMED.has(key.field));
    const isOfTax = key.field === 'amount' && name !== null && isUnderTaxes(row, name.heading, byLine);
    return name === null || isOfTax ? [] : [toSpot(lines, cell, row, name)];
  });
}

function toSpot(
  lines: readonly TextLine[],
  { segment, lineAt }: LabelledSegment,
  row: LabelledSegment,
  { rank, misread, heading }: NameOfCell,
): LabelSpot {
  return {
    rank,
    misread,
    label: `${row.segment.text}, ${heading.segment.text}`,
    labelBoxes: [row.segment.box, heading.segment.box],
    isAtStart: true,
    line: '',
    over: '',
    head: '',
    rest: '',
    hasColon: false,
    page: lines[lineAt]?.page ?? 0,
    neighbours: [
      { text: segment.text, box: segment.box, confidence: sureness(segment), place: 'crossing', next: null },
    ],
  };
}
