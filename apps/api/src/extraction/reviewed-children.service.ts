// Child documents as people review them.

import type { UserStatus } from '@vigilo/domain/documents/document-status';
import type { ExtractionRow } from '@vigilo/domain/extraction/extraction-row';
import type { Caller } from '../frame/caller.ts';
import { notFound } from '../frame/problem.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { findChild } from './child-documents.queries.ts';
import type { StoredTable } from './extraction-blocks.queries.ts';
import { listTables, replaceTable } from './extraction-blocks.queries.ts';
import { toViewer } from './child-documents.service.ts';
import type { LockedChild } from './reviewed-children.queries.ts';
import { bumpChild, lockChildren } from './reviewed-children.queries.ts';
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

/** The child documents of a document that is locked already. */
export function lockReviewedChildren(
  tx: TenantTransaction,
  tenantId: string,
  documentId: string,
): Promise<LockedChild[]> {
  return lockChildren(tx, tenantId, documentId);
}

/** Sets the user status of a child document that is locked; returns its new version. */
export function changeUserStatus(
  tx: TenantTransaction,
  tenantId: string,
  childId: string,
  status: UserStatus,
  now: Date,
): Promise<number> {
  return bumpChild(tx, tenantId, childId, { user_status: status }, now);
}

/** The rows of a child document in their order. */
export async function listRowsOf(
  tx: TenantTransaction,
  tenantId: string,
  childId: string,
): Promise<readonly ExtractionRow[]> {
  return (await listRows(tx, tenantId, [childId])).get(childId) ?? [];
}

/** Stores the rows of a child document that is locked; returns its new version. */
export async function changeRowsOf(
  tx: TenantTransaction,
  tenantId: string,
  childId: string,
  rows: readonly ExtractionRow[],
  now: Date,
): Promise<number> {
  await replaceRows(tx, tenantId, childId, rows);
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

/** Stores the rows of tables of a child document that is locked; gives the tables as they are now. */
export async function changeTablesOf(
  tx: TenantTransaction,
  tenantId: string,
  childId: string,
  tables: readonly Pick<StoredTable, 'id' | 'rows'>[],
  now: Date,
): Promise<StoredTable[]> {
  const stored: StoredTable[] = [];
  for (const { id, rows } of tables)
    stored.push({ id, rows, version: await replaceTable(tx, tenantId, id, rows) });
  await bumpChild(tx, tenantId, childId, {}, now);
  return stored;
}
