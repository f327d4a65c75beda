// The number of an article that stands so close before its name that both are one cell: '312108 Oxford shirt'. It gets a column of its own (decisions.md section 5:
// tables expected).

import type { ReadPage, Word } from '../../digitise/page.ts';
import type { TableCell } from '../../tables/read-table.ts';
import { listLines } from '../text-lines.ts';
import type { TableLines } from './read-lines.ts';

/** Of figures alone, of letters and figures, of groups of figures. */
const CODED =
  /^(?<code>\d{5,14}|[A-Z]{1,4}[-.]?\d{3,}[A-Z\d.-]*|\d{2,4}[.-]\d{2,4}(?:[.-]\d{1,4})+)\s+(?<text>\p{L}.*\p{L}.*)$/u;
/** Of four figures or letters and figures in all of several lines. */
const SHORT = /^(?<code>(?!19\d\d\s|20\d\d\s)[A-Z\d]\d{3})\s+(?<text>\p{L}.*\p{L}.*)$/u;
const LEAST_SHORT = 3;
/** Of one line alone only a long figure is surely none of the name. */
const CODED_ALONE = /^(?<code>\d{5,14})\s+(?<text>\p{L}.*\p{L}.*)$/u;

function matchCodes(rows: TableLines['rows'], description: number, pattern: RegExp) {
  return rows.flatMap((row) => {
    const cell = row.get(description);
    const { code, text } = pattern.exec(cell?.text.trim() ?? '')?.groups ?? {};
    return cell === undefined || code === undefined || text === undefined ? [] : [{ row, cell, code, text }];
  });
}

/** The same lines with their codes apart, where every line has one and no two have the same for different names. */
export function splitCodes(lines: TableLines): TableLines {
  const { columns, rows, headings } = lines;
  const description = columns.get('description');
  if (description === undefined || rows.length === 0) return lines;
  const patterns = rows.length === 1 ? [CODED_ALONE] : rows.length < LEAST_SHORT ? [CODED] : [CODED, SHORT];
  const found =
    patterns
      .map((pattern) => matchCodes(rows, description, pattern))
      .find((matched) => matched.length === rows.length) ?? [];
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

/** The number of a tariff, such as one of the harmonised system, and what something was sold for before its fees. */
const BEHIND = /^(?:\d{4,10}|\d{1,3}(?:[.,'’]\d{3})*[.,]\d{2})$/u;
/** In shares of the page's width. */
const ALIGNED = 0.008;

/** The word that ends the first line of a cell, where others stand before it. */
function findEnd({ box: [left, top, right, bottom] }: TableCell, page: ReadPage): Word | null {
  for (const { segments } of listLines(page)) {
    const words = segments
      .flatMap((segment) => segment.words)
      .filter(({ box }) => {
        const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
        return x >= left && x <= right && y >= top && y <= bottom;
      });
    if (words.length > 0) return words.length > 1 ? (words.at(-1) ?? null) : null;
  }
  return null;
}

/** The lines with the codes apart that stand behind their names, one under the other in all of several lines: 'Pipe clamp 63 mm | 39269099' in one cell. */
export function splitCodesBehind(lines: TableLines, page: ReadPage): TableLines {
  const { columns, rows, headings } = lines;
  const description = columns.get('description') ?? -1;
  const found = rows.flatMap((row) => {
    const cell = row.get(description);
    const end = cell === undefined ? null : findEnd(cell, page);
    return cell !== undefined && end !== null && BEHIND.test(end.text) ? [{ row, cell, end }] : [];
  });
  const areAligned = (side: 0 | 2): boolean => {
    const sides = found.map(({ end }) => end.box[side]);
    return Math.max(...sides) - Math.min(...sides) < ALIGNED;
  };
  const isColumn = rows.length > 1 && (areAligned(0) || areAligned(2));
  if (found.length < rows.length || !isColumn) return lines;
  const column = headings.length;
  return {
    ...lines,
    headings: [...headings, ''],
    rows: found.map(({ row, cell, end }) => {
      const text = cell.text
        .split(' ')
        .filter((word) => word !== end.text)
        .join(' ');
      const cells = new Map<number, TableCell>(row);
      cells.set(description, { ...cell, text });
      cells.set(column, { ...cell, column, text: end.text, box: end.box });
      return cells;
    }),
  };
}
