// The child documents of a document with all that is stored of them, and what a new reading puts in their place.

import type { ExtractionBlock } from '@vigilo/domain/extraction/child-tables';
import type { KnownChild, Reading } from '@vigilo/domain/extraction/read-anew/merge-children';
import { sql } from 'kysely';
import type { TenantTransaction } from '../frame/tables.ts';
import type { NewChild } from './stored-children.queries.ts';
import { addRowsAndBlocks, inParts, listRows } from './stored-children.queries.ts';

/** The child documents of a document in their order, as people left them and as they were read. */
export async function listKnownChildren(
  tx: TenantTransaction,
  tenantId: string,
  documentId: string,
): Promise<KnownChild[]> {
  const children = await tx
    .selectFrom('child_documents')
    .select(['id', 'document_type as documentType', 'pages', 'name', 'tags', 'attributes'])
    .where('tenant_id', '=', tenantId)
    .where('document_id', '=', documentId)
    .orderBy('position')
    .execute();
  if (children.length === 0) return [];
  const ids = children.map(({ id }) => id);
  const rows = await listRows(tx, tenantId, ids);
  const blocks = await tx
    .selectFrom('extraction_blocks')
    .select(['id', 'child_document_id', 'kind', 'content'])
    .where('tenant_id', '=', tenantId)
    .where('child_document_id', 'in', ids)
    .execute();
  const readings = await tx
    .selectFrom('extraction_readings')
    .select(['child_document_id', 'rows', 'tables'])
    .where('tenant_id', '=', tenantId)
    .where('child_document_id', 'in', ids)
    .execute();
  return children.map(({ tags, attributes, ...child }) => ({
    ...child,
    isNoted: child.name !== '' || tags.length > 0 || Object.keys(attributes).length > 0,
    rows: rows.get(child.id) ?? [],
    blocks: blocks.flatMap((block) => (block.child_document_id === child.id ? toBlock(block) : [])),
    reading: readings.find(({ child_document_id: id }) => id === child.id) ?? null,
  }));
}

function toBlock({
  id,
  kind,
  content,
}: Pick<ExtractionBlock, 'id' | 'kind' | 'content'>): ExtractionBlock | readonly [] {
  if (kind === 'table' && 'Value' in content) return { id, kind, content };
  return kind === 'image_block' && 'Area' in content ? { id, kind, content } : [];
}

/** A child document of a new reading. */
export interface ReplacedChild extends NewChild {
  /** As it was read, where people changed anything. */
  readonly reading: Reading | null;
  /** Child documents that are no more, whose changes it took over. */
  readonly tookOver: readonly string[];
  /** It is there already, with its links and attributes. */
  readonly isKept: boolean;
}

/**
 * Puts the child documents of a new reading in the place of those that a document has; those that are kept are to be reviewed anew.
 * @param unread those that stay as they are, behind the others
 */
export async function replaceChildren(
  tx: TenantTransaction,
  tenantId: string,
  documentId: string,
  children: readonly ReplacedChild[],
  unread: readonly string[],
): Promise<void> {
  // Out of the way of the new order.
  await sql`UPDATE child_documents SET position = -1 - position WHERE tenant_id = ${tenantId} AND document_id = ${documentId}`.execute(
    tx,
  );
  for (const [index, child] of children.entries())
    if (child.isKept) await renewChild(tx, tenantId, index + 1, child);
  for (const [index, id] of unread.entries())
    await tx
      .updateTable('child_documents')
      .set({ position: children.length + index + 1 })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .execute();
  const added = children
    .map((child, index) => ({ ...child, position: index + 1 }))
    .filter(({ isKept }) => !isKept);
  for (const part of inParts(added))
    await tx
      .insertInto('child_documents')
      .values(
        part.map(({ id, position, documentType, pages, template }) => ({
          tenant_id: tenantId,
          id,
          document_id: documentId,
          position,
          document_type: documentType,
          pages: [...pages],
          template_id: template?.id ?? null,
          template_version: template?.version ?? null,
        })),
      )
      .execute();
  for (const { id, tookOver } of children)
    if (tookOver.length > 0) await moveEditors(tx, tenantId, tookOver, id);
  await sql`DELETE FROM child_documents WHERE tenant_id = ${tenantId} AND document_id = ${documentId} AND position < 0`.execute(
    tx,
  );
  for (const child of children) {
    await addRowsAndBlocks(tx, tenantId, child);
    if (child.reading !== null) await addReading(tx, tenantId, child.id, child.reading);
  }
}

/** What was read from it goes, and with it what was decided about it. */
async function renewChild(
  tx: TenantTransaction,
  tenantId: string,
  position: number,
  { id, pages, template }: ReplacedChild,
): Promise<void> {
  await tx
    .updateTable('child_documents')
    .set({
      position,
      pages: [...pages],
      template_id: template?.id ?? null,
      template_version: template?.version ?? null,
      user_status: 'Not Reviewed',
      rejection: null,
      version: sql<number>`version + 1`,
      updated_at: sql<Date>`now()`,
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
  for (const table of ['extraction_rows', 'extraction_blocks', 'extraction_readings'] as const)
    await tx
      .deleteFrom(table)
      .where('tenant_id', '=', tenantId)
      .where('child_document_id', '=', id)
      .execute();
}

async function moveEditors(
  tx: TenantTransaction,
  tenantId: string,
  from: readonly string[],
  to: string,
): Promise<void> {
  await sql`
    INSERT INTO child_document_editors (tenant_id, child_document_id, user_id)
    SELECT DISTINCT tenant_id, ${to}::uuid, user_id FROM child_document_editors
    WHERE tenant_id = ${tenantId} AND child_document_id = ANY(${[...from]}::uuid[]) ON CONFLICT DO NOTHING`.execute(
    tx,
  );
}

async function addReading(
  tx: TenantTransaction,
  tenantId: string,
  childId: string,
  { rows, tables }: Reading,
): Promise<void> {
  await tx
    .insertInto('extraction_readings')
    .values({
      tenant_id: tenantId,
      child_document_id: childId,
      rows: JSON.stringify(rows),
      tables: JSON.stringify(tables),
    })
    .execute();
}
