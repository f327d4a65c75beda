import type { TenantTransaction } from '../frame/tables.ts';

export async function removeSeenBefore(tx: TenantTransaction, tenantId: string, before: Date): Promise<void> {
  await tx.deleteFrom('seen_items').where('tenant_id', '=', tenantId).where('seen_at', '<', before).execute();
}
