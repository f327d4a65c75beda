// Planted violations of the rules of .dependency-cruiser.mjs.

import type { Planted } from './planted.ts';
import { lines } from './planted.ts';
import { pure } from './screen-cases.ts';

/** A file that imports one thing, and its twin that imports another or stands elsewhere. */
function importing(
  rule: string,
  [path, specifier]: readonly [string, string],
  [cleanPath, cleanSpecifier]: readonly [string, string],
): Planted {
  const text = (place: string, name: string): string => {
    const statements = [`import * as all from '${name}';`, '', 'export const imported = all;'];
    return place.startsWith('packages/domain/') ? pure(...statements) : lines(...statements);
  };
  return {
    rules: [rule],
    bad: { path, text: text(path, specifier) },
    clean: { path: cleanPath, text: text(cleanPath, cleanSpecifier) },
  };
}

const BETWEEN_WORKSPACES: readonly Planted[] = [
  importing(
    'domain-imports-only-itself',
    ['packages/domain/src/events/from-package.ts', 'zod'],
    ['packages/domain/src/events/from-domain.ts', './impact.ts'],
  ),
  importing(
    'domain-imports-only-itself',
    ['packages/domain/src/events/from-node.ts', 'node:fs'],
    ['packages/domain/src/events/from-node.test.ts', 'node:fs'],
  ),
  importing(
    'domain-imports-only-itself',
    ['packages/domain/src/events/from-contract.ts', '@vigilo/contract/events'],
    ['packages/contract/src/news.ts', '@vigilo/contract/events'],
  ),
  importing(
    'contract-imports-only-domain-zod-and-formatjs',
    ['packages/contract/src/portfolio.ts', 'kysely'],
    ['packages/contract/src/reports.ts', 'zod'],
  ),
  importing(
    'contract-imports-only-domain-zod-and-formatjs',
    ['packages/contract/src/users.ts', 'node:crypto'],
    ['packages/contract/src/clients.ts', '@vigilo/domain/events/impact'],
  ),
  importing(
    'web-never-imports-api',
    ['apps/web/src/lib/server.ts', '../../../api/src/events/support.ts'],
    ['apps/web/src/lib/rules.ts', '@vigilo/domain/events/impact'],
  ),
  importing(
    'api-never-imports-web',
    ['apps/api/src/events/screens.ts', '../../../web/src/lib/rules.ts'],
    ['apps/api/src/events/rules.ts', '@vigilo/domain/events/impact'],
  ),
];

