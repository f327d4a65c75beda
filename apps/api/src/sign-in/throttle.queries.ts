import { sql } from 'kysely';
import type { TenantTransaction } from '../frame/tables.ts';

/** Seconds without a failure after which the count starts anew, and the longest wait. */
const WINDOW_SECONDS = 900;
const FIRST_WAIT_SECONDS = 30;

/**
 * Takes one attempt of a key before the password is looked at, so that guesses sent at once cannot all pass. The `free` first failures cost no
 * wait (-infinity, since transactions that run at once do not agree on now), each later one doubles it. Returns null where the attempt may go on, else the seconds to wait.
 */
export async function takeAttempt(
  tx: TenantTransaction,
  tenantId: string,
  keyHash: Buffer,
  free: number,
): Promise<number | null> {
  const taken = await sql<{ failures: number }>`
    INSERT INTO sign_in_failures AS f (tenant_id, key_hash, failures, window_start, blocked_until)
    VALUES (${tenantId}, ${keyHash}, 1, now(), '-infinity')
    ON CONFLICT (tenant_id, key_hash) DO UPDATE SET
      failures = CASE WHEN f.window_start < now() - make_interval(secs => ${WINDOW_SECONDS}) THEN 1 ELSE f.failures + 1 END,
      window_start = now(),
      blocked_until = CASE
        WHEN f.window_start < now() - make_interval(secs => ${WINDOW_SECONDS}) OR f.failures + 1 < ${free} THEN '-infinity'::timestamptz
        ELSE now() + make_interval(secs => least(${WINDOW_SECONDS}, ${FIRST_WAIT_SECONDS} * power(2, least(f.failures + 1 - ${free}, 10)))) END
    WHERE f.blocked_until <= now()
    RETURNING failures`.execute(tx);
  if (taken.rows.length > 0) return null;
  const blocked = await sql<{ seconds: number }>`
    SELECT greatest(1, ceil(extract(epoch FROM blocked_until - now())))::int AS seconds
    FROM sign_in_failures WHERE tenant_id = ${tenantId} AND key_hash = ${keyHash}`.execute(tx);
  return blocked.rows[0]?.seconds ?? 1;
}

/** Forgets the failures of a key after a success. */
export async function forgetFailures(
  tx: TenantTransaction,
  tenantId: string,
  keyHash: Buffer,
): Promise<void> {
  await sql`DELETE FROM sign_in_failures WHERE tenant_id = ${tenantId} AND key_hash = ${keyHash}`.execute(tx);
}

/** Gives one attempt of a key back, where it did not fail. */
export async function returnAttempt(tx: TenantTransaction, tenantId: string, keyHash: Buffer): Promise<void> {
  await sql`UPDATE sign_in_failures SET failures = greatest(failures - 1, 0), blocked_until = '-infinity' WHERE tenant_id = ${tenantId} AND key_hash = ${keyHash}`.execute(
    tx,
  );
}

/** Whether an account has signed in from this address in the last 30 days. */
export async function isKnownAddress(
  tx: TenantTransaction,
  tenantId: string,
  keyHash: Buffer,
): Promise<boolean> {
  const found =
    await sql`SELECT 1 FROM known_addresses WHERE tenant_id = ${tenantId} AND key_hash = ${keyHash} AND last_at > now() - interval '30 days'`.execute(
      tx,
    );
  return found.rows.length > 0;
}

/** Remembers that an account has signed in from this address. */
export async function rememberAddress(
  tx: TenantTransaction,
  tenantId: string,
  keyHash: Buffer,
): Promise<void> {
  await sql`INSERT INTO known_addresses (tenant_id, key_hash, last_at) VALUES (${tenantId}, ${keyHash}, now())
    ON CONFLICT (tenant_id, key_hash) DO UPDATE SET last_at = now()`.execute(tx);
}
