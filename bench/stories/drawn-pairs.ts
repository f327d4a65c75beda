// Pairs of headlines that were drawn and labelled anew, before the rules that they measure were made (labels/README.md): posts of the dated news by row, with
// their days and addresses, and pairs written for the purpose. A stage of the same affair ('offer' and 'closing') is another story.

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'csv-parse/sync';
import { urlKey } from '@vigilo/domain/events/story-key';
import { dayFromIso } from '@vigilo/domain/scoring/day';
import { mayBeSameStory } from '@vigilo/domain/stories/may-be-same-story';
import type { StoryItem } from '@vigilo/domain/stories/same-story';
import { sameStory } from '@vigilo/domain/stories/same-story';
import { parseTitle, toOwnWords } from '@vigilo/domain/stories/title-words';

const DATA = new URL('../../../shared/data/', import.meta.url);
const LABELS = new URL('labels/', import.meta.url);

export const TUNING = 'tuning';
export const HELD_BACK = 'held back';

export interface DrawnPair {
  readonly half: string;
  readonly source: 'drawn' | 'own';
  readonly isOne: boolean;
  readonly isFound: boolean;
  /** Not joined, but a reader is asked whether they are one. */
  readonly isAsked: boolean;
}

type Row = Readonly<Record<string, string>>;

/** The pairs with what is found of each, or null where the files are not there. */
export function findDrawnPairs(): DrawnPair[] | null {
  if (!existsSync(fileURLToPath(DATA))) return null;
  const news = readRows(new URL('news/dated-news-86-tickers-2015h2.csv', DATA));
  const names = new Map(
    readRows(new URL('companies/us-listed.csv', DATA)).map(({ symbol = '', name = '' }) => [symbol, name]),
  );
  const toItem = (row: Row, own: ReadonlySet<string>): StoryItem => ({
    id: '',
    companyId: '',
    words: parseTitle(row['text'] ?? '', own),
    urlKey: urlKey(row['url'] ?? ''),
    day: dayFromIso(new Date(row['created_at'] ?? '').toISOString().slice(0, 10)),
  });
  const drawn = readRows(new URL('drawn-pairs.tsv', LABELS), '\t').map((pair) => {
    const [a, b] = [news[Number(pair['first']) - 1] ?? {}, news[Number(pair['second']) - 1] ?? {}];
    const own = toOwnWords([a, b].flatMap(({ ticker = '' }) => [ticker, names.get(ticker) ?? '']));
    return judge('drawn', pair, toItem(a, own), toItem(b, own));
  });
  const own = readRows(new URL('own-pairs.tsv', LABELS), '\t').map((pair) => {
    const { first = '', second = '' } = pair;
    const company = toOwnWords([findSharedName(first, second)]);
    const toOwn = (text: string) => toItem({ text, created_at: '2026-01-05' }, company);
    return judge('own', pair, toOwn(first), toOwn(second));
  });
  return [...drawn, ...own];
}

/** The company of a pair written for the purpose: the first capitalised words that both have. */
function findSharedName(a: string, b: string): string {
  const words = a.split(' ');
  const other = new Set(b.split(' ').map(withoutPossessive));
  const isShared = (word: string) => /^\p{Lu}/u.test(word) && other.has(withoutPossessive(word));
  const start = words.findIndex(isShared);
  if (start < 0) return '';
  const end = words.findIndex((word, at) => at > start && !isShared(word));
  return words
    .slice(start, end < 0 ? undefined : end)
    .map(withoutPossessive)
    .join(' ');
}

function withoutPossessive(word: string): string {
  return word.replace(/'s?$/, '');
}

function judge(
  source: DrawnPair['source'],
  { half = '', label = '' }: Row,
  a: StoryItem,
  b: StoryItem,
): DrawnPair {
  const isFound = sameStory(a, b) !== null;
  const isAsked = !isFound && mayBeSameStory({ ...a, type: 'Company' }, { ...b, type: 'Company' });
  return { half, source, isOne: label === 'same', isFound, isAsked };
}

function readRows(file: URL, delimiter = ','): Row[] {
  return parse(readFileSync(file), {
    columns: true,
    skip_empty_lines: true,
    relax_quotes: true,
    bom: true,
    delimiter,
  });
}
