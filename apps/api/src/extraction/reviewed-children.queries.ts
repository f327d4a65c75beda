import type { UserStatus } from '@vigilo/domain/documents/document-status';
import { sql } from 'kysely';
import type { TenantTransaction } from '../frame/tables.ts';

export interface LockedChild {
  readonly id: string;
  readonly documentType: string;
  readonly userStatus: UserStatus;
  readonly version: number;
}

/** The child documents of a document in their order; nobody else changes them until the transaction ends. */
export async function lockChildren(
  tx: TenantTransaction,
  tenantId: string,
  documentId: string,
): Promise<LockedChild[]> {
  return tx
    .selectFrom('child_documents')
    .select(['id', 'document_type as documentType', 'user_status as userStatus', 'version'])
    .where('tenant_id', '=', tenantId)
    .where('document_id', '=', documentId)
    .orderBy('position')
    .forUpdate()
    .execute();
}

/** Sets the user status of a child document; returns its new version. */
export async function setUserStatus(
  tx: TenantTransaction,
  tenantId: string,
  childId: string,
  status: UserStatus,
  now: Date,
): Promise<number> {
  const { version } = await tx
    .updateTable('child_documents')
    .set({ user_status: status, version: sql<number>`version + 1`, updated_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', childId)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}
