// Feeds of old and odd formats: RSS of before 2.0, JSON that is not quite JSON, names of other namespaces.
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
  TODAY,
  XML,
} from './broken-feed.ts';

const WINS = story('Halvor Shipping wins', 1);
const FALLS = story('Castor Rail falls', 2);
const BOTH = [WINS, FALLS];
const both = BOTH.map(({ title }, at) => item(title, at + 1)).join('');
const RDF = 'xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"';
const DC = 'xmlns:dc="http://purl.org/dc/elements/1.1/"';
const rdfItem = ({ title, link }: (typeof BOTH)[number], prefix = '') =>
  `<${prefix}item rdf:about="${link}"><${prefix}title>${title}</${prefix}title><${prefix}link>${link}</${prefix}link><dc:date>${ATOM_DATE}</dc:date></${prefix}item>`;

const old: BrokenKind = {
  kind: 'RSS of before 2.0, and RDF',
  feeds: [
    broken(
      '0.90',
      `<rdf:RDF ${RDF} xmlns="http://channel.netscape.com/rdf/simple/0.9/"><channel><title>Wire</title><link>${address('')}</link></channel>${BOTH.map(({ title, link }) => `<item><title>${title}</title><link>${link}</link></item>`).join('')}</rdf:RDF>`,
      BOTH.map((each) => ({ ...each, day: TODAY })),
    ),
    broken(
      '0.91 in capitals',
      `<!DOCTYPE RSS SYSTEM "rss-0.91.dtd"><RSS VERSION="0.91"><CHANNEL><TITLE>Wire</TITLE>${BOTH.map(({ title, link }) => `<ITEM><TITLE>${title}</TITLE><LINK>${link}</LINK><PUBDATE>${RSS_DATE}</PUBDATE></ITEM>`).join('')}</CHANNEL></RSS>`,
      BOTH,
    ),
    broken(
      '0.92 without titles',
      `<rss version="0.92"><channel><title>Wire</title>${BOTH.map(({ title, link }) => `<item><description>${title}</description><link>${link}</link><pubDate>${RSS_DATE}</pubDate></item>`).join('')}</channel></rss>`,
      BOTH,
    ),
    broken(
      '1.0',
      `${XML}<rdf:RDF ${RDF} ${DC} xmlns="http://purl.org/rss/1.0/"><channel rdf:about="x"><title>Wire</title><items><rdf:Seq><rdf:li rdf:resource="${address(1)}"/><rdf:li rdf:resource="${address(2)}"/></rdf:Seq></items></channel>${BOTH.map((each) => rdfItem(each)).join('')}<textinput><title>Search</title><link>${address('search')}</link></textinput></rdf:RDF>`,
      BOTH,
    ),
    broken(
      '1.0 with prefixes and nothing declared',
      `${XML}<rdf:RDF><rss:channel><rss:title>Wire</rss:title></rss:channel>${BOTH.map((each) => rdfItem(each, 'rss:')).join('')}</rdf:RDF>`,
      BOTH,
    ),
    broken(
      '1.0 without links',
      `<rdf:RDF ${RDF} ${DC} xmlns="http://purl.org/rss/1.0/">${BOTH.map((each) => rdfItem(each).replace(/<link>.*?<\/link>/, '')).join('')}</rdf:RDF>`,
      BOTH,
    ),
    broken(
      '1.0 with items in the channel',
      `<rdf:RDF ${RDF} ${DC} xmlns="http://purl.org/rss/1.0/"><channel rdf:about="x"><title>Wire</title>${BOTH.map((each) => rdfItem(each)).join('')}</channel></rdf:RDF>`,
      BOTH,
    ),
    broken(
      'Atom 0.3',
      `<feed version="0.3" xmlns="http://purl.org/atom/ns#"><title>Wire</title>${BOTH.map(({ title, link }) => `<entry><title>${title}</title><link rel="alternate" type="text/html" href="${link}"/><issued>2026-11-20T09:30:00</issued></entry>`).join('')}</feed>`,
      BOTH,
    ),
  ],
};

