// The stored file of a document, opened for what a person waits for: a picture of a page, or a part of one read anew.

import type { ReadPage } from '@vigilo/domain/digitise/page';
import type { OpenDocument } from '../adapters/document-reader/document-reader.ts';
import { openDocument } from '../adapters/document-reader/document-reader.ts';
import { DocumentReadError } from '../adapters/document-reader/reader-client.ts';
import type { AppContext } from '../frame/context.ts';
import { notFound } from '../frame/problem.ts';
import { openDocumentStore } from './document-contents.ts';
import type { DocumentDetails } from './documents.queries.ts';

type StoreContext = Pick<AppContext, 'db' | 'config'>;

/** Opened at once by this process, so that many thumbnails asked for together leave room for other work. */
const AT_ONCE = 2;

const waiting: (() => void)[] = [];
let busy = 0;

/**
 * Does a piece of work on the file, which gets the turn that a person chose for its pages.
 * @throws Problem not-found where the file is missing, or cannot be opened or read
 */
export function withStoredDocument<T>(
  context: StoreContext,
  tenantId: string,
  { sha256, reading_choices: { turn = 0, password } }: DocumentDetails,
  work: (opened: OpenDocument, turn: ReadPage['turn']) => Promise<T>,
): Promise<T> {
  return inTurn(async () => {
    const file = await openDocumentStore(context, tenantId).openLocal(sha256);
    if (file === null) throw notFound();
    try {
      const opened = await openDocument(file.path, {
        text: 'auto',
        languages: ['eng', 'spa'],
        turn,
        limits: { pages: context.config.DOCUMENT_PAGES },
        owner: tenantId,
        ...(password === undefined ? {} : { password }),
      });
      try {
        return await work(opened, turn);
      } finally {
        await opened.close();
      }
    } catch (error) {
      if (error instanceof DocumentReadError) throw notFound();
      throw error;
    } finally {
      await file.close();
    }
  });
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (busy >= AT_ONCE)
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
    });
  else busy += 1;
  try {
    return await work();
  } finally {
    // Whoever waits takes this turn over.
    const next = waiting.shift();
    if (next) next();
    else busy -= 1;
  }
}
