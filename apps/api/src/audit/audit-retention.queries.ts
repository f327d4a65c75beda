import { sql } from 'kysely';
import type { TenantTransaction } from '../frame/tables.ts';

/** The last seal up to which every entry was written before then, and which is not the newest; null where there is none. */
export async function findLastBefore(
  tx: TenantTransaction,
  tenantId: string,
  before: Date,
): Promise<{ number: number; seal: Buffer } | null> {
  const { rows } = await sql<{ number: string; seal: Buffer }>`
    SELECT number, seal FROM audit_seals WHERE tenant_id = ${tenantId}
      AND number < (SELECT number FROM audit_heads WHERE tenant_id = ${tenantId})
      AND number < coalesce((SELECT s.number FROM audit_seals s LEFT JOIN audit_log a ON a.tenant_id = s.tenant_id AND a.id = s.audit_id
        WHERE s.tenant_id = ${tenantId} AND (a.at IS NULL OR a.at >= ${before}) ORDER BY s.number LIMIT 1), 9223372036854775807)
    ORDER BY number DESC LIMIT 1`.execute(tx);
  return rows[0] ? { number: Number(rows[0].number), seal: rows[0].seal } : null;
}

/** Takes away the entries and seals up to a seal and remembers it; returns how many. @throws the database's refusal of entries of the last year */
export async function removeUpTo(
  tx: TenantTransaction,
  tenantId: string,
  { number, seal, proof }: { readonly number: number; readonly seal: Buffer; readonly proof: Buffer },
): Promise<number> {
  const { rows } = await sql<{
    removed: string;
  }>`SELECT remove_audit_entries(${tenantId}, ${number}) AS removed`.execute(tx);
  await sql`UPDATE audit_heads SET base_number = ${number}, base_seal = ${seal}, base_proof = ${proof} WHERE tenant_id = ${tenantId}`.execute(
    tx,
  );
  return Number(rows[0]?.removed ?? 0);
}
