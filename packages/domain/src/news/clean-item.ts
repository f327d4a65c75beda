// Validates and cleans a news item for storing (decisions.md section 4; issue 5, 'Bad input'): title, summary and source are text of limited
// length; the address is http, https or absent; the day is the given one, by default today. An item without a title, or with an unusable address,
// is refused. One whose date cannot be read, lies ahead or is of 1970 or before, when clocks begin, has an unknown day: it is held until an analyst sets it.

import { cleanCell } from '../records/clean-cell.ts';
import { isWebAddress } from '../records/web-address.ts';
import { titleKey, urlKey } from '../events/story-key.ts';
import type { Day } from '../scoring/day.ts';
import { dayFromTimestamp, isoFromDay } from '../scoring/day.ts';
import { plainText } from './plain-text.ts';
import { readInstant } from './read-instant.ts';

/** Maximum lengths in characters, as in the tables. */
const LONGEST = { title: 1000, url: 2048, summary: 10_000, source: 200 } as const;
/** 2 January 1970: a clock that was never set says 1970-01-01, and no feed is older. */
const EARLIEST_NEWS_DAY: Day = 1;
/** 1 January 1900, for files of older news, whose dates were checked row by row. */
export const EARLIEST_FILE_DAY: Day = -25_567;
/** Publishers' clocks and time zones may be ahead of ours: items dated up to this far in the future count as today's. */
const AHEAD_MS = 14 * 3_600_000;
const LONGEST_DATE = 60;
const MS_PER_DAY = 86_400_000;

/** An item as received; missing values are empty. */
export interface RawItem {
  readonly title: string;
  readonly url: string;
  readonly summary: string;
  readonly source: string;
  /** A day or an instant, in any form that {@link readInstant} knows. */
  readonly date: string;
}

export interface CleanItem {
  readonly title: string;
  readonly url: string | null;
  readonly summary: string;
  readonly source: string | null;
  /** Null: not known, and to be set by an analyst. */
  readonly day: Day | null;
  /** When it was published, in milliseconds since the epoch and never after its arrival; null where only a day is given, or nothing that can be right. */
  readonly publishedAt: number | null;
  /** The date as it was written, where it makes the day unknown. */
  readonly writtenDate: string | null;
}

export type ItemFault = 'bad-title' | 'bad-url';

/** Whether a text has a letter or a digit: signs alone, such as '!!!', are no title. */
export function saysSomething(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

/** The item as stored, or its fault, as of `now` (milliseconds since the epoch); days before `earliest` are not believed. */
export function cleanItem(raw: RawItem, now: number, earliest = EARLIEST_NEWS_DAY): CleanItem | ItemFault {
  const title = plainText(raw.title, LONGEST.title);
  if (!saysSomething(title)) return 'bad-title';
  const url = raw.url.trim();
  if (url !== '' && (url.length > LONGEST.url || !isWebAddress(url))) return 'bad-url';
  return {
    title,
    url: url === '' ? null : url,
    summary: plainText(raw.summary, LONGEST.summary),
    source: plainText(raw.source, LONGEST.source) || null,
    ...readNewsDate(raw.date, now, earliest),
  };
}

type NewsDate = Pick<CleanItem, 'day' | 'publishedAt' | 'writtenDate'>;

/** What a received date says: the day, today if there is no date, or null if the date cannot be right. */
function readNewsDate(text: string, now: number, earliest: Day): NewsDate {
  const date = text.trim();
  if (date === '') return { day: dayFromTimestamp(now), publishedAt: null, writtenDate: null };
  const instant = readInstant(date);
  const moment = instant === null || instant - now > AHEAD_MS ? null : Math.min(instant, now);
  if (instant === null || moment === null || dayFromTimestamp(moment) < earliest)
    return { day: null, publishedAt: null, writtenDate: cleanCell(date.slice(0, LONGEST_DATE)) || null };
  // Midnight is how a day without a time is written.
  const publishedAt = instant % MS_PER_DAY === 0 ? null : moment;
  return { day: dayFromTimestamp(moment), publishedAt, writtenDate: null };
}

interface ItemIdentity {
  readonly title: string;
  readonly url: string | null;
  readonly source: string | null;
  readonly day: Day | null;
}

/** The key of the id that a provider gives an item, and that of the headline it has under it; null where it gives none. */
export function originKeys(
  title: string,
  { id, origin }: { readonly id: string; readonly origin: string },
): { readonly id: string; readonly headline: string } | null {
  const given = id.trim();
  if (given === '') return null;
  const key = `id\u001f${origin}\u001f${given}`;
  return { id: key, headline: `${key}\u001f${titleKey(title)}` };
}

/** The keys that identify an item of a company: its id at the origin, its address, and its source, day and title; each as one text. */
export function itemKeys(
  { title, url, source, day }: ItemIdentity,
  raw: { readonly id: string; readonly date: string; readonly origin: string },
): string[] {
  const address = url === null ? null : urlKey(url);
  const origin = originKeys(title, raw);
  // An item without a date is dated when it arrives, one of an unknown day when an analyst gets to it: both must be recognised on any later day.
  const days = [
    ...(day === null || raw.date.trim() === '' ? [''] : []),
    ...(day === null ? [] : [isoFromDay(day)]),
  ];
  return [
    ...(origin === null ? [] : [origin.id]),
    ...(address === null ? [] : [`url\u001f${address}`]),
    ...days.map((each) => `title\u001f${(source ?? '').toLowerCase()}\u001f${each}\u001f${titleKey(title)}`),
  ];
}
