import type { CallReply } from '@vigilo/contract/call';
import type { listPageWords as WordsCall } from '@vigilo/contract/digitise';
import type { ReadPage } from '@vigilo/domain/digitise/page';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import { notFound } from '../frame/problem.ts';
import { listPageContents } from './document-run.queries.ts';
import { findPageContent } from './documents.queries.ts';
import { unpackPage } from './page-content.ts';
import { getVisibleDocument } from './visible-document.ts';

/** The words of one page. @throws Problem not-found where the caller does not see the document, or the page is not read */
export async function getPageWords(
  context: AppContext,
  caller: Caller,
  documentId: string,
  number: number,
): Promise<CallReply<typeof WordsCall>> {
  const content = await inTenant(context.db, caller.tenantId, async (tx) => {
    await getVisibleDocument(tx, caller, documentId);
    return findPageContent(tx, caller.tenantId, documentId, number);
  });
  if (content === null) throw notFound();
  const { source, words } = await unpackPage(content);
  return {
    status: 'success',
    data: {
      page: number,
      source,
      words: words.map(({ text, box, confidence }) => ({ text, box: [...box], confidence })),
    },
  };
}

/** All pages of a document that are read, from the first on, for whoever looks after the installation. */
export async function readStoredPages(
  { db }: Pick<AppContext, 'db'>,
  tenantId: string,
  documentId: string,
): Promise<ReadPage[]> {
  const contents = await inTenant(db, tenantId, (tx) => listPageContents(tx, tenantId, documentId));
  return Promise.all(contents.map(unpackPage));
}
