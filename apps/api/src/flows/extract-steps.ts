// The steps of the document flow that make sense of pages that were read. What they read stays with the run until the last of them stores it as one.

import type { DocumentFailure } from '@vigilo/domain/documents/document-failures';
import { listReadPages } from '../documents/document-run.service.ts';
import { ExtractionError } from '../extraction/extraction-run.ts';
import type { StoredChild } from '../extraction/extraction.service.ts';
import { listStoredChildren, saveChildren, saveRows } from '../extraction/extraction.service.ts';
import { renewLinkFacts } from '../relations/link-facts.service.ts';
import { listTenantTypes } from '../templates/document-types.service.ts';
import type { DocumentWork, Store } from './document-work.ts';

export async function splitPages(work: DocumentWork): Promise<null> {
  const pages = work.pages ?? (await listReadPages(work.context, work.held));
  await work.extraction.split(pages, await listTenantTypes(work.context, work.held.tenantId));
  return null;
}

export async function extractRows(work: DocumentWork): Promise<null> {
  await work.extraction.extract();
  return null;
}

/** Checks what was just read; or what is stored, with what people have changed in it, where the job begins here. */
export async function checkRows(work: DocumentWork): Promise<Store> {
  const { context, held, extraction } = work;
  const types = await listTenantTypes(context, held.tenantId);
  if (work.from !== 'validate') {
    const children = await extraction.check();
    return (tx) => saveChildren(tx, held, children, types);
  }
  const checked: StoredChild[] = [];
  for (const child of await listStoredChildren(context, held))
    checked.push({ ...child, rows: await extraction.checkRows(child, types) });
  return (tx) => saveRows(tx, held, checked);
}

/** Candidates for links are looked for when somebody asks, by what is derived here from the rows as they are stored. */
export function noteLinkFacts({ held }: DocumentWork): Promise<Store> {
  return Promise.resolve((tx) => renewLinkFacts(tx, held));
}

/** Why nothing could be made of the pages, where that is what the error says. */
export function findExtractionFailure(error: unknown): DocumentFailure | null {
  return error instanceof ExtractionError ? { code: 'extraction-failed', values: {} } : null;
}
