// Row-level security alone keeps tenants apart (security.md C8, S05): as the serving role, with the application's own filters taken away,
// another tenant's rows can be neither read nor written, in any table there is or will be.

import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../../../../tools/testing/test-database.ts';
import { createTestDatabase } from '../../../../tools/testing/test-database.ts';
import { addTenant } from '../tenants/tenants.service.ts';
import { inTenant, openDatabase } from '../frame/database.ts';
import { newId } from '../frame/ids.ts';
import { requireRestrictedRole } from './migrate.ts';
import type { Database } from '../frame/tables.ts';

interface Table {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: string }[];
  /** Own column and the column of another table it points to, the tenant left out. */
  readonly references: Readonly<Record<string, { readonly table: string; readonly column: string }>>;
  /** The first value that a CHECK of the form `column IN (...)` allows. */
  readonly choices: Readonly<Record<string, string>>;
}

type Row = Readonly<Record<string, string>>;

const DENIED = '42501';

let database: TestDatabase;
let db: Database;
let app: Client;
let tables: readonly Table[];
let ours: string;
let theirs: string;
const rows = new Map<string, Row>();

beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase({ url: database.appUrl, pool: 1, onError: () => undefined });
  app = new Client({ connectionString: database.appUrl });
  await app.connect();
  ours = await addTenant(db, { name: 'ours', isDemo: false, pinnedAsOf: null });
  theirs = await addTenant(db, { name: 'theirs', isDemo: false, pinnedAsOf: null });
  tables = await readTables(app);
  for (const tenantId of [ours, theirs]) await as(tenantId, () => seed(tenantId));
});

afterAll(async () => {
  await app.end();
  await db.destroy();
  await database.drop();
});

/** Runs `work` in a transaction of a tenant, or of none, and keeps what it wrote. */
async function as<T>(
  tenantId: string | null,
  work: () => Promise<T>,
  end: 'COMMIT' | 'ROLLBACK' = 'COMMIT',
): Promise<T> {
  await app.query(tenantId === null ? 'BEGIN' : `BEGIN; SET LOCAL app.tenant_id = '${tenantId}'`);
  try {
    const result = await work();
    await app.query(end);
    return result;
  } catch (error) {
    await app.query('ROLLBACK');
    throw error;
  }
}

async function readTables(client: Client): Promise<Table[]> {
  const { rows: found } = await client.query<Table>(`
    SELECT c.relname AS name,
      (SELECT json_agg(json_build_object('name', attname, 'type', format_type(atttypid, NULL)) ORDER BY attnum) FROM pg_attribute
        WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '') AS columns,
      (SELECT coalesce(json_object_agg(a.attname, json_build_object('table', k.confrelid::regclass, 'column', b.attname)), '{}') FROM pg_constraint k,
        unnest(k.conkey, k.confkey) AS pair(own, other), pg_attribute a, pg_attribute b WHERE k.conrelid = c.oid AND k.contype = 'f'
        AND a.attrelid = k.conrelid AND a.attnum = own AND b.attrelid = k.confrelid AND b.attnum = other AND a.attname <> 'tenant_id') AS references,
      (SELECT coalesce(json_object_agg(a.attname, substring(pg_get_constraintdef(k.oid) FROM 'ARRAY\\[''([^'']*)''')), '{}') FROM pg_constraint k, pg_attribute a
        WHERE k.conrelid = c.oid AND k.contype = 'c' AND cardinality(k.conkey) = 1 AND a.attrelid = c.oid AND a.attnum = k.conkey[1]
        AND pg_get_constraintdef(k.oid) ~ 'ANY \\(ARRAY\\[') AS choices
    FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
      AND EXISTS (SELECT FROM pg_attribute WHERE attrelid = c.oid AND attname = 'tenant_id') ORDER BY c.relname`);
  return found;
}

