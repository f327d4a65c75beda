// A workbook of several small sheets, each with columns of its own, for what fits into memory. (workbook-writer.ts writes one long table.)

import yazl from 'yazl';
import type { Cell, SheetColumn } from './workbook-xml.ts';
import { mixedRowXml, sheetFoot, sheetHead, sheetPath, workbookParts } from './workbook-xml.ts';

export interface SmallSheet {
  /** Changed where Excel would not take it. */
  readonly name: string;
  readonly titles: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** Excel takes no longer name. */
const LONGEST_NAME = 31;
const FORBIDDEN_IN_NAMES = /[[\]:*?/\\]/g;
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const CONTROLS = /[\u0000-\u001f\u007f]/g;
const NARROWEST = 10;
const WIDEST = 60;
const ROWS_FOR_WIDTH = 200;
/** Excel has no more rows, the header's among them, and no more columns. */
const MOST_ROWS = 1_048_575;
const MOST_COLUMNS = 16_384;

/** Writes a workbook of at least one sheet. */
export function writeSheets(
  sheets: readonly SmallSheet[],
  { creator, createdAt }: { readonly creator: string; readonly createdAt: Date },
): NodeJS.ReadableStream {
  const zip = new yazl.ZipFile();
  const options = { mtime: createdAt };
  const names = toSheetNames(sheets.map(({ name }) => name));
  const listed = sheets.map(({ titles, rows }, i) => ({
    name: names[i] ?? '',
    filtered:
      rows.length === 0 || titles.length === 0
        ? null
        : { columns: Math.min(titles.length, MOST_COLUMNS), rows: Math.min(rows.length, MOST_ROWS) + 1 },
  }));
  for (const [i, sheet] of sheets.entries())
    zip.addBuffer(Buffer.from(sheetXml(sheet)), sheetPath(i + 1), options);
  for (const [path, xml] of workbookParts(listed, [], creator, createdAt))
    zip.addBuffer(Buffer.from(xml), path, options);
  zip.end();
  return zip.outputStream;
}

function sheetXml({ titles, rows }: SmallSheet): string {
  const columns = toColumns(titles.slice(0, MOST_COLUMNS), rows);
  const kept = rows.slice(0, MOST_ROWS);
  const written = kept.map((row, i) => mixedRowXml(row.slice(0, MOST_COLUMNS), i + 2)).join('');
  return `${sheetHead(columns)}${written}${sheetFoot(columns, kept.length)}`;
}

/** Columns as wide as what stands in them, within bounds. A sheet without any has an empty one: Excel refuses a sheet without. */
function toColumns(titles: readonly string[], rows: readonly (readonly Cell[])[]): SheetColumn[] {
  const measured = rows.slice(0, ROWS_FOR_WIDTH);
  return (titles.length === 0 ? [''] : titles).map((title, column) => ({
    title,
    format: 'text',
    width: Math.min(
      WIDEST,
      Math.max(NARROWEST, title.length + 4, ...measured.map((row) => String(row[column] ?? '').length + 2)),
    ),
  }));
}

/** Names as Excel takes them: without its own signs, at most 31 characters, each another whatever the case. */
function toSheetNames(wanted: readonly string[]): string[] {
  const taken = new Set<string>();
  return wanted.map((name) => {
    const clean = tidyName(name);
    let free = clean;
    for (let number = 2; taken.has(free.toLowerCase()); number += 1) {
      const end = ` (${number})`;
      free = `${cut(clean, LONGEST_NAME - end.length)}${end}`;
    }
    taken.add(free.toLowerCase());
    return free;
  });
}

function tidyName(name: string): string {
  const plain = name
    .toWellFormed()
    .replaceAll(CONTROLS, ' ')
    .replaceAll(FORBIDDEN_IN_NAMES, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/^'+|'+$/g, '');
  return cut(plain, LONGEST_NAME).replaceAll(/'+$/g, '').trim() || 'Sheet';
}

/** Whole characters only. */
function cut(text: string, most: number): string {
  let kept = '';
  for (const character of text) {
    if (kept.length + character.length > most) break;
    kept += character;
  }
  return kept;
}
