// Blocks of lines beside each other that are no table (decisions.md section 5): addresses, visiting cards, labels, signatures of several parties, an index in columns, the foot of a letter, numbered lists. Each
// line of one block is of the kind of the line beside it, its first column included, where the cells of a table are of the kind of those above and below.

import type { DraftCell, DraftTable } from './shapes.ts';
import { isValue } from './text-kinds.ts';

const FEWEST_ROWS = 3;
const MOSTLY = 0.8;
/** Of the rows: with words and digits in every cell. Figures alone in every cell are a table of figures. */
const LEAST_WITH_DIGITS = 0.2;
/** How often the kind changes from one row to the next: name and street and place. */
const FEWEST_CHANGES = 2;
const FEWEST_LABELS = 2;
const LEAST_LABELS = 0.3;

type Kind = 'value' | 'digits first' | 'digits later' | 'words';

/** Whether the drafted table is blocks beside each other. */
export function areBlocksBeside(table: DraftTable): boolean {
  return haveLinesOfOneKind(table) || areParticulars(table) || areListsBeside(table);
}

const MOST_PARTICULARS = 6;
const FEWEST_PARTICULARS = 3;
const PARTICULAR =
  /@|^(?:tel|t[eé]l|telephone|phone|tel[eé]fono|fax|mobile|m[oó]vil|e-?mail|iban|bic|swift|vat|nif|cif|rut|ruc|nit|ust|www\.|registered|register|reg\.?|company no|no\.|directors?|chair)(?:[.:\s]|$)/iu;

/** What a company prints of itself at the foot of its letters, in a few lines beside each other: telephone, mail, register, directors; without a figure of its own. */
function areParticulars({ cells }: DraftTable): boolean {
  const rows = new Set(cells.map(({ row }) => row)).size;
  const said = cells.filter(({ text }) => PARTICULAR.test(text) || isTelephone(text));
  const columns = new Set(said.map(({ column }) => column)).size;
  return (
    rows <= MOST_PARTICULARS &&
    said.length >= FEWEST_PARTICULARS &&
    columns > 1 &&
    cells.every(({ text }) => !isValue(text) || isTelephone(text))
  );
}

/** Numbered lists beside each other: in every other column nothing but numbers that rise, from one such column to the next as well, and texts behind them. */
function areListsBeside({ cells }: DraftTable): boolean {
  const last = cells.reduce((most, { column }) => Math.max(most, column), 0);
  if (last < 3 || last % 2 === 0) return false;
  const columns = Array.from({ length: last + 1 }, (_, column) => textsIn(cells, column));
  const texts = columns.filter((_, column) => column % 2 === 1).flat();
  // Over the numbers of a list may stand what heads it.
  const lists = columns
    .filter((_, column) => column % 2 === 0)
    .map(([first = '', ...rest]) => (MARK.test(first) ? [first, ...rest] : rest));
  const marks = lists.flat();
  return (
    lists.every(({ length }) => length >= FEWEST_ROWS) &&
    texts.every((text) => /\p{L}/u.test(text)) &&
    marks.every((text) => MARK.test(text)) &&
    marks
      .map((text) => Number.parseInt(text, 10))
      .every((mark, at, all) => at === 0 || mark > (all[at - 1] ?? 0))
  );
}

/** '12' and '12.' before an item of a list. */
const MARK = /^\d{1,3}[.)]?$/u;

function textsIn(cells: readonly DraftCell[], column: number): string[] {
  return cells
    .filter((cell) => cell.column === column)
    .toSorted((one, other) => one.row - other.row)
    .map(({ text }) => text);
}

const LEAST_DIGITS_OF_TELEPHONE = 7;

/** '+44 20 7946 0958', '(020) 7946 0958': a figure has neither a plus nor a nought before its digits. */
function isTelephone(text: string): boolean {
  return (
    /^(?:\+|\(?0)\d[\d ()/.-]*$/u.test(text) &&
    text.replaceAll(/\D/gu, '').length >= LEAST_DIGITS_OF_TELEPHONE
  );
}

/** Each line of one block is of the kind of the line beside it. */
function haveLinesOfOneKind({ cells }: DraftTable): boolean {
  const columns = new Set(cells.map(({ column }) => column)).size;
  const rows = [...Map.groupBy(cells, ({ row }) => row).entries()]
    .toSorted(([one], [other]) => one - other)
    .map(([, held]) => held)
    .filter((held) => held.length === columns);
  if (rows.length < FEWEST_ROWS) return false;
  if (rows.filter(haveOneLabel).length >= Math.max(FEWEST_LABELS, LEAST_LABELS * rows.length)) return true;
  const kinds = rows.map(kindOfAll);
  const alike = kinds.filter((kind) => kind !== null);
  const withDigits = alike.filter((kind) => kind === 'digits first' || kind === 'digits later').length;
  if (alike.length < MOSTLY * kinds.length || withDigits < LEAST_WITH_DIGITS * kinds.length) return false;
  const changes = alike.filter((kind, at) => at > 0 && kind !== alike[at - 1]).length;
  return changes >= FEWEST_CHANGES || alike.every((kind) => kind === 'digits later');
}

/** 'Name: A. Alder', 'Name: B. Brandt'. */
function haveOneLabel([first, ...others]: readonly DraftCell[]): boolean {
  const [label] = /^\p{L}[\p{L} ]*:/u.exec(first?.text ?? '') ?? [];
  return label !== undefined && others.every(({ text }) => text.startsWith(label));
}

/** The kind of all cells of a row; null where they differ. */
function kindOfAll(cells: readonly DraftCell[]): Kind | null {
  const [kind, ...others] = new Set(cells.map(({ text }) => kindOf(text)));
  return others.length > 0 ? null : (kind ?? null);
}

function kindOf(text: string): Kind {
  if (isValue(text)) return 'value';
  if (/^\p{N}/u.test(text)) return 'digits first';
  return /\p{N}/u.test(text) ? 'digits later' : 'words';
}
