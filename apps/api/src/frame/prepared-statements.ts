// Statements that a connection plans once. To read and plan a small statement takes PostgreSQL longer than to carry it out; those that nearly every call or
// change sends, and that find their rows by keys, are marked and keep their plan for as long as the connection lives. Others are planned for their values each time, since what
// is best for a filter hangs on how many rows it leaves.

import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';

const MARK = '/* prepared */';
/** The mark stands before the statement or behind its first word. */
const BEGINNING = 40;
/** So many plans at most take up the memory of a connection. */
const MOST_TEXTS = 200;

/** Stands at the beginning of a statement that a connection plans once, or is given to `modifyFront`; its text comes in few variants. */
export const prepared = sql.raw(`${MARK} `);

/** A statement's text as it is read in a log. */
export function withoutMark(text: string): string {
  return text.replace(`${MARK} `, '');
}

/**
 * The codes of statements that the server's end of the connection does not know, or knows as another's: a pooler gave it to somebody else in between (PostgreSQL,
 * appendix A).
 */
const FORGOTTEN: ReadonlySet<unknown> = new Set(['26000', '42P05']);

/** Whether a statement failed only because it was prepared; it may be sent again. */
export function isStalePlan(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    ('code' in error && FORGOTTEN.has(error.code)) || error.message.startsWith('cached plan must not change')
  );
}

/** A pool of which each connection keeps the plans of marked statements, until one fails because of it. */
export class PreparingPool implements PostgresPool {
  readonly options = {};
  readonly #pool: pg.Pool;
  readonly #connections = new WeakMap<pg.PoolClient, PreparingConnection>();
  readonly #names = new Map<string, string>();
  #isPreparing: boolean;

  constructor(pool: pg.Pool, isPreparing: boolean) {
    this.#pool = pool;
    this.#isPreparing = isPreparing;
  }

  async connect(): Promise<PostgresPoolClient> {
    const client = await this.#pool.connect();
    const connection = this.#connections.get(client) ?? new PreparingConnection(client, this);
    this.#connections.set(client, connection);
    return connection;
  }

  end(): Promise<void> {
    return this.#pool.end();
  }

  /** The name of a marked statement, by its text; null for others. */
  findName(text: string): string | null {
    if (!this.#isPreparing || !text.slice(0, BEGINNING).includes(MARK)) return null;
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= MOST_TEXTS) return known ?? null;
    const name = createHash('sha256').update(text).digest('hex').slice(0, 32);
    this.#names.set(text, name);
    return name;
  }

  stopPreparing(): void {
    this.#isPreparing = false;
  }
}

class PreparingConnection implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #pool: PreparingPool;
  /** The last answer was a failure: what was sent behind it into the same transaction fails as well, and is not planned. */
  #hasFailed = false;

  constructor(client: pg.PoolClient, pool: PreparingPool) {
    this.#client = client;
    this.#pool = pool;
  }

  query<R>(statement: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    statement: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof statement !== 'string') throw new TypeError('Rows are read whole, not through a cursor');
    return this.#send<R>(statement, [...parameters]);
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy);
  }

  async #send<R>(text: string, values: unknown[]): Promise<PostgresQueryResult<R>> {
    const name = this.#pool.findName(text);
    try {
      const result = await this.#client.query(name === null ? { text, values } : { name, text, values });
      this.#hasFailed = false;
      return result as PostgresQueryResult<R>; // what pg gives; Kysely lists the commands that pg calls any string
    } catch (error) {
      if (isStalePlan(error) && !this.#hasFailed) this.#pool.stopPreparing();
      this.#hasFailed = true;
      throw error;
    }
  }
}
