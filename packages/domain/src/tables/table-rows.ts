// A table as rows of texts (decisions.md section 5).

import type { ReadTable } from './read-table.ts';

/** Every row with a text for every column, empty where the table has no cell. */
export function tableRows(table: ReadTable): string[][] {
  const rows = Array.from({ length: table.rowCount }, () =>
    Array.from({ length: table.columnCount }, () => ''),
  );
  for (const cell of table.cells) {
    const row = rows[cell.row];
    if (row !== undefined && cell.column < row.length) row[cell.column] = cell.text;
  }
  return rows;
}
