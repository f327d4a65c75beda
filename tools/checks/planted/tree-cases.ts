// Planted violations of the checks of our own on names, screens, messages, manifests and places.

import { listRequirements } from '../own/asvs-answered.ts';
import type { Planted } from './planted.ts';
import { lines, moved, pair } from './planted.ts';

const WEB = 'apps/web/src/companies';
const IMPORTED = lines("import { support } from './support.ts';", 'export const more = support + 1;');

const NAMES: readonly Planted[] = [
  moved(
    'unicorn/filename-case',
    'apps/api/src/events/CamelCase.ts',
    'apps/api/src/events/kebab-case.ts',
    IMPORTED,
  ),
  moved(
    'numbered-migrations',
    'db/migrations/0003_events.sql',
    'db/migrations/0001_companies.sql',
    lines('SELECT 1;'),
  ),
  moved(
    'names-that-say-nothing',
    'apps/api/src/events/date-utils.ts',
    'apps/api/src/events/days.ts',
    IMPORTED,
  ),
  moved('names-that-say-nothing', 'docs/common/page.md', 'docs/uncommon/page.md', lines('# A page')),
  moved(
    'one-word-per-area',
    'apps/api/src/happenings/read.ts',
    'apps/api/src/reports/read.ts',
    lines("import { support } from '../events/support.ts';", 'export const more = support + 1;'),
  ),
  moved(
    'one-word-per-area',
    'packages/contract/src/happenings.ts',
    'packages/contract/src/scoring.ts',
    lines(
      "import { IMPACT } from '@vigilo/domain/events/impact';",
      'export const listThings = { a: IMPACT };',
    ),
  ),
];

function screen(body: string): string {
  const component = /<([A-Z]\w+)/.exec(body)?.[1];
  return lines(
    ...(component === undefined ? [] : [`import { ${component} } from 'react';`]),
    'export function Part({ text }: { text: string }) {',
    `  return ${body};`,
    '}',
  );
}

const SCREENS: readonly Planted[] = [
  moved(
    'colours-only-in-theme',
    `${WEB}/coloured.ts`,
    'apps/api/src/adapters/mail/coloured.ts',
    lines("export const ink = '#101828';"),
  ),
  pair(
    'colours-only-in-theme',
    `${WEB}/hex.module.css`,
    '.a {\n  color: #fff;\n}\n',
    '#fff {\n  color: var(--ink);\n}\n',
  ),
  pair(
    'colours-only-in-theme',
    `${WEB}/function.module.css`,
    '.a {\n  color: rgb(1 2 3);\n}\n',
    '.a {\n  color: color-mix(in srgb, var(--a), var(--b));\n}\n',
  ),
  pair(
    'colours-only-in-theme',
    `${WEB}/named.module.css`,
    '.a {\n  color: red;\n}\n',
    '.a {\n  mask-image: linear-gradient(black, transparent);\n}\n',
  ),
  pair(
    'sizes-only-in-theme',
    `${WEB}/sized.module.css`,
    '.a {\n  padding: 12px;\n}\n',
    '.a {\n  width: 120px;\n  border: 1px solid var(--line);\n}\n',
  ),
  pair(
    'sizes-only-in-theme',
    `${WEB}/sized.tsx`,
    screen('<Box mt={12}>{text}</Box>'),
    screen('<Box mt="md">{text}</Box>'),
  ),
  pair(
    'sizes-only-in-theme',
    `${WEB}/styled.tsx`,
    screen('<p style={{ padding: 12 }}>{text}</p>'),
    screen('<p style={{ width: 120, zIndex: 20 }}>{text}</p>'),
  ),
  pair(
    'no-literal-text',
    `${WEB}/spoken.tsx`,
    screen('<p>Hello {text}</p>'),
    screen('<p>{text} · Vigilo</p>'),
  ),
  pair(
    'no-literal-text',
    `${WEB}/labelled.tsx`,
    screen('<nav aria-label="Menu">{text}</nav>'),
    screen('<nav aria-label={text}>{text}</nav>'),
  ),
  pair(
    'no-literal-text',
    `${WEB}/chosen.tsx`,
    screen("<p>{text === 'open' ? 'Open' : text}</p>"),
    screen("<p>{text === 'open' ? '+' : text}</p>"),
  ),
  pair('no-literal-text', `${WEB}/noticed.ts`, noticing("'Saved'"), noticing('text')),
  pair(
    'urls-in-paths',
    `${WEB}/linked.tsx`,
    screen('<Link to="/companies">{text}</Link>'),
    screen('<Link to={text}>{text}</Link>'),
  ),
  pair('file-length', `${WEB}/long.module.css`, '.a {\n}\n\n'.repeat(101), '.a {\n}\n\n'.repeat(100)),
];

function noticing(title: string): string {
  return lines(
    `export const f = (notifications: Notices, text: string): void => notifications.show({ title: ${title}, id: text });`,
    'interface Notices {',
    '  readonly show: (notice: { title: string; id: string }) => void;',
    '}',
  );
}

const MESSAGES_FOLDER = 'packages/contract/src/messages';

function saying(language: string, area: string, text: string): { path: string; text: string } {
  return {
    path: `${MESSAGES_FOLDER}/${language}/${area}.ts`,
    text: lines(`export const all = ${text} as const;`),
  };
}

