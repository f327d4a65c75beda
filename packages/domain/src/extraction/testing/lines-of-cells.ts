// Lines of a table for tests, written as rows of texts.

import type { ReadTable } from '../../tables/read-table.ts';
import type { LineRole } from '../line-items/line-columns.ts';
import type { LineCell, TableLines } from '../line-items/read-lines.ts';

const BOX = [0, 0, 1, 1] as const;

/** Lines whose columns have these roles from left to right; '' is a column without one, and an empty text a cell that is not there. @public */
export function linesOf(
  roles: readonly (LineRole | '')[],
  texts: readonly (readonly string[])[],
  headings: readonly string[] = roles.map((role) => role),
): TableLines {
  const rows = texts.map((row, at) =>
    row.flatMap((text, column): LineCell[] =>
      text === '' ? [] : [{ row: at, column, text, box: BOX, confidence: 1 }],
    ),
  );
  const table: ReadTable = {
    page: 1,
    box: BOX,
    way: 'text',
    cells: rows.flat(),
    rowCount: texts.length,
    columnCount: roles.length,
    headerRows: 0,
  };
  return {
    table,
    headings,
    columns: new Map(roles.flatMap((role, at) => (role === '' ? [] : [[role, at] as const]))),
    rows: rows.map((row) => new Map(row.map((cell) => [cell.column, cell]))),
  };
}

/** What each line says by its roles, a proven value before the text that was read. @public */
export function saidIn({ columns, rows }: TableLines): Partial<Record<LineRole, string>>[] {
  return rows.map((row) =>
    Object.fromEntries(
      [...columns].flatMap(([role, column]) => {
        const cell = row.get(column);
        return cell === undefined ? [] : [[role, cell.value ?? cell.text]];
      }),
    ),
  );
}
