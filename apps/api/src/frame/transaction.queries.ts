import type { Kysely } from 'kysely';
import { CompiledQuery, sql } from 'kysely';
import type { Tables, TenantTransaction, Write } from './tables.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Begins a transaction that sees only one tenant's rows. @throws TypeError where the id is no UUID. */
export async function begin(connection: Kysely<Tables>, tenantId: string): Promise<void> {
  if (!UUID.test(tenantId)) throw new TypeError('A tenant id is a UUID');
  // One message to the server for both; the id is a checked UUID, since SET takes no parameters.
  await sql.raw(`BEGIN; SET LOCAL app.tenant_id = '${tenantId}'`).execute(connection);
}

export async function commit(connection: Kysely<Tables>): Promise<void> {
  await sql.raw('COMMIT').execute(connection);
}

export async function rollBack(connection: Kysely<Tables>): Promise<void> {
  await sql.raw('ROLLBACK').execute(connection);
}

/** Sends writes as one statement and returns how many rows the first wrote. */
export async function sendWrites(
  tx: TenantTransaction,
  first: Write,
  others: readonly Write[],
): Promise<number> {
  const parts = others.map((write, index) => sql`${sql.ref(`w${index}`)} AS (${write})`);
  const before = parts.length === 0 ? sql`` : sql`WITH ${sql.join(parts)} `;
  const result = await sql`${before}${first}`.execute(tx);
  return Number(result.numAffectedRows ?? 0);
}

/** Sends jobs in a transaction: they exist once it commits, and never where it does not. */
export function jobSender(tx: TenantTransaction): {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
} {
  return {
    executeSql: async (text, values = []) => ({
      rows: (await tx.executeQuery(CompiledQuery.raw(text, values))).rows,
    }),
  };
}

/** A connection that sends this is told of what is notified on a channel, a plain name, until it closes. */
export function listenTo(channel: string): string {
  return `LISTEN "${channel}"`;
}