const EVERYWHERE: readonly Planted[] = [
  {
    rules: ['import/no-cycle', 'no-circular'],
    bad: {
      path: 'apps/api/src/events/here.ts',
      text: lines("import { there } from './there.ts';", 'export const here = (): unknown => there;'),
    },
    clean: {
      path: 'apps/api/src/events/straight.ts',
      text: lines("import { support } from './support.ts';", 'export const straight = support;'),
    },
  },
  {
    // dependency-cruiser names a cycle once, at its first file.
    rules: ['import/no-cycle'],
    bad: {
      path: 'apps/api/src/events/there.ts',
      text: lines("import { here } from './here.ts';", 'export const there = (): unknown => here;'),
    },
    clean: {
      path: 'apps/api/src/events/onward.ts',
      text: lines("import { straight } from './straight.ts';", 'export const onward = straight;'),
    },
  },
  {
    rules: ['no-orphans'],
    bad: { path: 'apps/api/src/events/orphan.ts', text: lines('export const orphan = 1;') },
    clean: {
      path: 'apps/api/src/events/child.ts',
      text: lines("import { support } from './support.ts';", 'export const child = support;'),
    },
  },
  importing(
    'not-to-unresolvable',
    ['apps/api/src/events/nowhere.ts', './no-such-file.ts'],
    ['apps/api/src/events/somewhere.ts', './support.ts'],
  ),
  importing(
    'not-to-unresolvable',
    ['apps/web/src/lib/made.ts', './theme-of-nowhere.css'],
    ['apps/web/src/lib/virtual.ts', 'virtual:theme.css'],
  ),
  importing(
    'no-undeclared-package',
    ['apps/api/src/adapters/mail/undeclared.ts', 'undici'],
    ['apps/api/src/adapters/mail/declared.ts', 'nodemailer'],
  ),
  importing(
    'no-dev-package-in-production',
    ['apps/api/src/adapters/mail/chart.ts', 'echarts'],
    ['apps/api/src/adapters/mail/chart.test.ts', 'echarts'],
  ),
  importing(
    'production-never-imports-tests-or-tools',
    ['apps/api/src/events/measured.ts', '../../../../bench/support.ts'],
    ['apps/api/src/events/measured.test.ts', '../../../../bench/support.ts'],
  ),
  importing(
    'production-never-imports-tests-or-tools',
    ['apps/api/src/events/tested.ts', './events.test.ts'],
    ['bench/tested.ts', '../apps/api/src/events/events.test.ts'],
  ),
  importing(
    'production-never-imports-tests-or-tools',
    ['apps/api/src/events/supported.ts', './testing/support.ts'],
    ['apps/api/src/events/testing/supported.ts', '../support.ts'],
  ),
  importing(
    'demo-data-only-from-seeding',
    ['apps/api/src/events/demo-data.ts', '../../../../db/demo/companies.ts'],
    ['apps/api/src/demo/demo-data.ts', '../../../../db/demo/companies.ts'],
  ),
  {
    // oxlint sees `export *`; the named forms are no-re-exports of our own.
    rules: ['oxc/no-barrel-file'],
    bad: { path: 'apps/api/src/events/index.ts', text: lines("export * from './support.ts';") },
    clean: {
      path: 'apps/api/src/events/no-barrel.ts',
      text: lines("import { support } from './support.ts';", 'export const twice = support * 2;'),
    },
  },
];

const IN_ORDER: readonly Planted[] = [
  importing(
    'areas-in-order',
    ['apps/api/src/companies/upward.ts', '../events/support.ts'],
    ['apps/api/src/imports/downward.ts', '../events/support.ts'],
  ),
  importing(
    'areas-in-order',
    ['packages/domain/src/companies/upward.ts', '../events/impact.ts'],
    ['packages/domain/src/imports/downward.ts', '../events/impact.ts'],
  ),
];

