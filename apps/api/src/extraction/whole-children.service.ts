// Child documents as a whole, for what people do with them: the document and its child documents are held before.

import type { ChildDocumentRow } from '@vigilo/contract/documents';
import { copyChild } from '@vigilo/domain/extraction/copy-child';
import type { ReadPage } from '@vigilo/domain/digitise/page';
import type { DocumentType } from '@vigilo/domain/extraction/document-type';
import type { ExtractionBlock } from '@vigilo/domain/extraction/child-tables';
import type { Caller } from '../frame/caller.ts';
import { newId } from '../frame/ids.ts';
import { notFound } from '../frame/problem.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { findChild } from './child-documents.queries.ts';
import { toViewer } from './child-documents.service.ts';
import { listLineTables } from './extraction-blocks.queries.ts';
import { toChildReply } from './extraction-replies.ts';
import { ExtractionRun } from './extraction-run.ts';
import type { ReadChild } from './read-children.ts';
import { checkRows } from './read-children.ts';
import { listRows, replaceRows } from './stored-children.queries.ts';
import {
  addWholeChild,
  changeWholeChild,
  getWholeChild,
  listBlocks,
  removeWholeChild,
} from './whole-children.queries.ts';

/** A child document as its list shows it. @throws Problem not-found */
export async function getChildReply(
  tx: TenantTransaction,
  caller: Caller,
  childId: string,
): Promise<ChildDocumentRow> {
  const child = await findChild(tx, toViewer(caller), childId);
  if (!child) throw notFound();
  return toChildReply(child, caller.access);
}

interface Place {
  readonly tenantId: string;
  readonly documentId: string;
}

/** Adds what was read as a child document; returns its id. */
export async function addChild(
  tx: TenantTransaction,
  { tenantId, documentId }: Place,
  child: ReadChild,
  name: string,
  now: Date,
): Promise<string> {
  const id = newId(now.getTime());
  await addWholeChild(tx, tenantId, documentId, { ...child, id }, { name, tags: [], attributes: {} }, now);
  return id;
}

/** Adds a copy of a child document, under a name; returns its id. */
export async function addCopy(
  tx: TenantTransaction,
  { tenantId, documentId }: Place,
  childId: string,
  name: (original: { readonly name: string; readonly documentType: string }) => string,
  now: Date,
): Promise<string> {
  const original = await getWholeChild(tx, tenantId, childId);
  const rows = (await listRows(tx, tenantId, [childId])).get(childId) ?? [];
  // Kind and content of a row of the table belong together.
  const blocks = (await listBlocks(tx, tenantId, childId)) as readonly ExtractionBlock[];
  const copied = copyChild({ rows, blocks }, () => newId(now.getTime()));
  const id = newId(now.getTime());
  const { documentType, pages, tags, attributes } = original;
  const child = { id, documentType, pages: [...pages], rows: [...copied.rows], blocks: [...copied.blocks] };
  await addWholeChild(tx, tenantId, documentId, child, { name: name(original), tags, attributes }, now);
  return id;
}

/** What a person may change of a child document. */
export type ChildChange = Parameters<typeof changeWholeChild>[3];

export function changeChild(
  tx: TenantTransaction,
  tenantId: string,
  childId: string,
  change: ChildChange,
  now: Date,
): Promise<void> {
  return changeWholeChild(tx, tenantId, childId, change, now);
}

/** What is known of a child document. */
export function getKnownChild(
  tx: TenantTransaction,
  tenantId: string,
  childId: string,
): ReturnType<typeof getWholeChild> {
  return getWholeChild(tx, tenantId, childId);
}

export function removeChild(tx: TenantTransaction, tenantId: string, childId: string): Promise<void> {
  return removeWholeChild(tx, tenantId, childId);
}

/** Checks the rows of a child document by the rules of another type; returns them as they are stored now. */
export async function checkAsType(
  tx: TenantTransaction,
  tenantId: string,
  childId: string,
  documentType: string,
  types: readonly DocumentType[],
): Promise<ReturnType<typeof checkRows>> {
  const rows = (await listRows(tx, tenantId, [childId])).get(childId) ?? [];
  const tables = await listLineTables(tx, tenantId, childId, rows);
  const checked = checkRows(rows, documentType, types, tables);
  await replaceRows(tx, tenantId, childId, checked);
  return checked;
}

/** What a child document of this type over these pages says. @throws ExtractionError */
export async function readChild(pages: readonly ReadPage[], type: DocumentType): Promise<ReadChild> {
  const run = new ExtractionRun();
  try {
    await run.split(pages, [type]);
    await run.extract();
    const [child] = await run.check();
    const numbers = pages.map(({ number }) => number);
    return child ?? { documentType: type.name, pages: numbers, rows: [], blocks: [] };
  } finally {
    await run.close();
  }
}
