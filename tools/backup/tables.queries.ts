// The statements of backup and restore. A backup reads every table of one moment; a restore fills tables that the migrations have just made.

import type { Readable, Writable } from 'node:stream';
import type pg from 'pg';
import { from, to } from 'pg-copy-streams';
import { UNFINISHED_RESTORE } from '../../apps/api/src/app/migrate.ts';
import type { AuditState, DumpedTable } from './manifest.ts';

export interface Table {
  /** With its schema, as `public.companies`. */
  readonly name: string;
  /** Without those that the database computes. */
  readonly columns: readonly string[];
}

/** What the product keeps: all of the schema `public` but the notes of the migrations, and the jobs with their queues; the queue's other tables are filled anew. */
const KEPT = `c.relkind IN ('r', 'p') AND NOT c.relispartition AND (
  (n.nspname = 'public' AND c.relname NOT LIKE 'kysely\\_%') OR (n.nspname = 'pgboss' AND c.relname IN ('queue', 'job')))`;

/** No limit of the role's own ends a long statement, and values are written alike everywhere. */
const SESSION =
  "SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0; SET lock_timeout = '30s'; SET TimeZone = 'UTC'; SET DateStyle = 'ISO'; SET row_security = off";

export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `SELECT n.nspname || '.' || c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_attribute a ON a.attrelid = c.oid
     WHERE ${KEPT} AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '' GROUP BY 1 ORDER BY 1`,
  );
  return rows;
}

/** Begins to read one moment: whoever writes meanwhile is neither waited for nor waits. Returns the snapshot's name and its time. */
export async function beginSnapshot(
  client: pg.Client,
  tables: readonly Table[],
): Promise<{ name: string; takenAt: Date }> {
  await client.query(SESSION);
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  // Before the first SELECT, so that no change of the schema comes between: it waits until the backup is done.
  await client.query(`LOCK TABLE ${tables.map(quoteName).join(', ')} IN ACCESS SHARE MODE`);
  const { rows } = await client.query<{ name: string; takenAt: Date }>(
    'SELECT pg_export_snapshot() AS name, clock_timestamp() AS "takenAt"',
  );
  const [snapshot] = rows;
  if (!snapshot) throw new Error('The database gave no snapshot');
  return snapshot;
}

/** Whether the role reads every tenant's rows. */
export async function readsPastRowSecurity(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ reads: boolean }>(
    'SELECT rolsuper OR rolbypassrls AS reads FROM pg_roles WHERE rolname = current_user',
  );
  return rows[0]?.reads === true;
}

export async function findVersions(client: pg.Client): Promise<{ schema: string; jobs: number }> {
  const { rows } = await client.query<{ schema: string; jobs: number }>(
    'SELECT (SELECT max(name) FROM kysely_migration) AS schema, (SELECT version FROM pgboss.version) AS jobs',
  );
  const [found] = rows;
  if (!found) throw new Error('The database names no version');
  return found;
}

export async function listTenantIds(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>('SELECT id FROM tenants ORDER BY id');
  return rows.map(({ id }) => id);
}

/** The newest seal of each tenant that has one. */
export async function listHeads(client: pg.Client): Promise<Omit<AuditState, 'faults'>[]> {
  const { rows } = await client.query<{ tenantId: string; number: string; seal: string }>(
    `SELECT tenant_id AS "tenantId", number, encode(seal, 'hex') AS seal FROM audit_heads ORDER BY tenant_id`,
  );
  return rows.map(({ tenantId, number, seal }) => ({ tenantId, head: { number: Number(number), seal } }));
}

/** `tenant/sha256` of every stored file that a row names. */
export async function listNamedFiles(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ file: string }>(
    `SELECT tenant_id || '/' || sha256 AS file FROM documents UNION SELECT tenant_id || '/' || sha256 FROM ccrr_files ORDER BY file`,
  );
  return rows.map(({ file }) => file);
}

