// Feeds whose fields are broken: dates, what is missing, ids, addresses.
import type { BrokenKind } from './broken-feed.ts';
import {
  address,
  atom,
  ATOM_DATE,
  broken,
  entry,
  item,
  jsonFeed,
  jsonItem,
  rss,
  RSS_DATE,
  story,
  TODAY,
} from './broken-feed.ts';

const WINS = story('Halvor Shipping wins', 1);
const FALLS = story('Castor Rail falls', 2);
const BOTH = [WINS, FALLS];
const both = BOTH.map(({ title }, at) => item(title, at + 1)).join('');
const [win, fall] = BOTH.map(({ title }, at) => jsonItem(title, at + 1));
const EPOCH = Date.UTC(2026, 10, 20, 9, 30) / 1000;
const UNKNOWN = null;
const DATES: readonly (readonly [written: string, day: string | null])[] = [
  ...[
    '20.11.2026 09:30',
    '2026/11/20 09:30:00',
    '20261120T093000Z',
    'Nov. 20th, 2026 at 9:30 a.m. ET',
    'Friday 20 November 2026 - 09:30',
    '2026-11-20T09:30:00 +0100',
    'Vie, 20 nov. 2026 09:30',
    '20 de noviembre de 2026',
    '2026年11月20日 09:30',
    String(EPOCH),
    'Fri, 20 Nov 26 09:30 GMT',
    'Mon, 20 Nov 2026 09:30:00 GMT',
    'Fri Nov 20 09:30:00 EST 2026',
    '20-11-2026 09:30',
    '2026-11-20T09:30:00Z[UTC]',
    `/Date(${EPOCH}000)/`,
    'Fri, 20 Nov 2026 09:30:00 (GMT)',
    'Published: 20 November 2026',
    '2026-11-20T9:30:00Z',
    '20/11/2026',
  ].map((written) => [written, '2026-11-20'] as const),
  ['2026-11-20T24:00:00Z', '2026-11-21'],
  ['', TODAY],
  ['11/12/2026', UNKNOWN],
  ['1850-01-01T00:00:00Z', UNKNOWN],
  ['Tue, 01 Jan 1850 00:00:00 GMT', UNKNOWN],
  ['2031-01-01T00:00:00Z', UNKNOWN],
  ['0000-00-00 00:00:00', UNKNOWN],
  ['1970-01-01T00:00:00Z', UNKNOWN],
  ['yesterday', UNKNOWN],
  ['Mon, 31 Nov 2026 09:30:00 GMT', UNKNOWN],
  ['TBD', UNKNOWN],
];
const dates: BrokenKind = {
  kind: 'Dates in odd forms, none, of 1850 or ahead',
  feeds: [
    broken(
      'each in turn',
      rss(DATES.map(([written], at) => item(`Castor Rail, part ${at}`, at, written)).join('')),
      DATES.map(([, day], at) => story(`Castor Rail, part ${at}`, at, day)),
    ),
    broken(
      'none, but one beside it',
      rss(
        `<item><title>Castor</title><link>${address(1)}</link><pubDate/><dc:date>${ATOM_DATE}</dc:date></item>`,
      ),
      [story('Castor', 1)],
    ),
    broken(
      'one that cannot be read, and one that can',
      rss(
        `<item><title>Castor</title><link>${address(1)}</link><pubDate>soon</pubDate><dc:date>${ATOM_DATE}</dc:date></item>`,
      ),
      [story('Castor', 1)],
    ),
  ],
};

const bare = (inner: string) => `<item>${inner}<pubDate>${RSS_DATE}</pubDate></item>`;
const missing: BrokenKind = {
  kind: 'Items without title, link or id',
  feeds: [
    broken(
      'a title',
      rss(
        `${bare(`<description>&lt;p&gt;Halvor Shipping wins&lt;/p&gt;</description><link>${address(1)}</link>`)}${bare(`<title/><description>Castor Rail falls</description><link>${address(2)}</link>`)}${bare(`<link>${address(3)}</link>`)}`,
      ),
      BOTH,
    ),
    broken(
      'a title of Atom',
      atom(
        `${entry('<title type="html"></title><summary>Halvor Shipping wins</summary>', 1)}${entry('<content type="html">&lt;p&gt;Castor Rail falls&lt;/p&gt;</content>', 2)}`,
      ),
      BOTH,
    ),
    broken(
      'a link',
      rss(
        `${bare(`<title>${WINS.title}</title><guid>${address(1)}</guid>`)}${bare(`<title>${FALLS.title}</title><link/><guid isPermaLink="true">${address(2)}</guid>`)}${bare('<title>No way</title><guid isPermaLink="false">https://news.example/3</guid>')}`,
      ),
      [...BOTH, { title: 'No way', link: null, day: '2026-11-20' }],
    ),
    broken(
      'a link in its place',
      rss(
        `${bare(`<title>${WINS.title}</title><link href="${address(1)}"/>`)}${bare(`<title>${FALLS.title}</title><link><![CDATA[\n  ${address(2)}\n]]></link>`)}${bare(`<title>Feed burnt</title><feedburner:origLink>${address(3)}</feedburner:origLink><guid isPermaLink="false">3</guid>`)}`,
      ),
      [...BOTH, story('Feed burnt', 3)],
    ),
    broken(
      'a link of Atom',
      atom(
        `<entry><title>${WINS.title}</title><link rel="self" href="https://feeds.example/1"/><id>${address(1)}</id><updated>${ATOM_DATE}</updated></entry><entry><title>${FALLS.title}</title><link>${address(2)}</link><updated>${ATOM_DATE}</updated></entry>`,
      ),
      BOTH,
    ),
    broken(
      'an id',
      rss(BOTH.map(({ title, link }) => bare(`<title>${title}</title><link>${link}</link>`)).join('')),
      BOTH,
    ),
    broken('everything but a title', rss('<item><title>Halvor Shipping wins</title></item>'), [
      { title: WINS.title, link: null, day: TODAY },
    ]),
    broken(
      'a title in its place',
      rss(bare(`<media:title>${WINS.title}</media:title><link>${address(1)}</link>`)),
      [WINS],
    ),
  ],
};

