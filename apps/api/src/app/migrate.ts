// Brings a database to the newest schema: the numbered files of db/migrations in order, then row-level security and the grants of the
// serving role, which are the same at every version. Two processes starting at once wait for each other.

import { readdir, readFile } from 'node:fs/promises';
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

/** Migrates and returns the names of the migrations that were applied now. @throws the database's error, with nothing of that migration kept. */
export async function migrate({ ownerUrl, appRole }: MigrateOptions): Promise<string[]> {
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: ownerUrl, max: 2 }) }),
  });
  try {
    const { error, results } = await new Migrator({
      db,
      provider: { getMigrations: readMigrations },
    }).migrateToLatest();
    if (error) throw error;
    await sql.raw(await readFile(new URL('row-security.sql', FOLDER), 'utf8')).execute(db);
    await installJobs(ownerUrl);
    if (appRole !== undefined) await grantTo(appRole, db);
    return (results ?? []).map((result) => result.migrationName);
  } finally {
    await db.destroy();
  }
}

/** @throws where the role that serves requests passes row-level security by */
export async function requireRestrictedRole(appUrl: string): Promise<void> {
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: appUrl, max: 1 }) }),
  });
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

async function grantTo(role: string, db: Kysely<unknown>): Promise<void> {
  const name = sql.id(role);
  await sql`GRANT USAGE ON SCHEMA public, pgboss TO ${name}`.execute(db);
  await sql`GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public, pgboss TO ${name}`.execute(
    db,
  );
  await sql`GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA pgboss TO ${name}`.execute(db);
  await sql`REVOKE UPDATE, DELETE ON audit_log, audit_seals, tenants FROM ${name}`.execute(db);
  await sql`REVOKE ALL ON kysely_migration, kysely_migration_lock FROM ${name}`.execute(db);
}
