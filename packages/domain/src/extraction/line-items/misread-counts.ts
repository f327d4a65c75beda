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
