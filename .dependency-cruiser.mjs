// Who may import whom. Each rule says the sentence of docs/WHERE-THINGS-GO.md that it holds; tools/checks/planted-violations.test.ts
// plants one violation of each and sees it bite.

import { AREAS } from './tools/checks/areas.ts';

// Tests, and what only tests use.
const TESTS = '\\.test\\.tsx?$|/testing/';
const PRODUCTION = '^(apps|packages)/[^/]+/src/';
const PACKAGE = '(^|/)node_modules/';

const API = '^apps/api/src/';
const API_APP = '^apps/api/src/app/';
const API_FRAME = '^apps/api/src/frame/';
const API_FLOWS = '^apps/api/src/flows/';
const API_NOT_AN_AREA = '^apps/api/src/(app|frame|adapters)/';

const WEB = '^apps/web/src/';
const WEB_AREA = '^apps/web/src/(?!app/|ui/|lib/)([^/]+)/';

/** What the API's own frame is built of; everything else from npm belongs to an adapter. */
const FRAME = `${PACKAGE}(fastify|@fastify/[^/]+|fastify-type-provider-zod|fast-json-stringify|helmet|kysely|pg|@types/pg|pg-boss|pg-copy-streams|pino|prom-client|zod)/`;
const KYSELY = `${PACKAGE}(kysely|pg-copy-streams)/`;
const FASTIFY = `${PACKAGE}(fastify|fastify-type-provider-zod)/`;
const ZOD = `${PACKAGE}zod/`;
const FORMATJS = `${PACKAGE}(intl-messageformat|@formatjs/fast-memoize|@schummar/icu-type-parser)/`;

/** One rule for each area: what it must not know are the areas that come after it. */
const inOrder = ['packages/domain/src', 'apps/api/src'].flatMap((folder) =>
  AREAS.slice(0, -1).map((area, index) => ({
    name: 'areas-in-order',
    comment: `Areas stand on one another in the order of tools/checks/areas.ts, so ${area} knows none that comes after it.`,
    from: { path: `^${folder}/${area}/`, pathNot: TESTS },
    to: { path: `^${folder}/(${AREAS.slice(index + 1).join('|')})/` },
  })),
);

