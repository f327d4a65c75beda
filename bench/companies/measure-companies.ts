// How well companies are found in 600 headlines that were labelled before the rules were made (labels/README.md). The companies looked for are those of a desk
// that follows all companies listed in the US, those of India, and whatever else a label names; all others that a headline could be mistaken for are there too.

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'csv-parse/sync';
import type { FoundCompany } from '@vigilo/domain/news/company-finder';
import type { NamedCompany } from '@vigilo/domain/news/naming/name-index';
import { CompanyFinder, NAMED_SURELY } from '@vigilo/domain/news/company-finder';
import { nameKey, readCompanyName } from '@vigilo/domain/news/suggestion/company-name';
import { toNameKeys } from '@vigilo/domain/news/naming/name-words';
import { foldText } from '@vigilo/domain/records/fold-text';
import { COMPANIES_OF_2015 } from './companies-of-2015.ts';

const DATA = new URL('../../../shared/data/', import.meta.url);
const LABELS = new URL('labels/', import.meta.url);
const TEXTS = {
  pairs: { path: 'events/headline-sentiment-per-company.csv', column: 'title' },
  news: { path: 'news/dated-news-86-tickers-2015h2.csv', column: 'text' },
} as const;

export const TUNING = 'tuning';
export const HELD_BACK = 'held back';

/** The 600 of all kinds, posts drawn at random later on, and headlines and posts drawn at random once more. */
export const LABEL_LISTS = ['headlines', 'posts', 'drawn-again'] as const;
export type LabelList = (typeof LABEL_LISTS)[number];

export interface LabelledHeadline {
  readonly list: LabelList;
  readonly half: string;
  readonly file: string;
  readonly row: number;
  readonly kinds: readonly string[];
  readonly text: string;
  /** As the headline writes them. */
  readonly companies: readonly string[];
}

export interface Outcome {
  readonly headline: LabelledHeadline;
  /** Found and meant, found and not meant, meant and not found. */
  readonly right: readonly string[];
  readonly wrong: readonly FoundCompany[];
  readonly missed: readonly string[];
}

export interface Quality {
  readonly headlines: number;
  readonly meant: number;
  readonly precision: number;
  readonly recall: number;
}

/** What is found in each labelled headline, or null where the files are not there. */
export function findOutcomes(isCommon: (lower: string) => boolean): Outcome[] | null {
  if (!existsSync(fileURLToPath(DATA))) return null;
  const listed = listCompanies();
  return LABEL_LISTS.flatMap((list) => findOfList(readHeadlines(list), listed, isCommon));
}

function findOfList(
  headlines: readonly LabelledHeadline[],
  listed: readonly NamedCompany[],
  isCommon: (lower: string) => boolean,
): Outcome[] {
  const companies = [...listed, ...listUnlisted(headlines, listed)];
  const byId = new Map(companies.map((company) => [company.id, company]));
  const finder = new CompanyFinder(companies, isCommon);
  return headlines.map((headline) => {
    const found = finder.find(headline.text).filter(({ confidence }) => confidence >= NAMED_SURELY);
    const isMeant = ({ id }: FoundCompany, label: string) => isCalled(byId.get(id), label);
    return {
      headline,
      right: headline.companies.filter((label) => found.some((each) => isMeant(each, label))),
      wrong: withoutTwins(found.filter((each) => !headline.companies.some((label) => isMeant(each, label)))),
      missed: headline.companies.filter((label) => !found.some((each) => isMeant(each, label))),
    };
  });
}

/** Precision and recall over headlines. */
export function measure(outcomes: readonly Outcome[]): Quality {
  const count = (list: (outcome: Outcome) => readonly unknown[]) =>
    outcomes.reduce((sum, outcome) => sum + list(outcome).length, 0);
  const [right, wrong, missed] = [count((o) => o.right), count((o) => o.wrong), count((o) => o.missed)];
  return {
    headlines: outcomes.length,
    meant: right + missed,
    precision: right / (right + wrong),
    recall: right / (right + missed),
  };
}

/** Companies found by the same words are one mistake. */
function withoutTwins(found: readonly FoundCompany[]): FoundCompany[] {
  return [...new Map(found.map((each) => [each.mention, each])).values()];
}

/** The rows of the file that names the companies of its headlines. */
export function readPairs(): Record<string, string>[] {
  return readRows(new URL(TEXTS.pairs.path, DATA));
}

/** The labelled headlines of a list. */
export function readHeadlines(list: LabelList): LabelledHeadline[] {
  const texts = {
    pairs: readPairs(),
    news: readRows(new URL(TEXTS.news.path, DATA)),
  };
  return readRows(new URL(`${list}.tsv`, LABELS), '\t').map((label) => {
    const file = label['file'] === 'pairs' ? 'pairs' : 'news';
    const row = Number(label['row']);
    return {
      list,
      half: label['half'] ?? '',
      file,
      row,
      kinds: (label['kinds'] ?? '').split(','),
      text: texts[file][row - 1]?.[TEXTS[file].column] ?? '',
      companies: label['companies'] === '-' ? [] : (label['companies'] ?? '').split('|'),
    };
  });
}

