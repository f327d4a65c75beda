// What the sets of broken feeds are made of: feeds, and what a person who looks at one would say that it tells. All of it is invented.

/** What a person reads: the headline, where it leads, and its day; a day is null where nobody can know it. */
export interface ExpectedItem {
  readonly title: string;
  readonly link: string | null;
  readonly day: string | null;
}

export interface BrokenFeed {
  /** What is wrong with it. */
  readonly what: string;
  readonly bytes: Buffer;
  readonly contentType: string;
  /** The feed that a page names, by its address. */
  readonly behind: { readonly url: string; readonly text: string } | null;
  readonly expected: readonly ExpectedItem[];
}

export interface BrokenKind {
  readonly kind: string;
  readonly feeds: readonly BrokenFeed[];
}

/** When the feeds are read, and from where. */
export const READ_AT = Date.UTC(2026, 10, 23, 12);
export const READ_FROM = 'https://feeds.example/wire/news.xml';
export const TODAY = '2026-11-23';

/** The day of most items, as RSS and as Atom write it. */
const DAY = '2026-11-20';
export const RSS_DATE = 'Fri, 20 Nov 2026 09:30:00 GMT';
export const ATOM_DATE = '2026-11-20T09:30:00Z';

const SITE = 'https://news.example/';

export function address(path: string | number): string {
  return `${SITE}${path}`;
}

export function story(title: string, path: string | number, day: string | null = DAY): ExpectedItem {
  return { title, link: address(path), day };
}

export function broken(
  what: string,
  content: string | Buffer,
  expected: readonly ExpectedItem[],
  { contentType = '', behind = null }: Partial<Pick<BrokenFeed, 'contentType' | 'behind'>> = {},
): BrokenFeed {
  return {
    what,
    bytes: typeof content === 'string' ? Buffer.from(content) : content,
    contentType,
    behind,
    expected,
  };
}

export const XML = '<?xml version="1.0" encoding="utf-8"?>';

/** The fields of an item of RSS without its title. */
export function fields(path: string | number, date = RSS_DATE): string {
  return `<link>${address(path)}</link><guid>${address(path)}</guid><pubDate>${date}</pubDate>`;
}

export function item(title: string, path: string | number, date = RSS_DATE): string {
  return `<item><title>${title}</title>${fields(path, date)}</item>\n`;
}

/** A feed without a declaration; `attributes` are those of its outermost element. */
export function channel(items: string, attributes = ''): string {
  return `<rss version="2.0"${attributes}><channel><title>Example wire</title><link>${SITE}</link><description>News</description>\n${items}</channel></rss>`;
}

export function rss(items: string, attributes = ''): string {
  return `${XML}\n${channel(items, attributes)}`;
}

/** An entry of Atom; its title is given as an element. */
export function entry(title: string, path: string | number): string {
  return `<entry>${title}<id>urn:wire:${path}</id><link href="${address(path)}"/><updated>${ATOM_DATE}</updated></entry>\n`;
}

export function atom(entries: string, namespace = 'http://www.w3.org/2005/Atom'): string {
  return `${XML}\n<feed xmlns="${namespace}"><title>Example wire</title><id>urn:wire</id><updated>${ATOM_DATE}</updated>\n${entries}</feed>`;
}

/** A JSON Feed whose items are given as they are written. */
export function jsonFeed(items: string): string {
  return `{"version": "https://jsonfeed.org/version/1.1", "title": "Example wire", "items": [${items}]}`;
}

export function jsonItem(title: string, path: string | number): string {
  return `{"id": "${path}", "url": "${address(path)}", "title": "${title}", "date_published": "${ATOM_DATE}"}`;
}
