// Items of news as a provider sends them, made of parts: what happens to a company, told in the words of one of several sources. The same numbers give
// the same items. One in five is told again by another source, in nearly the same words.

import { isoFromDay } from '@vigilo/domain/scoring/day';
import type { Day } from '@vigilo/domain/scoring/day';
import type { NewsItem } from '../../apps/api/src/news/news-step.ts';

const HAPPENINGS: readonly ((company: string, n: number) => string)[] = [
  (company, n) => `${company} beats third-quarter estimates as sales rise ${n % 30} %`,
  (company, n) => `${company} cuts its outlook after orders fall ${n % 40} %`,
  (company, n) => `${company} shares slump ${n % 20} % on probe into accounts of ${2000 + (n % 25)}`,
  (company, n) => `Regulator fines ${company} $${n % 900} million over emissions data`,
  (company, n) => `${company} to buy rival for $${1 + (n % 80)} billion in cash`,
  (company, n) => `${company} names finance chief number ${n % 500} as chairman steps down`,
  (company, n) => `Analysts at house ${n % 300} upgrade ${company} to buy on margin hopes`,
  (company, n) => `${company} recalls ${1000 + n} units over fire risk`,
  (company, n) => `Strike at ${company} plant ${n % 700} enters second week`,
  (company, n) => `${company} wins ${n % 12}-year defence contract worth $${n % 600} million`,
];
const SOURCES = ['Example Wire', 'The Daily Example', 'Market Post', 'Ledger Online', 'Street Notes'];
/** So many tell what the one before them told. */
const REPUBLISHED_EVERY = 5;
/** Prime to the number of companies, so that no company is told the same twice on a day. */
const DAYS = 61;

export interface NamedCompany {
  readonly id: string;
  readonly ticker: string;
  readonly name: string;
}

/** The item of a number; every second one names its company in the title alone. */
export function inventedItem(
  number: number,
  companies: readonly NamedCompany[],
  today: Day,
  run: string,
): NewsItem {
  const isRepublished = number % REPUBLISHED_EVERY === REPUBLISHED_EVERY - 1;
  const storyNumber = isRepublished ? number - 1 : number;
  const company = companies[(storyNumber * 7919) % companies.length];
  const title = HAPPENINGS[storyNumber % HAPPENINGS.length]?.(company?.name ?? '', storyNumber) ?? '';
  const source = SOURCES[number % SOURCES.length] ?? '';
  return {
    companyId: null,
    ticker: number % 2 === 0 ? (company?.ticker ?? '') : null,
    title: isRepublished ? `${title} - ${source}` : title,
    url: `https://news.test/${run}/${number}`,
    summary: `What ${source} wrote of it in two sentences. Number ${number} of the day.`,
    source,
    date: isoFromDay(today - (storyNumber % DAYS)),
    id: `${run}-${number}`,
  };
}
