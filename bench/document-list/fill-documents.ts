// Documents for the measurement: of ten clients, in every status, last updated over the year that ends now, three in four with child documents.

import { sql } from 'kysely';
import type { TenantTransaction } from '../../apps/api/src/frame/tables.ts';
import { DOCUMENT_STATUSES, USER_STATUSES } from '@vigilo/domain/documents/document-status';

const TYPES = [
  'Credit Risk Rating Report',
  'Balance Sheet',
  'Income Statement',
  'Invoice',
  'Receipt',
  'Other',
];
const REGIONS = ['APAC', 'AMER', 'EMEA'];
const CLIENTS = 10;

/** Adds ten clients, the first of which is the user's, and documents spread over them. */
export async function addInventedDocuments(
  tx: TenantTransaction,
  tenantId: string,
  documents: number,
  userId: string,
): Promise<void> {
  await sql`INSERT INTO clients (tenant_id, id, name)
    SELECT ${tenantId}, uuidv7(), 'Client ' || n FROM generate_series(1, ${sql.lit(CLIENTS)}) n`.execute(tx);
  await sql`INSERT INTO user_clients (tenant_id, user_id, client_id)
    SELECT ${tenantId}, ${userId}, c.id FROM clients c WHERE c.tenant_id = ${tenantId} AND c.name = 'Client 1'`.execute(
    tx,
  );
  await sql`
    INSERT INTO documents (tenant_id, id, client_id, file_name, file_kind, file_size, sha256, region, status, page_count, pages_done, created_by, updated_at)
    SELECT ${tenantId}, uuidv7(), c.id, 'CCRR_T' || n || '.N_' || n % 97 || '.pdf', 'pdf', 100000, lpad(to_hex(n), 64, '0'),
      (${REGIONS}::text[])[1 + n % 3],
      -- Of a hundred documents three are under way or failed, as in an office that keeps up.
      CASE WHEN n % 100 < 97 THEN 'Processed' ELSE (${[...DOCUMENT_STATUSES]}::text[])[1 + n / 100 % 8] END,
      4, 4, ${userId}, now() - n * interval '365 days' / ${sql.lit(documents)}
    FROM generate_series(1, ${sql.lit(documents)}) n
    JOIN (SELECT id, row_number() OVER (ORDER BY id) AS place FROM clients WHERE tenant_id = ${tenantId}) c ON c.place = 1 + n % ${sql.lit(CLIENTS)}`.execute(
    tx,
  );
  await sql`
    INSERT INTO child_documents (tenant_id, id, document_id, position, document_type, pages, user_status)
    SELECT d.tenant_id, uuidv7(), d.id, p, (${TYPES}::text[])[1 + (hashtext(d.file_name) & 1048575 + p) % 6], ARRAY[2 * p + 1, 2 * p + 2],
      (${[...USER_STATUSES]}::text[])[1 + (hashtext(d.file_name) & 1048575) % 4]
    FROM documents d CROSS JOIN generate_series(0, 1) p WHERE d.tenant_id = ${tenantId} AND d.status = 'Processed' AND (hashtext(d.file_name) & 3) > 0`.execute(
    tx,
  );
}
