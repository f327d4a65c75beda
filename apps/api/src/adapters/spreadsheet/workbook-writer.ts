// Writing workbooks (.xlsx) row by row: what has been handed over is compressed and passed on, and no more rows are taken than the receiver
// takes bytes, so that a workbook of any length needs little memory. (exceljs, which reads workbooks here, writes without asking whether
// anything is taken, and 100,000 companies took 275 to 460 MB.)

import { PassThrough, Readable } from 'node:stream';
import type { Writable } from 'node:stream';
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import yazl from 'yazl';
import type { Cell, SheetColumn, WorkbookSheet } from './workbook-xml.ts';
import {
  aboutSheet,
  workbookParts,
  rowXml,
  sheetFoot,
  sheetHead,
  sheetPath,
  listColumnStyles,
} from './workbook-xml.ts';

/** Some rows at once, each with a cell for every column. */
export type RowBatch = readonly (readonly Cell[])[];

export interface Workbook {
  readonly creator: string;
  readonly createdAt: Date;
  readonly columns: readonly SheetColumn[];
  /** The name of a sheet of rows, from 1: more rows than a sheet takes go on in the next. */
  readonly sheetName: (number: number) => string;
  readonly aboutName: string;
  /** What stands in the last sheet, a name and a value in each line; asked for when all rows are written. */
  readonly about: (rows: number) => readonly (readonly [string, string | number])[];
  /** Rows of a sheet below its header, where that shall be fewer than fit. */
  readonly rowsPerSheet?: number;
}

/** Of 1,048,576 the header takes one. */
const ROWS_PER_SHEET = 1_048_575;

/** Writes a workbook to its end and ends the target; returns how many rows. @throws what the target or the rows fail with */
export async function writeWorkbook(
  target: Writable,
  workbook: Workbook,
  batches: AsyncIterable<RowBatch>,
): Promise<number> {
  const zip = new yazl.ZipFile();
  const out = new PassThrough();
  zip.outputStream.pipe(out);
  zip.on('error', (error) => out.destroy(error instanceof Error ? error : new Error(String(error))));
  const written = pipeline(out, target);
  // Whoever waits for it below hears of its failure; one that comes before anybody waits would end the process.
  written.catch(() => undefined);
  const rows = await addSheets(zip, workbook, new Rows(batches), out).catch(async (error: unknown) => {
    // Where the receiver was first to fail, that is why.
    await written;
    throw error;
  });
  zip.end();
  await written;
  return rows;
}

async function addSheets(
  zip: yazl.ZipFile,
  workbook: Workbook,
  rows: Rows,
  out: PassThrough,
): Promise<number> {
  const { columns, creator, createdAt, sheetName, aboutName } = workbook;
  const sheets: WorkbookSheet[] = [];
  let written = 0;
  try {
    do {
      const inSheet = await addSheet(zip, workbook, sheets.length + 1, rows, out);
      written += inSheet;
      sheets.push({
        name: sheetName(sheets.length + 1),
        filtered: { columns: columns.length, rows: inSheet + 1 },
      });
    } while (!rows.isAtEnd);
  } catch (error) {
    out.destroy(error instanceof Error ? error : new Error(String(error)));
    throw error;
  } finally {
    await rows.close();
  }
  const options = { mtime: createdAt };
  sheets.push({ name: aboutName, filtered: null });
  zip.addBuffer(Buffer.from(aboutSheet(workbook.about(written))), sheetPath(sheets.length), options);
  for (const [path, xml] of workbookParts(sheets, columns, creator, createdAt))
    zip.addBuffer(Buffer.from(xml), path, options);
  return written;
}

/** Adds a sheet of as many rows as it takes; returns how many when they are on their way. @throws where the receiver is gone, or the rows fail */
async function addSheet(
  zip: yazl.ZipFile,
  { columns, createdAt, rowsPerSheet = ROWS_PER_SHEET }: Workbook,
  number: number,
  rows: Rows,
  out: PassThrough,
): Promise<number> {
  let written = 0;
  async function* xml(): AsyncGenerator<string, void> {
    yield sheetHead(columns);
    const styles = listColumnStyles(columns);
    for (;;) {
      const batch = await rows.take(rowsPerSheet - written);
      if (batch.length === 0) break;
      const first = written + 2;
      yield batch.map((row, i) => rowXml(row, first + i, styles)).join('');
      written += batch.length;
    }
    yield sheetFoot(columns, written);
  }
  const sheet = Readable.from(xml(), { objectMode: false });
  const stop = () => sheet.destroy(new Error('The workbook is not wanted any more.'));
  out.once('close', stop);
  const ended = once(sheet, 'end');
  zip.addReadStream(sheet, sheetPath(number), { mtime: createdAt });
  if (out.destroyed) stop();
  await ended;
  out.off('close', stop);
  return written;
}

/** Rows taken from batches, as many as are wanted. */
class Rows {
  readonly #batches: AsyncIterator<RowBatch>;
  #left: RowBatch = [];
  isAtEnd = false;

  constructor(batches: AsyncIterable<RowBatch>) {
    this.#batches = batches[Symbol.asyncIterator]();
  }

  /** At most so many of the next rows; none where there are no more, or none are wanted. Reads ahead, so that `isAtEnd` is known in time. */
  async take(most: number): Promise<RowBatch> {
    await this.#fill();
    const taken = this.#left.slice(0, Math.max(0, most));
    this.#left = this.#left.slice(taken.length);
    if (taken.length > 0) await this.#fill();
    return taken;
  }

  /** Tells where the rows come from that no more are wanted. */
  async close(): Promise<void> {
    await this.#batches.return?.();
  }

  async #fill(): Promise<void> {
    while (this.#left.length === 0 && !this.isAtEnd) {
      const next = await this.#batches.next();
      if (next.done === true) this.isAtEnd = true;
      else this.#left = next.value;
    }
  }
}
