// E-27c: the same readers fed with texts that are changed step by step, and of which those are kept and changed further that lead somewhere in the code where
// none was before, as V8 counts it (the native part of `@jazzer.js/core` 4.0.0 needs a newer C library than Debian 12 has). None may throw, and none may take long.

import type { ReadPage, Word } from '@vigilo/domain/digitise/page';
import { readTables } from '@vigilo/domain/tables/read-tables';
import fc from 'fast-check';
import { readFeed } from '../../apps/api/src/adapters/news-feed/read-feed.ts';
import { Dice } from '../../bench/generated-documents/dice.ts';
import type { Experiment, Plan } from '../testing/experiment.ts';
import { atLeast, atMost, noneOf, stated } from '../testing/experiment.ts';
import { CodeCoverage } from './code-coverage.ts';
import { oddText, PIECES } from './odd-texts.ts';
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

/** Of the processor, all readers together. */
const MINUTES = 50;
const ROUNDS = 10;
const MINUTE_MS = 60_000;
const FIRST_INPUTS = 60;
/** To ask what was run takes a while: many inputs are read in between. */
const MOST_AT_ONCE = 4000;
const AT_ONCE_MS = 300;
const LONGEST_TEXT = 2000;
const MOST_CHANGES = 4;
/** One input may take so long on a machine that does other things too. */
const MOST_MS = 2000;

const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  'names of files': readNameOfFile,
  'days of imports': readDays,
  'dates of documents': readDates,
  numbers: readNumbers,
  'tables as CSV and JSON': readRows,
  filters: (text) => readFilters(text, text.split('\n')),
  'items of feeds': (text) => readItem(text, text.slice(-40)),
  feeds: (text) => readFeed(Buffer.from(text)),
  'tables of pages': (text) => readTables(toPage(text)),
  'fields of pages': (text) => readFields(toPage(text)),
};

const SEEDS = [
  'Invoice No. 12   Date 24/11/2026\nTotal   1,234.56 EUR\nIVA 21 %   259.26',
  '<rss><channel><item><title>Profit rises</title><pubDate>Tue, 24 Nov 2026 10:00:00 GMT</pubDate></item></channel></rss>',
  'ticker,name,score\nSAP.DE,"SAP, SE",0.3\n',
  '[{"ticker":"SAP.DE","score":0.3}]',
  'Revenue   2026   2025\nSales   (1,200)   1,100\nTotal   1,200   1,100',
];

interface Seen {
  inputs: number;
  kept: number;
  readonly crashes: Map<string, string>;
  longestMs: number;
  longest: string;
}

export const experiment: Experiment = {
  title: 'odd inputs, steered by coverage',
  minutes: 70,
  async run(plan) {
    const coverage = await CodeCoverage.start();
    const seen: Seen = { inputs: 0, kept: 0, crashes: new Map(), longestMs: 0, longest: '' };
    const counts: Record<string, number> = {};
    const begun = processorMs();
    const readers = Object.entries(READERS).map(([name, read]) => ({
      name,
      read,
      dice: new Dice(name, plan.seed),
      kept: [...SEEDS, ...fc.sample(oddText, { seed: plan.seed, numRuns: FIRST_INPUTS })],
    }));
    const each = plan.size((MINUTES * MINUTE_MS) / readers.length / ROUNDS);
    try {
      // In rounds, so that each reader has its share where the time is up before.
      for (let round = 0; round < ROUNDS; round += 1)
        for (const reader of readers) {
          const before = seen.inputs;
          await steer(plan, coverage, reader, processorMs() + each, seen);
          counts[reader.name] = (counts[reader.name] ?? 0) + seen.inputs - before;
        }
    } finally {
      await coverage.stop();
    }
    return {
      lines: [
        'Texts of the seeded generators are changed, joined and cut; of some thousands at once those are kept that lead to a part of the code, as V8 counts its blocks, to which none led before. Pages are laid out from texts,',
        'a word where it stands in its line.',
        '',
        ...[...seen.crashes].map(([where, what]) => `- ${where}: ${what}`),
        `- The longest, ${seen.longestMs.toFixed(0)} ms, was one of ${seen.longest}.`,
      ],
      counts,
      findings: [
        noneOf('inputs that break what reads them', seen.crashes.size, seen.inputs),
        atMost('longest reading of one input', seen.longestMs, MOST_MS, 'ms', seen.inputs),
        atLeast('time of the processor', (processorMs() - begun) / MINUTE_MS, plan.size(MINUTES), 'min'),
        stated('inputs kept since they led somewhere new', String(seen.kept)),
      ],
    };
  },
};

