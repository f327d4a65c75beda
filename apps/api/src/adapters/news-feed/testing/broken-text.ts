// Feeds whose text is broken: types of titles, encodings, signs that no text has, signs of markup.
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

const base64 = (text: string) => Buffer.from(text).toString('base64');
const types: BrokenKind = {
  kind: 'Titles of Atom in base64, HTML and elements',
  feeds: [
    broken(
      'HTML',
      atom(
        `${entry('<title type="html">Halvor &lt;b&gt;wins&lt;/b&gt; &amp;amp; grows</title>', 1)}${entry('<title type="HTML"><![CDATA[Castor <em>Rail</em> &amp; Sons]]></title>', 2)}`,
      ),
      [story('Halvor wins & grows', 1), story('Castor Rail & Sons', 2)],
    ),
    broken(
      'elements',
      atom(
        `${entry('<title type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">All <b>well</b> at<br/>Castor</div></title>', 1)}${entry('<title type="xhtml"><xhtml:div>Brindle <xhtml:i>grows</xhtml:i></xhtml:div></title>', 2)}${entry('<title type="xhtml">Halvor <b>too</b></title>', 3)}`,
      ),
      [story('All well at Castor', 1), story('Brindle grows', 2), story('Halvor too', 3)],
    ),
    broken(
      'text with signs',
      atom(`${entry('<title type="text">Margin &lt;5 % &amp; falling</title>', 1)}`),
      [story('Margin <5 % & falling', 1)],
    ),
    broken(
      'base64',
      atom(
        `${entry(`<title mode="base64" type="text/plain">${base64('Castor Rail – éclair & co')}</title>`, 1)}${entry(`<title mode="base64" type="text/html">\n${base64('Brindle <b>Foods</b> &amp; Halvor').replaceAll(/(.{20})/g, '$1\n')}\n</title>`, 2)}${entry(`<title type="application/octet-stream">${base64('Halvor wins')}</title>`, 3)}`,
      ),
      [story('Castor Rail – éclair & co', 1), story('Brindle Foods & Halvor', 2), story('Halvor wins', 3)],
    ),
    broken(
      'types of Atom 0.3',
      atom(
        `${entry('<title mode="escaped" type="text/html">Halvor &lt;i&gt;wins&lt;/i&gt;</title>', 1)}${entry('<title mode="xml" type="application/xhtml+xml"><div>Castor <b>wins</b></div></title>', 2)}`,
        'http://purl.org/atom/ns#',
      ),
      [story('Halvor wins', 1), story('Castor wins', 2)],
    ),
    broken('base64 that is none', atom(`${entry('<title mode="base64">Brindle wins a prize</title>', 1)}`), [
      story('Brindle wins a prize', 1),
    ]),
  ],
};

const ACCENTS = story('Société Étoile gagne à Düsseldorf', 1);
const SIGNS = story('Señor Núñez sells Café Brindle', 2);
const BOTH = [ACCENTS, SIGNS];
const declared = (label: string) =>
  `<?xml version="1.0" encoding="${label}"?>${channel(BOTH.map(({ title }, at) => item(title, at + 1)).join(''))}`;
const latin = (text: string) => Buffer.from(text, 'latin1');
const CURLY = declared('iso-8859-1')
  .replace('gagne', 'gagne \u0096')
  .replace('sells', 'sells \u0093old\u0094');
const CURLY_READ = [
  story('Société Étoile gagne – à Düsseldorf', 1),
  story('Señor Núñez sells “old” Café Brindle', 2),
];
const encodings: BrokenKind = {
  kind: 'Encodings that are not the declared ones',
  feeds: [
    broken('Latin-1 that says UTF-8', latin(declared('utf-8')), BOTH),
    broken('UTF-8 that says Latin-1', declared('iso-8859-1'), BOTH),
    broken('Windows-1252 that says Latin-1', latin(CURLY), CURLY_READ),
    broken('Windows-1252 that says nothing', latin(CURLY.replace(/<\?.*?\?>/, '')), CURLY_READ),
    broken('UTF-8 whose sender says Latin-1', declared('utf-8'), BOTH, {
      contentType: 'text/xml; charset=iso-8859-1',
    }),
    broken('UTF-8 that says UTF-16', declared('utf-16'), BOTH),
    broken('UTF-16 without a mark', Buffer.from(declared('utf-16'), 'utf16le'), BOTH),
    broken(
      'UTF-16 without a mark, the big end first, that says UTF-8',
      Buffer.from(declared('utf-8'), 'utf16le').swap16(),
      BOTH,
    ),
    broken(
      'UTF-16 without a mark, after blank lines',
      Buffer.from(`\n\n${declared('utf-16')}`, 'utf16le'),
      BOTH,
    ),
    broken('Latin-9', latin(declared('iso-8859-15').replace('sells', 'sells 5 \u00a4')), [
      ACCENTS,
      story('Señor Núñez sells 5 € Café Brindle', 2),
    ]),
    broken(
      'UTF-8 with an item in Latin-1',
      Buffer.concat([
        Buffer.from(`${XML}<rss><channel>${item(ACCENTS.title, 1)}`),
        latin(item(SIGNS.title, 2)),
        Buffer.from(`${item('Ørsted über alles – encore', 3)}</channel></rss>`),
      ]),
      [...BOTH, story('Ørsted über alles – encore', 3)],
    ),
    broken(
      'UTF-8 taken for Windows-1252 and made UTF-8 once more',
      new TextDecoder('windows-1252').decode(Buffer.from(declared('utf-8'))),
      BOTH,
    ),
    broken(
      'UTF-8 taken for Latin-1 and made UTF-8 once more',
      Buffer.from(declared('utf-8')).toString('latin1'),
      BOTH,
    ),
  ],
};