/** A value that fits a column of this type; where a CHECK wants a particular one it stands in PARTICULAR. */
const BY_TYPE: Readonly<Record<string, string>> = {
  text: 'x',
  'text[]': '{x}',
  'integer[]': '{1}',
  'uuid[]': '{}',
  integer: '1',
  bigint: '1',
  smallint: '1',
  boolean: 'true',
  date: '2026-01-01',
  'timestamp with time zone': '2026-01-01T12:00:00Z',
  bytea: '\\x00',
  jsonb: '{}',
  json: '{}',
  'double precision': '1',
  numeric: '1',
  real: '1',
};
/** The highest id there is: that of a second row. */
const LAST_ID = 'ffffffff-ffff-7fff-bfff-ffffffffffff';
/** A second row of what another table points to twice, by what is different in it. */
const SECOND: Readonly<Record<string, Row>> = { child_documents: { id: LAST_ID, position: '2' } };
const PARTICULAR: Readonly<Record<string, string>> = {
  'ccrr_files.sha256': '0'.repeat(64),
  'companies.currency': 'USD',
  'document_links.second_id': LAST_ID,
  'reconciliations.second_id': LAST_ID,
  'documents.sha256': '0'.repeat(64),
  // What is set aside is an imported event, which describes no company.
  'events.stage': 'imported',
  'events.is_summary': 'false',
  'document_pages.turn': '0',
  'companies.website': 'https://a.test',
  'companies.isin': 'US0378331005',
  'share_price_restatements.state': 'applied',
  'share_prices.currency': 'USD',
  'clients.end_date': '2027-01-01',
};

function makeRow(table: Table, tenantId: string): Row {
  const entries = table.columns.map(({ name, type }): [string, string] => {
    const reference = table.references[name];
    if (name === 'tenant_id') return [name, tenantId];
    const particular = PARTICULAR[`${table.name}.${name}`];
    if (reference && particular === undefined)
      return [name, rows.get(`${tenantId} ${reference.table}`)?.[reference.column] ?? newId()];
    const value = particular ?? table.choices[name] ?? (type === 'uuid' ? newId() : BY_TYPE[type]);
    if (value === undefined) throw new Error(`The test knows no value for ${table.name}.${name}, a ${type}`);
    return [name, value];
  });
  return Object.fromEntries(entries);
}

async function insert(table: Table, row: Row): Promise<void> {
  const names = Object.keys(row);
  await app.query(
    `INSERT INTO ${table.name} (${names.join(', ')}) VALUES (${names.map((_name, i) => `$${i + 1}`).join(', ')})`,
    Object.values(row),
  );
}

/** One row in every table but the tenant's own, which is there, and that of the version of its documents, which comes with them; those that are pointed to come first. */
async function seed(tenantId: string): Promise<void> {
  const left = new Set(tables.filter(({ name }) => name !== 'tenant_states' && name !== 'document_versions'));
  while (left.size > 0) {
    const ready = [...left].filter((table) =>
      Object.values(table.references).every(
        (to) => to.table === table.name || ![...left].some(({ name }) => name === to.table),
      ),
    );
    if (ready.length === 0)
      throw new Error(`These tables point to each other: ${[...left].map(({ name }) => name).join(', ')}`);
    for (const table of ready) {
      const row = makeRow(table, tenantId);
      await insert(table, row);
      const second = SECOND[table.name];
      if (second) await insert(table, { ...row, ...second });
      rows.set(`${tenantId} ${table.name}`, row);
      left.delete(table);
    }
  }
}