function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

interface Reader {
  readonly name: string;
  readonly read: (text: string) => unknown;
  readonly dice: Dice;
  /** Texts that are changed further. */
  readonly kept: string[];
}

/** Feeds one reader until the processor has worked so long, in milliseconds. */
async function steer(
  plan: Plan,
  coverage: CodeCoverage,
  reader: Reader,
  until: number,
  seen: Seen,
): Promise<void> {
  const { dice, kept } = reader;
  while (processorMs() < until && plan.hasTime()) {
    const inputs: string[] = [];
    const begun = processorMs();
    while (inputs.length < MOST_AT_ONCE && processorMs() - begun < AT_ONCE_MS) {
      const input = change(dice, kept);
      feed(reader, input, seen);
      inputs.push(input);
    }
    if (!(await coverage.hasGrown())) continue;
    const found = await findNew(coverage, reader, inputs, seen);
    kept.push(...found);
    seen.kept += found.length;
  }
}

/** Those of inputs that led somewhere new, found by reading half of them again, and half of these. */
async function findNew(
  coverage: CodeCoverage,
  reader: Reader,
  inputs: readonly string[],
  seen: Seen,
): Promise<string[]> {
  if (inputs.length <= 1) return [...inputs];
  coverage.forgetLast();
  const found: string[] = [];
  const middle = Math.ceil(inputs.length / 2);
  for (const half of [inputs.slice(0, middle), inputs.slice(middle)]) {
    for (const input of half) feed(reader, input, seen);
    if (await coverage.hasGrown()) found.push(...(await findNew(coverage, reader, half, seen)));
  }
  return found;
}

function feed({ name, read }: Reader, input: string, seen: Seen): void {
  const begun = performance.now();
  try {
    read(input);
  } catch (error) {
    const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
    seen.crashes.set(
      `${name}: ${what.split('\n', 1)[0] ?? ''}`,
      `${what.split('\n')[1]?.trim() ?? ''}, from ${JSON.stringify(input.slice(0, 200))}`,
    );
  }
  const ms = performance.now() - begun;
  if (ms > seen.longestMs) [seen.longestMs, seen.longest] = [ms, name];
  seen.inputs += 1;
}

/** One of those kept, newer ones more often, with a few changes. */
function change(dice: Dice, kept: readonly string[]): string {
  const changes = Array.from({ length: dice.int(1, MOST_CHANGES) });
  const first = dice.pick(dice.chance(0.5) ? kept.slice(-20) : kept);
  return changes.reduce<string>((text) => changeOnce(dice, kept, text), first).slice(0, LONGEST_TEXT);
}

function changeOnce(dice: Dice, kept: readonly string[], text: string): string {
  const [one, other] = [dice.int(0, text.length), dice.int(0, text.length)];
  const [from, to] = [Math.min(one, other), Math.max(one, other)];
  const [before, between, after] = [text.slice(0, from), text.slice(from, to), text.slice(to)];
  return dice.pick([
    () => before + after,
    () => before + between + between + after,
    () => before + dice.pick(PIECES) + between + after,
    () => before + String.fromCodePoint(dice.int(0, 0x2f_ff)) + text.slice(from + 1),
    () => before + dice.pick(kept).slice(from),
    () => before + String(dice.int(-100_000, 100_000)) + text.slice(from + 1),
  ])();
}

const [MARGIN, LETTER, LINE, SIZE] = [0.05, 0.0075, 0.022, 0.012];

/** A page on which every word stands as in the text: its line down, its letters across. */
function toPage(text: string): ReadPage {
  const words = text.split('\n').flatMap((line, row) =>
    [...line.matchAll(/\S+(?: \S+)*/g)].map((match): Word => {
      const [x, y] = [MARGIN + match.index * LETTER, MARGIN + row * LINE];
      return {
        text: match[0],
        box: [x, y, x + match[0].length * LETTER, y + SIZE],
        confidence: 1,
        size: SIZE,
      };
    }),
  );
  return {
    number: 1,
    width: 595,
    height: 842,
    source: 'text',
    sourceReason: '',
    turn: 0,
    skew: 0,
    words,
    rulings: [],
    fills: [],
    pictures: [],
  };
}
