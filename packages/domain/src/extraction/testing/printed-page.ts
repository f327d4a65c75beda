// Pages for tests: lines of text, each piece at its own place.

import type { ReadPage, Word } from '../../digitise/page.ts';

/** A piece of a line: text and where it begins, as a fraction of the width; `to` gives where it ends instead. */
export type Piece = readonly [text: string, at: number] | readonly [text: string, at: number, to: 'to'];

const CHARACTER = 0.008;
const LINE = 0.018;

function place([text, at, to]: Piece, top: number): Word[] {
  const start = to === undefined ? at : at - text.length * CHARACTER;
  let left = start;
  return text.split(' ').map((word) => {
    const right = left + word.length * CHARACTER;
    const box = [left, top, right - 0.001, top + 0.012] as const;
    left = right + CHARACTER * 0.5;
    return { text: word, box, confidence: 1, size: 0.011 };
  });
}

/** A page of the size of US Letter with these lines from the top; an empty list is an empty line. @public */
export function printPage(number: number, lines: readonly (readonly Piece[])[]): ReadPage {
  return {
    number,
    width: 612,
    height: 792,
    source: 'text',
    sourceReason: '',
    turn: 0,
    skew: 0,
    words: lines.flatMap((pieces, at) => pieces.flatMap((piece) => place(piece, 0.05 + at * LINE))),
    rulings: [],
    fills: [],
    pictures: [],
  };
}

/** Ids that count up. @public */
export function countIds(): () => string {
  let last = 0;
  return () => {
    last += 1;
    return String(last);
  };
}

function amounts(label: string, ...values: string[]): Piece[] {
  return [[label, 0.05], ...values.map((value, at) => [value, 0.7 + at * 0.2, 'to'] as const)];
}

/** A balance sheet of two years in millions that balances. @public */
export const BALANCE_SHEET_PAGE = printPage(1, [
  [['EXAMPLE CORP', 0.4]],
  [['CONSOLIDATED BALANCE SHEETS', 0.35]],
  [['(in millions, except par value)', 0.35]],
  [['December 31,', 0.7]],
  amounts('', '2022', '2021'),
  amounts('Cash and cash equivalents', '$ 1,200', '$ 900'),
  amounts('Inventories', '300', '—'),
  amounts('Total current assets', '1,500', '900'),
  amounts('Total assets', '2,500', '2,000'),
  amounts('Accounts payable', '400', '350'),
  amounts('Total current liabilities', '700', '600'),
  amounts('Total liabilities', '1,700', '1,400'),
  amounts('Retained earnings', '(50)', '(70)'),
  amounts('Total shareholders’ equity', '800', '600'),
  amounts('Total liabilities and shareholders’ equity', '2,500', '2,000'),
]);

/** A table of contents that names the statements. @public */
export const CONTENTS_PAGE = printPage(2, [
  [['Index to financial statements', 0.3]],
  amounts('Consolidated Balance Sheets', '53'),
  amounts('Consolidated Statements of Income', '54'),
  amounts('Consolidated Statements of Cash Flows', '57'),
  amounts('Notes to Consolidated Financial Statements', '58'),
  amounts('Report of the auditor', '95'),
]);