const [win, fall] = BOTH.map(({ title }, at) => jsonItem(title, at + 1));
const json: BrokenKind = {
  kind: 'JSON that is not quite JSON',
  feeds: [
    broken(
      'commas after the last',
      jsonFeed(`${win?.replace('}', ',}')},${fall},`).replace(/\}$/, ',}'),
      BOTH,
    ),
    broken('comments', jsonFeed(`// the latest first\n${win}, /* older: "{" */\n# and so on\n${fall}`), BOTH),
    broken('apostrophes for quotes', jsonFeed(`${win},${fall}`).replaceAll('"', "'"), BOTH),
    broken('names without quotes', jsonFeed(`${win},${fall}`).replaceAll(/"(\w+)": /g, '$1: '), BOTH),
    broken(
      'lines broken within a text',
      jsonFeed(`${win?.replace('Shipping wins', 'Shipping\nwins')},${fall}`),
      BOTH,
    ),
    broken('a comma left out between items', jsonFeed(`${win}\n${fall}`), BOTH),
    broken('wrong escapes', jsonFeed(`${jsonItem("Halvor\\'s ship \\w sails", 1)},${fall}`), [
      story("Halvor's ship w sails", 1),
      FALLS,
    ]),
    broken(
      'values of a program',
      jsonFeed(`${win?.replace('}', ', "image": undefined, "size": NaN, "isNew": True}')},${fall}`),
      BOTH,
    ),
    broken('a call around it', `/**/ onNews(${jsonFeed(`${win},${fall}`)});`, BOTH, {
      contentType: 'application/javascript',
    }),
    broken('more after the end', `${jsonFeed(`${win},${fall}`)}}\n<!-- 3 ms -->`, BOTH),
    broken('a list alone', `[${win},${fall}]`, BOTH),
  ],
};

const prefixed = (prefix: string, declaration: string) =>
  `${XML}<${prefix}:feed${declaration}>${BOTH.map((each) => `<${prefix}:entry><${prefix}:title>${each.title}</${prefix}:title><${prefix}:link href="${each.link}"/><${prefix}:updated>${ATOM_DATE}</${prefix}:updated></${prefix}:entry>`).join('')}</${prefix}:feed>`;
const names: BrokenKind = {
  kind: 'Names whose namespace is missing or wrong',
  feeds: [
    broken(
      'of dates and titles',
      rss(
        BOTH.map(
          (each) =>
            `<item><dc:title>${each.title}</dc:title><link>${each.link}</link><dc:date>${ATOM_DATE}</dc:date></item>`,
        ).join(''),
      ),
      BOTH,
    ),
    broken(
      'of Atom in RSS',
      rss(
        BOTH.map(
          (each) =>
            `<item><atom:title>${each.title}</atom:title><atom:link href="${each.link}"/><a10:updated>${ATOM_DATE}</a10:updated></item>`,
        ).join(''),
      ),
      BOTH,
    ),
    broken('of Atom, not declared', prefixed('atom', ''), BOTH),
    broken('of Atom by a prefix that says nothing', prefixed('ns0', ''), BOTH),
    broken('of Atom by another prefix', prefixed('x', ' xmlns:x="http://www.w3.org/2005/Atom"'), BOTH),
    broken(
      'of Atom misspelt',
      atom(
        BOTH.map(({ title }, at) => entry(`<title>${title}</title>`, at + 1)).join(''),
        'https://www.w3.org/2005/atom/',
      ),
      BOTH,
    ),
    broken(
      'of Atom, none',
      atom(BOTH.map(({ title }, at) => entry(`<title>${title}</title>`, at + 1)).join('')).replace(
        / xmlns="[^"]*"/,
        '',
      ),
      BOTH,
    ),
    broken('of a company, over RSS', rss(both, ' xmlns="urn:halvor:news"'), BOTH),
    broken('of pages, over RSS', rss(both, ' xmlns="http://www.w3.org/1999/xhtml"'), BOTH),
    broken('of Atom, over RSS', rss(both, ' xmlns="http://www.w3.org/2005/Atom"'), BOTH),
    broken('prefixes of RSS', `${XML}${channel(both).replaceAll(/<(\/?)(?=[a-z])/gi, '<$1rss:')}`, BOTH),
    broken(
      'beside the same names of others',
      rss(
        `<item><media:title>Photo</media:title><image><title>Logo</title><link>${address('logo')}</link></image><title>${WINS.title}</title>${fields(1)}</item>`,
      ),
      [WINS],
    ),
  ],
};

export const BROKEN_FORMATS: readonly BrokenKind[] = [old, json, names];
