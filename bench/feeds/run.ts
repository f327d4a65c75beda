// How fast feeds are read, against two readers of feeds, in one run; how much of broken ones; and what hostile feeds cost in memory, from the request to the reading.

import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseFeed } from 'feedsmith';
import Parser from 'rss-parser';
import { readFeed } from '../../apps/api/src/adapters/news-feed/read-feed.ts';
import type { BenchResult } from '../testing/bench-result.ts';
import { ROOT } from '../testing/own-process.ts';
import { count, median, ms, spread, times } from '../testing/statistics.ts';
import { brokenFigure, brokenLines, measureBrokenFeeds } from './broken-feeds.ts';
import type { HostileTaken } from './hostile-process.ts';
import { hostileFigures, hostileLines, measureHostileFeeds } from './hostile-feeds.ts';

const REAL = join(ROOT, '../shared/data/feeds');
const TURNS = 9;
const INVENTED_ITEMS = 500;

interface FeedFile {
  readonly name: string;
  readonly bytes: Buffer;
}

type Reader = (file: FeedFile) => unknown;

export async function bench(): Promise<BenchResult> {
  const files = await listFiles();
  const parser = new Parser();
  const readers: readonly (readonly [name: string, read: Reader])[] = [
    ['Vigilo', ({ bytes }) => readFeed(bytes)],
    ['feedsmith', ({ bytes }) => parseFeed(bytes.toString())],
    ['rss-parser', ({ bytes }) => parser.parseString(bytes.toString())],
  ];
  const taken: { readonly name: string; readonly turns: number[] }[] = readers.map(([name]) => ({
    name,
    turns: [],
  }));
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const [index, [, read]] of readers.entries())
      taken[index]?.turns.push(await measureSeconds(files, read));
  }
  const hostile = (await measureHostileFeeds()).taken;
  return buildResult(files, taken, await measureSlowest(files), hostile);
}

/** The real feeds beside the project where they are there, and an invented one. */
async function listFiles(): Promise<FeedFile[]> {
  const item = (at: number) =>
    `<item><title>Company ${at} raises its forecast &amp;amp; dividend</title><link>https://news.example/${at}</link><guid>${at}</guid><pubDate>Sat, 21 Nov 2026 10:00:00 GMT</pubDate><description><![CDATA[<p>${'What it said, and why. '.repeat(12)}</p>]]></description></item>`;
  const invented = `<rss version="2.0"><channel><title>Invented</title>${Array.from({ length: INVENTED_ITEMS }, (_, at) => item(at)).join('')}</channel></rss>`;
  const real = existsSync(REAL)
    ? (await readdir(REAL, { recursive: true })).filter((file) => /\.(?:xml|rss|atom)$/.test(file))
    : [];
  const read = await Promise.all(
    real.map(async (name) => ({ name, bytes: await readFile(join(REAL, name)) })),
  );
  return [...read, { name: 'invented', bytes: Buffer.from(invented) }];
}

async function measureSeconds(files: readonly FeedFile[], read: Reader): Promise<number> {
  const begun = performance.now();
  for (const file of files) await attempt(read, file);
  return performance.now() - begun;
}

/** Files that a reader refuses have cost it time all the same. */
async function attempt(read: Reader, file: FeedFile): Promise<void> {
  try {
    await read(file);
  } catch {
    // What it says of the file does not matter here.
  }
}

async function measureSlowest(files: readonly FeedFile[]): Promise<number> {
  const each: number[] = [];
  for (const file of files) each.push(await measureSeconds([file], ({ bytes }) => readFeed(bytes)));
  return Math.max(...each);
}

function buildResult(
  files: readonly FeedFile[],
  taken: readonly { readonly name: string; readonly turns: readonly number[] }[],
  slowest: number,
  hostile: readonly HostileTaken[],
): BenchResult {
  const [own = 0, ...others] = taken.map(({ turns }) => median(turns));
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
  const broken = measureBrokenFeeds();
  return {
    title: 'Reading feeds',
    lines: [
      `${files.length} feeds of ${count(Math.round(bytes / 1000))} kB, one after another, ${TURNS} turns; ours from bytes to titles and summaries as plain text, encodings and dates included, the others from text to their objects. Slowest file of ours: ${ms(slowest)}.`,
      '',
      '| reader | all files, median | turns | to ours |',
      '|---|---|---|---|',
      ...taken.map(
        ({ name, turns }) =>
          `| ${name} | ${ms(median(turns))} | ${spread(turns)} | ${times(median(turns) / own)} |`,
      ),
      '',
      ...brokenLines(broken),
      '',
      ...hostileLines(hostile),
    ],
    figures: [
      {
        figure: 'Feeds read, speed against rss-parser',
        target: 'stated',
        measured: times((others[1] ?? 0) / own),
        isReached: null,
      },
      {
        figure: 'Feeds read, speed against feedsmith',
        target: 'stated',
        measured: times((others[0] ?? 0) / own),
        isReached: null,
      },
      brokenFigure(broken),
      ...hostileFigures(hostile),
    ],
  };
}