/** Number and hash of a table's rows, whatever their order. */
export async function measureTable(
  client: pg.Client,
  { name, columns }: Table,
): Promise<Pick<DumpedTable, 'rows' | 'hash'>> {
  const { rows } = await client.query<{ rows: string; hash: string }>(
    `SELECT count(*) AS rows, coalesce(sum(hashtextextended(ROW(${quoteList(columns)})::text, 0)::numeric), 0)::text AS hash FROM ${quoteName({ name })}`,
  );
  return { rows: Number(rows[0]?.rows ?? 0), hash: rows[0]?.hash ?? '' };
}

/** A table's rows as text, the names of the columns first. */
export function readTable(client: pg.Client, { name, columns }: Table): Readable {
  return client.query(
    to(
      `COPY (SELECT ${quoteList(columns)} FROM ${quoteName({ name })}) TO STDOUT (FORMAT text, HEADER, ENCODING 'UTF8')`,
    ),
  );
}

/** Takes in what `readTable` gave. */
export function fillTable(client: pg.Client, { name, columns }: Table): Writable {
  return client.query(
    from(
      `COPY ${quoteName({ name })} (${quoteList(columns)}) FROM STDIN (FORMAT text, HEADER MATCH, ENCODING 'UTF8')`,
    ),
  );
}

/** Whether nothing but the system's own is in the database. */
export async function isEmpty(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(
    `SELECT FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname <> 'information_schema' AND n.nspname !~ '^pg_' AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
     UNION ALL SELECT FROM pg_namespace WHERE nspname = '${UNFINISHED_RESTORE}' LIMIT 1`,
  );
  return rowCount === 0;
}

export async function markUnfinished(client: pg.Client): Promise<void> {
  await client.query(`CREATE SCHEMA ${UNFINISHED_RESTORE}`);
}

/** Begins to fill the tables: none of them is hidden from its owner, and no trigger of the product does its work a second time. */
export async function beginFilling(client: pg.Client, tables: readonly Table[]): Promise<void> {
  await client.query(SESSION);
  await client.query('BEGIN');
  for (const table of tables)
    await client.query(`ALTER TABLE ${quoteName(table)} NO FORCE ROW LEVEL SECURITY, DISABLE TRIGGER USER`);
  await client.query(`TRUNCATE ${tables.map(quoteName).join(', ')} CASCADE`);
}

/** Those that are referred to before those that refer to them. @throws where two refer to each other */
export async function inOrderOfReference<T extends Table>(
  client: pg.Client,
  tables: readonly T[],
): Promise<T[]> {
  const { rows } = await client.query<{ name: string; needs: string }>(
    `SELECT n.nspname || '.' || c.relname AS name, fn.nspname || '.' || f.relname AS needs
     FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_namespace n ON n.oid = c.relnamespace
       JOIN pg_class f ON f.oid = k.confrelid JOIN pg_namespace fn ON fn.oid = f.relnamespace
     WHERE k.contype = 'f' AND k.conrelid <> k.confrelid`,
  );
  const ordered: T[] = [];
  let left = [...tables];
  while (left.length > 0) {
    const waiting = new Set(left.map(({ name }) => name));
    const ready = left.filter(({ name }) => !rows.some((row) => row.name === name && waiting.has(row.needs)));
    if (ready.length === 0) throw new Error(`These tables refer to one another: ${[...waiting].join(', ')}`);
    ordered.push(...ready);
    left = left.filter((table) => !ready.includes(table));
  }
  return ordered;
}

/** Commits what was filled; from here on the database is a whole one. */
export async function endFilling(client: pg.Client, tables: readonly Table[]): Promise<void> {
  await client.query('SET CONSTRAINTS ALL IMMEDIATE');
  for (const table of tables) await client.query(`ALTER TABLE ${quoteName(table)} ENABLE TRIGGER USER`);
  await client.query(`DROP SCHEMA ${UNFINISHED_RESTORE}`);
  await client.query('COMMIT');
  await client.query('ANALYZE');
}

function quoteName({ name }: Pick<Table, 'name'>): string {
  return name
    .split('.')
    .map((part) => `"${part}"`)
    .join('.');
}

function quoteList(columns: readonly string[]): string {
  return columns.map((column) => `"${column.replaceAll('"', '""')}"`).join(', ');
}
