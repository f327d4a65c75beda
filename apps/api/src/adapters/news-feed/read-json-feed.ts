// JSON Feed 1.0 and 1.1. Fields of other types than they should have are taken as missing.

import { foldFeedDate, readFeedDate } from './feed-date.ts';
import { isWebAddress, resolveBase, resolveLink } from './feed-links.ts';
import type { FeedItem, FeedReading } from './feed-reading.ts';
import { LONGEST_ID, LONGEST_SUMMARY, LONGEST_TITLE, MOST_ITEMS, unread } from './feed-reading.ts';
import { cutText, decodeEntities, foldSpace, plainText } from './plain-text.ts';

const MARKUP_PER_TEXT = 20;
/** What a file that is cut off says of itself, so far into it. */
const JSON_FEED = /"version"\s*:\s*"https?:\/\/(?:www\.)?jsonfeed\.org\//;
const HEAD = 10_000;

/** Reads a feed's text; the address is the feed's own, or null where it is not known. */
export function readJsonFeed(json: string, address: string | null): FeedReading {
  const parsed = parse(json);
  if (parsed === undefined) return unread(JSON_FEED.test(json.slice(0, HEAD)) ? 'cut-off' : 'not-a-feed');
  const feed = asRecord(parsed);
  const items = feed?.['items'];
  if (feed === null || !Array.isArray(items)) return unread('not-a-feed');
  const base = resolveBase(
    text(feed, 'home_page_url') || undefined,
    resolveBase(text(feed, 'feed_url') || undefined, address),
  );
  return {
    title: cutText(foldSpace(text(feed, 'title').slice(0, LONGEST_TITLE)), LONGEST_TITLE),
    items: items.slice(0, MOST_ITEMS).map((item: unknown) => readItem(asRecord(item) ?? {}, base)),
    itemsLeft: Math.max(0, items.length - MOST_ITEMS),
    minutes: null,
    problem: null,
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
  const date = readFeedDate(published);
  const isChanged = date === null && (published === '' || readFeedDate(changed) !== null);
  return {
    date: date ?? readFeedDate(changed),
    writtenDate: foldFeedDate(isChanged ? changed : published),
  };
}

/** Undefined where it is no whole JSON. */
function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
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
