// What `read-tables` and `read-fields` have in common: each file is opened by what is in it and read as the server reads it, and one JSON line is printed for it;
// a file that cannot be read gets a line with its error, and the next one is read.

import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { ReadPage } from '@vigilo/domain/digitise/page';
import { openDocument } from '../apps/api/src/adapters/document-reader/document-reader.ts';
import { DocumentReadError } from '../apps/api/src/adapters/document-reader/reader-client.ts';
import { wordFailure } from '../apps/api/src/documents/failure-words.ts';

const FILES_AT_ONCE = 2;
const PAGES_AT_ONCE = 8;
/** All files of one command are one person's: a process that has read one reads the next. */
const OWNER = 'command line';

/** Prints what `read` makes of each file's pages, in the order of the files, with the file's name as it was given and the seconds it took. */
export async function readFiles(
  files: readonly string[],
  read: (pages: readonly ReadPage[]) => object,
): Promise<void> {
  const lines: Promise<object>[] = [];
  for (let next = 0; next < files.length; next += 1) {
    // The next file is being opened while one is read.
    for (const file of files.slice(lines.length, next + FILES_AT_ONCE)) lines.push(readFile(file, read));
    process.stdout.write(`${JSON.stringify(await lines[next])}\n`);
  }
}

async function readFile(file: string, read: (pages: readonly ReadPage[]) => object): Promise<object> {
  const started = performance.now();
  const seconds = () => Math.round(performance.now() - started) / 1000;
  try {
    const path = resolve(process.env['INIT_CWD'] ?? '.', file);
    const facts = await stat(path).catch(() => null);
    if (!facts?.isFile()) throw new Error('There is no such file.');
    const pages = await readPages(path);
    const made = read(pages);
    return { file, seconds: seconds(), pages: pages.length, ...made };
  } catch (error) {
    return { file, seconds: seconds(), ...describeError(error) };
  }
}

/** All pages of a file in their order. @throws DocumentReadError */
export async function readPages(path: string): Promise<ReadPage[]> {
  const opened = await openDocument(path, {
    text: 'auto',
    languages: ['eng', 'spa'],
    turn: 0,
    owner: OWNER,
  });
  try {
    const pages: ReadPage[] = [];
    const left = Array.from({ length: opened.pageCount }, (_, i) => i + 1).values();
    const reader = async () => {
      for (const number of left) pages.push(await opened.readPage(number));
    };
    await Promise.all(Array.from({ length: PAGES_AT_ONCE }, reader));
    return pages.toSorted((a, b) => a.number - b.number);
  } finally {
    await opened.close();
  }
}

function describeError(error: unknown): { error: string; code?: string } {
  if (error instanceof DocumentReadError)
    return { error: wordFailure({ code: error.code, values: error.values }, 'en'), code: error.code };
  return { error: error instanceof Error ? error.message : String(error) };
}