const everywhere = [
  {
    name: 'no-circular',
    comment: 'Two files that import each other cannot be understood apart: move what both need into a third.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-orphans',
    comment: 'A file that imports nothing and that nothing imports is dead.',
    from: {
      orphan: true,
      pathNot: [
        '\\.d\\.[cm]?ts$',
        '\\.config\\.[cm]?[jt]s$',
        '^\\.[^/]+$',
        '^tools/launch/',
        '^apps/web/public/',
      ],
    },
    to: {},
  },
  {
    name: 'not-to-unresolvable',
    comment: 'An import that resolves to nothing breaks at run time, and hides from every other rule here.',
    from: {},
    // Modules that vite.config.ts makes are on no disk.
    to: { couldNotResolve: true, pathNot: '^virtual:' },
  },
  {
    name: 'no-undeclared-package',
    comment: 'A package is named in the package.json of the workspace that imports it.',
    from: { path: PRODUCTION, pathNot: TESTS },
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  {
    name: 'no-dev-package-in-production',
    comment:
      'What runs in production is a dependency, not a development dependency (types only may come from one).',
    from: { path: PRODUCTION, pathNot: TESTS },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'production-never-imports-tests-or-tools',
    comment: 'Tests, measurements and tools look at the product; the product never looks at them.',
    from: { path: PRODUCTION, pathNot: TESTS },
    to: { path: [TESTS, '^(bench|e2e|reliability|tools)/'] },
  },
  {
    name: 'demo-data-only-from-seeding',
    comment: "db/ is read as files by the migrations; only the API's seeding imports the demo data.",
    from: { path: PRODUCTION, pathNot: [TESTS, '^apps/api/src/demo/'] },
    to: { path: '^db/' },
  },
];

const betweenWorkspaces = [
  {
    name: 'domain-imports-only-itself',
    comment: 'The domain is pure: no packages, no Node, no other workspace. Dates and ids are arguments.',
    from: { path: '^packages/domain/', pathNot: TESTS },
    to: { pathNot: '^packages/domain/src/' },
  },
  {
    name: 'contract-imports-only-domain-zod-and-formatjs',
    comment: 'The contract is what browser and server say to each other, so it holds nothing of either.',
    from: { path: '^packages/contract/', pathNot: TESTS },
    to: { pathNot: ['^packages/(contract|domain)/src/', ZOD, FORMATJS] },
  },
  {
    name: 'web-never-imports-api',
    comment: 'The browser knows the contract, never the server. Tests too.',
    from: { path: '^apps/web/' },
    to: { path: '^apps/api/' },
  },
  {
    name: 'api-never-imports-web',
    comment: 'The server knows the contract, never the browser. Tests too.',
    from: { path: '^apps/api/' },
    to: { path: '^apps/web/' },
  },
];

const insideApi = [
  {
    name: 'api-routes-only-from-app',
    comment: 'routes -> service -> queries, never upward: only the server registers routes.',
    from: { path: API, pathNot: [TESTS, API_APP] },
    to: { path: '\\.routes\\.ts$' },
  },
  {
    name: 'api-jobs-only-from-app',
    comment:
      'A job is an entry point: the worker starts it, a service never does (it puts a message in the queue).',
    from: { path: API, pathNot: [TESTS, API_APP] },
    to: { path: '\\.jobs\\.ts$' },
  },
  {
    name: 'api-queries-know-no-service',
    comment: 'routes -> service -> queries, never upward.',
    from: { path: '\\.queries\\.ts$' },
    to: { path: '\\.service\\.ts$' },
  },
  {
    name: 'api-routes-and-jobs-go-through-the-service',
    comment: 'routes -> service -> queries: an entry point never reads or writes tables past the service.',
    from: { path: '^apps/api/src/.*\\.(routes|jobs)\\.ts$' },
    to: { path: '\\.queries\\.ts$' },
  },
  {
    name: 'api-queries-only-from-their-own-area',
    comment:
      "An area may call another area's service, never its queries; app calls services too. (A query may build on another " +
      "area's query: so the SQL of a table stays with its owner.)",
    from: { path: '^apps/api/src/([^/]+)/', pathNot: [TESTS, '\\.queries\\.ts$'] },
    to: { path: '\\.queries\\.ts$', pathNot: '^apps/api/src/$1/' },
  },
  {
    name: 'api-adapters-know-no-area',
    comment: 'An adapter speaks to the outside world for whoever asks; it knows nobody who asks.',
    from: { path: '^apps/api/src/adapters/', pathNot: TESTS },
    to: { path: API, pathNot: API_NOT_AN_AREA },
  },
  {
    name: 'api-vendor-packages-only-in-adapters',
    comment:
      "The outside world has one door each: a package that is not the API's own frame is imported by its adapter alone.",
    from: { path: API, pathNot: [TESTS, '^apps/api/src/adapters/'] },
    to: { path: PACKAGE, pathNot: FRAME },
  },
  {
    name: 'api-frame-packages-only-in-frame',
    comment:
      'Areas see these packages through frame/: queries and tables may use Kysely, routes the types of Fastify, every file Zod; the rest stays in frame/ and app/.',
    from: {
      path: API,
      pathNot: [TESTS, API_APP, API_FRAME, '^apps/api/src/adapters/', '\\.(queries|tables|routes)\\.ts$'],
    },
    to: { path: FRAME, pathNot: ZOD },
  },
  {
    name: 'api-app-is-the-roof',
    comment: 'app/ composes the areas; nothing that it composes imports it.',
    from: { path: API, pathNot: [TESTS, API_APP] },
    to: { path: API_APP },
  },
  {
    name: 'api-flows-only-from-app',
    comment:
      'A flow puts the steps of many areas in order, so it stands beside them: it may call any service, and no area knows it.',
    from: { path: API, pathNot: [TESTS, API_APP, API_FLOWS] },
    to: { path: API_FLOWS },
  },
  {
    name: 'api-frame-knows-no-area',
    comment:
      'frame/ is the ground under every area: what an area adds to it (tables, queues, callers) the area brings along.',
    from: { path: API_FRAME, pathNot: TESTS },
    to: { path: API, pathNot: API_NOT_AN_AREA },
  },
  {
    name: 'api-queries-use-kysely-only',
    comment: 'Of the frame, queries and tables use Kysely and its COPY stream alone.',
    from: { path: '^apps/api/src/(?!app/|frame/|adapters/).*\\.(queries|tables)\\.ts$' },
    to: { path: FRAME, pathNot: [KYSELY, ZOD] },
  },
  {
    name: 'api-routes-use-fastify-only',
    comment: 'Of the frame, routes use Fastify alone.',
    from: { path: '^apps/api/src/(?!app/|frame/|adapters/).*\\.routes\\.ts$' },
    to: { path: FRAME, pathNot: [FASTIFY, ZOD] },
  },
];

const insideWeb = [
  {
    name: 'web-areas-meet-in-screens-or-public',
    comment:
      "An area's part is imported by its own area, by a screen, or by anyone when it lies in the area's public/ folder.",
    from: { path: WEB_AREA, pathNot: [TESTS, '-screen\\.tsx$'] },
    to: { path: WEB_AREA, pathNot: ['^apps/web/src/$1/', '^apps/web/src/[^/]+/public/'] },
  },
  {
    name: 'web-screens-only-from-app',
    comment: 'A screen is the end of the line: only the router shows it, also to another screen.',
    from: { path: WEB, pathNot: [TESTS, '^apps/web/src/app/'] },
    to: { path: '-screen\\.tsx$' },
  },
  {
    name: 'web-ui-knows-no-area',
    comment: 'ui/ is looks only: it is given everything it shows.',
    from: { path: '^apps/web/src/ui/', pathNot: TESTS },
    to: { path: WEB_AREA },
  },
  {
    name: 'web-lib-knows-no-area',
    comment:
      'lib/ is the one fetch, the query client and the session; areas use it, not the other way round.',
    from: { path: '^apps/web/src/lib/', pathNot: TESTS },
    to: { path: WEB_AREA },
  },
  {
    name: 'web-app-knows-screens-and-public-only',
    comment: 'The frame shows screens and the parts an area lists as public, never the inside of an area.',
    from: { path: ['^apps/web/src/app/', '^apps/web/src/[^/]+$'], pathNot: TESTS },
    to: { path: WEB_AREA, pathNot: ['-screen\\.tsx$', '^apps/web/src/[^/]+/public/'] },
  },
];

export default {
  forbidden: [...everywhere, ...betweenWorkspaces, ...inOrder, ...insideApi, ...insideWeb].map((rule) => ({
    severity: 'error',
    ...rule,
  })),
  options: {
    doNotFollow: { path: 'node_modules' },
    // Made by programs. Only our own: a package's code lies in its dist/ too, and must not be lost from sight.
    exclude: { path: '^(?!.*node_modules/).*(^|/)(dist|coverage|\\.data|\\.cache|test-results)/' },
    // Imports of types only count as imports: whoever knows the type knows the file.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      mainFields: ['module', 'main', 'types', 'typings'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.json', '.css'],
    },
  },
};
