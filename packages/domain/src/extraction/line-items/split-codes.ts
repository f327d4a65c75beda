// The number of an article that stands so close before its name that both are one cell: '312108 Oxford shirt'. It gets a column of its own (decisions.md section 5:
// tables expected).

import type { TableCell } from '../../tables/read-table.ts';
import type { TableLines } from './read-lines.ts';

/** Of figures alone, of letters and figures, of groups of figures. */
const CODED =
  /^(?<code>\d{5,14}|[A-Z]{1,4}[-.]?\d{3,}[A-Z\d.-]*|\d{2,4}[.-]\d{2,4}(?:[.-]\d{1,4})+)\s+(?<text>\p{L}.*\p{L}.*)$/u;
/** Of one line alone only a long figure is surely none of the name. */
const CODED_ALONE = /^(?<code>\d{5,14})\s+(?<text>\p{L}.*\p{L}.*)$/u;

/** The same lines with their codes apart, where every line has one and no two have the same for different names. */
export function splitCodes(lines: TableLines): TableLines {
  const { columns, rows, headings } = lines;
  const description = columns.get('description');
  if (description === undefined || rows.length === 0) return lines;
  const pattern = rows.length === 1 ? CODED_ALONE : CODED;
  const found = rows.flatMap((row) => {
    const cell = row.get(description);
    const { code, text } = pattern.exec(cell?.text.trim() ?? '')?.groups ?? {};
    return cell === undefined || code === undefined || text === undefined ? [] : [{ row, cell, code, text }];
  });
  const names = new Map(found.map(({ code, text }) => [code, text]));
  if (found.length < rows.length || found.some(({ code, text }) => names.get(code) !== text)) return lines;
  const column = headings.length;
  return {
    ...lines,
    headings: [...headings, ''],
    rows: found.map(({ row, cell, code, text }) => {
      const cells = new Map<number, TableCell>(row);
      cells.set(description, { ...cell, text });
      cells.set(column, { ...cell, column, text: code });
      return cells;
    }),
  };
}
