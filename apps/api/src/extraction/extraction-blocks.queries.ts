// Child tables and pictures that a row refers to, for whoever sees the document.

import type { ExtractionBlock } from '@vigilo/domain/extraction/child-tables';
import type { SqlBool } from 'kysely';
import { sql } from 'kysely';
import { isVisibleDocument } from '../documents/visible-documents.queries.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import type { ChildViewer } from './child-documents.queries.ts';

/** What a block holds, with the file that its page is in. */
export interface SeenBlock {
  readonly kind: ExtractionBlock['kind'];
  readonly content: ExtractionBlock['content'];
  readonly sha256: string;
  /** The compressed page that a picture is on; null for a table. */
  readonly page: Buffer | null;
}

/** A block of a child document that somebody sees, or null. */
export async function findBlock(
  tx: TenantTransaction,
  { viewer, withDeleted }: ChildViewer,
  blockId: string,
): Promise<SeenBlock | null> {
  const row = await tx
    .selectFrom('extraction_blocks as b')
    .innerJoin('child_documents as cd', (join) =>
      join.onRef('cd.tenant_id', '=', 'b.tenant_id').onRef('cd.id', '=', 'b.child_document_id'),
    )
    .innerJoin('documents', (join) =>
      join.onRef('documents.tenant_id', '=', 'cd.tenant_id').onRef('documents.id', '=', 'cd.document_id'),
    )
    .leftJoin('document_pages as p', (join) =>
      join
        .onRef('p.tenant_id', '=', 'documents.tenant_id')
        .onRef('p.document_id', '=', 'documents.id')
        .on(sql<SqlBool>`p.number = (b.content->'Area'->>'page_n')::int`),
    )
    .select(['b.kind', 'b.content', 'documents.sha256', 'p.content as page'])
    .where('b.tenant_id', '=', viewer.tenantId)
    .where('b.id', '=', blockId)
    .where(isVisibleDocument(viewer))
    .where((eb) => (withDeleted ? eb.lit(true) : eb('documents.is_deleted', '=', false)))
    .executeTakeFirst();
  return row ?? null;
}

/** The child tables of a child document by their ids. */
export async function listTableContents(
  tx: TenantTransaction,
  tenantId: string,
  childId: string,
): Promise<ReadonlyMap<string, ExtractionBlock['content']>> {
  const rows = await tx
    .selectFrom('extraction_blocks')
    .select(['id', 'content'])
    .where('tenant_id', '=', tenantId)
    .where('child_document_id', '=', childId)
    .where('kind', '=', 'table')
    .execute();
  return new Map(rows.map(({ id, content }) => [id, content]));
}
