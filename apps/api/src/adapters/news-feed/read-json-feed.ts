// JSON Feed 1.0 and 1.1. Fields of other types than they should have are taken as missing.

import { readInstant } from '@vigilo/domain/news/read-instant';
import { foldFeedDate } from './feed-date.ts';
import { isWebAddress, resolveBase, resolveLink } from './feed-links.ts';
import type { FeedItem, FeedReading } from './feed-reading.ts';
import { LONGEST_ID, LONGEST_SUMMARY, LONGEST_TITLE, MOST_ITEMS, unread } from './feed-reading.ts';
import type { LenientJson } from './lenient-json.ts';
import { parseLenientJson } from './lenient-json.ts';
import { cutText, decodeEntities, foldSpace, plainText } from './plain-text.ts';

const MARKUP_PER_TEXT = 20;
/** What a file says of itself, so far into it. */
const JSON_FEED = /["']?version["']?\s{0,20}:\s{0,20}["']https?:\\?\/\\?\/(?:www\.)?jsonfeed\.org\b/;
const HEAD = 10_000;
/** How its record begins, whatever stands before it. */
const RECORD = /\{\s{0,100}["']?[\w-]{1,40}["']?\s{0,20}:/;

/** Where a JSON Feed begins in a text that begins with something else, or -1. */
export function findJsonFeed(file: string): number {
  const head = file.slice(0, HEAD);
  return JSON_FEED.test(head) ? head.search(RECORD) : -1;
}

/** Reads a feed's text; the address is the feed's own, or null where it is not known. */
export function readJsonFeed(json: string, address: string | null): FeedReading {
  const { value, isCutOff } = parse(json);
  const feed = asFeed(value);
  const items = feed?.['items'];
  if (feed === null || !Array.isArray(items) || (isCutOff && items.length === 0))
    return unread(isCutOff && JSON_FEED.test(json.slice(0, HEAD)) ? 'cut-off' : 'not-a-feed');
  const base = resolveBase(
    text(feed, 'home_page_url') || undefined,
    resolveBase(text(feed, 'feed_url') || undefined, address),
  );
  return {
    title: cutText(foldSpace(text(feed, 'title').slice(0, LONGEST_TITLE)), LONGEST_TITLE),
    items: items.slice(0, MOST_ITEMS).map((item: unknown) => readItem(asRecord(item) ?? {}, base)),
    itemsLeft: Math.max(0, items.length - MOST_ITEMS),
    minutes: null,
    problem: isCutOff ? 'cut-off' : null,
    feedLink: null,
  };
}

function readItem(item: Readonly<Record<string, unknown>>, base: string | null): FeedItem {
  const named = foldSpace(text(item, 'id').slice(0, LONGEST_ID));
  const link =
    resolveLink(text(item, 'url'), base) ??
    resolveLink(text(item, 'external_url'), base) ??
    (isWebAddress(named) ? named : null);
  const html = text(item, 'content_html').slice(0, LONGEST_SUMMARY * MARKUP_PER_TEXT);
  const plain = [text(item, 'summary'), text(item, 'content_text')]
    .map((each) => foldSpace(each.slice(0, LONGEST_SUMMARY * 2)))
    .find((each) => each !== '');
  return {
    title: cutText(plainText(text(item, 'title').slice(0, LONGEST_TITLE * MARKUP_PER_TEXT)), LONGEST_TITLE),
    link,
    id: (named || (link ?? '')).slice(0, LONGEST_ID) || null,
    ...findDate(text(item, 'date_published'), text(item, 'date_modified')),
    summary: cutText(plain === undefined ? plainText(html) : decodeEntities(plain), LONGEST_SUMMARY),
    source: '',
  };
}

/** When it was published, or else changed. */
function findDate(published: string, changed: string): Pick<FeedItem, 'date' | 'writtenDate'> {
  const date = readInstant(published);
  const isChanged = date === null && (published === '' || readInstant(changed) !== null);
  return {
    date: date ?? readInstant(changed),
    writtenDate: foldFeedDate(isChanged ? changed : published),
  };
}

function parse(json: string): LenientJson {
  try {
    return { value: JSON.parse(json), isCutOff: false };
  } catch {
    return parseLenientJson(json) ?? { value: undefined, isCutOff: false };
  }
}

/** The record of a feed; a list of items alone is one too, where they have titles and addresses. */
function asFeed(value: unknown): Readonly<Record<string, unknown>> | null {
  if (!Array.isArray(value)) return asRecord(value);
  const isOfItems = value.some((each: unknown) => {
    const item = asRecord(each) ?? {};
    return text(item, 'title') !== '' && text(item, 'url') !== '';
  });
  return isOfItems ? { items: value } : null;
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> | null {
  // An object that is no list: what its fields are, each use of one asks.
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : null;
}

/** Numbers are ids of some feeds. */
function text(record: Readonly<Record<string, unknown>>, key: string): string {
  const value = Object.hasOwn(record, key) ? record[key] : undefined;
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value : '';
}
