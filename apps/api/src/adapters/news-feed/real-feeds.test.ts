// Every real feed beside the project with the reading that others expect of it.
//
// How their fields map: of rss-parser's readings title, link, isoDate (where it could read the date) and id, else guid, else rdf:about, else the link; of
// feedsmith's title, link (of links the one that is alternate, else the first), pubDate, else published, else updated, else dc:date, and the id in the same
// order. Titles are compared as text: tags dropped, references decoded, white space folded. A character that the expecting reader itself could not decode
// stands for any. A relative link is expected to be made absolute by the file's own base.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readFeed } from './read-feed.ts';
import type { FeedItem } from './feed-reading.ts';

const FOLDER = join(import.meta.dirname, '../../../../../../shared/data/feeds');
const IS_THERE = existsSync(FOLDER);
const LEAST = 0.98;

interface Expected {
  readonly title: string;
  readonly link: string | null;
  readonly id: string | null;
  /** Undefined where the expecting reader could not read it. */
  readonly date: string | null | undefined;
}

const text = z.string().optional();
const rssParserReading = z.object({
  feed: z.object({
    items: z.array(
      z.object({
        title: text,
        link: text,
        id: text,
        guid: text,
        'rdf:about': text,
        pubDate: text,
        date: text,
        isoDate: text,
      }),
    ),
  }),
});
const feedsmithItem = z.object({
  title: z.union([z.string(), z.object({ value: z.string() })]).optional(),
  link: text,
  links: z.array(z.object({ href: z.string(), rel: text })).optional(),
  guid: z.object({ value: z.string() }).optional(),
  id: text,
  rdf: z.object({ about: text }).optional(),
  pubDate: text,
  published: text,
  updated: text,
  dc: z.object({ dates: z.array(z.string()).optional() }).optional(),
});
const feedsmithReading = z.object({
  items: z.array(feedsmithItem).optional(),
  entries: z.array(feedsmithItem).optional(),
});

/** The bases that relative links of these files have: `xml:base`, or the feed's own link. */
const BASES: Readonly<Record<string, string>> = {
  'gulp-atom': 'https://github.com/gulpjs/gulp/releases',
  'atom-03': 'http://example.org/',
  'atom-10': 'http://example.org/',
};

function expectedByRssParser(file: string): Expected[] {
  const { feed } = rssParserReading.parse(JSON.parse(readFileSync(file, 'utf8')));
  return feed.items.map((item) => {
    const link = item.link?.trim() || null;
    const isDated = item.pubDate !== undefined || item.date !== undefined;
    return {
      title: item.title ?? '',
      link,
      id: (item.id ?? item.guid ?? item['rdf:about'])?.trim() || link,
      date: item.isoDate ?? (isDated ? undefined : null),
    };
  });
}

function expectedByFeedsmith(file: string): Expected[] {
  const { items, entries } = feedsmithReading.parse(JSON.parse(readFileSync(file, 'utf8')));
  return (items ?? entries ?? []).map((item) => {
    const link =
      item.link ??
      (item.links?.find(({ rel }) => rel === undefined || rel === 'alternate') ?? item.links?.[0])?.href ??
      null;
    const date = item.pubDate ?? item.published ?? item.updated ?? item.dc?.dates?.[0];
    const title = typeof item.title === 'object' ? item.title.value : item.title;
    return {
      title: title ?? '',
      link,
      id: item.guid?.value ?? item.id ?? item.rdf?.about ?? link,
      date: date === undefined ? null : new Date(date).toISOString(),
    };
  });
}

function plain(title: string): string {
  const named: Readonly<Record<string, string>> = {
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
  };
  return title
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&([a-z]+);/g, (whole, name: string) => named[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
}

function isMatch(expected: Expected, found: FeedItem | undefined, base: string | undefined): boolean {
  if (found === undefined) return false;
  const title = new RegExp(
    `^${plain(expected.title)
      .replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
      .replaceAll('\ufffd', '.')}$`,
    'u',
  );
  const link =
    expected.link === null || base === undefined ? expected.link : new URL(expected.link, base).href;
  const date = found.date === null ? null : new Date(found.date).toISOString();
  return (
    title.test(found.title) &&
    found.link === link &&
    found.id === expected.id &&
    (expected.date === undefined || expected.date === date)
  );
}

interface RealFeed {
  readonly name: string;
  readonly file: string;
  readonly expected: () => Expected[];
}

function listRealFeeds(): RealFeed[] {
  const baseName = (file: string) => file.replace(/\.\w+$/, '');
  const rssParserFeeds = readdirSync(join(FOLDER, 'rss-parser/expected')).map((file) => {
    const input =
      readdirSync(join(FOLDER, 'rss-parser/input')).find((each) => baseName(each) === baseName(file)) ?? '';
    return {
      name: baseName(file),
      file: join(FOLDER, 'rss-parser/input', input),
      expected: () => expectedByRssParser(join(FOLDER, 'rss-parser/expected', file)),
    };
  });
  const feedsmithFeeds = ['atom', 'rdf', 'rss'].flatMap((kind) => {
    const folder = join(FOLDER, 'feedsmith', kind, 'references');
    const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
    return files.map((file) => ({
      name: baseName(file),
      file: join(folder, `${baseName(file)}.xml`),
      expected: () => expectedByFeedsmith(join(folder, file)),
    }));
  });
  return [...rssParserFeeds, ...feedsmithFeeds];
}

describe.skipIf(!IS_THERE)('Real feeds (skipped where ../shared/data is absent)', () => {
  it.each(IS_THERE ? listRealFeeds() : [])('$name is read as expected', ({ name, file, expected: read }) => {
    const expected = read();
    const { items, problem } = readFeed(readFileSync(file));
    const matched = expected.filter((each, index) => isMatch(each, items[index], BASES[name])).length;
    expect(problem).toBe(null);
    expect(items).toHaveLength(expected.length);
    expect(
      matched,
      JSON.stringify(expected.filter((each, index) => !isMatch(each, items[index], BASES[name])).slice(0, 2)),
    ).toBeGreaterThanOrEqual(LEAST * expected.length);
  });

  it('include a web page, which is said to be no feed', () => {
    expect(readFeed(readFileSync(join(FOLDER, 'rss-parser/input/unrecognized.rss')))).toMatchObject({
      items: [],
      problem: 'not-a-feed',
    });
  });
});
