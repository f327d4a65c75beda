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

/** Where the child documents of a document are in it, in their order. */
export async function listChildPages(
  tx: TenantTransaction,
  tenantId: string,
  documentId: string,
): Promise<{ id: string; documentType: string; pages: number[] }[]> {
  return tx
    .selectFrom('child_documents')
    .select(['id', 'document_type as documentType', 'pages'])
    .where('tenant_id', '=', tenantId)
    .where('document_id', '=', documentId)
    .orderBy('position')
    .execute();
}

/** Notes on a child document that it, or something in it, changed; returns its new version. */
export async function bumpChild(
  tx: TenantTransaction,
  tenantId: string,
  childId: string,
  change: { readonly user_status?: UserStatus; readonly rejection?: string | null },
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

/** Notes that somebody changed a child document. */
export async function addEditor(
  tx: TenantTransaction,
  tenantId: string,
  childId: string,
  userId: string,
): Promise<void> {
  await tx
    .insertInto('child_document_editors')
    .values({ tenant_id: tenantId, child_document_id: childId, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether somebody is among those who changed a child document since it was approved. */
export async function isEditor(
  tx: TenantTransaction,
  tenantId: string,
  childId: string,
  userId: string,
): Promise<boolean> {
  const row = await tx
    .selectFrom('child_document_editors')
    .select('user_id')
    .where('tenant_id', '=', tenantId)
    .where('child_document_id', '=', childId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Forgets who changed a child document: what they did was approved. */
export async function removeEditors(tx: TenantTransaction, tenantId: string, childId: string): Promise<void> {
  await tx
    .deleteFrom('child_document_editors')
    .where('tenant_id', '=', tenantId)
    .where('child_document_id', '=', childId)
    .execute();
}
