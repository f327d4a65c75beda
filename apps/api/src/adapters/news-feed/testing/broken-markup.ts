// Feeds whose markup is broken: ends that are missing, sections, roots, what stands before and around a feed.

import { gzipSync } from 'node:zlib';
import type { BrokenKind } from './broken-feed.ts';
import {
  address,
  atom,
  ATOM_DATE,
  broken,
  channel,
  entry,
  fields,
  item,
  jsonFeed,
  jsonItem,
  rss,
  RSS_DATE,
  story,
  XML,
} from './broken-feed.ts';

const FERRIES = story('Halvor Shipping orders six ferries', 1);
const MILL = story('Brindle Foods shuts its oldest mill', 2);
const LOAN = story('Castor Rail repays a loan early', 3);
const ALL = [FERRIES, MILL, LOAN];
const [ferries, mill, loan] = ALL.map(({ title }, at) => item(title, at + 1));
const three = `${ferries}${mill}${loan}`;
const WHOLE = rss(three);
const WHOLE_JSON = jsonFeed(ALL.map(({ title }, at) => jsonItem(title, at + 1)).join(',\n'));

/** All of a text before a mark, which is in it. */
function before(text: string, mark: string, more = 0): string {
  return text.slice(0, text.indexOf(mark) + more);
}

const unclosed: BrokenKind = {
  kind: 'Ends of elements that are missing',
  feeds: [
    broken('of items', WHOLE.replaceAll('</item>', ''), ALL),
    broken('of the first item', WHOLE.replace('</item>', ''), ALL),
    broken('of titles', WHOLE.replaceAll(/(?<=(?:ferries|mill|early))<\/title>/g, ''), ALL),
    broken('of titles, misspelt', WHOLE.replaceAll('</title><link>https', '</titel><link>https'), ALL),
    broken('of links', WHOLE.replaceAll('</link><guid>', '<guid>'), ALL),
    broken(
      'of descriptions',
      rss(
        ALL.map(
          ({ title, link }) =>
            `<item><title>${title}</title><description>More about it<link>${link}</link><pubDate>${RSS_DATE}</pubDate></item>`,
        ).join(''),
      ),
      ALL,
    ),
    broken(
      'of bold words in a title',
      WHOLE.replace('orders', '<b>orders').replace('oldest', '<i>oldest'),
      ALL,
    ),
    broken(
      'of entries of Atom',
      atom(ALL.map(({ title }, at) => entry(`<title>${title}</title>`, at + 1)).join('')).replaceAll(
        '</entry>',
        '',
      ),
      ALL,
    ),
    broken(
      'of the quotes of an address',
      atom(ALL.map(({ title }, at) => entry(`<title>${title}</title>`, at + 1)).join('')).replace(
        `href="${address(1)}"/>`,
        `href="${address(1)} />`,
      ),
      ALL,
    ),
  ],
};

const two = [FERRIES, MILL];
const truncated: BrokenKind = {
  kind: 'Files that stop in the midst of an item',
  feeds: [
    broken('in its title', before(WHOLE, 'Castor Rail', 8), two),
    broken('in its address', before(WHOLE, `<link>${address(3)}`, 14), two),
    broken('in the name of an element', before(WHOLE, '<title>Castor', 4), two),
    broken('in a reference', `${before(WHOLE, 'Castor Rail', 6)} &am`, two),
    broken('in a section', `${before(WHOLE, 'Castor Rail')}<![CDATA[<p>Castor Rail rep`, two),
    broken('after the last item', before(WHOLE, '</channel>'), ALL),
    broken(
      'in an attribute of Atom',
      before(
        atom(ALL.map(({ title }, at) => entry(`<title>${title}</title>`, at + 1)).join('')),
        `href="${address(3)}`,
        15,
      ),
      two,
    ),
    broken('in a text of JSON', before(WHOLE_JSON, 'Castor Rail', 8), two),
    broken('between fields of JSON', before(WHOLE_JSON, ', "title": "Castor Rail', 1), two),
    broken('after the last item of JSON', before(WHOLE_JSON, ']}'), ALL),
  ],
};

const cdata = (text: string) => `<![CDATA[${text}]]>`;
const sections: BrokenKind = {
  kind: 'Sections of characters that end nowhere, or wrongly',
  feeds: [
    broken(
      'without an end in a title',
      rss(`${item('<![CDATA[Halvor Shipping orders six ferries', 1)}${item(cdata(MILL.title), 2)}${loan}`),
      ALL,
    ),
    broken(
      'without an end in the last description',
      rss(
        `${ferries}${mill}<item><title>${LOAN.title}</title>${fields(3)}<description><![CDATA[<p>More</description></item>`,
      ),
      ALL,
    ),
    broken(
      'that end with ]]',
      rss(`${item('<![CDATA[Halvor Shipping orders six ferries]]', 1)}${item(cdata(MILL.title), 2)}`),
      two,
    ),
    broken(
      'that end with ]>',
      rss(`${item('<![CDATA[Halvor Shipping orders six ferries]>', 1)}${item(cdata(MILL.title), 2)}`),
      two,
    ),
    broken(
      'that end with ]] >',
      rss(`${item('<![CDATA[Halvor Shipping orders six ferries]] >', 1)}${item(cdata(MILL.title), 2)}`),
      two,
    ),
    broken(
      'in each other',
      rss(`${item(`<![CDATA[ ${cdata(FERRIES.title)} ]]>`, 1)}${item(cdata(MILL.title), 2)}`),
      two,
    ),
    broken(
      'in small letters',
      rss(`${item(`<![cdata[${FERRIES.title}]]>`, 1)}${item(`<![cdata[${MILL.title}]]>`, 2)}`),
      two,
    ),
    broken('that are escaped', rss(`${item(`&lt;![CDATA[${FERRIES.title}]]&gt;`, 1)}${mill}`), two),
  ],
};

