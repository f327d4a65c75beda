// What an uploaded file is, found from its name, its first bytes and its first rows: format, encoding, delimiter, header, columns; and from those
// the guessed mapping and options.

import { extname } from 'node:path';
import { cleanCell, shortenText } from '@vigilo/domain/records/clean-cell';
import type { ImportField, ImportKind, Mapping } from '@vigilo/domain/imports/fields';
import { guessMapping } from '@vigilo/domain/imports/guess-mapping';
import type { Delimiter } from '@vigilo/domain/imports/guess-table';
import { guessDelimiter, isHeader } from '@vigilo/domain/imports/guess-table';
import type { ImportOptions } from '@vigilo/domain/imports/options';
import { DEFAULT_OPTIONS } from '@vigilo/domain/imports/options';
import { guessDayOrder } from '@vigilo/domain/imports/read-day';
import { guessMarketCapUnit } from '@vigilo/domain/imports/read-market-cap';
import { guessDecimalSign } from '@vigilo/domain/imports/read-number';
import { openSheet } from '../adapters/spreadsheet/spreadsheet.ts';
import type { SavedFile } from './import-file.ts';
import { importFailure } from './import-failure.ts';
import type { Layout, TextEncoding } from './stored-import.ts';
import { readTable } from './read-table.ts';

export interface Inspected {
  readonly layout: Layout;
  readonly mapping: Mapping;
  readonly options: ImportOptions;
}

/** What the person says of how the file is read. */
export interface ReadingWishes {
  readonly hasHeader?: boolean | undefined;
  readonly delimiter?: Delimiter | undefined;
  readonly sheet?: string | undefined;
}

const NAMES = new Set(['.csv', '.tsv', '.tab', '.txt', '.json', '.jsonl', '.xlsx']);
const JSON_EXTENSIONS = new Set(['.json', '.jsonl']);
const ROWS_LOOKED_AT = 200;
const PIECE_BYTES = 32_768;
const SAMPLES = 5;
const LONGEST_SAMPLE = 80;

type Base = Pick<Layout, 'format' | 'encoding' | 'delimiter'>;

/** Format, encoding and delimiter of a saved file. @throws ImportFailure where it is no table that can be read. */
export function recogniseFile(fileName: string, { head, isUtf8 }: SavedFile): Base {
  const extension = extname(fileName).toLowerCase();
  if (!NAMES.has(extension)) throw importFailure(extension === '.xls' ? 'old-workbook' : 'not-a-table');
  if (head.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]))) throw importFailure('old-workbook');
  if (head.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004')))
    return { format: 'xlsx', encoding: 'utf-8', delimiter: ',' };
  if (extension === '.xlsx') throw importFailure('damaged-workbook');
  const encoding = detectEncoding(head, isUtf8);
  const text = new TextDecoder(encoding).decode(head);
  // Text has no such characters; pictures, archives and documents do.
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  if (/[\u0000\u0001-\u0008\u000e-\u001a]/.test(text) || text.startsWith('%PDF'))
    throw importFailure('not-a-table');
  if (JSON_EXTENSIONS.has(extension)) return { format: 'json', encoding, delimiter: ',' };
  return { format: 'csv', encoding, delimiter: guessDelimiter(text) };
}

const MARKS: readonly (readonly [TextEncoding, Buffer])[] = [
  ['utf-8', Buffer.from([0xef, 0xbb, 0xbf])],
  ['utf-16le', Buffer.from([0xff, 0xfe])],
  ['utf-16be', Buffer.from([0xfe, 0xff])],
];
const BYTES_LOOKED_AT = 1000;

function detectEncoding(head: Buffer, isUtf8: boolean): TextEncoding {
  const marked = MARKS.find(([, mark]) => head.subarray(0, mark.length).equals(mark));
  if (marked) return marked[0];
  // Most characters of a table have a zero byte in UTF-16: the second of two with the low byte first.
  const sample = [...head.subarray(0, BYTES_LOOKED_AT)];
  const odd = sample.filter((byte, at) => byte === 0 && at % 2 === 1).length;
  const even = sample.filter((byte, at) => byte === 0 && at % 2 === 0).length;
  if (odd > even * 10) return 'utf-16le';
  if (even > odd * 10) return 'utf-16be';
  return isUtf8 ? 'utf-8' : 'windows-1252';
}

/** Reads the beginning of the table and guesses what the person can then correct. @throws ImportFailure no-rows and those of reading. */
export async function inspectFile(
  path: string,
  kind: ImportKind,
  base: Base,
  wishes: ReadingWishes,
): Promise<Inspected> {
  const delimiter = wishes.delimiter ?? base.delimiter;
  const sheet = wishes.sheet ?? '';
  const sheets = base.format === 'xlsx' ? await listSheets(path, sheet) : [];
  const reading = { ...base, delimiter, sheet: sheet === '' ? (sheets[0] ?? '') : sheet };
  const rows = await firstRows(path, reading);
  const [first] = rows;
  if (first === undefined) throw importFailure('no-rows');
  const hasHeader = base.format === 'json' || (wishes.hasHeader ?? isHeader(first));
  const values = hasHeader ? rows.slice(1) : rows;
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const titles = Array.from({ length: width }, (_, column) => (hasHeader ? cleanCell(first[column]) : ''));
  const columns = titles.map((title, column) => ({
    title: shortenText(title, LONGEST_SAMPLE),
    samples: listSamples(values, column),
  }));
  const mapping = guessMapping(kind, titles, values);
  return {
    layout: { ...reading, hasHeader, sheets, columns },
    mapping,
    options: guessOptions(mapping, values),
  };
}

async function listSheets(path: string, sheet: string): Promise<readonly string[]> {
  try {
    const opened = await openSheet(path, sheet);
    await opened.close();
    return opened.names;
  } catch {
    // Reading the rows right after says what is wrong.
    return [];
  }
}

async function firstRows(
  path: string,
  reading: Pick<Layout, 'format' | 'encoding' | 'delimiter' | 'sheet'>,
): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const batch of readTable(path, reading, { pieceBytes: PIECE_BYTES })) {
    rows.push(...batch.rows.slice(0, ROWS_LOOKED_AT - rows.length));
    if (rows.length >= ROWS_LOOKED_AT) break;
  }
  return rows;
}

function listSamples(rows: readonly (readonly string[])[], column: number): string[] {
  const values = rows.map((row) => cleanCell(row[column])).filter((value) => value !== '');
  return [...new Set(values)].slice(0, SAMPLES).map((value) => shortenText(value, LONGEST_SAMPLE));
}

function guessOptions(mapping: Mapping, rows: readonly (readonly string[])[]): ImportOptions {
  const valuesIn = (field: ImportField) => {
    const column = mapping[field];
    return column === undefined ? [] : rows.map((row) => cleanCell(row[column]));
  };
  const numbers = (['score', 'price', 'adjustedPrice', 'marketCap'] as const).flatMap(valuesIn);
  const decimalSign = guessDecimalSign(numbers);
  return {
    ...DEFAULT_OPTIONS,
    dayOrder: guessDayOrder(valuesIn('date')),
    decimalSign,
    marketCapUnit: guessMarketCapUnit(valuesIn('marketCap'), decimalSign),
    missingScore: mapping.score === undefined ? 'suggest' : 'refuse',
  };
}
