// The pool and the transaction of a tenant. Every query of a tenant's tables runs inside `inTenant`, which sets the tenant for row-level
// security with the transaction's first words, so that neither a forgotten filter nor a reused connection can show another tenant's rows.

import { DummyDriver, Kysely, PostgresDialect, Transaction } from 'kysely';
import type { ConnectionProvider, LogEvent } from 'kysely';
import pg from 'pg';
import type { Database, Tables, TenantTransaction, TimeLimits } from './tables.ts';
import { PreparingPool, withoutMark } from './prepared-statements.ts';
import { findShared } from './shared-transaction.ts';
import { begin, commit, rollBack } from './transaction.queries.ts';
import { outOfLogScope, tellSlowStatement } from './log-scope.ts';
import type { Connections } from './meters.ts';
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
  /** Default: those of requests. */
  readonly timeLimits?: TimeLimits;
  /** Whether a pooler stands between, which gives a connection of PostgreSQL to somebody else after each transaction: then nothing is prepared. Default: none. */
  readonly isBehindPooler?: boolean;
  /** A statement that takes so many milliseconds is told to the log of its request or job; 0, the default, for none. */
  readonly slowMs?: number;
}

/** A pool that tells of its connections. */
export interface OpenDatabase extends Database {
  countConnections(): Connections;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Somebody waits for the answer. @public */
export const REQUEST_LIMITS: TimeLimits = { statement: 30 * SECOND, lock: 5 * SECOND, idle: MINUTE };

/** Nobody waits, and a job that is refused comes back. */
export const JOB_LIMITS: TimeLimits = { statement: 15 * MINUTE, lock: 30 * SECOND, idle: 15 * MINUTE };

/** What Kysely asks for besides an executor: a transaction of ours neither opens connections nor reads the schema. */
const UNUSED_DIALECT = new PostgresDialect({
  pool: () => Promise.reject(new Error('Connections are given')),
});
const UNUSED = {
  config: { dialect: UNUSED_DIALECT },
  dialect: UNUSED_DIALECT,
  driver: new DummyDriver(),
};

/** Opens a pool. A connection that breaks is reported and replaced. */
export function openDatabase({
  url,
  pool: max,
  onError,
  timeLimits = REQUEST_LIMITS,
  isBehindPooler = false,
  slowMs = 0,
}: DatabaseOptions): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    application_name: 'vigilo',
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    pipeline: true,
  });
  // The pool tells of idle connections only; one that breaks in use would end the process.
  pool.on('connect', (client) => client.on('error', outOfLogScope(onError)));
  pool.on('error', () => undefined);
  const kysely = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: new PreparingPool(pool, !isBehindPooler) }),
    ...(slowMs > 0 ? { log: tellWhatTakes(slowMs) } : {}),
  });
  const countConnections = () => ({
    busy: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  });
  return Object.assign(kysely, { timeLimits, countConnections });
}

function tellWhatTakes(slowMs: number): (event: LogEvent) => void {
  return ({ query, queryDurationMillis }) => {
    if (queryDurationMillis >= slowMs) tellSlowStatement(withoutMark(query.sql), queryDurationMillis);
  };
}

/**
 * Runs `work` in a transaction that sees only the tenant's rows; commits when it resolves, rolls back when it rejects. Statements that `work` starts
 * together, by Promise.all, are sent without waiting for one another and run one after the other; none of them may build on another. Where the request
 * has one transaction for all that it does, `work` is a part of that.
 */
export function inTenant<T>(
  db: Database,
  tenantId: string,
  work: (tx: TenantTransaction) => Promise<T>,
): Promise<T> {
  return findShared(db, tenantId)?.run(work) ?? inOwnTransaction(db, tenantId, work);
}

/** The same in a transaction of its own, whatever the request has. */
export async function inOwnTransaction<T>(
  db: Database,
  tenantId: string,
  work: (tx: TenantTransaction) => Promise<T>,
): Promise<T> {
  const executor = db.getExecutor();
  return executor.provideConnection(async (connection) => {
    let failure: unknown = null;
    const statements: ConnectionProvider = {
      // Unlike Kysely's own it lets a statement onto the connection before those under way are answered.
      async provideConnection(send) {
        if (failure !== null) throw failure;
        try {
          return await send(connection);
        } catch (error) {
          // Answers come in order: the first error says what is wrong, those behind it only that the transaction is aborted.
          failure ??= error;
          throw failure;
        }
      },
    };
    const tx = new Transaction<Tables>({ ...UNUSED, executor: executor.withConnectionProvider(statements) });
    let result: T;
    try {
      // The first statements of `work` are sent right behind.
      [, result] = await Promise.all([begin(connection, tenantId, db.timeLimits), (async () => work(tx))()]);
    } catch (error) {
      failure ??= error;
      // It fails with its connection only, which the pool replaces; what led here is what counts.
      await rollBack(connection).catch(() => undefined);
      throw error;
    }
    failure = new Error('The transaction has ended');
    await commit(connection);
    return result;
  });
}

const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';

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

/** Does a write; where it would leave something that refers to what it removes, it is refused with this problem. */
export async function refuseReferred<T>(problem: () => Problem, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw error instanceof Error && 'code' in error && error.code === FOREIGN_KEY_VIOLATION
      ? problem()
      : error;
  }
}

/** The name of the unique index a failed write ran into, or null for any other error. */
export function brokenUnique(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || error.code !== UNIQUE_VIOLATION) return null;
  return 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : '';
}
