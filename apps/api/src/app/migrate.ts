// Brings a database to the newest schema: the numbered files of db/migrations in order, then row-level security and the grants of the
// serving role, which are the same at every version. Two processes starting at once wait for each other. Where nothing changes, no table is
// touched, so that a start disturbs neither other nodes nor a dump; where something does, a table that is held makes the migration give up
// and try again, since whoever comes after it would wait behind it.

import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { installJobs } from '../frame/job-queue.ts';

const FOLDER = new URL('../../../../db/', import.meta.url);

export interface MigrateOptions {
  readonly ownerUrl: string;
  /** The role that serves requests, where it is another than the owner. */
  readonly appRole: string | undefined;
}

/** Others wait at most this long behind a statement of ours that waits for a table. */
const LOCK_TIMEOUT_MS = 2000;
/** A held table is tried again so often, after a pause in which the others come through. */
const TRIES = 60;
const PAUSE_MS = 1000;
/** Another process that migrates is waited for this long. */
const OTHERS_MS = 15 * 60_000;
/** A schema of this name says that `npm run restore` has begun to fill the database and not ended. */
export const UNFINISHED_RESTORE = 'vigilo_restore';
const MIGRATING = 'vigilo migration';
const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK = '40P01';

/** Migrates and returns the names of the migrations that were applied now. @throws the database's error, with nothing of that migration kept. */
export async function migrate({ ownerUrl, appRole }: MigrateOptions): Promise<string[]> {
  return withSchemaLock(ownerUrl, async () => {
    const db = openPlain({ connectionString: ownerUrl, max: 2, lock_timeout: LOCK_TIMEOUT_MS });
    try {
      await refuseHalfRestored(db);
      await refuseNewer(db);
      const applied = await untilUnlocked(() => applyMigrations(db));
      const rowSecurity = await readFile(new URL('row-security.sql', FOLDER), 'utf8');
      await untilUnlocked(() => sql.raw(rowSecurity).execute(db));
      await installJobs(ownerUrl);
      if (appRole !== undefined) await untilUnlocked(() => grantTo(appRole, db));
      return applied;
    } finally {
      await db.destroy();
    }
  });
}

/**
 * Makes the tables of an older version, with the queue of jobs, and neither row-level security nor grants: a restore fills them, then migrates.
 *
 * @param newest name of the last migration to apply
 * @throws Error where this version does not have it
 */
export async function migrateTo(ownerUrl: string, newest: string): Promise<void> {
  await withSchemaLock(ownerUrl, async () => {
    const db = openPlain({ connectionString: ownerUrl, max: 2 });
    try {
      const { error } = await openMigrator(db).migrateTo(newest);
      if (error) throw error;
      await installJobs(ownerUrl);
    } finally {
      await db.destroy();
    }
  });
}

/** @throws where rows of a backup are missing yet */
async function refuseHalfRestored(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{
    isHalf: boolean;
  }>`SELECT to_regnamespace(${UNFINISHED_RESTORE}) IS NOT NULL AS "isHalf"`.execute(db);
  if (rows[0]?.isHalf === true)
    throw new Error(
      'A restore into this database was not finished. Make an empty database, or an empty DATA_DIR, and restore again.',
    );
}

