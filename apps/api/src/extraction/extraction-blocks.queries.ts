// Child tables and pictures that a row refers to, for whoever sees the document.

import type { ExtractionBlock, TableRow } from '@vigilo/domain/extraction/child-tables';
import type { ExtractionRow } from '@vigilo/domain/extraction/extraction-row';
import { LINE_ITEMS } from '@vigilo/domain/extraction/line-items/line-columns';
import type { SqlBool } from 'kysely';
import { sql } from 'kysely';
import { isVisibleDocument } from '../documents/visible-documents.queries.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import type { ChildViewer } from './child-documents.queries.ts';

/** What a block holds, with the file that its page is in. */
export interface SeenBlock {
  readonly kind: ExtractionBlock['kind'];
  readonly content: ExtractionBlock['content'];
  readonly version: string;
  readonly sha256: string;
  /** The compressed page that a picture is on; null for a table. */
  readonly page: Buffer | null;
}

/** Tells one content from another: who saves a table says which one they read. */
function digest(column: string) {
  return sql<string>`md5(${sql.ref(column)}::text)`;
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
    .select([
      'b.kind',
      'b.content',
      digest('b.content').as('version'),
      'documents.sha256',
      'p.content as page',
    ])
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

/** The tables of line items that rows of a child document refer to. */
export async function listLineTables(
  tx: TenantTransaction,
  tenantId: string,
  childId: string,
  rows: readonly ExtractionRow[],
): Promise<ReadonlyMap<string, readonly TableRow[]>> {
  const ids = rows.flatMap(({ SSOTKey, ValueType, Value }) =>
    ValueType === 'table' && SSOTKey === LINE_ITEMS ? [Value] : [],
  );
  const tables = ids.length === 0 ? [] : await listTables(tx, tenantId, childId, ids);
  return new Map(tables.map((table) => [table.id, table.rows]));
}

export interface StoredTable {
  readonly id: string;
  readonly rows: readonly TableRow[];
  /** Another one for other content. */
  readonly version: string;
}

/** Those of the tables that a child document has; it is locked already, so nobody else changes them. */
export async function listTables(
  tx: TenantTransaction,
  tenantId: string,
  childId: string,
  ids: readonly string[],
): Promise<StoredTable[]> {
  const rows = await tx
    .selectFrom('extraction_blocks')
    .select(['id', 'content', digest('content').as('version')])
    .where('tenant_id', '=', tenantId)
    .where('child_document_id', '=', childId)
    .where('kind', '=', 'table')
    .where('id', 'in', [...ids])
    .execute();
  return rows.flatMap(({ id, content, version }) =>
    'Value' in content ? [{ id, rows: content.Value, version }] : [],
  );
}

/** Stores the rows of a table; returns its new version. */
export async function replaceTable(
  tx: TenantTransaction,
  tenantId: string,
  id: string,
  rows: readonly TableRow[],
): Promise<string> {
  const { version } = await tx
    .updateTable('extraction_blocks')
    .set({ content: JSON.stringify({ Value: rows }) })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .returning(digest('content').as('version'))
    .executeTakeFirstOrThrow();
  return version;
}

/** The ids of the tables of a child document. */
export async function listIdsOfTables(
  tx: TenantTransaction,
  tenantId: string,
  childId: string,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('extraction_blocks')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('child_document_id', '=', childId)
    .where('kind', '=', 'table')
    .execute();
  return rows.map(({ id }) => id);
}
