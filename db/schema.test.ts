// The schema as it stands: equal to the file that is read in reviews, to what the queries believe, and to the rules of a tenant's tables.

import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../tools/testing/test-database.ts';
import { createTestDatabase } from '../tools/testing/test-database.ts';
import { dumpSchema, SCHEMA_FILE } from './dump-schema.ts';

const API = join(import.meta.dirname, '../apps/api/src');
const OWN_TENANT = "(tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)";

let database: TestDatabase;
let owner: Client;

beforeAll(async () => {
  database = await createTestDatabase();
  owner = new Client({ connectionString: database.ownerUrl });
  await owner.connect();
});

afterAll(async () => {
  await owner.end();
  await database.drop();
});

/** The first column of each row. */
async function list(query: string): Promise<string[]> {
  const { rows } = await owner.query<[string]>({ text: query, rowMode: 'array' });
  return rows.map(([value]) => value);
}

const HAS_TENANT = `EXISTS (SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'tenant_id' AND NOT a.attisdropped)`;
const OURS = `c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND c.relname NOT LIKE 'kysely\\_%'`;

/** Tables with a tenant whose rows are not all held back by one policy that binds the owner too. */
const UNPROTECTED = `SELECT c.relname FROM pg_class c WHERE ${OURS} AND ${HAS_TENANT} AND NOT (c.relrowsecurity AND c.relforcerowsecurity AND
  (SELECT count(*) = 1 AND bool_and(polcmd = '*' AND polroles = '{0}' AND pg_get_expr(polqual, polrelid) = '${OWN_TENANT.replaceAll("'", "''")}'
    AND pg_get_expr(polwithcheck, polrelid) = '${OWN_TENANT.replaceAll("'", "''")}') FROM pg_policy WHERE polrelid = c.oid)) ORDER BY 1`;

/** Keys and indexes of such tables that do not begin with the tenant. */
const MISKEYED = `SELECT i.indexrelid::regclass::text FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid WHERE ${OURS} AND ${HAS_TENANT}
  AND NOT EXISTS (SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'tenant_id' AND a.attnum = i.indkey[0]) ORDER BY 1`;

/** References that could point into another tenant: those in which the tenant is not matched with the tenant. */
const CROSSING = `SELECT k.conname FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid WHERE k.contype = 'f' AND ${OURS} AND ${HAS_TENANT} AND NOT EXISTS (
  SELECT FROM unnest(k.conkey, k.confkey) AS pair(own, other)
    JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = own JOIN pg_attribute b ON b.attrelid = k.confrelid AND b.attnum = other
  WHERE a.attname = 'tenant_id' AND b.attname = CASE WHEN k.confrelid = 'tenants'::regclass THEN 'id' ELSE 'tenant_id' END) ORDER BY 1`;

describe('the schema', () => {
  it('is the one of db/schema.sql (else: node db/dump-schema.ts --write)', async () => {
    expect(await dumpSchema(database.ownerUrl)).toBe(await readFile(SCHEMA_FILE, 'utf8'));
  });

  it('gives every table a tenant but the list of tenants itself, the processes that serve them all, and the hosts that all follow', async () => {
    expect(
      await list(`SELECT c.relname FROM pg_class c WHERE ${OURS} AND NOT ${HAS_TENANT} ORDER BY 1`),
    ).toEqual(['feed_hosts', 'nodes', 'tenants']);
  });

  it('forces row-level security on every table with a tenant, with one policy for reading and writing', async () => {
    expect(await list(UNPROTECTED)).toEqual([]);
  });

  it('begins every key and index of a table with a tenant with the tenant', async () => {
    expect(await list(MISKEYED)).toEqual([]);
  });

  it('includes the tenant in every reference between tables with a tenant', async () => {
    expect(await list(CROSSING)).toEqual([]);
  });

  it('would be caught breaking any of these rules', async () => {
    await owner.query('BEGIN');
    await owner.query(
      'CREATE TABLE planted (tenant_id uuid NOT NULL REFERENCES tenants, id uuid UNIQUE, company_id uuid, PRIMARY KEY (tenant_id, id))',
    );
    await owner.query(
      'CREATE TABLE pointing (tenant_id uuid PRIMARY KEY REFERENCES tenants, planted_id uuid CONSTRAINT crossing REFERENCES planted (id))',
    );
    await owner.query('ALTER TABLE topics NO FORCE ROW LEVEL SECURITY');
    await owner.query('CREATE POLICY second ON sources USING (true)');
    expect(await list(UNPROTECTED)).toEqual(['planted', 'pointing', 'sources', 'topics']);
    expect(await list(MISKEYED)).toEqual(['planted_id_key']);
    expect(await list(CROSSING)).toEqual(['crossing']);
    await owner.query('ROLLBACK');
  });

  it('allows the serving role to read and write rows and nothing more', async () => {
    const privileges = await list(
      `SELECT DISTINCT privilege_type FROM pg_class c, aclexplode(c.relacl) g WHERE ${OURS} AND g.grantee <> c.relowner ORDER BY 1`,
    );
    expect(privileges).toEqual(['DELETE', 'INSERT', 'SELECT', 'UPDATE']);
    expect(
      await list(
        `SELECT g.privilege_type FROM pg_class c, aclexplode(c.relacl) g WHERE c.relname = 'audit_log' AND g.grantee <> c.relowner ORDER BY 1`,
      ),
    ).toEqual(['INSERT', 'SELECT']);
    const app = new URL(database.appUrl).username;
    expect(
      await list(
        `SELECT c.relname FROM pg_class c WHERE c.relname LIKE 'kysely\\_%' AND has_table_privilege('${app}', c.oid, 'INSERT, UPDATE, DELETE')`,
      ),
    ).toEqual([]);
    expect(
      await list(`SELECT format('%s %s', rolsuper, rolbypassrls) FROM pg_roles WHERE rolname = '${app}'`),
    ).toEqual(['f f']);
  });
});

