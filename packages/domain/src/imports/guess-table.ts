// Guesses the layout of a text file from its beginning (issue 2, 'Import': semicolons, tabs, headers or none): the delimiter is the one that
// splits the first rows into the same number of cells, at least two; the first row is the header unless it contains values.

import { CsvError, CsvSplitter } from './split-csv.ts';
import { readDay } from './read-day.ts';
import { findNumber } from './read-number.ts';
import { isWebAddress } from '../records/web-address.ts';

export const DELIMITERS = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** The delimiter declared by a spreadsheet program in a first line such as `sep=;`, or null. */
export function findNamedDelimiter(text: string): Delimiter | null {
  const named = /^sep=(.)\r?\n/i.exec(text)?.[1];
  return DELIMITERS.find((delimiter) => delimiter === named) ?? null;
}

/** The delimiter of a file that begins with this text; a comma if undecidable. */
export function guessDelimiter(text: string): Delimiter {
  const named = findNamedDelimiter(text);
  if (named !== null) return named;
  const fits = DELIMITERS.map((delimiter) => ({ delimiter, fit: rateDelimiter(text, delimiter) }));
  const best = fits.reduce((a, b) => (b.fit > a.fit ? b : a));
  return best.fit > 0 ? best.delimiter : ',';
}

const ROWS_LOOKED_AT = 50;
/** A beginning is split by each delimiter in such pieces, until there are rows enough. */
const PIECE_LENGTH = 8192;

/** Share of rows with the most frequent number of cells, plus a little for each cell; 0 if rows are not split at all. */
function rateDelimiter(text: string, delimiter: Delimiter): number {
  const rows = firstRows(text, delimiter);
  const counts = new Map<number, number>();
  for (const row of rows) counts.set(row.length, (counts.get(row.length) ?? 0) + 1);
  const [cells, often] = [...counts].reduce((a, b) => (b[1] > a[1] ? b : a), [0, 0]);
  return cells < 2 ? 0 : often / rows.length + cells / 1000;
}

function firstRows(text: string, delimiter: Delimiter): string[][] {
  try {
    const splitter = new CsvSplitter(delimiter);
    const rows: string[][] = [];
    for (let at = 0; at < text.length && rows.length < ROWS_LOOKED_AT; at += PIECE_LENGTH)
      rows.push(...splitter.push(text.slice(at, at + PIECE_LENGTH)).filter((row) => row.length > 0));
    // The last row may be incomplete.
    const complete = rows.length > 0 ? rows : splitter.end().filter((row) => row.length > 0);
    return complete.slice(0, ROWS_LOOKED_AT);
  } catch (error) {
    if (error instanceof CsvError) return [];
    throw error;
  }
}

/** Whether the first row holds column titles: it is not blank, and none of its cells is a date, a number or an address. */
export function isHeader(row: readonly string[]): boolean {
  const cells = row.map((cell) => cell.trim()).filter((cell) => cell !== '');
  return cells.length > 0 && cells.every((cell) => /\p{L}/u.test(cell) && !isValue(cell));
}

function isValue(cell: string): boolean {
  return (
    isWebAddress(cell) ||
    findNumber(cell, 'point') !== null ||
    findNumber(cell, 'comma') !== null ||
    typeof readDay(cell, 'day-first') === 'number'
  );
}
