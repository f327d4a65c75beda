// Feeds whose references are broken: entities of their own, of nobody, and what is escaped more than once.
import type { BrokenKind } from './broken-feed.ts';
import {
  address,
  atom,
  broken,
  channel,
  entry,
  item,
  jsonFeed,
  jsonItem,
  rss,
  RSS_DATE,
  story,
} from './broken-feed.ts';

const withTypes = (declarations: string, items: string) =>
  `<?xml version="1.0"?>\n<!DOCTYPE rss [${declarations}]>\n${channel(items)}`;

const ownEntities: BrokenKind = {
  kind: 'Entities that the file declares itself',
  feeds: [
    broken(
      'as words',
      withTypes(
        `<!ENTITY co "Halvor &amp; Sons">\n<!ENTITY up 'rises'><!ENTITY eacute "&#233;"><!ENTITY site "https://news.example">`,
        `${item('&co; &up; again', 1)}<item><title>Caf&eacute; Brindle opens</title><link>&site;/2</link><pubDate>${RSS_DATE}</pubDate></item>`,
      ),
      [story('Halvor & Sons rises again', 1), story('Café Brindle opens', 2)],
    ),
    broken(
      'by one another',
      withTypes(
        '<!ENTITY name "Halvor Shipping"><!ENTITY full "&name; Ltd">',
        item('&full; wins a contract', 1),
      ),
      [story('Halvor Shipping Ltd wins a contract', 1)],
    ),
    broken(
      'with markup',
      withTypes(
        '<!ENTITY co "<b>Brindle</b> Foods">',
        `${item('&co; sells a farm', 1)}${item('Castor Rail buys a farm', 2)}`,
      ),
      [story('Brindle Foods sells a farm', 1), story('Castor Rail buys a farm', 2)],
    ),
    broken(
      'beside elements, comments and signs that look like an end',
      withTypes(
        '<!ELEMENT rss (channel)>\n<!-- our own ]> entities -->\n<!ATTLIST rss version CDATA #IMPLIED><!ENTITY to "-> "><!ENTITY co "Castor Rail">',
        item('&co; &to; Brindle Foods', 1),
      ),
      [story('Castor Rail -> Brindle Foods', 1)],
    ),
    broken(
      'beside those of another file',
      withTypes(
        '<!ENTITY % latin PUBLIC "-//W3C//ENTITIES Latin 1 for XHTML//EN" "xhtml-lat1.ent">\n%latin;\n<!ENTITY co "Castor Rail">',
        item('&co; &ndash; a caf&eacute; on every train', 1),
      ),
      [story('Castor Rail – a café on every train', 1)],
    ),
    broken(
      'in another file',
      `<?xml version="1.0"?><!DOCTYPE rss PUBLIC "-//Netscape Communications//DTD RSS 0.91//EN" "https://my.netscape.example/rss-0.91.dtd">${channel(item('Brindle&trade; caf&eacute;s &amp; mills', 1))}`,
      [story('Brindle™ cafés & mills', 1)],
    ),
  ],
};

const unknownEntities: BrokenKind = {
  kind: 'Entities that nobody declares',
  feeds: [
    broken(
      'of HTML',
      rss(
        `${item('Brindle&nbsp;Foods &mdash; a caf&eacute;', 1)}${item('&Eacute;toile&rsquo;s 5&nbsp;&euro; bond', 2)}${item('&ldquo;No&rdquo;&hellip; says Castor', 3)}`,
      ),
      [story('Brindle Foods — a café', 1), story('Étoile’s 5 € bond', 2), story('“No”… says Castor', 3)],
    ),
    broken('of nobody', rss(`${item('Halvor &bogus; Shipping', 1)}`), [story('Halvor &bogus; Shipping', 1)]),
    broken('without their ends', rss(`${item('Brindle&nbsp Foods &eacute t&eacute', 1)}`), [
      story('Brindle Foods é té', 1),
    ]),
    broken(
      'of Atom',
      atom(
        `${entry('<title>Caf&eacute; Brindle</title>', 1)}${entry('<title type="html">&Uuml;ber &amp;uuml;ber</title>', 2)}`,
      ),
      [story('Café Brindle', 1), story('Über über', 2)],
    ),
    broken(
      'of Atom in elements',
      atom(
        entry(
          '<title type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">Caf&eacute;&nbsp;<b>Brindle</b></div></title>',
          1,
        ),
      ),
      [story('Café Brindle', 1)],
    ),
    broken('of JSON', jsonFeed(jsonItem('Caf&eacute; Brindle&nbsp;opens', 1)), [
      story('Café Brindle opens', 1),
    ]),
    broken(
      'in an address',
      rss(
        `<item><title>Halvor</title><link>${address('a?b=1&c=2')}&nbsp;</link><pubDate>${RSS_DATE}</pubDate></item>`,
      ),
      [story('Halvor', 'a?b=1&c=2')],
    ),
  ],
};

const twice: BrokenKind = {
  kind: 'References that are escaped again',
  feeds: [
    broken(
      'in titles',
      rss(
        `${item('Halvor &amp;amp; Sons', 1)}${item('Castor&amp;#8217;s &amp;quot;best&amp;quot; year', 2)}${item('Caf&amp;eacute;&amp;nbsp;Brindle', 3)}${item('&amp;lt;b&amp;gt;Brindle&amp;lt;/b&amp;gt; grows', 4)}`,
      ),
      [
        story('Halvor & Sons', 1),
        story('Castor’s "best" year', 2),
        story('Café Brindle', 3),
        story('Brindle grows', 4),
      ],
    ),
    broken('twice', rss(`${item('Halvor &amp;amp;amp; Sons', 1)}`), [story('Halvor & Sons', 1)]),
    broken(
      'in sections',
      rss(`${item('<![CDATA[Halvor &amp; Sons]]>', 1)}${item('<![CDATA[Castor &amp;amp; Sons]]>', 2)}`),
      [story('Halvor & Sons', 1), story('Castor & Sons', 2)],
    ),
    broken(
      'in addresses',
      rss(
        `<item><title>Halvor</title><link>${address('a?b=1&amp;amp;c=2')}</link><pubDate>${RSS_DATE}</pubDate></item>`,
      ),
      [story('Halvor', 'a?b=1&c=2')],
    ),
    broken(
      'in Atom',
      atom(
        `${entry('<title type="html">Halvor &amp;amp;amp; Sons</title>', 1)}${entry('<title>Castor &amp;amp; Sons</title>', 2)}`,
      ),
      [story('Halvor & Sons', 1), story('Castor & Sons', 2)],
    ),
    broken(
      'in JSON',
      jsonFeed(`${jsonItem('Halvor \\u0026amp; Sons', 1)},${jsonItem('Castor&amp;#8217;s year', 2)}`),
      [story('Halvor & Sons', 1), story('Castor’s year', 2)],
    ),
  ],
};

export const BROKEN_REFERENCES: readonly BrokenKind[] = [ownEntities, unknownEntities, twice];
