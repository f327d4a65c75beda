// Describes a migrated database in one readable file, db/schema.sql: a change of the schema is then read as one, whatever way it came about.
// `node db/dump-schema.ts --write` migrates an empty database and writes the file; db/schema.test.ts holds the two together.

import { writeFile } from 'node:fs/promises';
import { Client } from 'pg';
import { migrate } from '../apps/api/src/app/migrate.ts';
import { startThrowAwayServer } from '../tools/testing/throw-away-server.ts';

export const SCHEMA_FILE = new URL('schema.sql', import.meta.url);

const APP_ROLE = 'vigilo_app';
const HEADING = `-- What db/migrations and db/row-security.sql make of an empty database. Written by \`node db/dump-schema.ts --write\`, never by hand.
-- Not here: the tables of the job queue (schema pgboss), which pg-boss makes itself, and those that remember which migrations ran.`;

/** Tables, not counting those of the migration runner. */
const TABLES = `SELECT c.oid, c.relname AS name FROM pg_class c
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND c.relname NOT LIKE 'kysely\\_%'`;

const COLUMNS = `SELECT quote_ident(a.attname) || ' ' || format_type(a.atttypid, a.atttypmod)
    || CASE WHEN a.attcollation <> t.typcollation THEN ' COLLATE ' || quote_ident(l.collname) ELSE '' END
    || CASE a.attgenerated WHEN 's' THEN ' GENERATED ALWAYS AS (' || pg_get_expr(d.adbin, d.adrelid) || ') STORED'
                           WHEN 'v' THEN ' GENERATED ALWAYS AS (' || pg_get_expr(d.adbin, d.adrelid) || ')'
                           ELSE coalesce(' DEFAULT ' || pg_get_expr(d.adbin, d.adrelid), '') END
    || CASE WHEN a.attnotnull THEN ' NOT NULL' ELSE '' END AS line
  FROM pg_attribute a JOIN pg_type t ON t.oid = a.atttypid
    LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum LEFT JOIN pg_collation l ON l.oid = a.attcollation
  WHERE a.attrelid = $1 AND a.attnum > 0 AND NOT a.attisdropped ORDER BY a.attnum`;

/** Primary keys, then unique ones, foreign ones, checks. NOT NULL stands at the column. */
const CONSTRAINTS = `SELECT 'CONSTRAINT ' || quote_ident(conname) || ' ' || pg_get_constraintdef(oid) AS line FROM pg_constraint
  WHERE conrelid = $1 AND contype <> 'n' ORDER BY array_position(ARRAY['p', 'u', 'f', 'c'], contype::text), conname COLLATE "C"`;

const INDEXES = `SELECT pg_get_indexdef(i.indexrelid) || ';' AS line FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
  WHERE i.indrelid = $1 AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = i.indexrelid AND contype IN ('p', 'u', 'x')) ORDER BY c.relname COLLATE "C"`;

const TRIGGERS = `SELECT pg_get_triggerdef(oid) || ';' AS line FROM pg_trigger WHERE tgrelid = $1 AND NOT tgisinternal ORDER BY tgname COLLATE "C"`;

const ROW_SECURITY = `SELECT format('ALTER TABLE %I %s ROW LEVEL SECURITY;', relname, word) AS line
  FROM pg_class, LATERAL (VALUES (1, 'ENABLE', relrowsecurity), (2, 'FORCE', relforcerowsecurity)) AS said(place, word, is_on) WHERE oid = $1 AND is_on ORDER BY place`;

const POLICIES = `SELECT format('CREATE POLICY %I ON %s AS %s FOR %s TO %s%s%s;', polname, polrelid::regclass,
    CASE WHEN polpermissive THEN 'PERMISSIVE' ELSE 'RESTRICTIVE' END,
    CASE polcmd WHEN 'r' THEN 'SELECT' WHEN 'a' THEN 'INSERT' WHEN 'w' THEN 'UPDATE' WHEN 'd' THEN 'DELETE' ELSE 'ALL' END,
    CASE WHEN polroles = '{0}' THEN 'PUBLIC' ELSE (SELECT string_agg(quote_ident(rolname), ', ' ORDER BY rolname) FROM pg_roles WHERE oid = ANY(polroles)) END,
    E'\\n  USING (' || pg_get_expr(polqual, polrelid) || ')', E'\\n  WITH CHECK (' || pg_get_expr(polwithcheck, polrelid) || ')') AS line
  FROM pg_policy WHERE polrelid = $1 ORDER BY polname COLLATE "C"`;

