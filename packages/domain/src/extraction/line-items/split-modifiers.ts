// What was changed in a dish or an article and is printed under its name without a price: 'Chips' and under it '+ no salt'. It is no part of the name (decisions.md
// section 5: tables expected).

import type { TableCell } from '../../tables/read-table.ts';
import type { TableLines } from './read-lines.ts';

const CHANGED =
  /^(?<text>\P{L}*\p{L}.*?)\s(?<change>(?:[+*•>–-]\s?|\()(?:no|not|sin|con|with|without|w\/|extra|add|less|more|light|m[aá]s|menos|poc[ao]|doble|double|aparte|on the side)(?!\p{L}).*)$/iu;

/** The rate of tax that fiscal printers print behind every name: 'AGUA SIN GAS (21,00)'. */
const RATED = /^(?<text>\P{L}*\p{L}.*?)\s(?<change>\(\d{1,2}[.,]\d{2}\))$/u;

/** The same lines with such changes and rates in a column of their own. */
export function splitModifiers(lines: TableLines): TableLines {
  const { columns, rows, headings } = lines;
  const description = columns.get('description');
  if (description === undefined) return lines;
  const column = headings.length;
  const pattern = rows.every((row) => RATED.test(row.get(description)?.text.trim() ?? '')) ? RATED : CHANGED;
  const parted = rows.map((row) => {
    const cell = row.get(description);
    const { text, change } = pattern.exec(cell?.text.trim() ?? '')?.groups ?? {};
    if (cell === undefined || text === undefined || change === undefined) return row;
    const cells = new Map<number, TableCell>(row);
    cells.set(description, { ...cell, text });
    cells.set(column, { ...cell, column, text: change });
    return cells;
  });
  if (parted.every((row, at) => row === rows[at])) return lines;
  return { ...lines, headings: [...headings, ''], rows: parted };
}
