// Next and Previous over the documents of a list that comes in pages (specification 3, section 4): at the first or last position nothing happens;
// documents whose digitization failed are skipped; over the border of a page it goes on with the first (next) or last (previous) document of
// the neighbouring page.

import type { DocumentStatus } from './document-status.ts';

export interface ListedDocument {
  readonly id: string;
  readonly status: DocumentStatus;
}

/** Where a step leads: to a document of this page, to another page that has to be loaded (from 1), or nowhere. */
export type NeighbourStep =
  | { readonly kind: 'document'; readonly id: string }
  | { readonly kind: 'page'; readonly page: number }
  | { readonly kind: 'none' };

export type StepDirection = 'next' | 'previous';

export interface ListPage {
  readonly documents: readonly ListedDocument[];
  /** From 1. */
  readonly page: number;
  readonly pages: number;
}

/**
 * The step from a document, or, where `from` is null, into a page that has just been loaded. A document that is not in the page (the list has moved on
 * meanwhile) leads into the page from its beginning or end.
 */
export function findNeighbour(
  { documents, page, pages }: ListPage,
  from: string | null,
  direction: StepDirection,
): NeighbourStep {
  const inOrder = direction === 'next' ? documents : documents.toReversed();
  const place = inOrder.findIndex(({ id }) => id === from);
  const found = inOrder.slice(place + 1).find(({ status }) => status !== 'Digitization Failed');
  if (found) return { kind: 'document', id: found.id };
  const other = direction === 'next' ? page + 1 : page - 1;
  return other >= 1 && other <= pages ? { kind: 'page', page: other } : { kind: 'none' };
}
