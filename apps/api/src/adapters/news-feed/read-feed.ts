// Reads a feed of whatever kind, encoding and health. Work grows with the length of the file and with nothing else; feed-reader.ts runs it in a thread of
// its own with a limit of time besides.

import { decodeBytes } from './decode-bytes.ts';
import { withoutDoubling } from './doubled-text.ts';
import { findFeedLink } from './find-feed-link.ts';
import type { FeedReading } from './feed-reading.ts';
import { unread } from './feed-reading.ts';
import { decodeEntities } from './plain-text.ts';
import { findJsonFeed, readJsonFeed } from './read-json-feed.ts';
import { readXmlFeed } from './read-xml-feed.ts';
import { unpackBytes } from './unpack-bytes.ts';

/** Five megabytes, as much as the guarded fetch brings. */
export const MOST_FEED_BYTES = 5 * 1024 * 1024;

/** Control characters that are no white space. */
// oxlint-disable-next-line no-control-regex -- control characters are what is dropped
const NO_TEXT = /[\u0000-\u0008\u000e-\u001f]+/g;
/** What stands somewhere in a feed that begins with something else. */
const XML_FEED = /<(?:rss|feed|rdf:RDF)\b/i;
/** What a service answers that sends its feed as a text. */
const HELD = /<!\[CDATA\[\s{0,100}(?=<(?:\?xml|rss|feed|rdf:RDF)\b)/i;
/** A feed whose markup a page shows. */
const SHOWN = /&lt;(?:\?xml|rss|feed|rdf:RDF)\b/i;

export interface FeedSource {
  /** Of the reply that brought the file; empty where it is not known. */
  readonly contentType?: string;
  /** The address that relative links are resolved against last. */
  readonly url?: string;
}

/** What the file says; where it says nothing, `problem` says why. */
export function readFeed(bytes: Uint8Array, { contentType = '', url }: FeedSource = {}): FeedReading {
  if (bytes.length > MOST_FEED_BYTES) return unread('too-large');
  const unpacked = unpackBytes(bytes, MOST_FEED_BYTES);
  if (unpacked === null) return unread('unreadable');
  const text = withoutDoubling(decodeBytes(unpacked, contentType).replace(NO_TEXT, ''));
  return readText(text, url ?? null);
}

function readText(text: string, address: string | null): FeedReading {
  const start = text.search(/[^\s\ufeff]/);
  if (start === -1) return unread('empty');
  const isJson = text[start] === '{' || text[start] === '[';
  const json = isJson ? readJsonFeed(text.slice(start), address) : null;
  if (json !== null && (json.problem !== 'not-a-feed' || !XML_FEED.test(text))) return json;
  const reading = readXmlFeed(text, address);
  return reading.problem === 'not-a-feed' ? readWithin(text, address) : reading;
}

/** What is no feed itself may name one, or hold one: after what a program said first, or shown as text. */
function readWithin(text: string, address: string | null): FeedReading {
  const link = findFeedLink(text, address);
  if (link !== null) return unread('not-a-feed', link);
  const json = findJsonFeed(text);
  if (json !== -1) return readJsonFeed(text.slice(json), address);
  const held = HELD.exec(text);
  if (held !== null) return readXmlFeed(text.slice(held.index + held[0].length), address);
  const shown = text.search(SHOWN);
  return shown === -1 ? unread('not-a-feed') : readXmlFeed(decodeEntities(text.slice(shown)), address);
}
