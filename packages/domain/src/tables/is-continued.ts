// Whether a table goes on on the next page: the one ends near the foot of its page, the other starts near the head of the next, and their columns stand
// in the same places, or the same headings are printed again (decisions.md section 5).

import type { ReadTable } from './read-table.ts';
import { tableRows } from './table-rows.ts';

const FOOT = 0.7;
const HEAD = 0.3;
const ASIDE = 0.02;

/** Whether `next` carries on `previous`; they must be on neighbouring pages. */
export function isContinued(previous: ReadTable, next: ReadTable): boolean {
  if (next.page !== previous.page + 1 || previous.box[3] < FOOT || next.box[1] > HEAD) return false;
  return hasSameHeadings(previous, next) || hasSameColumns(previous, next);
}

function hasSameHeadings(previous: ReadTable, next: ReadTable): boolean {
  if (next.headerRows === 0 || next.headerRows !== previous.headerRows) return false;
  const heads = [previous, next].map((table) => tableRows(table).slice(0, table.headerRows));
  return JSON.stringify(heads[0]) === JSON.stringify(heads[1]);
}

function hasSameColumns(previous: ReadTable, next: ReadTable): boolean {
  if (previous.columnCount !== next.columnCount) return false;
  const [before, after] = [columnEdges(previous), columnEdges(next)];
  const same = before.filter((edges, i) => {
    const other = after[i];
    // Labels are flush left, numbers flush right.
    return (
      other !== undefined &&
      (Math.abs(edges.left - other.left) < ASIDE || Math.abs(edges.right - other.right) < ASIDE)
    );
  });
  return same.length >= 0.8 * before.length;
}

function columnEdges(table: ReadTable): { left: number; right: number }[] {
  const edges = Array.from({ length: table.columnCount }, () => ({ left: Infinity, right: -Infinity }));
  for (const cell of table.cells) {
    const own = edges[cell.column];
    if (own === undefined || cell.row < table.headerRows) continue;
    own.left = Math.min(own.left, cell.box[0]);
    own.right = Math.max(own.right, cell.box[2]);
  }
  return edges;
}
