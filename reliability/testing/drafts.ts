// Bodies of calls with nothing wrong in them.

import { isoFromDay } from '@vigilo/domain/scoring/day';
import { today } from './score-check.ts';
import { SOURCE, TOPIC } from './site.ts';

/** What a person fills in for a new company. */
export function draftCompany(ticker: string) {
  return {
    ticker,
    companyName: `Company ${ticker}`,
    businessDescription: 'Sells things.',
    sector: 'Energy',
    industry: 'Coal',
    country: 'Spain',
    region: 'EMEA',
    entityType: 'Private',
  } as const;
}

/** What a person fills in for a new event; `tag` makes title and address its own. */
export function draftEvent(companyID: string, tag: string, daysAgo = 1) {
  return {
    title: `Story ${tag}`,
    url: `https://news.test/${encodeURIComponent(tag)}`,
    summary: 'Going well: positive',
    source: SOURCE,
    topic: TOPIC,
    impact: 'Positive',
    event: 'Company',
    date: isoFromDay(today() - daysAgo),
    score: 0.1,
    companyID,
  } as const;
}
