// RSS 0.9 to 2.0, RDF and Atom: which elements are title, link, id, date and summary of an item.

import { readInstant } from '@vigilo/domain/news/read-instant';
import type { Field, Item } from './feed-elements.ts';
import { walkFeed } from './feed-elements.ts';
import { withoutBareSigns } from './bare-signs.ts';
import { decodeBase64 } from './base64-text.ts';
import { foldFeedDate } from './feed-date.ts';
import { isWebAddress, resolveBase, resolveLink } from './feed-links.ts';
import type { FeedItem, FeedReading } from './feed-reading.ts';
import {
  LONGEST_ID,
  LONGEST_SOURCE,
  LONGEST_SUMMARY,
  LONGEST_TITLE,
  MOST_ITEMS,
  unread,
} from './feed-reading.ts';
import { withoutUnclosedSections } from './unclosed-sections.ts';
import { cutText, decodeEntities, foldSpace, plainText } from './plain-text.ts';

/** Markup of a title or a summary that is looked at: a multiple of what is kept of its text. */
const MARKUP_PER_TEXT = 20;

/** Where items of RSS and RDF have what is read of them, the likeliest first. */
const ITEM = {
  titles: ['title', 'atom:title', 'dc:title', 'media:title', 'itunes:title'],
  summaries: [
    'description',
    'atom:summary',
    'summary',
    'dc:description',
    'content:encoded',
    'atom:content',
    'itunes:summary',
    'media:description',
  ],
  dates: [
    'pubdate',
    'dc:date',
    'atom:published',
    'published',
    'dcterms:issued',
    'dcterms:created',
    'date',
    'atom:updated',
    'updated',
    'dcterms:modified',
    'dcterms:date',
  ],
  ids: ['guid', 'atom:id'],
} as const;
/** The same of entries of Atom. */
const ENTRY = {
  titles: ['atom:title', 'title', 'dc:title', 'media:title'],
  summaries: ['atom:summary', 'summary', 'atom:content', 'content', 'dc:description', 'media:description'],
  dates: [
    'atom:published',
    'published',
    'atom:issued',
    'issued',
    'pubdate',
    'dc:date',
    'dcterms:issued',
    'atom:updated',
    'updated',
    'atom:modified',
    'modified',
    'atom:created',
    'created',
  ],
  ids: ['atom:id', 'id', 'guid'],
} as const;
const LINKS: ReadonlySet<string> = new Set(['link', 'atom:link']);
/** Links of these kinds lead to something else than the story. */
const OTHER_LINKS =
  /^(?:self|edit|edit-media|enclosure|hub|next|prev|previous|first|last|license|search|service\.\w+|https?:.*)$/i;
/** What is neither text nor XML is in base64 (RFC 4287, 4.1.3.3); Atom 0.3 says so by a mode of its own. */
const ENCODED = /^(?!text\/|.*[+/]xml$)[\w.+-]+\/[\w.+-]+$/i;
/** The end of a section that has no beginning. */
const SECTION_END = /\]\]>\s{0,20}$/;
const LITERAL = /^(?:text|text\/plain|xhtml|application\/xhtml\+xml)$/i;

/** Reads a feed's text; the address is the feed's own, or null where it is not known. */
export function readXmlFeed(xml: string, address: string | null): FeedReading {
  const { roots, attributes, fields, items, itemsLeft, isCutOff } = walkFeed(
    withoutBareSigns(withoutUnclosedSections(xml)),
    MOST_ITEMS,
  );
  if (items.length === 0 && !roots.some((root) => /(?:^|:)(?:rss|rdf|feed|channel)$/.test(root))) {
    return unread('not-a-feed');
  }
  const declared = resolveBase(attributes.get('xml:base'), address);
  const link = findLink(fields, true, declared);
  const base = attributes.has('xml:base') ? declared : resolveBase(link ?? undefined, address);
  return {
    title: readText(first(fields, ITEM.titles), LONGEST_TITLE),
    items: items.map((item) => readItem(item, base)),
    itemsLeft,
    minutes: findPollMinutes(fields),
    problem: isCutOff ? 'cut-off' : null,
    feedLink: null,
  };
}

function readItem({ isEntry, attributes, fields }: Item, outerBase: string | null): FeedItem {
  const base = resolveBase(attributes.get('xml:base'), outerBase);
  const names = isEntry ? ENTRY : ITEM;
  const guid = first(fields, names.ids);
  const named = foldSpace(guid?.text ?? '') || foldSpace(attributes.get('rdf:about') ?? '');
  const link = findLink(fields, isEntry, base) ?? findOriginal(fields, base) ?? linkFromId(guid, named);
  return {
    title: readText(first(fields, names.titles), LONGEST_TITLE),
    link,
    id: (named || (link ?? '')).slice(0, LONGEST_ID) || null,
    ...findDate(fields, names.dates),
    summary: readText(first(fields, names.summaries), LONGEST_SUMMARY),
    source: readSource(fields),
  };
}

