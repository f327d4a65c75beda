import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Viewer } from '../access/access.queries.ts';
import type { Tables, TenantTransaction } from '../frame/tables.ts';
import { isVisibleDocument } from './visible-documents.queries.ts';

/** Lets uploads of one content for one client wait for one another until the transaction ends. */
export async function lockContent(
  tx: TenantTransaction,
  tenantId: string,
  clientId: string,
  sha256: string,
): Promise<void> {
  // no tenant: not a table; the key names the tenant
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`document ${tenantId} ${clientId} ${sha256}`}, 0))`.execute(
    tx,
  );
}

/** The newest document of a client with this content that the caller sees and that is not deleted, or null. */
export async function findSameContent(
  tx: TenantTransaction,
  viewer: Viewer,
  clientId: string,
  sha256: string,
): Promise<{ id: string; company_id: string | null } | null> {
  const row = await tx
    .selectFrom('documents')
    .select(['id', 'company_id'])
    .where('tenant_id', '=', viewer.tenantId)
    .where('sha256', '=', sha256)
    .where('client_id', '=', clientId)
    .where('is_deleted', '=', false)
    .where(isVisibleDocument(viewer))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

export async function addDocumentRow(
  tx: TenantTransaction,
  row: Insertable<Tables['documents']>,
): Promise<void> {
  await tx.insertInto('documents').values(row).execute();
}
