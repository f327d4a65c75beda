import type { TenantTransaction } from '../frame/tables.ts';

/** Whether there is a document of this id, whoever sees it. */
export async function isDocument(
  tx: TenantTransaction,
  tenantId: string,
  documentId: string,
): Promise<boolean> {
  const row = await tx
    .selectFrom('documents')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', documentId)
    .executeTakeFirst();
  return row !== undefined;
}
