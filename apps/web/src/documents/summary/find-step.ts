// Next and Previous over the list of documents as the person left it (specification 3, section 4): over the border of a page the other page is
// fetched, the list is kept as being on it, and the step goes on with its first or last document.

import type { StepDirection } from '@vigilo/domain/documents/neighbours';
import { findNeighbour } from '@vigilo/domain/documents/neighbours';
import { queryClient } from '../../lib/query-client.ts';
import { findSetting } from '../../lib/remembered-setting.ts';
import { documentsQuery } from '../documents-queries.ts';
import type { DocumentsView, RowCount } from '../listing/documents-url.ts';
import {
  ROW_COUNTS,
  findKeptSearch,
  keepDocumentsSearch,
  parseDocumentsSearch,
  today,
} from '../listing/documents-url.ts';

/** Where the list keeps how many rows a page has (`useRememberedSetting`). */
const KEPT_ROWS = 'documents.rows';

/** The document that a step leads to, or null at the end of the list. Throws a Problem where the list cannot be had. */
export async function findStep(from: string, direction: StepDirection): Promise<string | null> {
  const view = parseDocumentsSearch(findKeptSearch());
  const rows = view.rows ?? findKeptRows();
  const now = today();
  let page = await getPage(view, rows, now);
  let step = findNeighbour(page, from, direction);
  while (step.kind === 'page') {
    const next: DocumentsView = { ...view, page: step.page };
    page = await getPage(next, rows, now);
    keepDocumentsSearch(next);
    step = findNeighbour(page, null, direction);
  }
  return step.kind === 'document' ? step.id : null;
}

async function getPage(view: DocumentsView, rows: RowCount, now: string) {
  const { docs, page, pages } = await queryClient.fetchQuery({
    ...documentsQuery(view, rows, now),
    staleTime: 5000,
  });
  return { documents: docs.map(({ _id, Status }) => ({ id: _id, status: Status })), page, pages };
}

function findKeptRows(): RowCount {
  return findSetting(KEPT_ROWS, (kept) => ROW_COUNTS.find((rows) => rows === kept) ?? 10);
}
