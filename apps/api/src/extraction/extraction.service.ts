// What was read from a document is stored as one, in the transaction in which the document moves on.

import type { DocumentType } from '@vigilo/domain/extraction/document-type';
import { SHIPPED_DOCUMENT_TYPES } from '@vigilo/domain/extraction/document-types';
import type { ExtractionRow } from '@vigilo/domain/extraction/extraction-row';
import { mergeChildren } from '@vigilo/domain/extraction/read-anew/merge-children';
import type { TablesById } from '@vigilo/domain/validation/validate-rows';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import { newId } from '../frame/ids.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import type { ReadChild } from './read-children.ts';
import { checkRows, tablesById } from './read-children.ts';
import { listLineTables } from './extraction-blocks.queries.ts';
import { listKnownChildren, replaceChildren } from './known-children.queries.ts';
import { hasChildren, listChildrenWithRows, replaceRows } from './stored-children.queries.ts';

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

/** A stored child document as it is checked again. */
export interface UncheckedChild extends StoredChild {
  /** Its tables of line items. */
  readonly lineTables: TablesById;
}

/**
 * Stores the child documents of a document with their rows and blocks in the place of those that it had. What is there again keeps its id, and with it its links, and
 * what people changed stays; `types` check that again.
 */
export async function saveChildren(
  tx: TenantTransaction,
  { tenantId, id }: DocumentKey,
  children: readonly ReadChild[],
  types: readonly DocumentType[] = SHIPPED_DOCUMENT_TYPES,
): Promise<void> {
  const merged = mergeChildren(await listKnownChildren(tx, tenantId, id), children);
  const replaced = merged.children.map((child) => ({
    ...child,
    id: child.id ?? newId(),
    isKept: child.id !== null,
    rows:
      child.reading === null
        ? child.rows
        : checkRows(child.rows, child.documentType, types, tablesById(child.blocks)),
  }));
  await replaceChildren(tx, tenantId, id, replaced, merged.unread);
}

/** The child documents of a document as they are stored, with what was edited in them. */
export function listStoredChildren(
  { db }: Pick<AppContext, 'db'>,
  { tenantId, id }: DocumentKey,
): Promise<UncheckedChild[]> {
  return inTenant(db, tenantId, async (tx) => {
    const children: UncheckedChild[] = [];
    for (const child of await listChildrenWithRows(tx, tenantId, id))
      children.push({ ...child, lineTables: await listLineTables(tx, tenantId, child.id, child.rows) });
    return children;
  });
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
