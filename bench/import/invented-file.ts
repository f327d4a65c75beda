// A file of invented events, row by row: the same number gives the same rows, none of them twice.

import { once } from 'node:events';
import { createWriteStream } from 'node:fs';

const WORDS =
  'shares rise fall profit warns quarter results after strong weak demand outlook cut raised upgrade downgrade lawsuit deal record margin costs guidance orders bank'.split(
    ' ',
  );
const SOURCES = ['Reuters', 'Bloomberg', 'The Daily Example', 'Newswire', 'Company site'];
const TOPICS = ['Earnings', 'Products', 'Litigation', 'Deals', 'Management', 'Markets'];
const TYPES = ['Company', 'Company', 'Company', 'Industry', 'Macro'];
const DAY_MS = 86_400_000;

export interface InventedEvent {
  readonly company: number;
  readonly title: string;
  readonly url: string;
  readonly source: string;
  readonly topic: string;
  readonly type: string;
  /** Tenths. */
  readonly score: number;
  readonly day: string;
}

const pick = (list: readonly string[], index: number): string => list[index % list.length] ?? '';

/** The event of a number, of one of `companies` companies, in the year before `now`. */
export function inventedEvent(number: number, companies: number, now: number): InventedEvent {
  const dice = (Math.imul(number + 1, 2_654_435_761) >>> 8) & 0xffff;
  const words = [0, 3, 6, 9, 12].map((shift) => pick(WORDS, dice >> shift));
  return {
    company: (number * 7919) % companies,
    title: `${words.slice(0, 3).join(' ')}, "${words.slice(3).join(' ')}" ${number}`,
    url: `https://news.example.com/2026/${dice % 12}/story-${number}.html`,
    source: pick(SOURCES, dice),
    topic: pick(TOPICS, dice >> 2),
    type: pick(TYPES, dice >> 4),
    score: (dice % 21) - 10,
    day: new Date(now - (dice % 365) * DAY_MS).toISOString().slice(0, 10),
  };
}

/** Writes a CSV file of `rows` events. */
export async function writeInventedFile(
  path: string,
  rows: number,
  tickers: readonly string[],
  now: number,
): Promise<void> {
  const file = createWriteStream(path);
  file.write('Ticker,Published Date,Event Title,URL link,Source,Topic Category,Event Type,Score\n');
  for (let number = 0; number < rows; number += 1) {
    const { company, title, url, source, topic, type, score, day } = inventedEvent(
      number,
      tickers.length,
      now,
    );
    const line = `${tickers[company] ?? ''},${day},"${title.replaceAll('"', '""')}",${url},${source},${topic},${type},${(score / 10).toFixed(1)}\n`;
    if (!file.write(line)) await once(file, 'drain');
  }
  file.end();
  await once(file, 'close');
}
