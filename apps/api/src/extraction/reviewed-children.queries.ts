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

/** Notes on a child document that it, or something in it, changed; returns its new version. */
export async function bumpChild(
  tx: TenantTransaction,
  tenantId: string,
  childId: string,
  change: { readonly user_status?: UserStatus },
  now: Date,
): Promise<number> {
  const { version } = await tx
    .updateTable('child_documents')
    .set({ ...change, version: sql<number>`version + 1`, updated_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', childId)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}