const MESSAGES: readonly Planted[] = [
  {
    rules: ['message-languages'],
    bad: saying('en', 'news', "{ title: 'News', more: 'More' }"),
    clean: saying('en', 'tables', "{ title: 'Tables', more: 'More' }"),
    beside: [
      saying('es', 'news', "{ title: 'Noticias' }"),
      saying('es', 'tables', "{ title: 'Tablas', more: 'Más' }"),
    ],
  },
  {
    rules: ['message-languages'],
    bad: saying('es', 'users', "{ count: '{n} usuarios' }"),
    clean: saying('es', 'clients', "{ count: '{count} clientes' }"),
    beside: [
      saying('en', 'users', "{ count: '{count} users' }"),
      saying('en', 'clients', "{ count: '{count} clients' }"),
    ],
  },
  {
    rules: ['message-languages'],
    bad: saying('es', 'audit', "{ title: ' ' }"),
    clean: saying('es', 'access', "{ title: 'Acceso' }"),
    beside: [saying('en', 'audit', "{ title: 'Audit' }"), saying('en', 'access', "{ title: 'Access' }")],
  },
  {
    rules: ['message-languages'],
    bad: saying('en', 'relations', '{ title: 12 }'),
    clean: saying('en', 'documents', "{ title: 'Documents' }"),
    beside: [saying('es', 'documents', "{ title: 'Documentos' }")],
  },
  {
    rules: ['message-wording'],
    bad: saying('en', 'portfolio', "{ none: 'No data available.' }"),
    clean: saying('en', 'reports', "{ none: 'No Data Available', asOf: '*RTI report as of date {day}' }"),
    beside: [
      saying('es', 'portfolio', "{ none: 'Sin datos' }"),
      saying('es', 'reports', "{ none: 'Sin datos', asOf: '{day}' }"),
      {
        path: '../shared/spec/messages.json',
        text: JSON.stringify({ reports: ['No Data Available', '*RTI report as of date {date}'] }),
      },
    ],
  },
];

function depending(version: string): string {
  return `${JSON.stringify({ name: `planted-${version.length}`, private: true, dependencies: { zod: version } })}\n`;
}

/** Written apart, for these files are looked at too. */
const REGISTRY = ['https:', '', 'registry.example.test', ''].join('/');
const HOME = ['', 'root', 'data'].join('/');

const PLACES: readonly Planted[] = [
  pair('pinned-versions', 'docs/loose/package.json', depending('^1.0.0'), depending('1.0.0')),
  {
    rules: ['no-registry-host'],
    bad: { path: 'docs/.npmrc', text: `registry=${REGISTRY}\n` },
    clean: { path: '.npmrc', text: 'fund=false\n' },
  },
  pair(
    'no-registry-host',
    'package-lock.json',
    JSON.stringify({ resolved: 'https://somewhere.test/zod.tgz' }),
    JSON.stringify({ resolved: 'packages/domain' }),
  ),
  pair('no-machine-paths', 'docs/place.md', lines(`It lies in ${HOME}.`), lines('It lies in data/.')),
];

const ANSWERS = listRequirements().map(
  ([number, level]) => `| ${number} | ${level} | What it asks | met | So | \`apps/api/src/app/main.ts\` |`,
);
const TESTED = '[events]: ../apps/api/src/events/events.test.ts';

const PAGES: readonly Planted[] = [
  pair(
    'pages-lead-somewhere',
    'docs/spans.md',
    lines('It is in `apps/api/src/events/gone.ts`.'),
    lines('It is in `apps/api/src/events/support.ts` and `packages/domain/src/<area>/`.'),
  ),
  pair(
    'pages-lead-somewhere',
    'docs/links.md',
    lines('See [the start](../apps/api/src/app/gone.ts).'),
    lines('See [the start](../apps/api/src/app/main.ts) and [the web](https://example.test/).'),
  ),
  pair(
    'pages-lead-somewhere',
    'docs/named.md',
    lines('Shown by [stories].', '', TESTED),
    lines('Shown by [events].', '', TESTED),
  ),
  pair(
    'pages-lead-somewhere',
    'docs/quoted.md',
    lines('Shown by [events] *has columns*.', '', TESTED),
    lines('Shown by [events] *has rows*.', '', TESTED),
  ),
  pair('asvs-answered', 'docs/one-missing.md', lines(...ANSWERS.slice(1)), lines(...ANSWERS)),
  pair('asvs-answered', 'docs/one-twice.md', lines(...ANSWERS, ANSWERS[0] ?? ''), lines(...ANSWERS)),
  pair(
    'asvs-answered',
    'docs/another-level.md',
    lines('| 1.1.1 | 1 | What it asks | n/a | So | |', ...ANSWERS.slice(1)),
    lines('| 1.1.1 | 2 | What it asks | n/a | So | |', ...ANSWERS.slice(1)),
  ),
  pair(
    'asvs-answered',
    'docs/without-proof.md',
    lines('| 1.1.1 | 2 | What it asks | met | So | by looking |', ...ANSWERS.slice(1)),
    lines(...ANSWERS),
  ),
  pair(
    'asvs-answered',
    'docs/unexplained.md',
    lines('| 1.1.1 | 2 | What it asks | partly | So | |', ...ANSWERS.slice(1)),
    lines('1.1.1 lacks a part.', '', '| 1.1.1 | 2 | What it asks | partly | So | |', ...ANSWERS.slice(1)),
  ),
  pair(
    'asvs-answered',
    'docs/another-word.md',
    lines('| 1.1.1 | 2 | What it asks | fine | So | |', ...ANSWERS.slice(1)),
    lines(...ANSWERS),
  ),
];

export const TREE_CASES: readonly Planted[] = [...NAMES, ...SCREENS, ...MESSAGES, ...PLACES, ...PAGES];
