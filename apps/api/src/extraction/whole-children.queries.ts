// Child documents as a whole: copied, added, changed and deleted. Whoever does it holds the document and its child documents.

import { sql } from 'kysely';
import type { TenantTransaction } from '../frame/tables.ts';
import type { NewChild } from './stored-children.queries.ts';
import { addRowsAndBlocks } from './stored-children.queries.ts';

interface WholeChild {
  readonly documentType: string;
  readonly pages: readonly number[];
  readonly name: string;
  readonly tags: readonly string[];
  readonly attributes: Readonly<Record<string, string>>;
}

/** A child document that is held. */
export async function getWholeChild(
  tx: TenantTransaction,
  tenantId: string,
  childId: string,
): Promise<WholeChild> {
  return tx
    .selectFrom('child_documents')
    .select(['document_type as documentType', 'pages', 'name', 'tags', 'attributes'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', childId)
    .executeTakeFirstOrThrow();
}

/** Adds a child document behind those that its document has. */
export async function addWholeChild(
  tx: TenantTransaction,
  tenantId: string,
  documentId: string,
  child: NewChild,
  { name, tags, attributes }: Pick<WholeChild, 'name' | 'tags' | 'attributes'>,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('child_documents')
    .values({
      tenant_id: tenantId,
      id: child.id,
      document_id: documentId,
      position: sql<number>`(SELECT coalesce(max(position), 0) + 1 FROM child_documents WHERE tenant_id = ${tenantId} AND document_id = ${documentId})`,
      document_type: child.documentType,
      pages: [...child.pages],
      name,
      tags: [...tags],
      attributes: JSON.stringify(attributes),
      updated_at: now,
    })
    .execute();
  await addRowsAndBlocks(tx, tenantId, child);
}

/** Changes what is known of a child document; returns its new version. */
export async function changeWholeChild(
  tx: TenantTransaction,
  tenantId: string,
  childId: string,
  { documentType, pages, name, tags, attributes }: Partial<WholeChild>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('child_documents')
    .set({
      ...(documentType !== undefined && { document_type: documentType }),
      ...(pages !== undefined && { pages: [...pages] }),
      ...(name !== undefined && { name }),
      ...(tags !== undefined && { tags: [...tags] }),
      ...(attributes !== undefined && { attributes: JSON.stringify(attributes) }),
      version: sql<number>`version + 1`,
      updated_at: now,
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', childId)
    .execute();
}

export async function removeWholeChild(
  tx: TenantTransaction,
  tenantId: string,
  childId: string,
): Promise<void> {
  await tx
    .deleteFrom('child_documents')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', childId)
    .execute();
}

/** The blocks of a child document as they are stored. */
export function listBlocks(tx: TenantTransaction, tenantId: string, childId: string) {
  return tx
    .selectFrom('extraction_blocks')
    .select(['id', 'kind', 'content'])
    .where('tenant_id', '=', tenantId)
    .where('child_document_id', '=', childId)
    .orderBy('id')
    .execute();
}