const GRANTS = `SELECT format('GRANT %s ON %I TO %s;', string_agg(privilege_type, ', ' ORDER BY privilege_type), c.relname,
    CASE WHEN grantee = 0 THEN 'PUBLIC' ELSE quote_ident(pg_get_userbyid(grantee)) END) AS line
  FROM pg_class c, aclexplode(c.relacl) WHERE c.oid = $1 AND grantee <> c.relowner GROUP BY c.relname, grantee ORDER BY line`;

const SCHEMA_GRANTS = `SELECT format('GRANT %s ON SCHEMA %I TO %I;', string_agg(privilege_type, ', ' ORDER BY privilege_type), nspname, pg_get_userbyid(grantee)) AS line
  FROM pg_namespace, aclexplode(nspacl) WHERE nspname IN ('public', 'pgboss') AND grantee NOT IN (0, nspowner) AND pg_get_userbyid(grantee) !~ '^pg_'
  GROUP BY nspname, grantee ORDER BY line`;

const EXTENSIONS = `SELECT format('CREATE EXTENSION %I;', extname) AS line FROM pg_extension WHERE extname <> 'plpgsql' ORDER BY extname COLLATE "C"`;

const FUNCTIONS = `SELECT pg_get_functiondef(oid) || ';' AS line FROM pg_proc
  WHERE pronamespace = 'public'::regnamespace AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e') ORDER BY proname COLLATE "C", oid::regprocedure::text`;

const VIEWS = `SELECT format(E'CREATE VIEW %I AS\\n%s', relname, pg_get_viewdef(oid)) AS line FROM pg_class
  WHERE relnamespace = 'public'::regnamespace AND relkind = 'v' ORDER BY relname COLLATE "C"`;

/** Kinds of things that the file would be silent about. */
const UNKNOWN = `SELECT format('%s %I', relkind, relname) AS line FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind NOT IN ('r', 'p', 'i', 'I', 'v')
  UNION ALL SELECT format('type %I', typname) FROM pg_type WHERE typnamespace = 'public'::regnamespace AND typtype IN ('e', 'd', 'r') ORDER BY line`;

/** The schema `public` of a database as text, the same for equal schemas. @throws where it holds a kind of thing that is not described here */
export async function dumpSchema(url: string): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const unknown = await queryLines(client, UNKNOWN);
    if (unknown.length > 0)
      throw new Error(`db/dump-schema.ts does not describe these yet: ${unknown.join(', ')}`);
    const tables = (
      await client.query<{ oid: number; name: string }>(`${TABLES} ORDER BY c.relname COLLATE "C"`)
    ).rows;
    const parts = [
      HEADING,
      (await queryLines(client, EXTENSIONS)).join('\n'),
      ...(await queryLines(client, FUNCTIONS)),
    ];
    for (const { oid, name } of tables) parts.push(await describeTable(client, oid, name));
    parts.push(...(await queryLines(client, VIEWS)), (await queryLines(client, SCHEMA_GRANTS)).join('\n'));
    return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
  } finally {
    await client.end();
  }
}

async function describeTable(client: Client, oid: number, name: string): Promise<string> {
  const inside = [
    ...(await queryLines(client, COLUMNS, oid)),
    ...(await queryLines(client, CONSTRAINTS, oid)),
  ];
  const lines = [`CREATE TABLE ${name} (\n${inside.map((line) => `  ${line}`).join(',\n')}\n);`];
  for (const query of [INDEXES, TRIGGERS, ROW_SECURITY, POLICIES, GRANTS])
    lines.push(...(await queryLines(client, query, oid)));
  return lines.join('\n');
}

async function queryLines(client: Client, query: string, oid?: number): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(query, oid === undefined ? [] : [oid]);
  return rows.map(({ line }) => line);
}

async function main(): Promise<void> {
  const server = await startThrowAwayServer();
  try {
    await migrate({ ownerUrl: server.ownerUrl, appRole: APP_ROLE });
    const schema = await dumpSchema(server.ownerUrl);
    if (process.argv.includes('--write')) await writeFile(SCHEMA_FILE, schema);
    else process.stdout.write(schema);
  } finally {
    await server.remove();
  }
}

if (import.meta.main) await main();
