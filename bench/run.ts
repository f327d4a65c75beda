// `npm run bench [-- name ...]`: makes every measurement, or the named ones, one after another, prints them and writes them to bench/RESULTS.md, where they
// were made at full size; `-- --older` only lists those whose subject has changed since. Each measurement is a folder whose run.ts gives a title, lines and, where something is promised, figures.

import { readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { ensureWebBuilt } from '../tools/launch/build-web.mjs';
import { findCommit, listOlder } from './subjects.ts';
import { closeBenchDatabase } from './testing/bench-database.ts';
import type { BenchResult } from './testing/bench-result.ts';
import type { Entry } from './testing/results-file.ts';
import { readEntries, renewEntries, writeEntries } from './testing/results-file.ts';
import { postgresVersion } from './testing/temporary-postgres.ts';

type Bench = () => Promise<BenchResult>;

const BENCHES: Readonly<Record<string, () => Promise<{ readonly bench: Bench }>>> = {
  'heat-map': () => import('./heat-map/run.ts'),
  api: () => import('./api/run.ts'),
  summary: () => import('./summary/run.ts'),
  events: () => import('./events/run.ts'),
  'news-queue': () => import('./news-queue/run.ts'),
  'lost-updates': () => import('./lost-updates/run.ts'),
  editing: () => import('./editing/run.ts'),
  dashboard: () => import('./dashboard/run.ts'),
  scores: () => import('./scores/run.ts'),
  digitise: () => import('./digitise/run.ts'),
  excel: () => import('./excel/run.ts'),
  import: () => import('./import/run.ts'),
  scale: () => import('./scale/run.ts'),
  stories: () => import('./stories/run.ts'),
  companies: () => import('./companies/run.ts'),
  documents: () => import('./documents/run.ts'),
  'web-size': () => import('./web-size/run.ts'),
  administration: () => import('./administration/run.ts'),
  'sign-in': () => import('./sign-in/run.ts'),
  reports: () => import('./reports/run.ts'),
  suggest: () => import('./suggest/run.ts'),
  tables: () => import('./tables/run.ts'),
  'free-tools': () => import('./free-tools/run.ts'),
  'scanned-tables': () => import('./scanned-tables/run.ts'),
  'table-curve': () => import('./table-curve/run.ts'),
  statements: () => import('./statements/run.ts'),
  'generated-tables': () => import('./generated-tables/run.ts'),
  'printed-pages': () => import('./printed-pages/run.ts'),
  fields: () => import('./fields/run.ts'),
  learning: () => import('./learning/run.ts'),
  feeds: () => import('./feeds/run.ts'),
  ingest: () => import('./ingest/run.ts'),
  'document-list': () => import('./document-list/run.ts'),
  links: () => import('./links/run.ts'),
  'document-flow': () => import('./document-flow/run.ts'),
  'hostile-documents': () => import('./hostile-documents/run.ts'),
  viewer: () => import('./viewer/run.ts'),
  'review-grid': () => import('./review-grid/run.ts'),
  review: () => import('./review/run.ts'),
  archive: () => import('./archive/run.ts'),
  overload: () => import('./overload/run.ts'),
  start: () => import('./start/run.ts'),
};

/** These share the database of testing/bench-database.ts, which is let go of when the last of them is done. */
const LAST_WITH_DATABASE = 'excel';
/** A measurement that takes longer hangs. */
const LIMIT_MS = 45 * 60_000;
const BYTES_PER_GB = 1024 ** 3;
const FILE = new URL('RESULTS.md', import.meta.url);
/** Measurements made small, to try them out, are not kept. */
const IS_WHOLE = process.env['BENCH_SCALE'] === undefined;

interface Outcome {
  readonly name: string;
  readonly seconds: number;
  readonly result: BenchResult | null;
  readonly failure: string | null;
  readonly hangs: boolean;
}

/** What a measurement that hangs left running would falsify those after it. */
class Hangs extends Error {}

async function withinLimit<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    const text = `It did not end within ${LIMIT_MS / 60_000} minutes.`;
    timer = setTimeout(() => reject(new Hangs(text)), LIMIT_MS);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}

