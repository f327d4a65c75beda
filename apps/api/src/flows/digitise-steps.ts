// The steps of the document flow that read a file: its pages are stored as they come, so that another worker goes on with what is there.

import type { DocumentFailure } from '@vigilo/domain/documents/document-failures';
import type { ReadPage } from '@vigilo/domain/digitise/page';
import { openDocument } from '../adapters/document-reader/document-reader.ts';
import { DocumentReadError } from '../adapters/document-reader/reader-client.ts';
import { listReadPages, openContent, savePageCount, savePages } from '../documents/document-run.service.ts';
import type { DocumentWork } from './document-work.ts';
import { DocumentFailed } from './document-work.ts';

/** So many pages of one document are asked for at once; the reader decides how many it reads at once. */
const PAGES_AT_ONCE = 8;
/** Pages are stored so many at once, or after so many milliseconds, whichever comes first. */
const PAGES_PER_SAVE = 8;
const SAVE_MS = 500;

/** Opens the file, unless all its pages were read by an earlier run. */
export async function receive(work: DocumentWork): Promise<null> {
  const { context, held } = work;
  if (held.pageCount !== null && held.pagesRead.length === held.pageCount) return null;
  const file = await openContent(context, held);
  if (file === null) throw new DocumentFailed('file-missing');
  work.closeAtEnd(() => file.close());
  const { text = 'auto', languages = ['eng', 'spa'], turn = 0, password } = held.choices;
  const opened = await openDocument(file.path, {
    text,
    languages,
    turn,
    limits: { pages: context.config.DOCUMENT_PAGES },
    owner: held.tenantId,
    ...(password === undefined ? {} : { password }),
  });
  work.closeAtEnd(() => opened.close());
  if (opened.pageCount === 0) throw new DocumentFailed('no-pages');
  await savePageCount(context, held, opened.pageCount);
  work.opened = opened;
  return null;
}

/** Reads the pages that are not there yet, several at once. */
export async function digitise(work: DocumentWork): Promise<null> {
  const { context, held, opened } = work;
  const read: ReadPage[] = [];
  if (opened !== null) {
    const isThere = new Set(held.pagesRead);
    const numbers = Array.from({ length: opened.pageCount }, (_, i) => i + 1).filter(
      (number) => !isThere.has(number),
    );
    await readPages(
      numbers,
      (number) => opened.readPage(number),
      async (pages) => {
        await savePages(context, held, pages);
        read.push(...pages);
      },
    );
  }
  // What an earlier run has read is only in the database.
  const isAll = opened !== null && read.length === opened.pageCount;
  const pages = isAll
    ? read.toSorted((one, other) => one.number - other.number)
    : await listReadPages(context, held);
  const wanted = opened?.pageCount ?? held.pageCount;
  if (pages.length !== wanted)
    throw new Error(`Of ${wanted} pages of the document ${held.id} ${pages.length} are there`);
  if (pages.every(({ words }) => words.length === 0)) throw new DocumentFailed('no-text');
  work.pages = pages;
  return null;
}

/** Reads pages and saves them in the order in which they come. @throws what the first page to fail fails with, when nothing is under way any more */
async function readPages(
  numbers: readonly number[],
  read: (number: number) => Promise<ReadPage>,
  save: (pages: readonly ReadPage[]) => Promise<void>,
): Promise<void> {
  const left = numbers.values();
  let unsaved: ReadPage[] = [];
  let savedAt = performance.now();
  let saving = Promise.resolve();
  let hasFailed = false;
  const saveAll = (): Promise<void> => {
    const pages = unsaved;
    unsaved = [];
    savedAt = performance.now();
    saving = saving.then(() => save(pages));
    return saving;
  };
  const reader = async (): Promise<void> => {
    for (const number of left) {
      if (hasFailed) return;
      try {
        const page = await read(number);
        unsaved.push(page);
        if (unsaved.length >= PAGES_PER_SAVE || performance.now() - savedAt >= SAVE_MS) await saveAll();
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: PAGES_AT_ONCE }, reader));
  const failed = ended.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
  await saveAll();
}

/** Why the file cannot be read, where that is what the error says. */
export function findReadFailure(error: unknown): DocumentFailure | null {
  if (error instanceof DocumentFailed) return error.failure;
  return error instanceof DocumentReadError ? { code: error.code, values: error.values } : null;
}