const withId = (title: string, path: number, id: string) =>
  bare(`<title>${title}</title><link>${address(path)}</link>${id}`);
const ids: BrokenKind = {
  kind: 'One id for different stories',
  feeds: [
    broken(
      'of all',
      rss(
        [...BOTH, story('Brindle rests', 3)]
          .map(({ title }, at) => withId(title, at + 1, '<guid>0</guid>'))
          .join(''),
      ),
      [...BOTH, story('Brindle rests', 3)],
    ),
    broken(
      'of none',
      rss(BOTH.map(({ title }, at) => withId(title, at + 1, '<guid></guid>')).join('')),
      BOTH,
    ),
    broken(
      'the address of the site',
      rss(BOTH.map(({ title }, at) => withId(title, at + 1, `<guid>${address('')}</guid>`)).join('')),
      BOTH,
    ),
    broken(
      'of Atom',
      atom(
        BOTH.map(({ title }, at) =>
          entry(`<title>${title}</title>`, at + 1).replace(/urn:wire:\d/, 'urn:wire'),
        ).join(''),
      ),
      BOTH,
    ),
    broken('and an item twice', rss(`${both}${both}`), BOTH),
    broken('and one title twice', rss(`${item('Trading update', 1)}${item('Trading update', 2)}`), [
      story('Trading update', 1),
      story('Trading update', 2),
    ]),
    broken('of JSON', jsonFeed(`${win},${fall?.replace('"id": "2"', '"id": 1')}`), BOTH),
  ],
};

const link = (written: string, title = 'Halvor Shipping wins') =>
  bare(`<title>${title}</title><link>${written}</link>`);
const to = (url: string, title = 'Halvor Shipping wins') => [{ title, link: url, day: '2026-11-20' }];
const withBase = (base: string, entries: string) =>
  atom(entries).replace('<feed ', `<feed xml:base="${base}" `);
const links: BrokenKind = {
  kind: 'Relative addresses',
  feeds: [
    broken('of the site', rss(link('/a/1')), to(address('a/1'))),
    broken('of the folder', rss(link('a/1')), to(address('a/1'))),
    broken('of a query', rss(link('?p=1')), to(address('?p=1'))),
    broken('without a scheme', rss(link('//www.news.example/1')), to('https://www.news.example/1')),
    broken('without a scheme and slashes', rss(link('www.news.example/1')), to('http://www.news.example/1')),
    broken(
      'of the feed itself',
      `<rss><channel><title>Wire</title>${link('../1')}</channel></rss>`,
      to('https://feeds.example/1'),
    ),
    broken(
      'of a base',
      withBase(
        'https://base.example/x/',
        `<entry xml:base="y/"><title>Halvor Shipping wins</title><link href="1"/><updated>${ATOM_DATE}</updated></entry>`,
      ),
      to('https://base.example/x/y/1'),
    ),
    broken(
      'of a base on the link',
      atom(
        `<entry><title>Halvor Shipping wins</title><link xml:base="https://base.example/z/" href="1"/><updated>${ATOM_DATE}</updated></entry>`,
      ),
      to('https://base.example/z/1'),
    ),
    broken(
      'of a relative base',
      withBase('/base/', entry('<title>Halvor Shipping wins</title>', 1).replace(address(1), '1')),
      to('https://feeds.example/base/1'),
    ),
    broken(
      'with blanks and letters of any kind',
      rss(link('/a b/é?q=x y')),
      to(address('a%20b/%C3%A9?q=x%20y')),
    ),
    broken('with lines broken in them', rss(link('https://news.example/\n      a/1')), to(address('a/1'))),
    broken('of JSON', jsonFeed(`${win?.replace(address(1), '/wire/1')}`), to('https://feeds.example/wire/1')),
    broken('with slashes of another kind', rss(link(String.raw`https:\\news.example\1`)), to(address(1))),
    broken('with a slash too few', rss(link('https:/news.example/1')), to(address(1))),
  ],
};

export const BROKEN_FIELDS: readonly BrokenKind[] = [dates, missing, ids, links];
