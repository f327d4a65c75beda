// Markup to plain text: entities decoded, tags dropped, the contents of scripts and styles dropped, white space folded. The tokenizer of htmlparser2
// walks over the text once; nothing is kept of its structure, so that nesting costs nothing.

import type { TokenizerCallbacks } from 'htmlparser2';
import { Tokenizer } from 'htmlparser2';

const BLOCKS = new Set(
  'address article aside blockquote br center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr img li main nav ol option p pre section summary table tbody td tfoot th thead tr ul video'.split(
    ' ',
  ),
);
const INLINES = new Set(
  'a abbr acronym applet area audio b base basefont bdi bdo big body button canvas caption cite code col colgroup data datalist del dfn dialog dir em embed font frame frameset g head html i iframe input ins kbd label legend link map mark marquee math menu meta meter noembed noframes noscript object optgroup output param path picture progress q rp rt ruby s samp script select slot small source span strike strong style sub sup svg template textarea time title tt u use var wbr xmp'.split(
    ' ',
  ),
);
const UNSEEN = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'iframe',
  'object',
  'noembed',
  'noframes',
]);

/** Whether an element of HTML stands on lines of its own, so that words before and after it are apart. */
export function isBlock(name: string): boolean {
  return BLOCKS.has(name);
}

/** Whether the contents of an element of HTML are no text to read. */
export function isUnseen(name: string): boolean {
  return UNSEEN.has(name);
}

const NOT_TEXT =
  // oxlint-disable-next-line no-control-regex -- control characters are what is dropped
  /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u200b\u2060\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/g;

/** White space folded to single spaces; characters that no text has, and those that are not seen or turn its direction around, dropped. */
export function foldSpace(text: string): string {
  return text
    .replace(NOT_TEXT, '')
    .replace(/ *[^\S ]\s*| {2,}/g, ' ')
    .trim()
    .toWellFormed();
}

/** At most so many characters, cut between words where one ends not far away. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const space = cut.lastIndexOf(' ');
  return (space > most * 0.8 ? cut.slice(0, space) : cut).trim().toWellFormed();
}

/** The plain text of a piece of HTML. What only looks like a tag, such as `<5 %` or `<unknown>`, stays. */
export function plainText(html: string): string {
  return foldSpace(decodeEntities(html.includes('<') ? withoutTags(html) : html));
}

/** An ampersand that begins no whole reference: browsers would read `&copy=2` and `AT&times` as one. */
const BARE_AMPERSAND = /&(?!#?\w{1,31};)/g;
/** Names that are no words, so that nothing else can be meant, without their end. */
const UNENDED =
  /&([A-Za-z](?:acute|grave|circ|uml|tilde|cedil|ring)|[Oo]slash|nbsp|szlig|[lr]aquo|[lr][ds]quo|[nm]dash|hellip)(?![\w;=])/g;

/** Entities of HTML decoded, everything else as it is. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  const parts: string[] = [];
  // A bare '<' stays text for the tokenizer where a space follows it: here every one is one.
  const safe = text.replace(UNENDED, '&$1;').replace(BARE_AMPERSAND, '&amp;').replaceAll('<', '< ');
  let known = 0;
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      ...NOTHING,
      ontext: (start, end) => {
        parts.push(safe.slice(start, end));
        known = end;
      },
      // One that ends early is the beginning of a longer name, which nobody knows.
      ontextentity: (code, end) => {
        parts.push(safe[end - 1] === ';' ? String.fromCodePoint(code) : safe.slice(known, end));
        known = end;
      },
    },
  );
  tokenizer.write(safe);
  tokenizer.end();
  return parts.join('').replaceAll('< ', '<');
}

const ignore = () => undefined;
const NOTHING: TokenizerCallbacks = {
  onattribdata: ignore,
  onattribentity: ignore,
  onattribend: ignore,
  onattribname: ignore,
  oncdata: ignore,
  onclosetag: ignore,
  oncomment: ignore,
  ondeclaration: ignore,
  onend: ignore,
  onopentagend: ignore,
  onopentagname: ignore,
  onprocessinginstruction: ignore,
  onselfclosingtag: ignore,
  ontext: ignore,
  ontextentity: ignore,
};

function withoutTags(html: string): string {
  const parts: string[] = [];
  let unseen = '';
  let opening = { name: '', start: 0, hasAttributes: false };
  const say = (text: string) => {
    if (unseen === '') parts.push(text);
  };
  const finishTag = (end: number) => {
    const { name, start, hasAttributes } = opening;
    if (isBlock(name)) say(' ');
    else if (!INLINES.has(name) && !hasAttributes && !/[-:]/.test(name)) say(html.slice(start, end + 1));
    if (unseen === '' && isUnseen(name)) unseen = name;
  };
  const tokenizer = new Tokenizer(
    // References come later: one that stands for '<' begins no tag.
    { decodeEntities: false },
    {
      ...NOTHING,
      ontext: (start, end) => say(html.slice(start, end)),
      oncdata: (start, end, offset) => say(html.slice(start, end - offset)),
      onopentagname: (start, end) => {
        opening = { name: html.slice(start, end).toLowerCase(), start: start - 1, hasAttributes: false };
      },
      onattribname: () => {
        opening.hasAttributes = true;
      },
      onopentagend: finishTag,
      onselfclosingtag: (end) => {
        finishTag(end);
        if (unseen === opening.name) unseen = '';
      },
      onclosetag: (start, end) => {
        const name = html.slice(start, end).toLowerCase();
        if (name === unseen) unseen = '';
        if (isBlock(name)) say(' ');
      },
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return parts.join('');
}
