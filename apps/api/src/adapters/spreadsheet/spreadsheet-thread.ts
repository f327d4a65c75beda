// The thread that reads a workbook: exceljs does, this turns its cells into text and hands over a batch whenever it is asked.

import { createReadStream } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import ExcelJS from 'exceljs';
import type { SheetAnswer, SheetRequest } from './spreadsheet.ts';

const BATCH = 1000;
const LONGEST_CELL = 40_000;
const MOST_COLUMNS = 1000;

/** The part of exceljs's streaming reader that is used; its own types leave out the names of the sheets and the row number. */
interface Reader extends AsyncIterable<Sheet> {
  readonly model?: { readonly sheets?: readonly { readonly name: string }[] };
}

interface Sheet extends AsyncIterable<{ readonly number: number; readonly values: readonly unknown[] }> {
  readonly name?: string;
}

const port = parentPort;
if (!port) throw new Error('This file is run as a thread.');
// Whoever started this thread passed a SheetRequest: see spreadsheet.ts.
const { path, sheet: wanted } = workerData as SheetRequest;

const waiting: (() => void)[] = [];
let asked = 0;
port.on('message', () => {
  asked += 1;
  waiting.shift()?.();
});

async function answer(message: SheetAnswer): Promise<void> {
  if (asked === 0) {
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
    });
  }
  asked -= 1;
  port?.postMessage(message);
}

let bytes = 0;
const file = createReadStream(path);
file.on('data', (chunk) => {
  bytes += chunk.length;
});

async function read(): Promise<void> {
  const options = {
    sharedStrings: 'cache',
    styles: 'cache',
    hyperlinks: 'ignore',
    worksheets: 'emit',
    entries: 'ignore',
  } as const;
  // exceljs declares its reader without what Reader names; both are there since 4.0.
  const reader = new ExcelJS.stream.xlsx.WorkbookReader(file, options) as unknown as Reader;
  let isFirst = true;
  for await (const sheet of reader) {
    if (isFirst)
      await answer({ type: 'sheets', names: (reader.model?.sheets ?? []).map(({ name }) => name) });
    const isWanted = wanted === '' ? isFirst : sheet.name === wanted;
    isFirst = false;
    await readSheet(sheet, isWanted);
    if (!isWanted) continue;
    await answer({ type: 'end' });
    return;
  }
  await answer({ type: 'sheet-missing' });
}

/** Sheets that are not wanted are read over: the archive is one stream. */
async function readSheet(sheet: Sheet, isWanted: boolean): Promise<void> {
  let numbers: number[] = [];
  let rows: string[][] = [];
  for await (const row of sheet) {
    if (!isWanted) continue;
    numbers.push(row.number);
    rows.push(
      Array.from({ length: Math.min(row.values.length - 1, MOST_COLUMNS + 1) }, (_, index) =>
        formatCell(row.values[index + 1]),
      ),
    );
    if (rows.length < BATCH) continue;
    await answer({ type: 'rows', numbers, rows, bytes });
    numbers = [];
    rows = [];
  }
  if (rows.length > 0) await answer({ type: 'rows', numbers, rows, bytes });
}

function formatCell(value: unknown): string {
  if (typeof value === 'string') return value.slice(0, LONGEST_CELL);
  if (typeof value === 'number') return String(Number(value.toPrecision(15)));
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (value instanceof Date) return formatDate(value);
  return typeof value === 'object' && value !== null ? formatObject(value) : '';
}

/** Spreadsheets know no zones: the time of the sheet stands as UTC. */
function formatDate(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  const text = date.toISOString();
  return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text;
}

/** Formulas, links, formatted texts and errors come as objects. */
function formatObject(value: object): string {
  if ('result' in value) return formatCell(value.result);
  if ('richText' in value && Array.isArray(value.richText)) return value.richText.map(formatCell).join('');
  if ('text' in value) return formatCell(value.text);
  if ('error' in value) return formatCell(value.error);
  return '';
}

await read();
process.exit(0);
