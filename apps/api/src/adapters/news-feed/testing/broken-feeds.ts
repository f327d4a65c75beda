// Twenty kinds of broken feeds, and what of each is read as a person would.

import { cleanItem } from '@vigilo/domain/news/clean-item';
import { isoFromDay } from '@vigilo/domain/scoring/day';
import { readFeed } from '../read-feed.ts';
import { usableItems, writeDate } from '../usable-items.ts';
import type { BrokenFeed, BrokenKind, ExpectedItem } from './broken-feed.ts';
import { READ_AT, READ_FROM } from './broken-feed.ts';
import { BROKEN_FIELDS } from './broken-fields.ts';
import { BROKEN_FORMATS } from './broken-formats.ts';
import { BROKEN_MARKUP } from './broken-markup.ts';
import { BROKEN_REFERENCES } from './broken-references.ts';
import { BROKEN_TEXT } from './broken-text.ts';

export const BROKEN_KINDS: readonly BrokenKind[] = [
  ...BROKEN_MARKUP,
  ...BROKEN_REFERENCES,
  ...BROKEN_TEXT,
  ...BROKEN_FORMATS,
  ...BROKEN_FIELDS,
];

/** What becomes of a feed on its way to events: its items as they would be stored. */
export function readBroken({ bytes, contentType, behind }: BrokenFeed): ExpectedItem[] {
  const page = readFeed(bytes, { contentType, url: READ_FROM });
  const isFound = behind !== null && page.feedLink === behind.url;
  const { items } = isFound ? readFeed(Buffer.from(behind.text), { url: behind.url }) : page;
  return usableItems(items).items.flatMap((item) => {
    const { title, link, summary, source } = item;
    const clean = cleanItem({ title, url: link ?? '', summary, source, date: writeDate(item) }, READ_AT);
    if (typeof clean === 'string') return [];
    return [{ title: clean.title, link: clean.url, day: clean.day === null ? null : isoFromDay(clean.day) }];
  });
}

export interface Judged {
  readonly expected: number;
  readonly found: number;
  /** Items too many. */
  readonly besides: number;
}

/** How many of the expected items of a feed are read with title, link and day. */
export function judgeBroken(feed: BrokenFeed): Judged {
  const left = readBroken(feed).map(toText);
  const all = left.length;
  for (const text of feed.expected.map(toText)) {
    const at = left.indexOf(text);
    if (at !== -1) left.splice(at, 1);
  }
  return {
    expected: feed.expected.length,
    found: all - left.length,
    besides: Math.max(0, all - feed.expected.length),
  };
}

function toText({ title, link, day }: ExpectedItem): string {
  return JSON.stringify([title, link, day]);
}
