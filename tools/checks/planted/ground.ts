// The ground that violations are planted on: a small project of the same layout, with nothing wrong in it. Packages from npm are stubs.

import type { PlantedFile } from './planted.ts';
import { lines } from './planted.ts';

const RULE =
  '// A planted rule in plain words, which says what holds and when it does (decisions.md section 1).';

function manifest(name: string, dependencies: readonly string[], more: object = {}): string {
  const versions = Object.fromEntries(dependencies.map((dependency) => [dependency, '1.0.0']));
  return `${JSON.stringify({ name, private: true, version: '1.0.0', type: 'module', ...more, dependencies: versions }, null, 2)}\n`;
}

const EXPORTS = { exports: { './*': './src/*.ts' } };

export const GROUND: readonly PlantedFile[] = [
  {
    path: 'package.json',
    text: manifest('planted', [], {
      workspaces: ['packages/*', 'apps/*'],
      devDependencies: { vitest: '1.0.0', 'fast-check': '1.0.0' },
    }),
  },
  { path: 'packages/domain/package.json', text: manifest('@vigilo/domain', ['zod'], EXPORTS) },
  {
    path: 'packages/contract/package.json',
    text: manifest('@vigilo/contract', ['@vigilo/domain', 'kysely', 'zod'], EXPORTS),
  },
  {
    path: 'apps/api/package.json',
    text: manifest(
      '@vigilo/api',
      ['@vigilo/domain', 'fastify', 'kysely', 'pg', 'pg-boss', 'nodemailer', 'zod'],
      { devDependencies: { echarts: '1.0.0' } },
    ),
  },
  { path: 'apps/web/package.json', text: manifest('@vigilo/web', ['@vigilo/domain', 'react']) },

  { path: 'packages/domain/src/events/impact.ts', text: lines(RULE, '', 'export const IMPACT = 1;') },
  {
    path: 'packages/contract/src/events.ts',
    text: lines(
      "import { IMPACT } from '@vigilo/domain/events/impact';",
      'export const listEvents = { impact: IMPACT };',
    ),
  },

  { path: 'apps/api/src/events/support.ts', text: lines('export const support = 1;') },
  { path: 'apps/api/src/events/events.queries.ts', text: lines('export const rows = 1;') },
  {
    path: 'apps/api/src/events/events.service.ts',
    text: lines("import { rows } from './events.queries.ts';", 'export const service = rows;'),
  },
  {
    path: 'apps/api/src/events/events.routes.ts',
    text: lines("import { service } from './events.service.ts';", 'export const routes = service;'),
  },
  {
    path: 'apps/api/src/events/events.jobs.ts',
    text: lines("import { service } from './events.service.ts';", 'export const jobs = service;'),
  },
  {
    path: 'apps/api/src/flows/event-flow.ts',
    text: lines("import { service } from '../events/events.service.ts';", 'export const flow = service;'),
  },
  {
    path: 'apps/api/src/events/events.test.ts',
    text: lines(
      "import { expect, it } from 'vitest';",
      "import { rows } from './events.queries.ts';",
      "it('has rows', () => {",
      '  expect(rows).toBe(1);',
      '});',
    ),
  },
  {
    path: 'apps/api/src/events/testing/support.ts',
    text: lines("import { rows } from '../events.queries.ts';", 'export const support = rows;'),
  },
  {
    path: 'tools/checks/words.ts',
    text: lines("import { AREAS } from './areas.ts';", 'export const words = AREAS;'),
  },
  { path: 'apps/api/src/frame/ids.ts', text: lines('export const id = 1;') },
  {
    path: 'apps/api/src/app/main.ts',
    text: lines(
      "import { routes } from '../events/events.routes.ts';",
      "import { jobs } from '../events/events.jobs.ts';",
      'export const server = [routes, jobs];',
    ),
  },

  {
    path: 'apps/web/src/lib/theme.ts',
    text: lines("export const THEME = { action: '#2356d6', header: '52px' };"),
  },
  { path: 'apps/web/src/lib/paths.ts', text: lines("export const PATHS = { companies: '/companies' };") },
  { path: 'apps/web/src/companies/inner.ts', text: lines('export const inner = 1;') },
  {
    path: 'apps/web/src/companies/public/outer.ts',
    text: lines("import { inner } from '../inner.ts';", 'export const outer = inner;'),
  },
  {
    path: 'apps/web/src/companies/companies-screen.tsx',
    text: lines(
      "import { PATHS } from '../lib/paths.ts';",
      "import { outer } from './public/outer.ts';",
      'export function CompaniesScreen() {',
      '  return <a href={PATHS.companies}>{outer}</a>;',
      '}',
    ),
  },

  {
    path: 'bench/support.ts',
    text: lines(
      "import { rows } from '../apps/api/src/events/events.queries.ts';",
      'export const support = rows;',
    ),
  },
  {
    path: 'db/demo/companies.ts',
    text: lines(
      "import { IMPACT } from '@vigilo/domain/events/impact';",
      'export const companies = [IMPACT];',
    ),
  },
];

/** Stubs of packages; where the file of one lies matters, for a pattern can lose it from sight. */
export const PACKAGES: readonly PlantedFile[] = [
  'zod',
  'react',
  'fastify',
  'kysely',
  'pg',
  'pg-boss',
  'nodemailer',
  'undici',
  'vitest',
  'fast-check',
  'echarts',
].flatMap((name) => [
  {
    path: `node_modules/${name}/package.json`,
    text: `${JSON.stringify({ name, version: '1.0.0', type: 'module', exports: { '.': './dist/index.js', './jsx-runtime': './dist/index.js' } })}\n`,
  },
  { path: `node_modules/${name}/dist/index.js`, text: lines('export const stub = 1;') },
]);

/** The workspaces as npm links them. */
export const LINKS: readonly (readonly [string, string])[] = ['domain', 'contract'].map((name) => [
  `node_modules/@vigilo/${name}`,
  `packages/${name}`,
]);
