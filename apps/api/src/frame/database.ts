// The pool and the transaction of a tenant. Every query of a tenant's tables runs inside `inTenant`, which sets the tenant for row-level
// security with the transaction's first words, so that neither a forgotten filter nor a reused connection can show another tenant's rows.

import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database, Tables, TenantTransaction, Write } from './tables.ts';
import { begin, commit, rollBack, sendWrites } from './transaction.queries.ts';
import type { Problem } from './problem.ts';

const DATE_OID = 1082;
const INT8_OID = 20;

/** How values are read; a pool that measures the product reads them alike. @public */
export const types: pg.CustomTypesConfig = {
  // Days stay text, YYYY-MM-DD: a Date of the machine's time zone would shift them.
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === DATE_OID) return (value: string) => value;
    if (oid === INT8_OID) return (value: string) => value;
    return pg.types.getTypeParser(oid, format);
  }) as pg.CustomTypesConfig['getTypeParser'], // the overloads of pg's type cannot be met by one function
};

export interface DatabaseOptions {
  readonly url: string;
  readonly pool: number;
  readonly onError: (error: Error) => void;
}

/** Opens a pool. A connection that breaks while idle is reported and replaced. */
export function openDatabase({ url, pool: max, onError }: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    application_name: 'vigilo',
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
  });
  pool.on('error', onError);
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** Runs `work` in a transaction that sees only the tenant's rows; commits when it resolves, rolls back when it rejects. */
export async function inTenant<T>(
  db: Database,
  tenantId: string,
  work: (tx: TenantTransaction) => Promise<T>,
): Promise<T> {
  return db.connection().execute(async (connection) => {
    await begin(connection, tenantId);
    let result: T;
    try {
      result = await work(connection);
    } catch (error) {
      await rollBack(connection);
      throw error;
    }
    await commit(connection);
    return result;
  });
}

/**
 * Writes several things in one message to the database, which saves waiting for each. They all see what was there before any of them, so
 * none may build on another. Returns how many rows the first wrote.
 */
export function writeTogether(
  tx: TenantTransaction,
  first: Write,
  others: readonly Write[] = [],
): Promise<number> {
  return sendWrites(tx, first, others);
}

const UNIQUE_VIOLATION = '23505';

/** Does a write; where it would break a unique index, it is refused with the problem of that index. */
export async function refuseDuplicates<T>(
  problems: Readonly<Record<string, () => Problem>>,
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw problems[brokenUnique(error) ?? '']?.() ?? error;
  }
}

/** The name of the unique index a failed write ran into, or null for any other error. */
export function brokenUnique(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || error.code !== UNIQUE_VIOLATION) return null;
  return 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : '';
}
