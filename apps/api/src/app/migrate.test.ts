// Starting beside others: several at once on an empty database, and one while a dump holds every table.

import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ThrowAwayServer } from '../../../../tools/testing/throw-away-server.ts';
import { startThrowAwayServer } from '../../../../tools/testing/throw-away-server.ts';
import { migrate, waitForTables } from './migrate.ts';

let server: ThrowAwayServer;
let owner: pg.Client;
let role: string;

beforeAll(async () => {
  server = await startThrowAwayServer();
  role = new URL(server.appUrl).username;
  owner = new pg.Client({ connectionString: server.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await server.remove();
});

const start = () => migrate({ ownerUrl: server.ownerUrl, appRole: role });

const ALL_TABLES = `SELECT string_agg(c.oid::regclass::text, ', ') AS names FROM pg_class c
  WHERE c.relnamespace IN ('public'::regnamespace, 'pgboss'::regnamespace) AND c.relkind IN ('r', 'p')`;

const DROP_ALL = 'DROP SCHEMA public, pgboss CASCADE; CREATE SCHEMA public';

describe('a worker on an empty database', () => {
  it('says that a server has to be started first, where none makes the tables', async () => {
    await expect(waitForTables(server.appUrl, { patienceMs: 0 })).rejects.toThrow(
      /no tables .* Start a server first/,
    );
  });

  it('waits for the server that makes them, and has its rights by then', async () => {
    const waiting = Promise.withResolvers<void>();
    const tables = waitForTables(server.appUrl, { onWaiting: waiting.resolve });
    await waiting.promise;
    await start();
    await tables;
    const worker = new pg.Client({ connectionString: server.appUrl });
    await worker.connect();
    const { rowCount } = await worker.query('SELECT FROM nodes, pgboss.queue');
    expect(rowCount).toBe(0);
    await worker.end();
    await owner.query(DROP_ALL);
  });
});

describe('starting', () => {
  it('works for several at once on an empty database: one brings it up to date, the others find it so', async () => {
    const applied = await Promise.all([start(), start(), start(), start()]);
    const [first = [], ...others] = applied.toSorted((one, other) => other.length - one.length);
    expect(first[0]).toBe('0001_tenants_users_access');
    expect(others).toEqual([[], [], []]);
  });

  it('refuses a database that a newer version has changed, and says what to do', async () => {
    await start();
    await owner.query("INSERT INTO kysely_migration (name, timestamp) VALUES ('9999_of_tomorrow', '')");
    try {
      await expect(start()).rejects.toThrow(/newer version \(9999_of_tomorrow\).* restore the backup/);
    } finally {
      await owner.query("DELETE FROM kysely_migration WHERE name = '9999_of_tomorrow'");
    }
    expect(await start()).toEqual([]);
  });

  it('touches no table where nothing changes, so that neither a dump waits nor anybody behind it', async () => {
    const dump = new pg.Client({ connectionString: server.ownerUrl });
    await dump.connect();
    try {
      const { rows } = await owner.query<{ names: string }>(ALL_TABLES);
      await dump.query(`BEGIN; LOCK TABLE ${rows[0]?.names ?? ''} IN ACCESS SHARE MODE`);
      expect(await start()).toEqual([]);
    } finally {
      await dump.end();
    }
  });

  it('gives the serving role what it lacks and takes what it may not have', async () => {
    await owner.query(`REVOKE SELECT ON companies FROM ${role}; GRANT DELETE ON audit_log TO ${role}`);
    await start();
    const { rows } = await owner.query(
      `SELECT has_table_privilege($1, 'companies', 'SELECT') AS reads, has_table_privilege($1, 'audit_log', 'DELETE') AS "deletesAudit"`,
      [role],
    );
    expect(rows).toEqual([{ reads: true, deletesAudit: false }]);
  });

  it('closes a table whose rows were open to every tenant', async () => {
    await owner.query('ALTER TABLE companies NO FORCE ROW LEVEL SECURITY');
    await start();
    const { rows } = await owner.query(
      `SELECT relrowsecurity AND relforcerowsecurity AS "isClosed" FROM pg_class WHERE oid = 'companies'::regclass`,
    );
    expect(rows).toEqual([{ isClosed: true }]);
  });

  it('waits for a table that is held when something does change', async () => {
    await owner.query('ALTER TABLE companies NO FORCE ROW LEVEL SECURITY');
    const reader = new pg.Client({ connectionString: server.ownerUrl });
    await reader.connect();
    try {
      await reader.query('BEGIN; LOCK TABLE companies IN ACCESS SHARE MODE');
      const starting = start();
      const countWaiting = () =>
        owner.query('SELECT count(*)::int AS number FROM pg_locks WHERE NOT granted');
      await expect
        .poll(async () => (await countWaiting()).rows, { timeout: 60_000 })
        .toEqual([{ number: 1 }]);
      // Whoever comes after it is let through before the table is free.
      const { rows } = await owner.query('SELECT count(*)::int AS number FROM companies');
      expect(rows).toEqual([{ number: 0 }]);
      await reader.query('COMMIT');
      expect(await starting).toEqual([]);
    } finally {
      await reader.end();
    }
  });
});
