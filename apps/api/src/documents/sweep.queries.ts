import type { TenantTransaction } from '../frame/tables.ts';

/** Those of these contents that a row of the table has, deleted or not; the table is the caller's own. */
export async function listNamed(
  tx: TenantTransaction,
  table: 'documents' | 'ccrr_files',
  tenantId: string,
  contents: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .selectFrom(table)
    .select('sha256')
    .distinct()
    .where('tenant_id', '=', tenantId)
    .where('sha256', 'in', [...contents])
    .execute();
  return rows.map(({ sha256 }) => sha256);
}

/** Those of these contents that a document has. */
export function listNamedByDocuments(
  tx: TenantTransaction,
  tenantId: string,
  contents: readonly string[],
): Promise<string[]> {
  return listNamed(tx, 'documents', tenantId, contents);
}

/** Documents at which nobody can work any more: nothing has happened to them since then. */
export async function listStuck(tx: TenantTransaction, tenantId: string, before: Date): Promise<string[]> {
  const rows = await tx
    .selectFrom('documents')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('is_deleted', '=', false)
    .where((eb) =>
      eb.or([
        eb('status', 'in', ['New', 'In Queue', 'In Process']),
        eb.and([eb('status', '=', 'Digitized'), eb('run_id', 'is not', null)]),
      ]),
    )
    .where('updated_at', '<', before)
    .orderBy('id')
    .limit(1000)
    .execute();
  return rows.map(({ id }) => id);
}
