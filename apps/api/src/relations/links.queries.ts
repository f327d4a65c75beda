// Links between child documents, stored once and read from either side.

import { sql } from 'kysely';
import type { Viewer } from '../access/access.queries.ts';
import { isVisibleDocument } from '../documents/visible-documents.queries.ts';
import type { TenantTransaction } from '../frame/tables.ts';

/** A child document as links show it. */
export interface LinkedChild {
  readonly id: string;
  readonly documentId: string;
  readonly documentType: string;
  readonly pages: number[];
  readonly fileName: string;
  readonly clientId: string;
  readonly isDeleted: boolean;
}

const LINKED = sql`cd.id, cd.document_id AS "documentId", cd.document_type AS "documentType", cd.pages, documents.file_name AS "fileName",
  documents.client_id AS "clientId", documents.is_deleted AS "isDeleted"`;

/** The child documents that are linked to one, in the order of their ids: of those that somebody sees and that are not deleted. */
export async function listLinked(
  tx: TenantTransaction,
  viewer: Viewer,
  childId: string,
): Promise<LinkedChild[]> {
  const { tenantId } = viewer;
  const result = await sql<LinkedChild>`
    SELECT ${LINKED} FROM (
      SELECT second_id AS id FROM document_links WHERE tenant_id = ${tenantId} AND first_id = ${childId}
      UNION ALL SELECT first_id FROM document_links WHERE tenant_id = ${tenantId} AND second_id = ${childId}) linked
    JOIN child_documents cd ON cd.tenant_id = ${tenantId} AND cd.id = linked.id
    JOIN documents ON documents.tenant_id = ${tenantId} AND documents.id = cd.document_id
    WHERE NOT documents.is_deleted AND ${isVisibleDocument(viewer)} ORDER BY cd.id`.execute(tx);
  return result.rows;
}

/** Those of these child documents that somebody sees, deleted or not. */
export async function listTargets(
  tx: TenantTransaction,
  viewer: Viewer,
  childIds: readonly string[],
): Promise<LinkedChild[]> {
  const result = await sql<LinkedChild>`
    SELECT ${LINKED} FROM child_documents cd
    JOIN documents ON documents.tenant_id = cd.tenant_id AND documents.id = cd.document_id
    WHERE cd.tenant_id = ${viewer.tenantId} AND cd.id = ANY(${[...childIds]}::uuid[]) AND ${isVisibleDocument(viewer)}
    ORDER BY cd.id`.execute(tx);
  return result.rows;
}

/** Links a child document to others; those that are linked already stay as they are. */
export async function addLinks(
  tx: TenantTransaction,
  tenantId: string,
  childId: string,
  otherIds: readonly string[],
  by: { readonly userId: string | null; readonly now: Date },
): Promise<void> {
  await sql`
    INSERT INTO document_links (tenant_id, first_id, second_id, created_by, created_at)
    SELECT ${tenantId}, least(other, ${childId}::uuid), greatest(other, ${childId}::uuid), ${by.userId}::uuid, ${by.now}
    FROM unnest(${[...otherIds]}::uuid[]) other ON CONFLICT DO NOTHING`.execute(tx);
}

export async function removeLinks(
  tx: TenantTransaction,
  tenantId: string,
  childId: string,
  otherIds: readonly string[],
): Promise<void> {
  await sql`
    DELETE FROM document_links l USING unnest(${[...otherIds]}::uuid[]) other
    WHERE l.tenant_id = ${tenantId} AND l.first_id = least(other, ${childId}::uuid) AND l.second_id = greatest(other, ${childId}::uuid)`.execute(
    tx,
  );
}

/** Child documents whose links changed have another version: what was read of them is not what is there. */
export async function moveVersions(
  tx: TenantTransaction,
  tenantId: string,
  childIds: readonly string[],
  now: Date,
): Promise<void> {
  await tx
    .updateTable('child_documents')
    .set({ version: sql<number>`version + 1`, updated_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', [...childIds])
    .execute();
}