async function measure(name: string): Promise<Outcome> {
  const begun = performance.now();
  const seconds = () => (performance.now() - begun) / 1000;
  try {
    const { bench } = (await BENCHES[name]?.()) ?? {};
    const result = bench === undefined ? null : await withinLimit(bench());
    return { name, seconds: seconds(), result, failure: null, hangs: false };
  } catch (error) {
    return {
      name,
      seconds: seconds(),
      result: null,
      failure: error instanceof Error ? (error.stack ?? error.message) : String(error),
      hangs: error instanceof Hangs,
    };
  }
}

function toEntry({ name, seconds, result, failure }: Outcome): Entry {
  const words =
    result === null ? ['This measurement failed:', '', '```', failure ?? '', '```'] : result.lines;
  const rows = (result?.figures ?? []).map(
    ({ figure, target, measured, isReached }) =>
      `| ${figure} | ${target} | ${measured} | ${formatReached(isReached)} | \`bench/${name}\` |`,
  );
  const commit = findCommit();
  return {
    name,
    commit,
    rows: failure === null ? rows : [`| the measurement | made | failed | **no** | \`bench/${name}\` |`],
    section: [
      `## ${result?.title ?? name}`,
      '',
      ...words,
      '',
      `\`bench/${name}\`, ${new Date().toISOString().slice(0, 10)},${commit === null ? '' : ` at ${commit},`} ${Math.round(seconds)} s`,
    ].join('\n'),
  };
}

function formatReached(isReached: boolean | null): string {
  if (isReached === null) return 'stated';
  return isReached ? 'yes' : '**no**';
}

function head(): string[] {
  const processors = cpus();
  return [
    '# Measurements',
    '',
    'Written by `npm run bench`; `npm run bench -- name ...` makes the named ones anew. Times are compared with a yardstick that is measured in the same run, in',
    'turns; what each is, its section says, and at its foot when it was made.',
    '',
    `- ${processors.length} cores (${processors[0]?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / BYTES_PER_GB)} GB of memory, ${process.platform} ${process.arch}`,
    `- Node ${process.versions.node}, PostgreSQL ${postgresVersion()}`,
  ];
}

async function main(names: readonly string[]): Promise<number> {
  const known = Object.keys(BENCHES);
  if (names[0] === '--older') {
    console.log(listOlder(readEntries(await readFile(FILE, 'utf8'))).join('\n'));
    return 0;
  }
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    console.error(`No such measurement: ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
    return 2;
  }
  // Not the web of some earlier build, nor none: in a new clone a browser would wait for a page that is not there.
  await ensureWebBuilt(process.execPath);
  const outcomes: Outcome[] = [];
  try {
    for (const name of known.filter((each) => names.length === 0 || names.includes(each))) {
      const outcome = await measure(name);
      outcomes.push(outcome);
      console.log(`${toEntry(outcome).section}\n`);
      if (outcome.hangs) break;
      if (name === LAST_WITH_DATABASE) await closeBenchDatabase();
    }
  } finally {
    await closeBenchDatabase();
  }
  const made = outcomes.map(toEntry);
  console.log(made.flatMap(({ rows }) => rows).join('\n'));
  if (IS_WHOLE) {
    const entries = renewEntries(known, readEntries(await readFile(FILE, 'utf8')), made);
    await writeFile(FILE, writeEntries(head(), entries, listOlder(entries)));
  }
  return outcomes.some(({ failure }) => failure !== null) ? 1 : 0;
}

// Told to end, it ends by itself: what it started is ended on the way out.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(1));
// Not by the exit code alone: what hangs would keep the process alive.
process.exit(await main(process.argv.slice(2)));