const WINS = 'Halvor Shipping wins';
const controls: BrokenKind = {
  kind: 'Signs that no text has',
  feeds: [
    broken(
      'in titles',
      rss(
        `${item('Hal\u0000vor Ship\u0008ping wins', 1)}${item('Halvor\u000bShipping\u000cwins', 2)}${item('Halvor Shipping\u2028wins\u0007', 3)}${item('\ufeffHalvor Ship\u00adping wins\u200b', 4)}${item('Halvor Shipping wins\ufffe', 5)}`,
      ),
      [1, 2, 3, 4, 5].map((path) => story(WINS, path)),
    ),
    broken(
      'as references',
      rss(
        `${item('Hal&#0;vor Ship&#x8;ping wins', 1)}${item('Halvor Shipping wins&#xD83D;', 2)}${item('Halvor &#xFFFFFFF;Shipping wins', 3)}${item('Halvor&#11;Shipping wins', 4)}`,
      ),
      [1, 2, 3, 4].map((path) => story(WINS, path)),
    ),
    broken('between elements', rss(`\u0000${item(WINS, 1)}\u0001\u0002${item(WINS, 2)}`), [
      story(WINS, 1),
      story(WINS, 2),
    ]),
    broken(
      'in addresses and dates',
      rss(
        `<item><title>${WINS}</title><link>\u0000${address('\u00071')}\u0000</link><pubDate>\u0000${RSS_DATE}\u0007</pubDate></item>`,
      ),
      [story(WINS, 1)],
    ),
    broken(
      'in names of elements',
      rss(`<item><tit\u0000le>${WINS}</title>${fields(1)}</item>${item(WINS, 2)}`),
      [story(WINS, 1), story(WINS, 2)],
    ),
    broken(
      'in JSON',
      jsonFeed(
        `${jsonItem('Hal\u0000vor Ship\u0008ping\twins', 1)},\u0000${jsonItem('Halvor Shipping wins\\u0000', 2)}`,
      ),
      [story(WINS, 1), story(WINS, 2)],
    ),
  ],
};

const unescaped: BrokenKind = {
  kind: 'Signs of markup that are not escaped',
  feeds: [
    broken(
      'ampersands in titles',
      rss(
        `${item('R&D at AT&T & Sons', 1)}${item('Q&A: P&L;', 2)}${item('Castor &', 3)}${item('Halvor &copying; Brindle', 4)}`,
      ),
      [
        story('R&D at AT&T & Sons', 1),
        story('Q&A: P&L;', 2),
        story('Castor &', 3),
        story('Halvor &copying; Brindle', 4),
      ],
    ),
    broken(
      'ampersands in addresses',
      rss(
        `${item('One', 'a?id=1&copy=2&lt=3&reg=4')}<item><title>Two</title><link href="${address('b?x=1&y=2')}"/><pubDate>${RSS_DATE}</pubDate></item>`,
      ),
      [story('One', 'a?id=1&copy=2&lt=3&reg=4'), story('Two', 'b?x=1&y=2')],
    ),
    broken(
      'ampersands in addresses of Atom',
      atom(
        `<entry><title>One</title><link href="${address('a?id=1&sect=2&order=3')}"/><updated>${ATOM_DATE}</updated></entry>`,
      ),
      [story('One', 'a?id=1&sect=2&order=3')],
    ),
    broken(
      'less and more in titles',
      rss(
        `${item('Margin <5 % at Castor', 1)}${item('Debt < equity', 2)}${item('Costs > sales >> profit', 3)}${item('Debt <= 4x, cash >= 2x', 4)}${item('Castor <- Brindle', 5)}`,
      ),
      [
        story('Margin <5 % at Castor', 1),
        story('Debt < equity', 2),
        story('Costs > sales >> profit', 3),
        story('Debt <= 4x, cash >= 2x', 4),
        story('Castor <- Brindle', 5),
      ],
    ),
    broken(
      'markup in titles',
      rss(
        `${item('Halvor <i>wins</i> again', 1)}${item('Halvor<br>wins', 2)}${item('<a href="x?a=1&b=2">Castor</a> wins', 3)}${item('<p>Brindle wins', 4)}`,
      ),
      [
        story('Halvor wins again', 1),
        story('Halvor wins', 2),
        story('Castor wins', 3),
        story('Brindle wins', 4),
      ],
    ),
    broken(
      'quotes in an attribute',
      rss(`<item><title lang="en"gb">One</title>${fields(1)}</item>${item('Two', 2)}`),
      [story('One', 1), story('Two', 2)],
    ),
  ],
};

export const BROKEN_TEXT: readonly BrokenKind[] = [types, encodings, controls, unescaped];
