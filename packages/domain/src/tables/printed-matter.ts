// What manuals and books print in columns and what is no table (decisions.md section 5): programs, indexes with the pages of their entries, and the
// loose letters and signs of drawings, formulas and music.

import type { DraftCell, DraftTable } from './shapes.ts';
import { isNumber } from './text-kinds.ts';

/** Whether the drafted table is one of these. */
export function isPrintedMatter(table: DraftTable): boolean {
  return isProgram(table) || isIndexOfPages(table) || areLooseSigns(table);
}

/** Commands with a backslash, braces, assignments, comments and continued lines: no word of commerce is written so. */
const PROGRAM_SIGN = /\\[a-z@]{2}|[{}]|:=|::|^%+$|^(?:[>$#]|>>>) [a-z]|^\[\d+\] "|\\\\$/iu;
const LEAST_PROGRAM = 0.4;
const FEWEST_SIGNED = 2;

/** A program: such signs in so many of its rows, and no words beside them. Commands with what they mean are a table. */
function isProgram({ cells }: DraftTable): boolean {
  const rows = [...Map.groupBy(cells, ({ row }) => row).values()];
  const signed = rows.filter((row) => {
    const texts = row.filter(({ text }) => /\p{L}{3}/u.test(text) || PROGRAM_SIGN.test(text));
    return texts.length > 0 && texts.every(({ text }) => PROGRAM_SIGN.test(text));
  });
  return signed.length >= FEWEST_SIGNED && signed.length >= LEAST_PROGRAM * rows.length;
}

/** The pages of an entry, alone or behind it: '9', '44, 46' and '42–44, 53,'; never '1,234'. */
const PAGES = /(?:^|[\s.])(\d{1,4}(?:[–-]\d{1,4})?(?:, \d{1,4}(?:[–-]\d{1,4})?)*),?$/u;
const FEWEST_PAGED = 6;
const LEAST_PAGED = 0.4;
const FEWEST_LISTS = 3;
const LEAST_LISTS = 0.2;
const FEWEST_LETTERS = 2;
/** So many of the entries of an index are in the order of the alphabet. */
const LEAST_ORDERED = 0.8;

/** An index: nothing but pages as figures, several of them behind many entries, or letters that head entries in the order of the alphabet. */
function isIndexOfPages({ cells }: DraftTable): boolean {
  const paged = cells.filter(({ text }) => PAGES.test(text));
  const rows = new Set(cells.map(({ row }) => row)).size;
  if (paged.length < FEWEST_PAGED || new Set(paged.map(({ row }) => row)).size < LEAST_PAGED * rows)
    return false;
  if (isHeaded(cells) || cells.some(({ text }) => isNumber(text) && !PAGES.test(text))) return false;
  const lists = paged.filter(({ text }) => PAGES.exec(text)?.[1]?.includes(', '));
  const letters = cells.filter(({ text }) => /^\p{Lu}$/u.test(text));
  return (
    lists.length >= Math.max(FEWEST_LISTS, LEAST_LISTS * paged.length) ||
    (letters.length >= FEWEST_LETTERS && areInOrder(cells))
  );
}

/** A heading over each column: a list of what a report covers and where is a table. */
function isHeaded(cells: readonly DraftCell[]): boolean {
  const columns = new Set(cells.map(({ column }) => column)).size;
  const first = cells.filter(({ row }) => row === 0);
  return first.length === columns && first.every(({ text }) => !/\d/u.test(text));
}

function areInOrder(cells: readonly DraftCell[]): boolean {
  let [pairs, ordered] = [0, 0];
  for (const column of Map.groupBy(cells, (cell) => cell.column).values()) {
    const entries = column
      .toSorted((one, other) => one.row - other.row)
      .map(({ text }) => text.toLowerCase().replaceAll(/[^\p{L}]/gu, ''))
      .filter((text) => text.length > 1);
    const steps = entries.slice(1).filter((text, at) => text >= (entries[at] ?? ''));
    pairs += Math.max(0, entries.length - 1);
    ordered += steps.length;
  }
  return pairs > 0 && ordered >= LEAST_ORDERED * pairs;
}

/** A word, or a figure of two digits or more. */
const SAYS_SOMETHING = /\p{L}{3}|\d\D?\d/u;
const MOST_SAYING = 0.4;
const LEAST_LABELLED = 0.5;

/** Hardly a word and hardly a figure, and no labels in the first column: what stands in drawings, formulas and music. */
function areLooseSigns({ cells }: DraftTable): boolean {
  const saying = cells.filter(({ text }) => SAYS_SOMETHING.test(text));
  const rows = new Set(cells.map(({ row }) => row)).size;
  const labelled = saying.filter(({ column }) => column === 0);
  return saying.length < MOST_SAYING * cells.length && labelled.length < LEAST_LABELLED * rows;
}
