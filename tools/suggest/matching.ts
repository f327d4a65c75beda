// How well companies are found in headlines: the entities of the pairs among all entities, and the companies of dated posts among all that are listed in the US.

import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { CompanyFinder, NAMED_SURELY } from '@vigilo/domain/news/company-finder';
import type { NamedCompany } from '@vigilo/domain/news/naming/name-index';
import { readCompanyName } from '@vigilo/domain/news/suggestion/company-name';
import type { SuggestionModel } from '@vigilo/domain/news/suggestion/suggestion-model';
import type { PairRow } from './read-sets.ts';

const DATA = new URL('../../../shared/data/', import.meta.url);
const TAG = /\$[A-Za-z][A-Za-z.]{0,6}/g;

export interface Matching {
  readonly name: string;
  readonly precision: number;
  readonly recall: number;
  readonly headlines: number;
}

/** All entities of the pairs that are written with a capital, as companies, spellings of one name as one: which of them does each headline name? */
export function matchEntities(pairs: readonly PairRow[], isCommon: SuggestionModel['isCommon']): Matching {
  const names = new Map(
    pairs
      .filter(({ company }) => /^\p{Lu}/u.test(company))
      .map(({ company }) => [nameToKey(company), company]),
  );
  const finder = new CompanyFinder(
    [...names].map(([id, name]) => ({ id, name, ticker: `?${id}`, aliases: [] })),
    isCommon,
  );
  const wanted = Map.groupBy(
    pairs.filter(({ company }) => names.has(nameToKey(company))),
    ({ text }) => text,
  );
  return scoreMatching(
    'entities of the pairs, among all of them',
    [...wanted].map(([text, rows]) => ({
      wanted: new Set(rows.map(({ company }) => nameToKey(company))),
      found: findIds(finder, text),
    })),
  );
}

/** The US-listed companies: which of them does each post name? Once as it stands, once without its tags, by names alone. */
export function matchListed(isCommon: SuggestionModel['isCommon']): Matching[] {
  const listed = new URL('companies/us-listed.csv', DATA);
  if (!existsSync(listed)) return [];
  const companies = readRows(listed)
    .filter((row) => !row['symbol']?.includes('^'))
    .map((row): NamedCompany => ({
      id: row['symbol'] ?? '',
      name: row['name'] ?? '',
      ticker: row['symbol'] ?? '',
      aliases: [],
    }));
  const known = new Set(companies.map(({ id }) => id.toLowerCase()));
  const finder = new CompanyFinder(companies, isCommon);
  const posts = readRows(new URL('news/dated-news-86-tickers-2015h2.csv', DATA)).map(
    (row) => row['text'] ?? '',
  );
  const tagged = posts
    .map((text) => ({
      text,
      tags: new Set(
        [...text.matchAll(TAG)]
          .map(([tag]) => tag.slice(1).replace(/\.$/, '').toLowerCase())
          .filter((tag) => known.has(tag)),
      ),
    }))
    .filter(({ tags }) => tags.size > 0);
  const rows = (strip: boolean) =>
    tagged.map(({ text, tags }) => ({
      wanted: tags,
      found: new Set(
        [...findIds(finder, strip ? text.replaceAll(TAG, ' ') : text)].map((id) => id.toLowerCase()),
      ),
    }));
  return [
    scoreMatching('US-listed companies in posts, by tags and names', rows(false)),
    scoreMatching('US-listed companies in posts, tags taken out', rows(true)),
  ];
}

function nameToKey(name: string): string {
  return readCompanyName(name).words.join(' ');
}

function findIds(finder: CompanyFinder, text: string): Set<string> {
  return new Set(
    finder
      .find(text)
      .filter(({ confidence }) => confidence >= NAMED_SURELY)
      .map(({ id }) => id),
  );
}

function scoreMatching(
  name: string,
  rows: readonly { wanted: ReadonlySet<string>; found: ReadonlySet<string> }[],
): Matching {
  let [right, found, wanted] = [0, 0, 0];
  for (const row of rows) {
    right += [...row.found].filter((id) => row.wanted.has(id)).length;
    found += row.found.size;
    wanted += row.wanted.size;
  }
  return { name, precision: right / (found || 1), recall: right / (wanted || 1), headlines: rows.length };
}

function readRows(file: URL): Record<string, string>[] {
  return parse(readFileSync(file), { columns: true, skip_empty_lines: true, relax_quotes: true, bom: true });
}
