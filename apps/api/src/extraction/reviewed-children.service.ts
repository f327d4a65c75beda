// Child documents as people review them.

import type { UserStatus } from '@vigilo/domain/documents/document-status';
import type { ExtractionRow } from '@vigilo/domain/extraction/extraction-row';
import type { Caller } from '../frame/caller.ts';
import { notFound } from '../frame/problem.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { findChild } from './child-documents.queries.ts';
import type { StoredTable } from './extraction-blocks.queries.ts';
import { listIdsOfTables, listLineTables, listTables, replaceTable } from './extraction-blocks.queries.ts';
import { toViewer } from './child-documents.service.ts';
import type { LockedChild } from './reviewed-children.queries.ts';
import {
  addEditor,
  bumpChild,
  isEditor,
  listChildPages,
  lockChildren,
  removeEditors,
} from './reviewed-children.queries.ts';
import { keepReading } from './readings.queries.ts';
import { listRows, replaceRows } from './stored-children.queries.ts';

interface SeenChild {
  readonly id: string;
  readonly documentId: string;
  readonly version: number;
}

/** A child document with its document and version. @throws Problem not-found where the caller does not see it */
export async function getSeenChild(
  tx: TenantTransaction,
  caller: Caller,
  childId: string,
): Promise<SeenChild> {
  const child = await findChild(tx, toViewer(caller), childId);
  if (!child) throw notFound();
  return { id: child.id, documentId: child.document_id, version: child.version };
}

/** The ids of the tables of a child document. Whether it is visible is asked before. */
export function listTableIds(tx: TenantTransaction, tenantId: string, childId: string): Promise<string[]> {
  return listIdsOfTables(tx, tenantId, childId);
}

/** The type and the pages of each child document of a document, in their order. Whether it is visible is asked before. */
export function listChildPlaces(
  tx: TenantTransaction,
  tenantId: string,
  documentId: string,
): ReturnType<typeof listChildPages> {
  return listChildPages(tx, tenantId, documentId);
}

/** The child documents of a document that is locked already. */
export function lockReviewedChildren(
  tx: TenantTransaction,
  tenantId: string,
  documentId: string,
): Promise<LockedChild[]> {
  return lockChildren(tx, tenantId, documentId);
}

/** Sets the user status of a child document that is locked, with the reason of whoever rejects it; returns its new version. */
export async function changeUserStatus(
  tx: TenantTransaction,
  { tenantId, userId }: Caller,
  childId: string,
  { status, reason }: { readonly status: UserStatus; readonly reason?: string | undefined },
  now: Date,
): Promise<number> {
  // What was approved is nobody's work any more.
  if (status === 'Validated') await removeEditors(tx, tenantId, childId);
  const rejection =
    status === 'Rejected' ? JSON.stringify({ reason, by: userId, at: now.toISOString() }) : null;
  return bumpChild(tx, tenantId, childId, { user_status: status, rejection }, now);
}

/** Whether the caller changed something of a child document since it was approved. */
export function hasEdited(tx: TenantTransaction, caller: Caller, childId: string): Promise<boolean> {
  return isEditor(tx, caller.tenantId, childId, caller.userId);
}

/** The rows of a child document in their order. */
export async function listRowsOf(
  tx: TenantTransaction,
  tenantId: string,
  childId: string,
): Promise<readonly ExtractionRow[]> {
  return (await listRows(tx, tenantId, [childId])).get(childId) ?? [];
}

/** The tables of line items of these rows. */
export function listLinesOf(
  tx: TenantTransaction,
  tenantId: string,
  childId: string,
  rows: readonly ExtractionRow[],
): ReturnType<typeof listLineTables> {
  return listLineTables(tx, tenantId, childId, rows);
}

/** Stores the rows of a child document that is locked, as the caller changed them; returns its new version. */
export async function changeRowsOf(
  tx: TenantTransaction,
  { tenantId, userId }: Caller,
  childId: string,
  rows: readonly ExtractionRow[],
  now: Date,
): Promise<number> {
  await keepReading(tx, tenantId, childId);
  await replaceRows(tx, tenantId, childId, rows);
  await addEditor(tx, tenantId, childId, userId);
  return bumpChild(tx, tenantId, childId, {}, now);
}

/** Those of the tables that a child document has, which is locked. */
export function listTablesOf(
  tx: TenantTransaction,
  tenantId: string,
  childId: string,
  ids: readonly string[],
): Promise<StoredTable[]> {
  return listTables(tx, tenantId, childId, ids);
}

/** Stores the rows of tables of a child document that is locked, as the caller changed them; gives the tables as they are now. */
export async function changeTablesOf(
  tx: TenantTransaction,
  { tenantId, userId }: Caller,
  childId: string,
  tables: readonly Pick<StoredTable, 'id' | 'rows'>[],
  now: Date,
): Promise<StoredTable[]> {
  await keepReading(tx, tenantId, childId);
  await addEditor(tx, tenantId, childId, userId);
  const stored: StoredTable[] = [];
  for (const { id, rows } of tables)
    stored.push({ id, rows, version: await replaceTable(tx, tenantId, id, rows) });
  await bumpChild(tx, tenantId, childId, {}, now);
  return stored;
}
