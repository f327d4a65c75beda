// A name that was parted into several columns: other lines have a gap where it has none, or OCR read dirt above it as headings. What stands as near behind a name as its words stand to
// one another, in a column of which nothing is known, is a part of it (issue 14: line items, scans).

import type { Box, ReadPage } from '../../digitise/page.ts';
import { surround } from '../text-lines.ts';
import { nameLineRole } from './line-columns.ts';
import { isOtherColumn } from './other-columns.ts';
import type { LineCell, TableLines } from './read-lines.ts';

/** In heights of the name: a space between words is smaller, a gap between columns larger. */
const MOST_SPACE = 0.7;
/** Behind a comma, which is narrow where all characters take the same room. */
const MOST_BEHIND_COMMA = 1.2;

/** The lines with the parts of such names put together. */
export function joinNames(lines: TableLines, page: ReadPage): TableLines {
  const description = lines.columns.get('description');
  if (description === undefined) return lines;
  const taken = new Set(lines.columns.values());
  const isNamed = (heading: string): boolean => nameLineRole(heading) !== null || isOtherColumn(heading);
  const mayBePart = (column: number): boolean =>
    column > description && !taken.has(column) && !isNamed(lines.headings[column] ?? '');
  return { ...lines, rows: lines.rows.map((row) => joinRow(row, description, mayBePart, page)) };
}

function joinRow(
  row: TableLines['rows'][number],
  description: number,
  mayBePart: (column: number) => boolean,
  page: ReadPage,
): typeof row {
  const name = row.get(description);
  if (name === undefined) return row;
  const parts: LineCell[] = [name];
  const behind = [...row.values()]
    .filter(({ column }) => column > description)
    .toSorted((one, other) => one.column - other.column);
  for (const part of behind) {
    const last = parts.at(-1) ?? name;
    const most = last.text.endsWith(',') ? MOST_BEHIND_COMMA : MOST_SPACE;
    // A code of figures has a column of its own, however near it stands.
    const isInWords = /\p{L}/u.test(part.text);
    if (!isInWords || !mayBePart(part.column) || spaceBetween(last.box, part.box, page) > most) break;
    parts.push(part);
  }
  if (parts.length === 1) return row;
  const cells = new Map<number, LineCell>(row);
  for (const { column } of parts) cells.delete(column);
  return cells.set(description, {
    ...name,
    text: parts.map(({ text }) => text).join(' '),
    box: surround(parts.map(({ box }) => box)),
    confidence: Math.min(...parts.map(({ confidence }) => confidence)),
  });
}

/** In heights of the lower of the two: a name may go on in the next line. */
function spaceBetween(one: Box, other: Box, { width, height }: ReadPage): number {
  const lower = Math.min(one[3] - one[1], other[3] - other[1]);
  return ((other[0] - one[2]) * width) / Math.max(1e-9, lower * height);
}