const WARNING =
  '<br />\n<b>Warning</b>:  Cannot modify header information - headers already sent by (output started at /srv/site/index.php:12) in <b>/srv/site/feed.php</b> on line <b>31</b><br />\n';
const junk: BrokenKind = {
  kind: 'Other things before the feed begins',
  feeds: [
    broken('blank lines', `\r\n\n   \t${WHOLE}`, ALL),
    broken('a mark and blank lines', `\ufeff\n\n${WHOLE}`, ALL),
    broken('two marks', `\ufeff\ufeff${WHOLE}`, ALL),
    broken('a mark after blank lines', `\n\n\ufeff${WHOLE}`, ALL),
    broken('warnings of PHP', `${WARNING}${WARNING}${WHOLE}`, ALL),
    broken('the headers of the reply', `HTTP/1.1 200 OK\r\nContent-Type: text/xml\r\n\r\n${WHOLE}`, ALL),
    broken('a comment', `<!-- cached at 09:31 -->\n${WHOLE}`, ALL),
    broken('a script', `<script>var a = "<item>";</script>${WHOLE}`, ALL),
    broken('an item of words', `Notice: undefined index "item"\n${WHOLE}`, ALL),
    broken('a warning of PHP, of JSON', `${WARNING}${WHOLE_JSON}`, ALL),
    broken('a guard against being run, of JSON', `)]}',\n${WHOLE_JSON}`, ALL),
    broken(
      'so many warnings that the encoding is told late',
      Buffer.concat([
        Buffer.from(WARNING.repeat(8)),
        Buffer.from('<?xml version="1.0" encoding="windows-1251"?><rss><channel><item><title>'),
        // Привет
        Buffer.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2]),
        Buffer.from(`</title>${fields(1)}</item></channel></rss>`),
      ]),
      [story('Привет', 1)],
    ),
  ],
};

const roots: BrokenKind = {
  kind: 'Outermost elements that are missing, or too many',
  feeds: [
    broken('items alone', three, ALL),
    broken('items after a declaration', `${XML}${three}`, ALL),
    broken('a channel alone', WHOLE.replace(/<rss[^>]*>/, '').replace('</rss>', ''), ALL),
    broken(
      'entries alone',
      ALL.map(({ title }, at) => entry(`<title>${title}</title>`, at + 1)).join(''),
      ALL,
    ),
    broken('no end of any', WHOLE.replace('</channel></rss>', ''), ALL),
    broken('the wrong end', WHOLE.replace('</channel></rss>', '</rss></channel>'), ALL),
    broken('two files after one another', `${rss(`${ferries}${mill}`)}${rss(`${loan}`)}`, ALL),
    broken(
      'another element around it',
      `${XML}<response><status>ok</status>${channel(three)}</response>`,
      ALL,
    ),
    broken('another element in its place', `${XML}<news>${three}</news>`, ALL),
    broken(
      'items beside the channel',
      `${XML}<rss><channel><title>Example wire</title></channel>${three}</rss>`,
      ALL,
    ),
    broken('items after the end', `${XML}${channel(`${ferries}`)}${mill}${loan}`, ALL),
  ],
};

const escaped = WHOLE.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const page = (head: string, body: string) =>
  `<!DOCTYPE html><html><head><title>Press</title>${head}</head><body><h1>Press</h1>${body}</body></html>`;
const wrapped: BrokenKind = {
  kind: 'Feeds in or behind a page, or packed once more',
  feeds: [
    broken('in a page', page('', channel(three)), ALL, { contentType: 'text/html' }),
    broken('in a page as text', page('', `<pre>${escaped}</pre>`), ALL, { contentType: 'text/html' }),
    broken(
      'behind a page',
      page('<link rel="alternate" type="application/rss+xml" href="/press/rss">', ''),
      ALL,
      {
        behind: { url: 'https://feeds.example/press/rss', text: WHOLE },
      },
    ),
    broken(
      'behind a page with a base, and without quotes',
      page(
        '<base href="https://cdn.example/a/"><link rel=alternate type=application/atom+xml href=b.atom>',
        '',
      ),
      two,
      {
        behind: {
          url: 'https://cdn.example/a/b.atom',
          text: atom(two.map(({ title }, at) => entry(`<title>${title}</title>`, at + 1)).join('')),
        },
      },
    ),
    broken('packed', gzipSync(WHOLE), ALL),
    broken('packed twice', gzipSync(gzipSync(WHOLE)), ALL),
    broken('of JSON, packed', gzipSync(WHOLE_JSON), ALL),
    broken('before a script and a comment', `${WHOLE}<script>track("<item>")</script><!-- 0.02 s -->`, ALL),
    broken('before an error', `${WHOLE}\n<br /><b>Fatal error</b>: Allowed memory size exhausted`, ALL),
    broken(
      'dates and all in a page',
      page(
        '',
        `<feed><entry><title>${FERRIES.title}</title><link href="${address(1)}"/><updated>${ATOM_DATE}</updated></entry></feed>`,
      ),
      [FERRIES],
    ),
  ],
};

export const BROKEN_MARKUP: readonly BrokenKind[] = [unclosed, truncated, sections, junk, roots, wrapped];
