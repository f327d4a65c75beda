// The rows of the files beside the project that labelled pairs name, as items of stories: the headline, the names of its company, its address and day.

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { urlKey } from '@vigilo/domain/events/story-key';
import { CsvSplitter } from '@vigilo/domain/imports/split-csv';
import { dayFromIso } from '@vigilo/domain/scoring/day';
import type { StoryItem } from '@vigilo/domain/stories/same-story';
import { parseTitle, toOwnWords } from '@vigilo/domain/stories/title-words';
import { openBaseModel } from '../../apps/api/src/adapters/suggestion-model/base-model.ts';
import type { LabelledFile } from './labelled-pairs.ts';

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
// Safe: the record has exactly these keys.
export const FILE_NAMES = Object.keys(FILES) as LabelledFile[];

/** What words mean, as the product knows it. */
export const { findMeanings } = openBaseModel();

type Row = ReadonlyMap<string, string>;
export type ItemPair = readonly [StoryItem, StoryItem];

/** Reads two rows of a file, numbered from 1 after its header, as items of one company. */
export type ReadPair = (file: LabelledFile, first: number, second: number) => ItemPair;

/** How pairs of rows are read, or null where the files are not there. */
export function openRows(): ReadPair | null {
  if (!FILE_NAMES.every((name) => existsSync(fileURLToPath(new URL(FILES[name].path, FOLDER))))) return null;
  const companies = new Map(
    read('companies/us-listed.csv').map((row) => [row.get('symbol') ?? '', row.get('name') ?? '']),
  );
  const rows = new Map(FILE_NAMES.map((name) => [name, read(FILES[name].path)]));
  return (file, first, second) => {
    const [a, b] = [rows.get(file)?.[first - 1], rows.get(file)?.[second - 1]];
    if (!a || !b) throw new Error(`${file} has no rows ${first} and ${second}`);
    const names = [a, b].flatMap((row) =>
      FILES[file].names.flatMap((column) => [
        row.get(column) ?? '',
        companies.get(row.get(column) ?? '') ?? '',
      ]),
    );
    const own = toOwnWords(names);
    return [toStoryItem(file, a, own), toStoryItem(file, b, own)];
  };
}

function toStoryItem(file: LabelledFile, row: Row, own: ReadonlySet<string>): StoryItem {
  const written = row.get('created_at');
  return {
    id: '',
    companyId: '',
    words: parseTitle(row.get(FILES[file].title) ?? '', own, findMeanings),
    urlKey: urlKey(row.get('url') ?? ''),
    day: written === undefined ? null : dayFromIso(new Date(written).toISOString().slice(0, 10)),
  };
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
