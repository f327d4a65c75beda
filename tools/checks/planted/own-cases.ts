// Planted violations of the checks of our own on code.

import type { Planted } from './planted.ts';
import { lines, moved, pair } from './planted.ts';
import { pure } from './screen-cases.ts';

const API = 'apps/api/src/events';
const DOMAIN = 'packages/domain/src/events';

const DB = 'interface Db {\n  readonly query: (text: string) => unknown;\n}';
const SQL = 'declare const sql: (words: TemplateStringsArray, ...values: unknown[]) => unknown;';
const SELECTING = 'interface Db {\n  readonly selectFrom: (...words: string[]) => unknown;\n}';

const many = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `    Number(${index});`);

const API_CASES: readonly Planted[] = [
  moved(
    'sql-only-in-queries',
    `${API}/builder.service.ts`,
    `${API}/builder.queries.ts`,
    lines(
      "export const f = (db: Db, tenantId: string): unknown => db.selectFrom('events').where('tenant_id', '=', tenantId);",
      'interface Db {',
      '  readonly selectFrom: (table: string) => { where: (...words: string[]) => unknown };',
      '}',
    ),
  ),
  moved(
    'sql-only-in-queries',
    `${API}/tag.service.ts`,
    `${API}/tag.queries.ts`,
    lines(
      'export const f = (sql: Tag): unknown => sql`select title from events where tenant_id = 1`;',
      'type Tag = (parts: TemplateStringsArray) => unknown;',
    ),
  ),
  pair(
    'sql-only-in-queries',
    `${API}/sent.ts`,
    lines("export const f = (db: Db): unknown => db.query('select 1');", DB),
    lines("export const f = (db: Db): unknown => db.query('companies');", DB),
  ),
  moved(
    'sql-only-in-queries',
    `${API}/migrating.ts`,
    'apps/api/src/app/migrate.ts',
    lines("export const f = (db: Db): unknown => db.query('create table events ()');", DB),
  ),
  pair(
    'tenant-in-queries',
    `${API}/careless.queries.ts`,
    lines("export const listTitles = (db: Db): unknown => db.selectFrom('events');", SELECTING),
    lines(
      "export const listTitles = (db: Db, tenantId: string): unknown => db.selectFrom('events', tenantId);",
      SELECTING,
    ),
  ),
  pair(
    'tenant-in-queries',
    `${API}/shared.queries.ts`,
    lines(
      '// The list is long.',
      "export const listCountries = (db: Db): unknown => db.selectFrom('countries');",
      SELECTING,
    ),
    lines(
      '// no tenant: the countries of the world are the same for all.',
      "export const listCountries = (db: Db): unknown => db.selectFrom('countries');",
      SELECTING,
    ),
  ),
  moved(
    'tenant-first',
    'db/schema.sql',
    'db/sketch.sql',
    lines('CREATE TABLE events (', '  CONSTRAINT events_pkey PRIMARY KEY (id)', ');'),
  ),
  pair(
    'tenant-first',
    `${API}/joined.queries.ts`,
    lines(
      'export const listAll = (tenantId: string): unknown => sql`SELECT c.name FROM companies c JOIN events e ON e.company_id = c.id WHERE c.tenant_id = ${tenantId}`;',
      SQL,
    ),
    lines(
      'export const listAll = (tenantId: string): unknown => sql`SELECT c.name FROM companies c JOIN events e ON e.tenant_id = c.tenant_id AND e.company_id = c.id WHERE c.tenant_id = ${tenantId}`;',
      SQL,
    ),
  ),
  moved(
    'node/no-process-env',
    `${API}/setting.ts`,
    'apps/api/src/frame/config.ts',
    lines("export const port = process.env['PORT'];"),
  ),
  pair(
    'no-restricted-imports',
    `${API}/environment.ts`,
    lines("import { env } from 'node:process';", 'export const f = (): unknown => env;'),
    lines("import { uptime } from 'node:process';", 'export const f = (): unknown => uptime();'),
  ),
  pair(
    'one-verb-one-meaning',
    `${API}/verbs.service.ts`,
    lines('export function insertTitle(): void {', '  Number(1);', '}'),
    lines('export function addTitle(): void {', '  Number(1);', '}'),
  ),
  twins('one-verb-one-meaning', 'audit', 'access', [
    lines('export const deleteRow = { a: 1 };'),
    lines('export const removeRow = { a: 1 };'),
  ]),
];

const REPLIES: readonly Planted[] = [
  twins('replies-are-allow-lists', 'documents', 'tables', [
    replying('z.object({ id: z.string() }).passthrough()'),
    replying('z.object({ id: z.string() })'),
  ]),
  twins('replies-are-allow-lists', 'extraction', 'validation', [
    replying('z.object({ row: z.unknown() })'),
    replying('z.object({ row: z.string() })'),
  ]),
];

/** Two files of the contract, which are called by areas. */
function twins(
  rule: string,
  bad: string,
  clean: string,
  [badText, cleanText]: readonly [string, string],
): Planted {
  const place = (area: string): string => `packages/contract/src/${area}.ts`;
  return {
    rules: [rule],
    bad: { path: place(bad), text: badText },
    clean: { path: place(clean), text: cleanText },
  };
}

function replying(schema: string): string {
  return lines("import { z } from 'zod';", `export const reply = ${schema};`);
}

