// A one before a name that OCR read as a stroke or a bracket: '] Flat white' among '1 Guided tour' and '2 Audio guide'. What was read stays as the text of the cell
// (issue 14, 'Scans': digits resolved by data type, never silently).

import type { TableLines } from './read-lines.ts';

const COUNTED = /^\d{1,3}\s?[x×]?\s+\p{L}/u;
const MISREAD_ONE = /^[\][|!Ili]\s+(?=\p{L})/u;

/** Scanned lines whose names all begin with counts, with a one for each that was misread; other lines as they are. */
export function restoreOnes(lines: TableLines): TableLines {
  const { columns, rows } = lines;
  const description = columns.get('description') ?? -1;
  const cells = rows.map((row) => row.get(description));
  const texts = cells.map((cell) => (cell?.value ?? cell?.text ?? '').trim());
  const areScanned = cells.every((cell) => (cell?.confidence ?? 1) < 1);
  const areCounted = texts.every((text) => COUNTED.test(text) || MISREAD_ONE.test(text));
  if (columns.has('quantity') || !areScanned || !areCounted || !texts.some((text) => COUNTED.test(text)))
    return lines;
  return {
    ...lines,
    rows: rows.map((row, at) => {
      const [cell, text = ''] = [cells[at], texts[at]];
      if (cell === undefined || !MISREAD_ONE.test(text)) return row;
      return new Map(row).set(description, { ...cell, value: text.replace(MISREAD_ONE, '1 ') });
    }),
  };
}

/** What a one alone in its cell is read as. */
const ONE_ALONE = /^[\][|!ILil]$/u;

/** Scanned lines with a one for each count that was read as a stroke or a letter, among counts that are figures; other lines as they are. */
export function restoreSoleOnes(lines: TableLines): TableLines {
  const column = lines.columns.get('quantity');
  if (column === undefined || !lines.rows.some((row) => /^\d/u.test(row.get(column)?.text ?? '')))
    return lines;
  return {
    ...lines,
    rows: lines.rows.map((row) => {
      const cell = row.get(column);
      const isMisread = cell !== undefined && cell.confidence < 1 && ONE_ALONE.test(cell.text.trim());
      return isMisread ? new Map(row).set(column, { ...cell, value: '1' }) : row;
    }),
  };
}
