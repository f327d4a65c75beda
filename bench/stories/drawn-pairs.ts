// Pairs of headlines that were drawn and labelled anew, before the rules that they measure were made (labels/README.md): rows of the files beside the project,
// with their days and addresses, and pairs written for the purpose. A stage of the same affair ('offer' and 'closing') is another story.

import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { dayFromIso } from '@vigilo/domain/scoring/day';
import { mayBeSameStory } from '@vigilo/domain/stories/may-be-same-story';
import type { StoryItem } from '@vigilo/domain/stories/same-story';
import { sameStory } from '@vigilo/domain/stories/same-story';
import { parseTitle, toOwnWords } from '@vigilo/domain/stories/title-words';
import type { ItemPair } from './labelled-rows.ts';
import { FILE_NAMES, findMeanings, openRows } from './labelled-rows.ts';

const LABELS = new URL('labels/', import.meta.url);

export const TUNING = 'tuning';
export const HELD_BACK = 'held back';
/** Pairs that synonyms were sought with; weights and the least sum are fitted on them too. */
export const FOR_WORDS = 'words';

/** Lists whose pairs stand in them with their text. */
const WRITTEN = ['own', 'told', 'fourth', 'fifth'] as const;
/** Lists of pairs of rows, and of headlines of a company's week. */
const ROWS = ['reworded', 'redrawn'] as const;
const WEEKS = { week: 'week-headlines.tsv', further: 'further-weeks.tsv' } as const;
export const SOURCES = ['drawn', ...ROWS, ...WRITTEN, 'week', 'further'] as const;

export interface DrawnPair {
  readonly half: string;
  readonly source: (typeof SOURCES)[number];
  readonly isOne: boolean;
  readonly items: ItemPair;
  readonly isFound: boolean;
  /** Not joined, but a reader is asked whether they are one. */
  readonly isAsked: boolean;
}

type Row = Readonly<Record<string, string>>;

/** The pairs with what is found of each, or null where the files are not there. */
export function findDrawnPairs(): DrawnPair[] | null {
  const readPair = openRows();
  if (!readPair) return null;
  const drawn = readLabels('drawn-pairs.tsv').map((pair) =>
    judge('drawn', pair, readPair('news', Number(pair['first']), Number(pair['second']))),
  );
  const rows = ROWS.flatMap((source) =>
    readLabels(`${source}-pairs.tsv`).map((pair) => {
      const file = FILE_NAMES.find((name) => name === pair['file']);
      if (!file) throw new Error(`No file ${pair['file']}`);
      return judge(source, pair, readPair(file, Number(pair['first']), Number(pair['second'])));
    }),
  );
  return [
    ...drawn,
    ...rows,
    ...WRITTEN.flatMap((source) =>
      readLabels(`${source}-pairs.tsv`).map((pair) => judge(source, pair, toWritten(pair))),
    ),
    ...listWeekPairs('week'),
    ...listWeekPairs('further'),
  ];
}

/** Every two headlines of a company's week: one story where they have one name for it, `a1` and `a2` are two stages of an affair. */
function listWeekPairs(source: keyof typeof WEEKS): DrawnPair[] {
  const weeks = Map.groupBy(readLabels(WEEKS[source]), ({ company }) => company ?? '');
  return [...weeks].flatMap(([company, rows]) => {
    const own = toOwnWords(company.split('; '));
    const items = rows.map((row) => ({ row, item: toOwnItem(row['headline'] ?? '', own) }));
    return items.flatMap(({ row, item }, at) =>
      items.slice(at + 1).map((other) => {
        const label = row['story'] === other.row['story'] ? 'same' : 'not';
        return judge(source, { half: row['half'] ?? '', label }, [item, other.item]);
      }),
    );
  });
}

/** A pair with its text, of the company that it names or that both headlines begin with. */
function toWritten({ first = '', second = '', company = findSharedName(first, second) }: Row): ItemPair {
  const own = toOwnWords([company]);
  return [toOwnItem(first, own), toOwnItem(second, own)];
}

function toOwnItem(title: string, own: ReadonlySet<string>): StoryItem {
  return {
    id: '',
    companyId: '',
    words: parseTitle(title, own, findMeanings),
    urlKey: null,
    day: dayFromIso('2026-01-05'),
  };
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

function judge(source: DrawnPair['source'], { half = '', label = '' }: Row, items: ItemPair): DrawnPair {
  const [a, b] = items;
  const isFound = sameStory(a, b) !== null;
  // Rows without a day are compared as if they were of one.
  const isAsked =
    !isFound &&
    mayBeSameStory(
      { words: a.words, day: a.day ?? 0, type: 'Company' },
      { words: b.words, day: b.day ?? 0, type: 'Company' },
    );
  return { half, source, isOne: label === 'same', items, isFound, isAsked };
}

function readLabels(name: string): Row[] {
  return parse(readFileSync(new URL(name, LABELS)), { columns: true, delimiter: '\t', relax_quotes: true });
}