const DOMAIN_CASES: readonly Planted[] = [
  pair(
    'docstrings-in-domain',
    `${DOMAIN}/silent.ts`,
    pure('export const f = (a: number): number => a;'),
    pure('/** The number, as it is; any range. */', 'export const f = (a: number): number => a;'),
  ),
  pair(
    'docstrings-in-domain',
    `${DOMAIN}/mute.ts`,
    pure('// The number as it is.', 'export function f(a: number): number {', '  return a;', '}'),
    pure(
      '/** The number, as it is; any range. */',
      'export function f(a: number): number {',
      '  return a;',
      '}',
    ),
  ),
  pair(
    'pure-domain',
    `${DOMAIN}/today.ts`,
    pure('/** The time of day it is. */', 'export const f = (): unknown => new Date();'),
    pure('/** The time of day it was. */', 'export const f = (ms: number): unknown => new Date(ms);'),
  ),
  pair(
    'pure-domain',
    `${DOMAIN}/zone.ts`,
    pure('/** The hour where the machine stands. */', 'export const f = (a: Date): number => a.getHours();'),
    pure('/** The hour in UTC, 0 to 23. */', 'export const f = (a: Date): number => a.getUTCHours();'),
  ),
  pair(
    'rule-files-open-with-the-rule',
    `${DOMAIN}/wordless.ts`,
    lines('export const LIMIT = 1;'),
    pure('export const LIMIT = 1;'),
  ),
  pair(
    'rule-files-open-with-the-rule',
    `${DOMAIN}/sourceless.ts`,
    lines(
      '// A limit that holds for every company, whatever its sector and region.',
      '',
      'export const LIMIT = 1;',
    ),
    pure('export const LIMIT = 1;'),
  ),
];

const COMMENTS: readonly Planted[] = [
  pair(
    'casts-say-why',
    `${API}/cast.ts`,
    lines("export const a = JSON.parse('1') as number;"),
    lines("export const a = JSON.parse('1') as number; // a literal that is one"),
  ),
  pair(
    'silencers-say-why',
    `${API}/silenced.ts`,
    lines('// oxlint-disable-next-line no-var', 'export var a = 1;'),
    lines('// oxlint-disable-next-line no-var -- the old browser of the lobby needs it', 'export var a = 1;'),
  ),
  pair(
    'silencers-say-why',
    `${API}/silenced-file.ts`,
    lines(
      '/* oxlint-disable no-var -- the whole file is for the old browser of the lobby */',
      'export var a = 1;',
    ),
    lines('export const a = 1;'),
  ),
  pair(
    'no-warning-comments',
    `${API}/later.ts`,
    lines('// TODO make it faster', 'export const a = 1;'),
    lines('// It is fast.', 'export const a = 1;'),
  ),
  pair(
    'no-commented-out-code',
    `${API}/kept.ts`,
    lines('// const b = 2;', 'export const a = 1;'),
    lines('// The constant is one.', 'export const a = 1;'),
  ),
  pair(
    'no-commented-out-code',
    'apps/web/src/companies/kept.tsx',
    lines('export function Part() {', '  return <p>{/* <b /> */}</p>;', '}'),
    lines('export function Part() {', '  return <p>{/* Nothing yet. */}</p>;', '}'),
  ),
  {
    rules: ['no-re-exports'],
    bad: { path: `${API}/hall.ts`, text: lines("export { support } from './support.ts';") },
    clean: {
      path: `${API}/hall-clean.ts`,
      text: lines("import { support } from './support.ts';", 'export const more = support + 1;'),
    },
  },
  {
    rules: ['no-re-exports'],
    bad: {
      path: `${API}/lobby.ts`,
      text: lines("import { support } from './support.ts';", 'export { support };'),
    },
    clean: {
      path: `${API}/lobby-clean.ts`,
      text: lines("import { support } from './support.ts';", 'const more = support + 1;', 'export { more };'),
    },
  },
];

const TESTS: readonly Planted[] = [
  pair(
    'skipped-tests',
    `${DOMAIN}/skipped.test.ts`,
    testing("it.skip('adds', () => {"),
    testing('// skipped: the machine has no scanner', "it.skip('adds', () => {"),
  ),
  pair(
    'skipped-tests',
    `${DOMAIN}/conditional.test.ts`,
    testing("it.skipIf(1 + 1 === 2)('adds', () => {"),
    testing("it.skipIf(1 + 1 === 2)('adds (skipped where there is no data)', () => {"),
  ),
  {
    ...pair(
      'skipped-tests',
      `${DOMAIN}/planned.test.ts`,
      testing("it.todo('subtracts');", "it('adds', () => {"),
      testing("it('adds', () => {"),
    ),
    rules: ['skipped-tests', 'vitest/warn-todo'],
  },
  pair(
    'test-function-length',
    `${DOMAIN}/endless.test.ts`,
    testing("it('counts', () => {", ...many(58)),
    testing("it('counts', () => {", ...many(57)),
  ),
];

function testing(...opening: readonly string[]): string {
  return lines("import { expect, it } from 'vitest';", '', ...opening, '  expect(1 + 1).toBe(2);', '});');
}

export const OWN_CASES: readonly Planted[] = [
  ...API_CASES,
  ...REPLIES,
  ...DOMAIN_CASES,
  ...COMMENTS,
  ...TESTS,
];