/** Those listed in the US, without warrants, units and further classes of one name; those of India; and those of 2015 that have gone since. */
export function listCompanies(): NamedCompany[] {
  const gone = new Set(COMPANIES_OF_2015.map(({ ticker }) => ticker));
  const names = new Set<string>();
  const isNew = (name: string) => {
    const key = toKey(name);
    const isKnown = key === '' || names.has(key);
    names.add(key);
    return !isKnown;
  };
  const american = readRows(new URL('companies/us-listed.csv', DATA))
    .filter(({ symbol = '', name = '' }) => /^[A-Z.]+$/.test(symbol) && !gone.has(symbol) && isNew(name))
    .map(({ symbol = '', name = '' }) => ({ ticker: symbol, name, aliases: [] }));
  const indian = readRows(new URL('companies/global.csv', DATA))
    .filter(({ country = '', name = '' }) => country === 'India' && isNew(name))
    .map(({ symbol = '', name = '' }) => ({ ticker: symbol, name, aliases: [] }));
  return [...COMPANIES_OF_2015, ...american, ...indian].map((company, index) => ({
    ...company,
    id: String(index),
  }));
}

/** What labels name and no list has under that name: a desk that follows it has entered it so, or as another name of the company. */
function listUnlisted(
  headlines: readonly LabelledHeadline[],
  listed: readonly NamedCompany[],
): NamedCompany[] {
  const tickers = new Set(listed.map(({ ticker }) => ticker));
  const names = countNames(listed);
  const wholes = new Set(listed.flatMap(listWholes));
  const labels = new Map(
    headlines.flatMap(({ companies, text }) =>
      companies.map((label): [string, { label: string; isTag: boolean }] => {
        const isTag = new RegExp(`\\$${label}\\b`).test(text) && /^[A-Z]{1,5}$/.test(label);
        return [`${label} ${isTag}`, { label, isTag }];
      }),
    ),
  );
  return [...labels.values()]
    .filter(({ label, isTag }) =>
      isTag
        ? !tickers.has(label)
        : toLabelKeys(label).every((key) => names.get(key) !== 1) && !wholes.has(toSingular(label)),
    )
    .map(({ label, isTag }) =>
      isTag
        ? { id: `tag ${label}`, name: `Listed as ${label}`, ticker: label, aliases: [] }
        : { id: `label ${label}`, name: label, ticker: `label ${label}`, aliases: [] },
    );
}

/** Initials stand for whole names, never for the beginning of another. */
const SHORT = 4;

/** By how many companies each name is borne, whole or as a beginning. A whole name is its bearer's alone. */
function countNames(companies: readonly NamedCompany[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const company of companies)
    for (const call of new Set(listCalls(company).slice(0, -1)))
      if (call.length > SHORT) counts.set(call, (counts.get(call) ?? 0) + 1);
  for (const whole of companies.flatMap(listWholes)) counts.set(whole, 1);
  return counts;
}

function isCalled(company: NamedCompany | undefined, label: string): boolean {
  if (!company) return false;
  const calls = listCalls(company);
  return (
    toLabelKeys(label).some((key) => calls.includes(key)) || listWholes(company).includes(toSingular(label))
  );
}

/** A label without its legal form, and as it stands: 'Bajaj Holdings' is the beginning of 'Bajaj Holdings & Investment', not of every Bajaj. */
function toLabelKeys(label: string): string[] {
  return [toKey(label), joinKeys(label.split(/\s+/).map(nameKey))];
}

function listWholes({ name, aliases }: NamedCompany): string[] {
  return [name, ...aliases].map(toKey);
}

/** A name without the s of a plural, or of a possessive whose apostrophe was left out ('McDonalds', 'Wipros'); empty where it has none. */
function toSingular(name: string): string {
  const key = toKey(name);
  return key.endsWith('s') ? key.slice(0, -1) : '';
}

/** What a company may be called: its names, their beginnings, its ticker. */
function listCalls({ name, ticker, aliases }: NamedCompany): string[] {
  const { words } = readCompanyName(name);
  return [
    ...words.map((_, index) => joinKeys(words.slice(0, index + 1))),
    ...aliases.map(toKey),
    toKey(ticker),
  ];
}

/** A name in the form in which names are compared here. */
export function toKey(name: string): string {
  return joinKeys(readCompanyName(name).words);
}

function joinKeys(words: readonly string[]): string {
  return foldText(toNameKeys(words).join('')).replaceAll(/[^a-z0-9&]/g, '');
}

function readRows(file: URL, delimiter = ','): Record<string, string>[] {
  return parse(readFileSync(file), {
    columns: true,
    skip_empty_lines: true,
    relax_quotes: true,
    bom: true,
    delimiter,
  });
}
