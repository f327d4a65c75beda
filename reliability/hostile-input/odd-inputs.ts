// E-27b: what reads input that anybody can send, fed with odd texts, pages and bytes from seeded generators: names of files, dates, numbers, feeds, CSV and
// JSON tables, the filters of searches, tables and fields of pages, and the writing of workbooks. None may throw, and none may take long.

import { Writable } from 'node:stream';
import { readTables } from '@vigilo/domain/tables/read-tables';
import fc from 'fast-check';
import { readFeed } from '../../apps/api/src/adapters/news-feed/read-feed.ts';
import { writeWorkbook } from '../../apps/api/src/adapters/spreadsheet/workbook-writer.ts';
import type { Experiment, Plan } from '../testing/experiment.ts';
import { atMost, noneOf } from '../testing/experiment.ts';
import { oddBytes, oddPage, oddText } from './odd-texts.ts';
import {
  readDates,
  readDays,
  readFields,
  readFilters,
  readItem,
  readNameOfFile,
  readNumbers,
  readRows,
} from './readers.ts';

/** Inputs of readers of short texts; each of the others has a share of it. */
const INPUTS = 200_000;
const AT_ONCE = 50;
/** One input may take so long on a machine that does other things too. */
const MOST_MS = 2000;
const NOW = Date.UTC(2026, 10, 24);

interface Target {
  readonly name: string;
  /** Of {@link INPUTS}. */
  readonly share: number;
  /** Draws one input from a generator with this seed and number, and reads it. */
  readonly run: (seed: number, inputs: number, see: (read: () => unknown) => Promise<void>) => Promise<void>;
}

function target<T>(
  name: string,
  share: number,
  inputs: fc.Arbitrary<T>,
  read: (input: T) => unknown,
): Target {
  return {
    name,
    share,
    async run(seed, count, see) {
      for (const input of fc.sample(inputs, { seed, numRuns: count })) await see(() => read(input));
    },
  };
}

const TARGETS: readonly Target[] = [
  target('names of files', 1, oddText, readNameOfFile),
  target('days of imports', 1, oddText, readDays),
  target('dates of documents', 1, oddText, readDates),
  target('numbers', 1, oddText, readNumbers),
  target('tables as CSV and JSON', 0.25, oddText, readRows),
  target('filters', 0.25, fc.tuple(oddText, fc.jsonValue()), ([text, value]) => readFilters(text, value)),
  target('items of feeds', 0.25, fc.tuple(oddText, oddText), ([title, date]) => readItem(title, date)),
  target('feeds', 0.1, oddBytes, (bytes) => readFeed(bytes)),
  target('tables of pages', 0.02, oddPage, (page) => readTables(page)),
  target('fields of pages', 0.005, oddPage, readFields),
  target(
    'workbooks that are written',
    0.005,
    fc.array(fc.tuple(oddText, fc.double()), { maxLength: 20 }),
    (rows) => writeRows(rows),
  ),
];

interface Seen {
  inputs: number;
  readonly crashes: Map<string, string>;
  longestMs: number;
  longest: string;
}

export const experiment: Experiment = {
  title: 'odd inputs',
  minutes: 20,
  async run(plan) {
    const seen: Seen = { inputs: 0, crashes: new Map(), longestMs: 0, longest: '' };
    const counts: Record<string, number> = {};
    for (const each of TARGETS) {
      const before = seen.inputs;
      await feed(plan, each, seen);
      counts[each.name] = seen.inputs - before;
    }
    return {
      lines: [
        'Seeded generators make texts from pieces that readers look for, from any letters, and from one piece many times; pages of words in lines and anywhere; bytes in several alphabets. E-27c',
        'is steered by coverage.',
        '',
        ...[...seen.crashes].map(([where, what]) => `- ${where}: ${what}`),
        ...(seen.longestMs > 0
          ? [`- The longest, ${seen.longestMs.toFixed(0)} ms, was one of ${seen.longest}.`]
          : []),
      ],
      counts,
      findings: [
        noneOf('inputs that break what reads them', seen.crashes.size, seen.inputs),
        atMost('longest reading of one input', seen.longestMs, MOST_MS, 'ms', seen.inputs),
      ],
    };
  },
};

async function feed(plan: Plan, { name, share, run }: Target, seen: Seen): Promise<void> {
  const wanted = plan.size(INPUTS * share);
  const see = async (read: () => unknown) => {
    const begun = performance.now();
    try {
      await read();
    } catch (error) {
      const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
      seen.crashes.set(`${name}: ${what.split('\n', 1)[0] ?? ''}`, what.split('\n')[1]?.trim() ?? '');
    }
    const ms = performance.now() - begun;
    if (ms > seen.longestMs) [seen.longestMs, seen.longest] = [ms, name];
    seen.inputs += 1;
  };
  for (let done = 0; done < wanted && plan.hasTime(); done += AT_ONCE)
    await run(plan.seed + done, Math.min(AT_ONCE, wanted - done), see);
}

async function writeRows(rows: readonly (readonly [string, number])[]): Promise<number> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const first = rows[0]?.[0] ?? '';
  return writeWorkbook(
    nowhere,
    {
      creator: first,
      createdAt: new Date(NOW),
      columns: [
        { title: first, width: 20, format: 'text' },
        { title: 'Number', width: 10, format: { decimals: 3 } },
      ],
      sheetName: (number) => `${first.slice(0, 20)} ${number}`,
      aboutName: 'About',
      about: (count) => [[first, count]],
    },
    (async function* batches() {
      yield rows;
    })(),
  );
}
