// The child documents of documents with what was read from them, as the work on a document stores them.

import type { UserStatus } from '@vigilo/domain/documents/document-status';
import type { ExtractionRow } from '@vigilo/domain/extraction/extraction-row';
import { sql } from 'kysely';
import type { TenantTransaction } from '../frame/tables.ts';
import type { ReadChild } from './read-children.ts';

/** More at once would be more values than a statement takes. */
const ROWS_AT_ONCE = 1000;

export interface NewChild extends ReadChild {
  readonly id: string;
}

/** Stores what was read from a child document that is there already, and empty. */
export async function addRowsAndBlocks(
  tx: TenantTransaction,
  tenantId: string,
  { id, rows, blocks }: NewChild,
): Promise<void> {
  await addRows(tx, tenantId, id, rows);
  for (const part of inParts(blocks))
    await tx
      .insertInto('extraction_blocks')
      .values(
        part.map((block) => ({
          tenant_id: tenantId,
          id: block.id,
          child_document_id: id,
          kind: block.kind,
          content: JSON.stringify(block.content),
        })),
      )
      .execute();
}

/** Stores the rows of a child document in the place of those that it had; one that stays as it was and where it was is not written. */
export async function replaceRows(
  tx: TenantTransaction,
  tenantId: string,
  childId: string,
  rows: readonly ExtractionRow[],
): Promise<void> {
  await sql`
    WITH given AS MATERIALIZED (
      SELECT (g.content->>'id')::uuid AS id, g.position, g.content
      FROM jsonb_array_elements(${JSON.stringify(rows)}::jsonb) WITH ORDINALITY AS g (content, position)
    ), removed AS (
      DELETE FROM extraction_rows r
      WHERE r.tenant_id = ${tenantId} AND r.child_document_id = ${childId}
        AND NOT EXISTS (SELECT 1 FROM given g WHERE g.id = r.id)
    )
    INSERT INTO extraction_rows (tenant_id, child_document_id, id, position, ssot_key, content)
    SELECT ${tenantId}::uuid, ${childId}::uuid, g.id, g.position, g.content->>'SSOTKey', g.content
    FROM given g
    WHERE NOT EXISTS (
      SELECT 1 FROM extraction_rows r
      WHERE r.tenant_id = ${tenantId} AND r.child_document_id = ${childId}
        AND r.id = g.id AND r.position = g.position AND r.content = g.content)
    ON CONFLICT (tenant_id, child_document_id, id)
      DO UPDATE SET position = excluded.position, ssot_key = excluded.ssot_key, content = excluded.content`.execute(
    tx,
  );
}

async function addRows(
  tx: TenantTransaction,
  tenantId: string,
  childId: string,
  rows: readonly ExtractionRow[],
): Promise<void> {
  const placed = rows.map((row, index) => ({
    tenant_id: tenantId,
    child_document_id: childId,
    id: row.id,
    position: index + 1,
    ssot_key: row.SSOTKey,
    content: JSON.stringify(row),
  }));
  for (const part of inParts(placed))
    await tx
      .insertInto('extraction_rows')
      .values([...part])
      .execute();
}

/** Parts that a statement takes. */
export function inParts<T>(all: readonly T[]): (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / ROWS_AT_ONCE) }, (_, i) =>
    all.slice(i * ROWS_AT_ONCE, (i + 1) * ROWS_AT_ONCE),
  );
}

/** Whether a document has child documents. */
export async function hasChildren(
  tx: TenantTransaction,
  tenantId: string,
  documentId: string,
): Promise<boolean> {
  const row = await tx
    .selectFrom('child_documents')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('document_id', '=', documentId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export interface StoredChild {
  readonly id: string;
  readonly documentType: string;
  readonly pages: readonly number[];
  readonly userStatus: UserStatus;
  readonly rows: readonly ExtractionRow[];
}

/** The child documents of a document with their rows, as they are stored. */
export async function listChildrenWithRows(
  tx: TenantTransaction,
  tenantId: string,
  documentId: string,
): Promise<StoredChild[]> {
  const children = await tx
    .selectFrom('child_documents')
    .select(['id', 'document_type', 'pages', 'user_status'])
    .where('tenant_id', '=', tenantId)
    .where('document_id', '=', documentId)
    .orderBy('position')
    .execute();
  const rows = await listRows(
    tx,
    tenantId,
    children.map(({ id }) => id),
  );
  return children.map(({ id, document_type: documentType, pages, user_status: userStatus }) => ({
    id,
    documentType,
    pages,
    userStatus,
    rows: rows.get(id) ?? [],
  }));
}

/** The rows of child documents, by the child document's id and in their order. */
export async function listRows(
  tx: TenantTransaction,
  tenantId: string,
  childIds: readonly string[],
): Promise<ReadonlyMap<string, ExtractionRow[]>> {
  if (childIds.length === 0) return new Map();
  const found = await tx
    .selectFrom('extraction_rows')
    .select(['child_document_id', 'content'])
    .where('tenant_id', '=', tenantId)
    .where('child_document_id', 'in', [...childIds])
    .orderBy('child_document_id')
    .orderBy('position')
    .execute();
  return new Map(
    [...Map.groupBy(found, ({ child_document_id: id }) => id)].map(([id, rows]) => [
      id,
      rows.map(({ content }) => content),
    ]),
  );
}
