import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { TenantTransaction } from '../frame/tables.ts';

/** As long as a known address is one: isKnownAddress. */
const KNOWN_DAYS = 30;

/**
 * Deletes what can never be of use again: attempts, codes and links that ran out, sessions that are over, failures and addresses long past.
 * @param keptDays so long it is there to be looked into
 */
export async function removeSpentRows(
  tx: TenantTransaction,
  tenantId: string,
  now: Date,
  keptDays: number,
): Promise<void> {
  const spent: Readonly<Record<string, RawBuilder<unknown>>> = {
    sign_in_attempts: sql`expires_at < ${daysBefore(now, keptDays)}`,
    password_resets: sql`expires_at < ${daysBefore(now, keptDays)}`,
    sessions: sql`least(expires_at, coalesce(ended_at, expires_at)) < ${daysBefore(now, keptDays)}`,
    sign_in_failures: sql`greatest(window_start, blocked_until) < ${daysBefore(now, keptDays)}`,
    known_addresses: sql`last_at < ${daysBefore(now, KNOWN_DAYS)}`,
  };
  for (const [table, isSpent] of Object.entries(spent))
    await sql`DELETE FROM ${sql.table(table)} WHERE tenant_id = ${tenantId} AND ${isSpent}`.execute(tx);
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 86_400_000);
}