/** @throws where a newer version has made tables that this one does not know */
async function refuseNewer(db: Kysely<unknown>): Promise<void> {
  const { rows: found } = await sql<{
    isMigrated: boolean;
  }>`SELECT to_regclass('kysely_migration') IS NOT NULL AS "isMigrated"`.execute(db);
  if (found[0]?.isMigrated !== true) return;
  const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration ORDER BY name`.execute(db);
  const known = await readMigrations();
  const unknown = rows.findLast(({ name }) => !(name in known));
  if (unknown)
    throw new Error(
      `The database is of a newer version (${unknown.name}) than this one. Start that version, or a later one; to go back, restore the backup of before the upgrade into an empty database, or an empty DATA_DIR.`,
    );
}

/** Does what only one process at a time may do to the schema or to what is made once. @throws what `work` throws */
export async function withSchemaLock<T>(ownerUrl: string, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: ownerUrl, lock_timeout: OTHERS_MS });
  client.on('error', ignoreLoss);
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [MIGRATING]);
    return await work();
  } finally {
    // The lock goes with its connection.
    await client.end();
  }
}

/** A worker that comes before the first server waits this long. */
const TABLES_MS = 60_000;

/**
 * Waits until a server has made the tables and the serving role may use them; a migration that is under way is waited for.
 *
 * @throws with a sentence where nobody makes them in time
 */
export async function waitForTables(
  appUrl: string,
  {
    patienceMs = TABLES_MS,
    onWaiting = () => undefined,
  }: { patienceMs?: number; onWaiting?: () => void } = {},
): Promise<void> {
  const db = openPlain({ connectionString: appUrl, max: 1 });
  try {
    if (await hasTables(db)) return;
    onWaiting();
    for (const began = performance.now(); !(await hasTables(db)); await sleep(PAUSE_MS)) {
      if (performance.now() - began >= patienceMs)
        throw new Error(
          'The database of DATABASE_URL has no tables that its role may use. Start a server first (npm start), which makes them; then the worker.',
        );
    }
  } finally {
    await db.destroy();
  }
}

/** Within one transaction, since DATABASE_URL may be a pooler, from which no lock would come back. */
async function hasTables(db: Kysely<unknown>): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await sql`SELECT set_config('lock_timeout', ${String(OTHERS_MS)}, true)`.execute(tx);
    await sql`SELECT pg_advisory_xact_lock_shared(hashtext(${MIGRATING}))`.execute(tx);
    const { rows } = await sql<{ areThere: boolean }>`
      SELECT count(*) = 2 AS "areThere" FROM pg_class c JOIN pg_namespace s ON s.oid = c.relnamespace
      WHERE (s.nspname, c.relname) IN (('public', 'nodes'), ('pgboss', 'queue'))
        AND has_schema_privilege(s.oid, 'USAGE') AND has_table_privilege(c.oid, 'SELECT')`.execute(tx);
    return rows[0]?.areThere === true;
  });
}

/** Of a connection that is ended from outside: what it was doing fails and says so; without a listener the process would end as well. */
const ignoreLoss = (): undefined => undefined;

function openPlain(options: pg.PoolConfig): Kysely<unknown> {
  const pool = new pg.Pool(options);
  pool.on('connect', (client) => client.on('error', ignoreLoss));
  pool.on('error', ignoreLoss);
  return new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
}

async function applyMigrations(db: Kysely<unknown>): Promise<string[]> {
  const { error, results } = await openMigrator(db).migrateToLatest();
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}

function openMigrator(db: Kysely<unknown>): Migrator {
  return new Migrator({ db, provider: { getMigrations: readMigrations } });
}

/** @throws what `change` throws at last, if it is not that a table is held, or if that does not end */
async function untilUnlocked<T>(change: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await change();
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : null;
      if ((code !== LOCK_NOT_AVAILABLE && code !== DEADLOCK) || tries === TRIES) throw error;
      await sleep(PAUSE_MS);
    }
  }
}

/** @throws where the role that serves requests passes row-level security by */
export async function requireRestrictedRole(appUrl: string): Promise<void> {
  const db = openPlain({ connectionString: appUrl, max: 1 });
  try {
    const { rows } = await sql<{
      name: string;
      bypassesRowSecurity: boolean;
    }>`SELECT rolname AS name, rolsuper OR rolbypassrls AS "bypassesRowSecurity" FROM pg_roles WHERE rolname = current_user`.execute(
      db,
    );
    const [role] = rows;
    if (role?.bypassesRowSecurity === false) return;
    throw new Error(
      `The database role ${role?.name ?? ''} is a superuser or has BYPASSRLS, so tenants would not be kept apart. Let DATABASE_URL name a role without them; DATABASE_OWNER_URL may be another one.`,
    );
  } finally {
    await db.destroy();
  }
}

async function readMigrations(): Promise<Record<string, Migration>> {
  const folder = new URL('migrations/', FOLDER);
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  const entries = files.map(async (file): Promise<[string, Migration]> => {
    const text = await readFile(new URL(file, folder), 'utf8');
    return [file.replace(/\.sql$/, ''), { up: async (db) => void (await sql.raw(text).execute(db)) }];
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Tables of which rows are only added, and those that are no business of the serving role. */
const ADDED_TO = ['audit_log', 'audit_seals', 'tenants'];
const OWNERS = ['kysely_migration', 'kysely_migration_lock'];

async function grantTo(role: string, db: Kysely<unknown>): Promise<void> {
  if (await isGranted(role, db)) return;
  const name = sql.id(role);
  const tables = (names: readonly string[]) => sql.join(names.map((table) => sql.table(table)));
  await db.transaction().execute(async (tx) => {
    await sql`GRANT USAGE ON SCHEMA public, pgboss TO ${name}`.execute(tx);
    await sql`GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public, pgboss TO ${name}`.execute(
      tx,
    );
    await sql`GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA pgboss TO ${name}`.execute(tx);
    await sql`REVOKE UPDATE, DELETE ON ${tables(ADDED_TO)} FROM ${name}`.execute(tx);
    await sql`REVOKE ALL ON ${tables(OWNERS)} FROM ${name}`.execute(tx);
  });
}

/** Whether the role has on every table what it is to have there, and no more. */
async function isGranted(role: string, db: Kysely<unknown>): Promise<boolean> {
  const { rows } = await sql<{ isGranted: boolean }>`
    SELECT bool_and(
        has_table_privilege(${role}, c.oid, 'SELECT') = NOT is_owners AND has_table_privilege(${role}, c.oid, 'INSERT') = NOT is_owners
        AND has_table_privilege(${role}, c.oid, 'UPDATE') = is_changed AND has_table_privilege(${role}, c.oid, 'DELETE') = is_changed)
      AND (SELECT bool_and(has_schema_privilege(${role}, s.oid, 'USAGE')) FROM pg_namespace s WHERE s.nspname IN ('public', 'pgboss'))
      AND (SELECT coalesce(bool_and(has_function_privilege(${role}, f.oid, 'EXECUTE')), true) FROM pg_proc f WHERE f.pronamespace = 'pgboss'::regnamespace)
      AS "isGranted"
    FROM pg_class c,
      LATERAL (SELECT c.relnamespace = 'public'::regnamespace AND c.relname = ANY(${OWNERS}) AS is_owners) AS o,
      LATERAL (SELECT NOT is_owners AND NOT (c.relnamespace = 'public'::regnamespace AND c.relname = ANY(${ADDED_TO})) AS is_changed) AS a
    WHERE c.relnamespace IN ('public'::regnamespace, 'pgboss'::regnamespace) AND c.relkind IN ('r', 'p', 'v', 'm', 'f')`.execute(
    db,
  );
  return rows[0]?.isGranted === true;
}
