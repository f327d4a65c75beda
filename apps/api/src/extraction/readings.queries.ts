// Child documents as they were read, kept from the first change on that a person makes.

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
