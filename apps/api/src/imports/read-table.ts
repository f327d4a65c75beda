// The rows of an uploaded file in batches, one after the other: the file is never in memory as a whole, but for JSON, which may be no longer than that bears.

import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { CsvError, CsvSplitter } from '@vigilo/domain/imports/split-csv';
import { findNamedDelimiter } from '@vigilo/domain/imports/guess-table';
import { openSheet, readJsonRows, WorkbookError } from '../adapters/spreadsheet/spreadsheet.ts';
import type { SheetRows } from '../adapters/spreadsheet/spreadsheet.ts';
import type { ImportFailure } from './import-failure.ts';
import { importFailure } from './import-failure.ts';
import type { Layout } from './stored-import.ts';

export interface TableBatch {
  /** Row numbers as a spreadsheet counts, from 1, or those of a JSON file's objects; blank rows are left out. */
  readonly numbers: number[];
  readonly rows: string[][];
  /** Bytes of the file read so far. */
  readonly bytes: number;
}

export type Reading = Pick<Layout, 'format' | 'encoding' | 'delimiter' | 'sheet'>;

const PIECE_BYTES = 262_144;
/** Reading so many keeps the server from its other work for about a fiftieth of a second. */
const BATCH_ROWS = 2000;
const MOST_COLUMNS = 1000;
const MOST_ROWS = 10_000_000;

/** How much is read at once. */
interface Portion {
  readonly batchRows?: number | undefined;
  /** Of a text file: who only looks at its first rows need not split more than a piece. */
  readonly pieceBytes?: number;
}

/** Every row of the table that is not blank, its header among them, at most `batchRows` at once. @throws ImportFailure where the file cannot be read as it is said to be. */
export async function* readTable(
  path: string,
  reading: Reading,
  { batchRows = BATCH_ROWS, pieceBytes = PIECE_BYTES }: Portion = {},
): AsyncGenerator<TableBatch, void> {
  try {
    for await (const batch of READERS[reading.format](path, reading, pieceBytes))
      yield* inBatches(batch, batchRows);
  } catch (error) {
    throw toImportFailure(error, reading.format);
  }
}

function toImportFailure(error: unknown, format: Layout['format']): unknown {
  if (error instanceof CsvError) return importFailure(error.code, { row: String(error.row) });
  if (error instanceof WorkbookError) {
    if (error.code === 'sheet-missing') return importFailure('sheet-missing');
    if (format === 'json') return error.code === 'damaged' ? importFailure('damaged-json') : jsonTooLarge();
    return importFailure(error.code === 'damaged' ? 'damaged-workbook' : 'workbook-too-large');
  }
  return error;
}

async function* readWorkbook(path: string, { sheet }: Reading): AsyncGenerator<TableBatch, void> {
  const opened = await openSheet(path, sheet);
  yield* leaveBlankOut(opened.batches);
}

async function* leaveBlankOut(batches: AsyncIterable<SheetRows>): AsyncGenerator<TableBatch, void> {
  for await (const { numbers, rows, bytes } of batches) {
    const filled = rows.flatMap((row, index) => (isBlank(row) ? [] : [index]));
    yield {
      numbers: filled.map((index) => numbers[index] ?? 0),
      rows: filled.map((index) => rows[index] ?? []),
      bytes,
    };
  }
}

/** Such a file is read as a whole: it is no longer than so. */
const MOST_JSON_BYTES = 32 * 1024 * 1024;

function jsonTooLarge(): ImportFailure {
  return importFailure('json-too-large', { most: String(MOST_JSON_BYTES / 1024 / 1024) });
}

async function* readJson(path: string, { encoding }: Reading): AsyncGenerator<TableBatch, void> {
  const { size } = await stat(path);
  if (size > MOST_JSON_BYTES) throw jsonTooLarge();
  yield* leaveBlankOut(readJsonRows({ path, encoding }));
}

async function* readText(
  path: string,
  { encoding, delimiter }: Reading,
  pieceBytes: number,
): AsyncGenerator<TableBatch, void> {
  const decoder = new TextDecoder(encoding);
  const splitter = new CsvSplitter(delimiter);
  let bytes = 0;
  let number = 0;
  const makeBatch = (rows: string[][]): TableBatch => {
    const first = number;
    number += rows.length;
    const filled = rows.flatMap((row, index) => (isBlank(row) ? [] : [index]));
    if (filled.length === rows.length)
      return { numbers: rows.map((_, index) => first + index + 1), rows, bytes };
    return {
      numbers: filled.map((index) => first + index + 1),
      rows: filled.map((index) => rows[index] ?? []),
      bytes,
    };
  };
  for await (const piece of createReadStream(path, { highWaterMark: pieceBytes })) {
    const chunk: Buffer = piece;
    const isFirst = bytes === 0;
    bytes += chunk.length;
    const text = decoder.decode(chunk, { stream: true });
    const rows = splitter.push(text);
    // A spreadsheet's line that names the delimiter is no row of the table, but counts.
    if (isFirst && findNamedDelimiter(text) !== null) rows[0] = [];
    yield makeBatch(rows);
  }
  yield makeBatch([...splitter.push(decoder.decode()), ...splitter.end()]);
}

const READERS = { csv: readText, json: readJson, xlsx: readWorkbook } as const;

function isBlank(row: readonly string[]): boolean {
  for (const cell of row) if (cell !== '' && cell.trim() !== '') return false;
  return true;
}

function* inBatches(batch: TableBatch, most: number): Generator<TableBatch, void> {
  const { numbers, rows, bytes } = batch;
  if ((numbers.at(-1) ?? 0) > MOST_ROWS) throw importFailure('too-many-rows', { most: String(MOST_ROWS) });
  if (rows.some((row) => row.length > MOST_COLUMNS))
    throw importFailure('too-many-columns', { most: String(MOST_COLUMNS) });
  if (rows.length === 0) return;
  if (rows.length <= most) {
    yield batch;
    return;
  }
  for (let at = 0; at < rows.length; at += most)
    yield { numbers: numbers.slice(at, at + most), rows: rows.slice(at, at + most), bytes };
}