async function count(query: string): Promise<number> {
  const { rows: found } = await app.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${query}`);
  return found[0]?.n ?? -1;
}

async function getErrorCode(work: Promise<unknown>): Promise<string | undefined> {
  const error: unknown = await work.then(
    () => new Error('It was allowed'),
    (failure: unknown) => failure,
  );
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}

/** What the database says to a statement of our tenant. */
function getStatementErrorCode(statement: string): Promise<string | undefined> {
  return getErrorCode(as(ours, () => app.query(statement), 'ROLLBACK'));
}

/** What goes wrong in each table, by the table's name; empty where nothing does. */
async function failuresIn(
  probe: (table: Table) => Promise<string | null>,
  among: readonly Table[] = tables,
): Promise<string[]> {
  const failures: string[] = [];
  for (const table of among) {
    const failure = await probe(table);
    if (failure !== null) failures.push(`${table.name}: ${failure}`);
  }
  return failures;
}

describe('with a tenant set and no other filter', () => {
  it('each table has rows of both tenants to be told apart', async () => {
    for (const tenantId of [ours, theirs]) {
      expect(
        await as(tenantId, () => failuresIn(async ({ name }) => ((await count(name)) > 0 ? null : 'no row'))),
      ).toEqual([]);
    }
    expect(tables.length).toBeGreaterThan(15);
  });

  it("reads no other tenant's row", async () => {
    const probe = async ({ name }: Table) =>
      (await count(`${name} WHERE tenant_id <> '${ours}'`)) === 0 ? null : 'read';
    expect(await as(ours, () => failuresIn(probe))).toEqual([]);
  });

  it('adds no row to another tenant, and moves none there', async () => {
    const inserted = await failuresIn(async (table) => {
      const code = await getErrorCode(as(ours, () => insert(table, makeRow(table, theirs)), 'ROLLBACK'));
      return code === DENIED ? null : `insert: ${code}`;
    });
    const moved = await failuresIn(async ({ name }) => {
      const code = await getErrorCode(
        as(ours, () => app.query(`UPDATE ${name} SET tenant_id = '${theirs}'`), 'ROLLBACK'),
      );
      return code === DENIED ? null : `update: ${code}`;
    });
    expect([...inserted, ...moved]).toEqual([]);
  });

  it("changes and deletes no other tenant's row", async () => {
    const writable = tables.filter(({ name }) => name !== 'audit_log' && name !== 'audit_seals');
    const probe = async ({ name }: Table) => {
      const changed = await as(
        ours,
        () => app.query(`UPDATE ${name} SET tenant_id = tenant_id WHERE tenant_id = '${theirs}'`),
        'ROLLBACK',
      );
      const deleted = await as(
        ours,
        () => app.query(`DELETE FROM ${name} WHERE tenant_id = '${theirs}'`),
        'ROLLBACK',
      );
      return changed.rowCount === 0 && deleted.rowCount === 0
        ? null
        : `${changed.rowCount} changed, ${deleted.rowCount} deleted`;
    };
    expect(await failuresIn(probe, writable)).toEqual([]);
  });

  it('neither renames nor removes another tenant in the list of tenants', async () => {
    expect(await getStatementErrorCode(`UPDATE tenants SET name = 'taken over' WHERE id = '${theirs}'`)).toBe(
      DENIED,
    );
    expect(await getStatementErrorCode(`DELETE FROM tenants WHERE id = '${theirs}'`)).toBe(DENIED);
  });

  it('cannot switch the security off or get around it', async () => {
    const attempts = [
      'ALTER TABLE companies DISABLE ROW LEVEL SECURITY',
      'DROP POLICY own_tenant ON companies',
      'TRUNCATE companies',
      'SET ROLE vigilo_owner',
      'CREATE VIEW peek AS SELECT * FROM companies',
    ];
    for (const attempt of [...attempts, 'SET LOCAL row_security = off; SELECT * FROM companies'])
      expect(await getStatementErrorCode(attempt), attempt).toBe(DENIED);
  });
});

describe('without a tenant', () => {
  it('shows no row of any table and takes none', async () => {
    const read = await as(null, () =>
      failuresIn(async ({ name }) => ((await count(name)) === 0 ? null : 'read')),
    );
    const inserted = await failuresIn(async (table) => {
      const code = await getErrorCode(as(null, () => insert(table, makeRow(table, ours)), 'ROLLBACK'));
      return code === DENIED ? null : `insert: ${code}`;
    });
    expect([...read, ...inserted]).toEqual([]);
  });

  it('shows nothing to the owner of the tables either', async () => {
    const owner = new Client({ connectionString: database.ownerUrl });
    await owner.connect();
    const found = await failuresIn(async ({ name }) =>
      (await owner.query(`SELECT FROM ${name}`)).rowCount === 0 ? null : 'read',
    );
    await owner.end();
    expect(found).toEqual([]);
  });

  it('leaves nothing behind on a connection that served a tenant, whether its work succeeded or failed', async () => {
    const seen = () => db.selectFrom('sectors').select('id').execute();
    await inTenant(db, ours, async (tx) =>
      expect((await tx.selectFrom('sectors').select('id').execute()).length).toBeGreaterThan(0),
    );
    expect(await seen()).toEqual([]);
    await expect(
      inTenant(db, ours, async () => {
        throw new Error('broken');
      }),
    ).rejects.toThrow('broken');
    expect(await seen()).toEqual([]);
  });

  it('takes nothing but a UUID for a tenant', async () => {
    await expect(
      inTenant(db, `${ours}'; SET app.tenant_id = '${theirs}`, async () => undefined),
    ).rejects.toThrow('A tenant id is a UUID');
  });
});

describe('the audit log', () => {
  it('can be added to and read, but neither changed nor deleted', async () => {
    for (const attempt of [
      "UPDATE audit_log SET action = 'nothing'",
      'DELETE FROM audit_log',
      'TRUNCATE audit_log',
    ])
      expect(await getStatementErrorCode(attempt), attempt).toBe(DENIED);
    expect(await as(ours, () => count("audit_log WHERE action = 'x'"))).toBe(1);
  });
});

describe('the role that serves requests', () => {
  it('is one that row-level security binds, so the start goes on', async () => {
    await expect(requireRestrictedRole(database.appUrl)).resolves.toBeUndefined();
  });
});
