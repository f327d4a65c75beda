import { describe, expect, it } from 'vitest';
import { gzipSync } from 'node:zlib';
import { MOST_ITEMS } from './feed-reading.ts';
import { MOST_FEED_BYTES, readFeed } from './read-feed.ts';
import { BROKEN_KINDS, readBroken } from './testing/broken-feeds.ts';

it('There are twenty kinds of broken feeds', () => {
  expect(new Set(BROKEN_KINDS.map(({ kind }) => kind)).size).toBe(20);
});

describe.each(BROKEN_KINDS)('$kind', ({ feeds }) => {
  it.each(feeds)('$what: what a person reads is read', (feed) => {
    expect(readBroken(feed)).toEqual(feed.expected);
  });
});

describe('What mends broken feeds', () => {
  const many = (text: string) => text.repeat(MOST_FEED_BYTES / 20 / text.length);
  const titled = (title: string) => `<rss><channel><item><title>${title}</title></item></channel></rss>`;

  it.each([
    ['sections that end nowhere', `<rss><channel>${many('<![CDATA[')}`],
    ['sections that end wrongly', `<rss><channel>${many('<a><![CDATA[x]]</a>')}`],
    ['brackets without end', `<rss><channel><title><![CDATA[${many(']')}</title>`],
    ['bare signs', titled(many('< '))],
    ['quotes that are open', `<a ${many('="x>  ')}`],
    ['types with comments that are open', `<!DOCTYPE rss [${many('<!--')}`],
    [
      'entities that grow by one another',
      `<!DOCTYPE l [${Array.from({ length: 300 }, (_, at) => `<!ENTITY l${at} "${`&l${at + 1};`.repeat(12)}">`).join('')}<!ENTITY l300 "x">]>${titled('&l0;'.repeat(1000))}`,
    ],
    ['entities within themselves', `<!DOCTYPE l [<!ENTITY a "&b;"><!ENTITY b "&a;">]>${titled('&a;')}`],
    ['fields in each other', `<rss><channel><item>${many('<title>a<link>')}`],
    ['feeds in each other', `<html>${many('<b><rss>')}`],
    ['letters doubled', titled(many('Ã©x'))],
    ['JSON nested deeply', `{"items":${many('[{a:')}`],
    ['JSON that is all comments', `{"items":[${many('/*')}`],
    ['JSON that is all words', `[${many('a ')}`],
    ['JSON shown in a page', many('&lt;rss {"version" ')],
  ])('takes %s within bounds', (_what, text) => {
    expect(readFeed(Buffer.from(text)).items.length).toBeLessThanOrEqual(MOST_ITEMS);
  });

  it('unpacks no more than a feed may have', () => {
    const large = gzipSync(Buffer.alloc(MOST_FEED_BYTES * 4, '<a>'));
    expect([large, gzipSync(large)].map((bytes) => readFeed(bytes).problem)).toEqual([
      'unreadable',
      'unreadable',
    ]);
    expect(readFeed(Buffer.from([0x1f, 0x8b, 0, 0])).problem).toBe('unreadable');
  });

  it('leaves alone what is right by itself', () => {
    const title = (text: string) => readFeed(Buffer.from(titled(text))).items[0]?.title;
    for (const text of [
      'CAFÉ” and Å“',
      'SÃO PAULO, 5 £',
      'CAFÉ “Ñ” – Å',
      'Â or Ã, “é”',
      'GRÖSSE À «',
      '[a]] b]',
      'a &gt; b "c=',
      'x="1',
    ])
      expect(title(text)).toBe(text.replace('&gt;', '>'));
  });

  it.each([
    ['ends in capitals', titled('One').replaceAll(/<\/\w+>/g, (end) => end.toUpperCase())],
    ['an answer in JSON before it', `{"error": null}\n${titled('One')}`],
    ['elements of a service around its items', '<data><items><item><title>One</title></item></items></data>'],
    ['a section around it', `<string><![CDATA[${titled('One')}]]></string>`],
    ['half of a section', titled('<!CDATA[One]]>')],
    ['the end of a section alone', titled('One]]>')],
  ])('reads a feed with %s', (_what, text) => {
    expect(readFeed(Buffer.from(text)).items.map(({ title }) => title)).toEqual(['One']);
  });

  it('takes quotes within a text of JSON for words where nothing parts them from it', () => {
    const text = '{"items": [{"title": "The "old" one", "id": "1" // first\n}, {"title": "Two"}]}';
    expect(readFeed(Buffer.from(text)).items.map(({ title, id }) => [title, id])).toEqual([
      ['The "old" one', '1'],
      ['Two', null],
    ]);
  });

  it('takes no page for a feed that only speaks of one', () => {
    const page = (body: string) =>
      readFeed(Buffer.from(`<!DOCTYPE html><html><head></head><body>${body}</body></html>`));
    expect(page('<feed></feed><p>News</p>').problem).toBe('not-a-feed');
    expect(page('<script>var a = {"version": "1", "items": []}</script>').problem).toBe('not-a-feed');
    expect(page('<ul><item>One</item></ul>')).toMatchObject({ problem: 'not-a-feed', items: [] });
  });
});
