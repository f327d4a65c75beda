// Validates and cleans a news item for storing (decisions.md section 4; issue 5, 'Bad input'): title, summary and source are text of limited
// length; the address is http, https or absent; the day is the given one, by default today. An item without a title, or with an unusable address,
// is refused. One whose date cannot be read, lies ahead or is of 1970 or before, when clocks begin, has an unknown day: it is held until an analyst sets it.

import { isWebAddress } from '../records/web-address.ts';
import { titleKey, urlKey } from '../events/story-key.ts';
import type { Day } from '../scoring/day.ts';
import { dayFromTimestamp, findDay, isoFromDay } from '../scoring/day.ts';
import { plainText } from './plain-text.ts';

/** Maximum lengths in characters, as in the tables. */
const LONGEST = { title: 1000, url: 2048, summary: 10_000, source: 200 } as const;
/** 2 January 1970: a clock that was never set says 1970-01-01, and no feed is older. */
const EARLIEST_NEWS_DAY: Day = 1;
/** 1 January 1900, for files of older news, whose dates were checked row by row. */
export const EARLIEST_FILE_DAY: Day = -25_567;
/** Publishers' clocks and time zones may be ahead of ours: items dated up to this far in the future count as today's. */
const AHEAD_MS = 14 * 3_600_000;
const LONGEST_DATE = 60;

/** An item as received; missing values are empty. */
export interface RawItem {
  readonly title: string;
  readonly url: string;
  readonly summary: string;
  readonly source: string;
  /** A day YYYY-MM-DD, or an instant as ISO 8601 or RFC 5322 write it. */
  readonly date: string;
}

export interface CleanItem {
  readonly title: string;
  readonly url: string | null;
  readonly summary: string;
  readonly source: string | null;
  /** Null: not known, and to be set by an analyst. */
  readonly day: Day | null;
}

export type ItemFault = 'bad-title' | 'bad-url';

/** The item as stored, or its fault, as of `now` (milliseconds since the epoch); days before `earliest` are not believed. */
export function cleanItem(raw: RawItem, now: number, earliest = EARLIEST_NEWS_DAY): CleanItem | ItemFault {
  const title = plainText(raw.title, LONGEST.title);
  if (titleKey(title) === '') return 'bad-title';
  const url = raw.url.trim();
  if (url !== '' && (url.length > LONGEST.url || !isWebAddress(url))) return 'bad-url';
  return {
    title,
    url: url === '' ? null : url,
    summary: plainText(raw.summary, LONGEST.summary),
    source: plainText(raw.source, LONGEST.source) || null,
    day: readNewsDay(raw.date, now, earliest),
  };
}

/** The day of a received date, today if there is none, or null if the date cannot be right. */
function readNewsDay(text: string, now: number, earliest: Day): Day | null {
  const today = dayFromTimestamp(now);
  const date = text.trim();
  if (date === '') return today;
  if (date.length > LONGEST_DATE) return null;
  const day = findDay(date);
  const instant = day === null ? parseInstant(date) : null;
  const found = day ?? (instant === null ? null : dayFromTimestamp(instant));
  if (found === null || found < earliest) return null;
  if (found <= today) return found;
  return instant !== null && instant - now <= AHEAD_MS ? today : null;
}

/** Instants without a zone are read as UTC; dates with month names are accepted. */
function parseInstant(text: string): number | null {
  // JavaScript would also accept plain numbers, and words followed by a number.
  if (
    !/^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}|^(?:[a-z]{3,9},?\s+)?\d{1,2}[\s-][a-z]{3,9}[\s-]\d{4}|^(?:[a-z]{3,9},?\s+)?[a-z]{3,9}\s+\d{1,2},?\s+\d{4}/i.test(
      text,
    )
  )
    return null;
  const isZoned = /(?:Z|UTC|GMT|[ECMP][SD]T|[+-]\d{2}:?\d{2})(?:\s*\([^)]*\))?$/i.test(text);
  const iso = text.replace(/^(\d{4}-\d{2}-\d{2}) (?=\d)/, '$1T');
  const instant = Date.parse(isZoned ? iso : iso.includes('T') ? `${iso}Z` : `${iso} UTC`);
  return Number.isFinite(instant) ? instant : null;
}

interface ItemIdentity {
  readonly title: string;
  readonly url: string | null;
  readonly source: string | null;
  readonly day: Day | null;
}

/** The keys that identify an item of a company: its id at the origin, its address, and its source, day and title; each as one text. */
export function itemKeys(
  { title, url, source, day }: ItemIdentity,
  raw: { readonly id: string; readonly date: string; readonly origin: string },
): string[] {
  const address = url === null ? null : urlKey(url);
  const id = raw.id.trim();
  // An item without a date is dated when it arrives, one of an unknown day when an analyst gets to it: both must be recognised on any later day.
  const days = [
    ...(day === null || raw.date.trim() === '' ? [''] : []),
    ...(day === null ? [] : [isoFromDay(day)]),
  ];
  return [
    ...(id === '' ? [] : [`id\u001f${raw.origin}\u001f${id}`]),
    ...(address === null ? [] : [`url\u001f${address}`]),
    ...days.map((each) => `title\u001f${(source ?? '').toLowerCase()}\u001f${each}\u001f${titleKey(title)}`),
  ];
}
