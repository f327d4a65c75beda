// A process of E-27c: feeds some of the readers and posts what it saw. Texts are changed step by step, and those are kept and changed further that lead somewhere in
// the code where none was before, as V8 counts it (the native part of `@jazzer.js/core` 4.0.0 needs a newer C library than Debian 12 has).

import type { ReadPage, Word } from '@vigilo/domain/digitise/page';
import { readTables } from '@vigilo/domain/tables/read-tables';
import fc from 'fast-check';
import { readFeed } from '../../apps/api/src/adapters/news-feed/read-feed.ts';
import { Dice } from '../../bench/generated-documents/dice.ts';
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
import type { Seen, Share } from './steered-inputs.ts';

const ROUNDS = 10;
const FIRST_INPUTS = 60;
/** To ask what was run takes a while: many inputs are read in between. */
const MOST_AT_ONCE = 4000;
const AT_ONCE_MS = 300;
const LONGEST_TEXT = 2000;
const MOST_CHANGES = 4;
const [MARGIN, LETTER, LINE, SIZE] = [0.05, 0.0075, 0.022, 0.012];

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

interface Reader {
  readonly name: string;
  readonly read: (text: string) => unknown;
  readonly dice: Dice;
  /** Texts that are changed further. */
  readonly kept: string[];
}

const share = JSON.parse(process.argv[2] ?? '') as Share; // what steered-inputs.ts gives
const coverage = await CodeCoverage.start();
const seen: Seen = { counts: {}, kept: 0, crashes: [], longest: { ms: 0, reader: '', input: '' }, usedMs: 0 };
await steerInRounds();
await coverage.stop();
process.send?.({ ...seen, usedMs: processorMs() } satisfies Seen);

/** In rounds, so that each reader has its share where the time is up before. */
async function steerInRounds(): Promise<void> {
  const readers = Object.entries(READERS)
    .filter((_reader, at) => at % share.processes === share.process)
    .map(([name, read]) => ({
      name,
      read,
      dice: new Dice(name, share.seed),
      kept: [...SEEDS, ...fc.sample(oddText, { seed: share.seed, numRuns: FIRST_INPUTS })],
    }));
  const each = share.ms / readers.length / ROUNDS;
  for (let round = 0; round < ROUNDS; round += 1)
    for (const reader of readers) await steer(reader, processorMs() + each);
}

/** What this process used of a processor, which other work on the machine does not change. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Feeds one reader until the processor has worked so long, in milliseconds. */
async function steer(reader: Reader, until: number): Promise<void> {
  const { dice, kept } = reader;
  while (processorMs() < until && Date.now() < share.end) {
    const inputs: string[] = [];
    const begun = processorMs();
    while (inputs.length < MOST_AT_ONCE && processorMs() - begun < AT_ONCE_MS) {
      const input = change(dice, kept);
      feed(reader, input);
      inputs.push(input);
    }
    if (!(await coverage.hasGrown())) continue;
    const found = await findNew(reader, inputs);
    kept.push(...found);
    seen.kept += found.length;
  }
}

/** Those of inputs that led somewhere new, found by reading half of them again, and half of these. */
async function findNew(reader: Reader, inputs: readonly string[]): Promise<string[]> {
  if (inputs.length <= 1) return [...inputs];
  coverage.forgetLast();
  const found: string[] = [];
  const middle = Math.ceil(inputs.length / 2);
  for (const half of [inputs.slice(0, middle), inputs.slice(middle)]) {
    for (const input of half) feed(reader, input);
    if (await coverage.hasGrown()) found.push(...(await findNew(reader, half)));
  }
  return found;
}

function feed({ name, read }: Reader, input: string): void {
  const begun = processorMs();
  try {
    read(input);
  } catch (error) {
    const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
    seen.crashes.push({ reader: name, what, input });
  }
  const ms = processorMs() - begun;
  if (ms > seen.longest.ms) seen.longest = { ms, reader: name, input };
  seen.counts[name] = (seen.counts[name] ?? 0) + 1;
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