/** Who told a story first: plain text in RSS; that of Atom is a whole feed and says nothing here. */
function readSource(fields: readonly Field[]): string {
  const field = fields.find(({ key, hasElements }) => key === 'source' && !hasElements);
  return readText(field, LONGEST_SOURCE);
}

/** The first field with something in it, by the order of the names. */
function first(fields: readonly Field[], keys: readonly string[]): Field | undefined {
  for (const key of keys) {
    const found = fields.find((field) => field.key === key && field.text.trim() !== '');
    if (found) return found;
  }
  return undefined;
}

function readText(field: Field | undefined, longest: number): string {
  if (field === undefined) return '';
  const type = field.attributes.get('type') ?? '';
  const isAtom = field.key.startsWith('atom:');
  const isEncoded = isAtom && (field.attributes.get('mode') === 'base64' || ENCODED.test(type));
  const kept = field.text.slice(0, longest * MARKUP_PER_TEXT);
  const written = kept.includes('<![CDATA[') ? kept : kept.replace(SECTION_END, '');
  const markup = isEncoded ? decodeBase64(written) : written;
  const isLiteral = isAtom && (field.hasElements || LITERAL.test(type));
  return cutText(isLiteral ? foldSpace(decodeEntities(markup)) : plainText(markup), longest);
}

/** The link to the story: of several the one that says so, of a page rather than of another kind of file. */
function findLink(fields: readonly Field[], isAtom: boolean, base: string | null): string | null {
  const links = fields.filter(({ key }) => LINKS.has(key));
  const referring = links.filter(
    ({ attributes }) => attributes.has('href') && !OTHER_LINKS.test(attributes.get('rel') ?? ''),
  );
  const alternate = referring.filter(({ attributes }) =>
    /^(?:alternate)?$/i.test((attributes.get('rel') ?? '').trim()),
  );
  const page = alternate.find(({ attributes }) => /html/i.test(attributes.get('type') ?? 'html'));
  const best = page ?? alternate[0] ?? (isAtom ? referring[0] : undefined);
  const written = links
    .filter((field) => field.text.trim() !== '')
    .map(({ text, attributes }) => ({ text, base: attributes.get('xml:base') }));
  const referred = best
    ? [{ text: best.attributes.get('href') ?? '', base: best.attributes.get('xml:base') }]
    : [];
  for (const each of isAtom ? [...referred, ...written] : [...written, ...referred]) {
    const link = resolveLink(decodeEntities(each.text), resolveBase(each.base, base));
    if (link !== null) return link;
  }
  return null;
}

/** Where a story stood before its feed was passed on. */
function findOriginal(fields: readonly Field[], base: string | null): string | null {
  const field = first(fields, ['feedburner:origlink']);
  return field === undefined ? null : resolveLink(decodeEntities(field.text), base);
}

/** A guid is a link unless it says that it is none. */
function linkFromId(guid: Field | undefined, id: string): string | null {
  const isNone = /^(?:false|0|no)$/i.test(guid?.attributes.get('ispermalink')?.trim() ?? '');
  return !isNone && isWebAddress(id) ? id : null;
}

/** The first date that can be read, else the first that cannot, by the order of the names. */
function findDate(fields: readonly Field[], keys: readonly string[]): Pick<FeedItem, 'date' | 'writtenDate'> {
  let unreadDate = '';
  for (const key of keys) {
    for (const field of fields) {
      if (field.key !== key) continue;
      const writtenDate = foldFeedDate(field.text);
      const date = readInstant(field.text);
      if (date !== null) return { date, writtenDate };
      unreadDate ||= writtenDate;
    }
  }
  return { date: null, writtenDate: unreadDate };
}

const PERIOD_MINUTES: Readonly<Record<string, number>> = {
  hourly: 60,
  daily: 1440,
  weekly: 10_080,
  monthly: 43_200,
  yearly: 525_600,
};

/** `ttl` in minutes, or `sy:updatePeriod` divided by `sy:updateFrequency`. */
function findPollMinutes(fields: readonly Field[]): number | null {
  const text = (key: string) =>
    fields
      .find((field) => field.key === key)
      ?.text.trim()
      .toLowerCase() ?? '';
  const ttl = Number(text('ttl') || 'none');
  if (Number.isFinite(ttl) && ttl > 0) return ttl;
  const period = PERIOD_MINUTES[text('sy:updateperiod')];
  const frequency = Number(text('sy:updatefrequency') || 1);
  return period === undefined
    ? null
    : period / (frequency >= 1 && Number.isFinite(frequency) ? frequency : 1);
}
