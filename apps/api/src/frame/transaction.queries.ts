import type { DatabaseConnection } from 'kysely';
import { CompiledQuery } from 'kysely';
import type { Database, TenantTransaction, TimeLimits } from './tables.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Begins a transaction that sees only one tenant's rows. @throws TypeError, before anything is sent, where the id is no UUID. */
export function begin(
  connection: DatabaseConnection,
  tenantId: string,
  { statement, lock, idle }: TimeLimits,
): Promise<unknown> {
  if (!UUID.test(tenantId)) throw new TypeError('A tenant id is a UUID');
  // One message to the server for all; the id is a checked UUID, since SET takes no parameters. The limits are the transaction's, not the connection's,
  // which a pooler between may give to somebody else afterwards.
  return connection.executeQuery(
    CompiledQuery.raw(
      `BEGIN; SET LOCAL app.tenant_id = '${tenantId}'; SET LOCAL statement_timeout = ${statement}; SET LOCAL lock_timeout = ${lock}; SET LOCAL idle_in_transaction_session_timeout = ${idle}`,
    ),
  );
}

export async function commit(connection: DatabaseConnection): Promise<void> {
  await connection.executeQuery(CompiledQuery.raw('COMMIT'));
}

export async function rollBack(connection: DatabaseConnection): Promise<void> {
  await connection.executeQuery(CompiledQuery.raw('ROLLBACK'));
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

/** A connection that sends this receives the notifications of a channel, a plain name, until it closes. */
export function listenTo(channel: string): string {
  return `LISTEN "${channel}"`;
}

/** Tells whoever listens to a channel. */
export async function notifyChannel(db: Database, channel: string, payload: string): Promise<void> {
  await db.executeQuery(CompiledQuery.raw('SELECT pg_notify($1, $2)', [channel, payload]));
}