const INSIDE_API: readonly Planted[] = [
  importing(
    'api-routes-only-from-app',
    ['apps/api/src/events/upward.service.ts', './events.routes.ts'],
    ['apps/api/src/app/server.ts', '../events/events.routes.ts'],
  ),
  importing(
    'api-jobs-only-from-app',
    ['apps/api/src/events/enqueue.service.ts', './events.jobs.ts'],
    ['apps/api/src/app/working.ts', '../events/events.jobs.ts'],
  ),
  importing(
    'api-queries-know-no-service',
    ['apps/api/src/events/upward.queries.ts', './events.service.ts'],
    ['apps/api/src/imports/other.service.ts', '../events/events.service.ts'],
  ),
  importing(
    'api-routes-and-jobs-go-through-the-service',
    ['apps/api/src/events/hasty.routes.ts', './events.queries.ts'],
    ['apps/api/src/events/thin.routes.ts', './events.service.ts'],
  ),
  importing(
    'api-routes-and-jobs-go-through-the-service',
    ['apps/api/src/events/hasty.jobs.ts', './events.queries.ts'],
    ['apps/api/src/events/thin.jobs.ts', './events.service.ts'],
  ),
  importing(
    'api-queries-only-from-their-own-area',
    ['apps/api/src/imports/foreign.service.ts', '../events/events.queries.ts'],
    ['apps/api/src/events/own.service.ts', './events.queries.ts'],
  ),
  importing(
    'api-queries-only-from-their-own-area',
    ['apps/api/src/imports/foreign.ts', '../events/events.queries.ts'],
    ['apps/api/src/imports/building.queries.ts', '../events/events.queries.ts'],
  ),
  importing(
    'api-queries-only-from-their-own-area',
    ['apps/api/src/app/foreign.ts', '../events/events.queries.ts'],
    ['apps/api/src/companies/foreign.test.ts', '../events/events.queries.ts'],
  ),
  importing(
    'api-adapters-know-no-area',
    ['apps/api/src/adapters/mail/asking.ts', '../../events/support.ts'],
    ['apps/api/src/adapters/mail/asked.ts', '../../frame/ids.ts'],
  ),
  importing(
    'api-vendor-packages-only-in-adapters',
    ['apps/api/src/events/mailing.service.ts', 'nodemailer'],
    ['apps/api/src/adapters/mail/mailing.ts', 'nodemailer'],
  ),
  importing(
    'api-vendor-packages-only-in-adapters',
    ['apps/api/src/app/mailing.ts', 'nodemailer'],
    ['apps/api/src/app/serving.ts', 'fastify'],
  ),
  importing(
    'api-frame-packages-only-in-frame',
    ['apps/api/src/events/database.service.ts', 'kysely'],
    ['apps/api/src/frame/database.ts', 'kysely'],
  ),
  importing(
    'api-frame-packages-only-in-frame',
    ['apps/api/src/events/pool.service.ts', 'pg'],
    ['apps/api/src/events/shapes.service.ts', 'zod'],
  ),
  importing(
    'api-app-is-the-roof',
    ['apps/api/src/events/roof.service.ts', '../app/main.ts'],
    ['apps/api/src/events/floor.service.ts', '../frame/ids.ts'],
  ),
  importing(
    'api-flows-only-from-app',
    ['apps/api/src/events/flowing.service.ts', '../flows/event-flow.ts'],
    ['apps/api/src/app/flowing.ts', '../flows/event-flow.ts'],
  ),
  importing(
    'api-queries-only-from-their-own-area',
    ['apps/api/src/flows/hasty-flow.ts', '../events/events.queries.ts'],
    ['apps/api/src/flows/thin-flow.ts', '../events/events.service.ts'],
  ),
  importing(
    'api-frame-knows-no-area',
    ['apps/api/src/frame/knowing.ts', '../events/support.ts'],
    ['apps/api/src/frame/ground.ts', './ids.ts'],
  ),
  importing(
    'api-queries-use-kysely-only',
    ['apps/api/src/events/pool.queries.ts', 'pg'],
    ['apps/api/src/events/typed.queries.ts', 'kysely'],
  ),
  importing(
    'api-routes-use-fastify-only',
    ['apps/api/src/events/pool.routes.ts', 'pg-boss'],
    ['apps/api/src/events/typed.routes.ts', 'fastify'],
  ),
];

const INSIDE_WEB: readonly Planted[] = [
  importing(
    'web-areas-meet-in-screens-or-public',
    ['apps/web/src/portfolio/list.ts', '../companies/inner.ts'],
    ['apps/web/src/portfolio/portfolio-screen.tsx', '../companies/inner.ts'],
  ),
  importing(
    'web-areas-meet-in-screens-or-public',
    ['apps/web/src/portfolio/rows.ts', '../companies/inner.ts'],
    ['apps/web/src/portfolio/cards.ts', '../companies/public/outer.ts'],
  ),
  importing(
    'web-screens-only-from-app',
    ['apps/web/src/reports/reports-screen.tsx', '../companies/companies-screen.tsx'],
    ['apps/web/src/app/router.tsx', '../companies/companies-screen.tsx'],
  ),
  importing(
    'web-ui-knows-no-area',
    ['apps/web/src/ui/pill.ts', '../companies/public/outer.ts'],
    ['apps/web/src/ui/plain.ts', '../lib/theme.ts'],
  ),
  importing(
    'web-lib-knows-no-area',
    ['apps/web/src/lib/session.ts', '../companies/public/outer.ts'],
    ['apps/web/src/lib/client.ts', 'react'],
  ),
  importing(
    'web-app-knows-screens-and-public-only',
    ['apps/web/src/app/shell.ts', '../companies/inner.ts'],
    ['apps/web/src/app/menu.ts', '../companies/public/outer.ts'],
  ),
];

export const IMPORT_CASES: readonly Planted[] = [
  ...BETWEEN_WORKSPACES,
  ...EVERYWHERE,
  ...IN_ORDER,
  ...INSIDE_API,
  ...INSIDE_WEB,
];
