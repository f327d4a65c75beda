import type { DocumentStatus, UserStatus } from '@vigilo/domain/documents/document-status';
import type { Database, TenantTransaction } from '../frame/tables.ts';

/** A demo tenant with the time it was made, or null. */
export async function findDemoTenant(
  db: Database,
  tenantId: string,
): Promise<{ id: string; createdAt: Date } | null> {
  const row = await db
    .selectFrom('tenants')
    .select(['id', 'created_at'])
    .where('id', '=', tenantId)
    .where('is_demo', '=', true)
    .executeTakeFirst();
  return row ? { id: row.id, createdAt: new Date(row.created_at) } : null;
}

/** Whether the tenant ever had a document. */
export async function hadDocuments(tx: TenantTransaction, tenantId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('document_versions')
    .select('tenant_id')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function findUserByEmail(
  tx: TenantTransaction,
  tenantId: string,
  email: string,
): Promise<string | null> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('email', '=', email)
    .executeTakeFirst();
  return row?.id ?? null;
}

export interface MadeDocument {
  readonly id: string;
  readonly fileName: string;
  readonly status: DocumentStatus;
}

/** The documents of these names that are there. */
export async function listByName(
  tx: TenantTransaction,
  tenantId: string,
  names: readonly string[],
): Promise<MadeDocument[]> {
  return tx
    .selectFrom('documents')
    .select(['id', 'file_name as fileName', 'status'])
    .where('tenant_id', '=', tenantId)
    .where('file_name', 'in', [...names])
    .where('is_deleted', '=', false)
    .execute();
}

/** Lets a document be as before it was queued. */
export async function makeNew(tx: TenantTransaction, tenantId: string, id: string): Promise<void> {
  await tx
    .updateTable('documents')
    .set({ status: 'New', attempt: 0 })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

/** Gives the child documents of a document a status, where nobody has given them one. */
export async function reviewChildren(
  tx: TenantTransaction,
  tenantId: string,
  documentId: string,
  userStatus: UserStatus,
): Promise<void> {
  await tx
    .updateTable('child_documents')
    .set({ user_status: userStatus })
    .where('tenant_id', '=', tenantId)
    .where('document_id', '=', documentId)
    .where('user_status', '=', 'Not Reviewed')
    .execute();
}
