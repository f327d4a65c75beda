// Reads a feed of whatever kind, encoding and health. Work grows with the length of the file and with nothing else; feed-reader.ts runs it in a thread of
// its own with a limit of time besides.

import { decodeBytes } from './decode-bytes.ts';
import { findFeedLink } from './find-feed-link.ts';
import type { FeedReading } from './feed-reading.ts';
import { unread } from './feed-reading.ts';
import { readJsonFeed } from './read-json-feed.ts';
import { readXmlFeed } from './read-xml-feed.ts';

/** Five megabytes, as much as the guarded fetch brings. */
export const MOST_FEED_BYTES = 5 * 1024 * 1024;

export interface FeedSource {
  /** Of the reply that brought the file; empty where it is not known. */
  readonly contentType?: string;
  /** The address that relative links are resolved against last. */
  readonly url?: string;
}

/** What the file says; where it says nothing, `problem` says why. */
export function readFeed(bytes: Uint8Array, { contentType = '', url }: FeedSource = {}): FeedReading {
  if (bytes.length > MOST_FEED_BYTES) return unread('too-large');
  const text = decodeBytes(bytes, contentType);
  const start = text.search(/[^\s\0\ufeff]/);
  if (start === -1) return unread('empty');
  const address = url ?? null;
  const isJson = text[start] === '{' || text[start] === '[';
  if (isJson) return readJsonFeed(text.slice(start), address);
  const reading = readXmlFeed(text, address);
  return reading.problem === 'not-a-feed' ? unread(reading.problem, findFeedLink(text, address)) : reading;
}
