// The labelled pairs with their headlines, read from the files beside the project, and what sameStory says of each.

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { urlKey } from '@vigilo/domain/events/story-key';
import { CsvSplitter } from '@vigilo/domain/imports/split-csv';
import type { StoryItem } from '@vigilo/domain/stories/same-story';
import { mayBeSameStory } from '@vigilo/domain/stories/may-be-same-story';
import { sameStory } from '@vigilo/domain/stories/same-story';
import { toOwnWords, parseTitle } from '@vigilo/domain/stories/title-words';
import type { LabelledFile, LabelledHalf, LikenessBand } from './labelled-pairs.ts';
import { LABELLED_PAIRS } from './labelled-pairs.ts';

export interface LabelledPair {
  readonly half: LabelledHalf;
  readonly file: LabelledFile;
  readonly band: LikenessBand;
  readonly isOne: boolean;
  readonly items: readonly [StoryItem, StoryItem];
  readonly isFound: boolean;
  /** Whether a reader would be told that they may be one story; as if they were of one day and type. */
  readonly isFlagged: boolean;
}

export interface Quality {
  readonly pairs: number;
  readonly precision: number;
  readonly recall: number;
}

const FOLDER = new URL('../../../shared/data/', import.meta.url);
/** Where the headline and the names of its company stand. */
const FILES: Readonly<
  Record<LabelledFile, { readonly path: string; readonly title: string; readonly names: readonly string[] }>
> = {
  news: { path: 'news/dated-news-86-tickers-2015h2.csv', title: 'text', names: ['ticker'] },
  scored: { path: 'events/scored.csv', title: 'text', names: ['company'] },
  pairs: { path: 'events/headline-sentiment-per-company.csv', title: 'title', names: ['entity'] },
  topics: { path: 'events/topics.csv', title: 'text', names: [] },
};
const HALVES: readonly LabelledHalf[] = ['tuning', 'test'];
// Safe: the record has exactly these keys.
const NAMES = Object.keys(FILES) as LabelledFile[];

type Row = ReadonlyMap<string, string>;

/** Every labelled pair with what is found of it, or null where the files are not there. */
export function findLabelledPairs(): LabelledPair[] | null {
  if (!NAMES.every((name) => existsSync(fileURLToPath(new URL(FILES[name].path, FOLDER))))) return null;
  const companies = new Map(
    read('companies/us-listed.csv').map((row) => [row.get('symbol') ?? '', row.get('name') ?? '']),
  );
  const rows = new Map(NAMES.map((name) => [name, read(FILES[name].path)]));
  return HALVES.flatMap((half) =>
    NAMES.flatMap((file) =>
      listPairs(half, file).map(({ band, first, second, isOne }) => {
        const [a, b] = [rows.get(file)?.[first - 1], rows.get(file)?.[second - 1]];
        if (!a || !b) throw new Error(`${file} has no rows ${first} and ${second}`);
        const names = [a, b].flatMap((row) =>
          FILES[file].names.flatMap((column) => [
            row.get(column) ?? '',
            companies.get(row.get(column) ?? '') ?? '',
          ]),
        );
        const own = toOwnWords(names);
        const items = [toStoryItem(file, a, own), toStoryItem(file, b, own)] as const;
        return {
          half,
          file,
          band,
          isOne,
          items,
          isFound: sameStory(...items) !== null,
          isFlagged: isFlagged(...items),
        };
      }),
    ),
  );
}

function isFlagged(a: StoryItem, b: StoryItem): boolean {
  return mayBeSameStory(
    { words: a.words, day: 0, type: 'Company' },
    { words: b.words, day: 0, type: 'Company' },
  );
}

/** Precision and recall over pairs. */
export function measure(pairs: readonly Pick<LabelledPair, 'isOne' | 'isFound'>[]): Quality {
  const right = pairs.filter(({ isOne, isFound }) => isOne && isFound).length;
  return {
    pairs: pairs.length,
    precision: right / pairs.filter(({ isFound }) => isFound).length,
    recall: right / pairs.filter(({ isOne }) => isOne).length,
  };
}

function toStoryItem(file: LabelledFile, row: Row, own: ReadonlySet<string>): StoryItem {
  return {
    id: '',
    companyId: '',
    words: parseTitle(row.get(FILES[file].title) ?? '', own),
    urlKey: urlKey(row.get('url') ?? ''),
    day: null,
  };
}

function listPairs(half: LabelledHalf, file: LabelledFile) {
  return Object.entries(LABELLED_PAIRS[half][file]).flatMap(([band, pairs]) =>
    pairs.split(' ').map((pair) => {
      const [, first, second, sign] = /^(\d+)-(\d+)([+-])$/.exec(pair) ?? [];
      // The keys of the record are bands.
      return {
        band: band as LikenessBand,
        first: Number(first),
        second: Number(second),
        isOne: sign === '+',
      };
    }),
  );
}

function read(path: string): Row[] {
  const splitter = new CsvSplitter(',');
  const [header = [], ...rows] = [
    ...splitter.push(readFileSync(fileURLToPath(new URL(path, FOLDER)), 'utf8')),
    ...splitter.end(),
  ];
  return rows
    .filter((row) => row.length > 1)
    .map((row) => new Map(header.map((name, index) => [name.trim(), row[index] ?? ''])));
}
