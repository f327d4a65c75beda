// What was read from a document is stored as one, in the transaction in which the document moves on.

import type { ExtractionRow } from '@vigilo/domain/extraction/extraction-row';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import { newId } from '../frame/ids.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import {
  hasChildren,
  listChildrenWithRows,
  replaceChildren,
  replaceRows,
} from './stored-children.queries.ts';
import type { ReadChild } from './read-children.ts';

export interface DocumentKey {
  readonly tenantId: string;
  readonly id: string;
}

/** A stored child document with the rows of its primary table. */
export interface StoredChild {
  readonly id: string;
  readonly documentType: string;
  readonly rows: readonly ExtractionRow[];
}

/** Stores the child documents of a document with their rows and blocks; those that it had, with what was edited in them, are replaced. */
export function saveChildren(
  tx: TenantTransaction,
  document: DocumentKey,
  children: readonly ReadChild[],
): Promise<void> {
  return replaceChildren(
    tx,
    document.tenantId,
    document.id,
    children.map((child) => ({ ...child, id: newId() })),
  );
}

/** The child documents of a document as they are stored, with what was edited in them. */
export function listStoredChildren(
  { db }: Pick<AppContext, 'db'>,
  { tenantId, id }: DocumentKey,
): Promise<StoredChild[]> {
  return inTenant(db, tenantId, (tx) => listChildrenWithRows(tx, tenantId, id));
}

/** Whether anything was read from a document. */
export function hasStoredChildren(
  { db }: Pick<AppContext, 'db'>,
  { tenantId, id }: DocumentKey,
): Promise<boolean> {
  return inTenant(db, tenantId, (tx) => hasChildren(tx, tenantId, id));
}

/** Stores rows that were checked again; the child documents stay as they are. */
export async function saveRows(
  tx: TenantTransaction,
  { tenantId }: DocumentKey,
  children: readonly StoredChild[],
): Promise<void> {
  for (const { id, rows } of children) await replaceRows(tx, tenantId, id, rows);
}
