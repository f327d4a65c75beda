// Child documents as they were read, kept from the first change on that a person makes.

import type { TableRow } from '@vigilo/domain/extraction/child-tables';
import { sql } from 'kysely';
import type { TenantTransaction } from '../frame/tables.ts';

/** Keeps a child document as it is, unless that was done before: to be called before anything of it is changed by a person. */
export async function keepReading(tx: TenantTransaction, tenantId: string, childId: string): Promise<void> {
  await sql`
    INSERT INTO extraction_readings (tenant_id, child_document_id, rows, tables)
    SELECT ${tenantId}, ${childId},
      coalesce((SELECT jsonb_agg(r.content ORDER BY r.position) FROM extraction_rows r
        WHERE r.tenant_id = ${tenantId} AND r.child_document_id = ${childId}), '[]'),
      coalesce((SELECT jsonb_object_agg(b.id, b.content->'Value') FROM extraction_blocks b
        WHERE b.tenant_id = ${tenantId} AND b.child_document_id = ${childId} AND b.kind = 'table'), '{}')
    WHERE NOT EXISTS (SELECT 1 FROM extraction_readings WHERE tenant_id = ${tenantId} AND child_document_id = ${childId})`.execute(
    tx,
  );
}

export interface CorrectedChild {
  readonly id: string;
  readonly documentId: string;
  readonly sha256: string;
  /** The rows of its tables before a person changed anything, by their ids. */
  readonly asRead: Readonly<Record<string, readonly TableRow[]>>;
}

/** The child documents that a person changed and that are approved, of documents that are there. */
export async function listCorrectedChildren(
  tx: TenantTransaction,
  tenantId: string,
): Promise<CorrectedChild[]> {
  return tx
    .selectFrom('extraction_readings as r')
    .innerJoin('child_documents as c', (join) =>
      join.onRef('c.tenant_id', '=', 'r.tenant_id').onRef('c.id', '=', 'r.child_document_id'),
    )
    .innerJoin('documents as d', (join) =>
      join.onRef('d.tenant_id', '=', 'c.tenant_id').onRef('d.id', '=', 'c.document_id'),
    )
    .select(['c.id', 'c.document_id as documentId', 'd.sha256', 'r.tables as asRead'])
    .where('r.tenant_id', '=', tenantId)
    .where('c.user_status', '=', 'Validated')
    .where('d.is_deleted', '=', false)
    .orderBy('c.id')
    .execute();
}
