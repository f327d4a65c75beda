// `npm run reliability -- E-13 ...` runs the named experiments, `-- all` every one, one after another; prints what they found and, where they ran at
// full size, writes it to reliability/RESULTS.md.

import { readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { findCommit } from '../bench/subjects.ts';
import type { Entry } from '../bench/testing/results-file.ts';
import { readEntries, renewEntries, writeEntries } from '../bench/testing/results-file.ts';
import { count } from '../bench/testing/statistics.ts';
import { postgresVersion } from '../bench/testing/temporary-postgres.ts';
import { EXPERIMENTS } from './experiments.ts';
import type { Experiment, Finding, Plan, Report } from './testing/experiment.ts';

const FILE = new URL('RESULTS.md', import.meta.url);
const COLUMNS = ['figure', 'target', 'measured', 'tries', 'at most (95 %)', 'pass', 'by'] as const;
const SEED = Number(process.env['RELIABILITY_SEED'] ?? 20_261_124);
/** 0.01 tries the harness out with a hundredth of the counts; what is found then is not kept. */
const SCALE = Number(process.env['RELIABILITY_SCALE'] ?? 1);
const MINUTE_MS = 60_000;
const BYTES_PER_GB = 1024 ** 3;

interface Outcome {
  readonly name: string;
  readonly title: string;
  readonly seconds: number;
  readonly report: Report | null;
  readonly failure: string | null;
}

function makePlan(minutes: number): Plan {
  const end = performance.now() + minutes * MINUTE_MS;
  return {
    seed: SEED,
    size: (full) => Math.max(1, Math.round(full * Math.min(1, SCALE))),
    hasTime: () => performance.now() < end,
  };
}

/** What an experiment that hangs left running would falsify those after it: nothing is run after it. */
class Hangs extends Error {}

async function withinLimit<T>(work: Promise<T>, minutes: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Hangs(`It did not end within ${minutes} minutes.`)),
      minutes * MINUTE_MS,
    );
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}

async function carryOut(name: string): Promise<Outcome & { readonly hangs: boolean }> {
  const begun = performance.now();
  const seconds = () => (performance.now() - begun) / 1000;
  let experiment: Experiment | undefined;
  try {
    experiment = (await EXPERIMENTS[name]?.())?.experiment;
    if (experiment === undefined) throw new Error(`There is no experiment ${name}`);
    const { title, minutes } = experiment;
    const report = await withinLimit(experiment.run(makePlan(minutes)), minutes * 2 + 2);
    return { name, title, seconds: seconds(), report, failure: null, hangs: false };
  } catch (error) {
    const failure = error instanceof Error ? (error.stack ?? error.message) : String(error);
    const title = experiment?.title ?? name;
    return { name, title, seconds: seconds(), report: null, failure, hangs: error instanceof Hangs };
  }
}

function formatRow(name: string, { figure, target, measured, tries, bound, isMet }: Finding): string {
  const pass = isMet === null ? 'stated' : isMet ? 'yes' : '**no**';
  const cells = [`${name} ${figure}`, target, measured, tries === null ? '' : count(tries), bound, pass];
  return `| ${cells.join(' | ')} | \`reliability/${name}\` |`;
}

function toEntry({ name, title, seconds, report, failure }: Outcome): Entry {
  const commit = findCommit();
  const at = commit === null ? '' : ` at ${commit},`;
  const counts = Object.entries(report?.counts ?? {}).map(
    ([what, value]) => `- ${what}: ${typeof value === 'number' ? count(value) : value}`,
  );
  const words =
    report === null
      ? ['This experiment failed:', '', '```', failure ?? '', '```']
      : [...report.lines, '', ...counts];
  const failed = `| ${name} was carried out | | failed | | | **no** | \`reliability/${name}\` |`;
  return {
    name,
    commit,
    rows: report === null ? [failed] : report.findings.map((finding) => formatRow(name, finding)),
    section: [
      `## ${name}: ${title}`,
      '',
      ...words,
      '',
      `\`reliability/${name}\`, ${new Date().toISOString().slice(0, 10)},${at} seed ${SEED}, ${Math.round(seconds)} s`,
    ].join('\n'),
  };
}

function head(): string[] {
  const processors = cpus();
  return [
    '# Reliability',
    '',
    'Written by `npm run reliability`; `npm run reliability -- E-13 ...` carries the named experiments out anew. "0 of N" says no more than that a failure in',
    'fewer than 3/N of all tries cannot be excluded (95 %); that bound stands beside it. README.md says what each experiment is.',
    '',
    `- ${processors.length} cores (${processors[0]?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / BYTES_PER_GB)} GB of memory, ${process.platform} ${process.arch}`,
    `- Node ${process.versions.node}, PostgreSQL ${postgresVersion()}`,
  ];
}

async function readFileOrNothing(): Promise<string> {
  return readFile(FILE, 'utf8').catch(() => '');
}

async function main(names: readonly string[]): Promise<number> {
  const known = Object.keys(EXPERIMENTS);
  const unknown = names.filter((name) => name !== 'all' && !known.includes(name));
  if (names.length === 0 || unknown.length > 0) {
    const wrong = unknown.length === 0 ? 'Which experiment?' : `No such experiment: ${unknown.join(', ')}.`;
    console.error(`${wrong} There are: all, ${known.join(', ')}.`);
    return 2;
  }
  const made: Entry[] = [];
  let hasFailed = false;
  for (const name of known.filter((each) => names.includes('all') || names.includes(each))) {
    const outcome = await carryOut(name);
    const entry = toEntry(outcome);
    made.push(entry);
    hasFailed ||= outcome.report === null || outcome.report.findings.some(({ isMet }) => isMet === false);
    console.log([entry.section, '', ...entry.rows, ''].join('\n'));
    if (SCALE >= 1) {
      const entries = renewEntries(known, readEntries(await readFileOrNothing()), made);
      await writeFile(FILE, writeEntries(head(), entries, [], COLUMNS));
    }
    if (outcome.hangs) break;
  }
  return hasFailed ? 1 : 0;
}

// Told to end, it ends by itself: what it started is ended on the way out.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(1));
// Not by the exit code alone: what hangs would keep the process alive.
process.exit(await main(process.argv.slice(2)));
