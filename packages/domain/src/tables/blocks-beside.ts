// Blocks of lines beside each other that are no table (decisions.md section 5): addresses, visiting cards, labels, signatures of several parties, an index in columns. Each
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
export function areBlocksBeside({ cells }: DraftTable): boolean {
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
