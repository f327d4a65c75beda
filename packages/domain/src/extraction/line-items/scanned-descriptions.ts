// What scanned lines describe, with what OCR left out or took for something else: accents, and the litres that it reads as a one ('10 1, matt'). The text stays as it was read
// (issue 14, 'Scans').

import type { LineCell, TableLines } from './read-lines.ts';

/** Between a figure and the end of its clause only a unit stands alone. */
const LITRES = /(?<=(?:^|[^\d\p{L}x×.,/-]\s?)\d+(?:[.,]\d+)?\s)[1I|](?=,|\)|$)/gu;

/** '1.ª fase' is read as '1.* fase'. */
const ORDINAL = /(?<=\d\.)\*(?=\s\p{L})/gu;

/** 'por m?' is by the square metre. */
const SQUARE = /(?<=(?:^|[\s\d])m)\?/gu;
/** 'ALMONDS 300G' is read as '3006', which is no year. */
const GRAMS = /(?<=\p{Lu}{3}\s(?!19|20)\d{1,2}0)6$/u;
/** Figures before a unit of which some were read as letters: 'SOOML'. */
const LETTERED =
  /(?<![\p{L}\d])(?=\S*(?:\d|\p{L}{3}(?:ML|CL|KG|GR|G|CM|MM)))[\dSOIl]{2,4}(?=(?:ML|CL|KG|GR|G|CM|MM)(?!\p{L}))/gu;
const FIGURES: Readonly<Record<string, string>> = { S: '5', O: '0', I: '1', l: '1' };
/** Spanish has no 'gúe', but 'desagüe'. */
const DIAERESIS = /(?<=g)ú(?=[eéií])/giu;

const toFigures = (text: string): string => [...text].map((sign) => FIGURES[sign] ?? sign).join('');

/** @param restore gives words their accents back */
export function restoreDescriptions(
  lines: readonly TableLines[],
  restore: (text: string) => string,
): readonly TableLines[] {
  return lines.map((each) => {
    const column = each.columns.get('description');
    if (column === undefined) return each;
    return { ...each, rows: each.rows.map((row) => restoreRow(row, column, restore)) };
  });
}

function restoreRow(
  row: TableLines['rows'][number],
  column: number,
  restore: (text: string) => string,
): TableLines['rows'][number] {
  const cell = row.get(column);
  const value = restore(cell?.text ?? '')
    .replaceAll(LITRES, 'l')
    .replaceAll(ORDINAL, 'ª')
    .replaceAll(SQUARE, '²')
    .replace(GRAMS, 'G')
    .replaceAll(LETTERED, toFigures)
    .replaceAll(DIAERESIS, 'ü');
  if (cell === undefined || value === cell.text) return row;
  return new Map<number, LineCell>([...row, [column, { ...cell, value: value.trim() }]]);
}