interface Column {
  readonly isNullable: boolean;
  /** An insert may leave it out: it has a default or is generated, or may be null. */
  readonly isOptional: boolean;
  readonly isGenerated: boolean;
}

async function databaseColumns(): Promise<Record<string, Column>> {
  const { rows } = await owner.query<{
    name: string;
    nullable: boolean;
    defaulted: boolean;
    generated: boolean;
  }>(
    `SELECT c.relname || '.' || a.attname AS name, NOT a.attnotnull AS nullable, a.atthasdef AS defaulted, a.attgenerated <> '' AS generated
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid WHERE ${OURS} AND a.attnum > 0 AND NOT a.attisdropped`,
  );
  return Object.fromEntries(
    rows.map(({ name, nullable, defaulted, generated }) => [
      name,
      { isNullable: nullable, isOptional: nullable || defaulted, isGenerated: generated },
    ]),
  );
}

/** Kysely's words for a column that an insert may leave out, and the product's own. */
const OPTIONAL = new Set(['Generated', 'GeneratedAlways', 'Stamp']);

/** Whether a column may be read as null: its type says so, or the first argument of a column type, which is what is read. */
function takesNull(type: ts.TypeNode): boolean {
  if (ts.isUnionTypeNode(type)) return type.types.some((part) => part.getText() === 'null');
  const [read] = ts.isTypeReferenceNode(type) ? (type.typeArguments ?? []) : [];
  return read !== undefined && takesNull(read);
}

async function declaredColumns(): Promise<Record<string, Column>> {
  const columns = (await readTables()).flatMap(([table, type]) => {
    if (!ts.isTypeLiteralNode(type))
      throw new Error(`${table} is declared by a name, which this test cannot look into`);
    return listProperties(type.members).map(([column, columnType]): [string, Column] => {
      const word = ts.isTypeReferenceNode(columnType) ? columnType.typeName.getText() : '';
      const isNullable = takesNull(columnType);
      return [
        `${table}.${column}`,
        { isNullable, isOptional: isNullable || OPTIONAL.has(word), isGenerated: word === 'GeneratedAlways' },
      ];
    });
  });
  return Object.fromEntries(columns);
}

/** The tables that the areas add to the interface `Tables`, each in its own `<area>.tables.ts`. */
async function readTables(): Promise<[string, ts.TypeNode][]> {
  const files: string[] = [];
  for await (const path of glob('*/*.tables.ts', { cwd: API })) files.push(path);
  const tables = await Promise.all(
    files.map(async (path) => {
      const file = ts.createSourceFile(
        path,
        await readFile(join(API, path), 'utf8'),
        ts.ScriptTarget.Latest,
        true,
      );
      const found: [string, ts.TypeNode][] = [];
      const visit = (node: ts.Node): void => {
        if (ts.isInterfaceDeclaration(node) && node.name.text === 'Tables')
          found.push(...listProperties(node.members));
        else ts.forEachChild(node, visit);
      };
      visit(file);
      return found;
    }),
  );
  return tables.flat();
}

function listProperties(members: ts.NodeArray<ts.TypeElement>): [string, ts.TypeNode][] {
  return members.flatMap((member) =>
    ts.isPropertySignature(member) && member.type ? [[member.name.getText(), member.type]] : [],
  );
}

describe('the tables of the areas', () => {
  it('name exactly the tables and columns of the database', async () => {
    expect(Object.keys(await declaredColumns()).toSorted()).toEqual(
      Object.keys(await databaseColumns()).toSorted(),
    );
  });

  it('say of each column whether it can be null or omitted', async () => {
    const declared = Object.entries(await declaredColumns());
    const stored = await databaseColumns();
    const wrong = declared.filter(([name, column]) => {
      const real = stored[name];
      return (
        !real ||
        column.isNullable !== real.isNullable ||
        (column.isOptional && !real.isOptional) ||
        (real.isGenerated && !column.isGenerated)
      );
    });
    expect(wrong).toEqual([]);
    expect(declared.length).toBeGreaterThan(100);
  });
});
