// The thread that reads a workbook: exceljs parses its parts, this turns the cells into text and hands over a batch whenever it is asked.

import type { Readable } from 'node:stream';
import { workerData } from 'node:worker_threads';
import ExcelJS from 'exceljs';
import { openPromise } from 'yauzl';
import type { Entry, ZipFile } from 'yauzl';
import { answerWhenAsked } from './answer-when-asked.ts';
import type { SheetRequest } from './spreadsheet.ts';

const BATCH = 1000;
const LONGEST_CELL = 40_000;
const MOST_COLUMNS = 1000;

/**
 * The parts of exceljs's streaming reader. Its own way through the archive loses entries on a busy machine
 * (https://github.com/exceljs/exceljs/issues/3064) and takes the sheets as they lie there, so each part is handed to it in turn.
 */
interface Parts {
  _parseRels(part: Readable): Promise<void>;
  _parseWorkbook(part: Readable): Promise<void>;
  _parseStyles(part: Readable): Promise<void>;
  _parseSharedStrings(part: Readable): AsyncIterable<never>;
  _parseWorksheet(part: AsyncIterable<Buffer>, number: string): Iterable<{ readonly value: Sheet }>;
  readonly workbookRels?: readonly { readonly Id: string; readonly Target: string }[];
  readonly model?: { readonly sheets?: readonly SheetName[] };
}

interface SheetName {
  readonly name: string;
  readonly rId: string;
}

type Sheet = AsyncIterable<{ readonly number: number; readonly values: readonly unknown[] }>;

// Whoever started this thread passed a SheetRequest: see spreadsheet.ts.
const { path, sheet: wanted } = workerData as SheetRequest;

const answer = answerWhenAsked();
const zip = await openPromise(path, { lazyEntries: true, autoClose: false });
const entries = await listEntries(zip);
/** Of the packed file, read so far. */
let bytes = 0;

async function listEntries(archive: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  const listed = new Map<string, Entry>();
  for await (const entry of archive.eachEntry()) listed.set(entry.fileName, entry);
  return listed;
}

async function read(): Promise<void> {
  const options = {
    sharedStrings: 'cache',
    styles: 'cache',
    hyperlinks: 'ignore',
    worksheets: 'emit',
    entries: 'ignore',
  } as const;
  // The parts are not in exceljs's own types.
  const parts = new ExcelJS.stream.xlsx.WorkbookReader(path, options) as unknown as Parts;
  await withPart('xl/_rels/workbook.xml.rels', (part) => parts._parseRels(part));
  await withPart('xl/workbook.xml', (part) => parts._parseWorkbook(part));
  const sheets = parts.model?.sheets ?? [];
  await answer({ type: 'sheets', names: sheets.map(({ name }) => name) });
  const sheet = wanted === '' ? sheets[0] : sheets.find(({ name }) => name === wanted);
  const entry = sheet && entries.get(findPath(parts, sheet));
  if (!entry) {
    await answer({ type: 'sheet-missing' });
    return;
  }
  await withPart('xl/styles.xml', (part) => parts._parseStyles(part));
  await withPart('xl/sharedStrings.xml', async (part) => {
    for await (const _ of parts._parseSharedStrings(part));
  });
  const stream = await zip.openReadStreamPromise(entry);
  const number = /(\d*)\.xml$/u.exec(entry.fileName)?.[1] ?? '';
  for (const { value } of parts._parseWorksheet(countBytes(stream, entry), number)) await readSheet(value);
  await answer({ type: 'end' });
}

/** Does nothing where the workbook has no such part. */
async function withPart(name: string, parse: (part: Readable) => Promise<void>): Promise<void> {
  const entry = entries.get(name);
  if (!entry) return;
  await parse(await zip.openReadStreamPromise(entry));
  bytes += entry.compressedSize;
}

/** Where a sheet lies in the archive; empty where the workbook does not say. Targets begin at `xl` unless they begin with a slash. */
function findPath({ workbookRels }: Parts, { rId }: SheetName): string {
  const target = workbookRels?.find(({ Id }) => Id === rId)?.Target ?? '';
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

async function* countBytes(
  stream: AsyncIterable<Buffer>,
  { compressedSize, uncompressedSize }: Entry,
): AsyncGenerator<Buffer, void> {
  for await (const chunk of stream) {
    bytes += Math.round((chunk.length * compressedSize) / Math.max(uncompressedSize, 1));
    yield chunk;
  }
}

async function readSheet(sheet: Sheet): Promise<void> {
  let numbers: number[] = [];
  let rows: string[][] = [];
  for await (const row of sheet) {
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
