// Converts titles and summaries of news to plain text (issue 5, 'Bad input'): tags are removed, as are scripts, styles and comments with their
// content; character references are decoded; white space and control characters become single spaces. A '<' that does not begin a tag stays.
// The result is never interpreted as markup again.

import { cleanCell, shortenText } from '../records/clean-cell.ts';

const UNSEEN =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|template|iframe|noscript)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi;
const CDATA = /<!\[CDATA\[([\s\S]*?)(?:\]\]>|$)/g;
const INLINE =
  /<\/?(?:a|abbr|b|bdi|bdo|big|cite|code|del|em|font|i|ins|kbd|label|mark|q|s|samp|small|span|strike|strong|sub|sup|tt|u|wbr)(?:\s[^<>]*)?\/?>/gi;
const TAG = /<\/?[a-z][\w:-]*(?:\s[^<>]*)?\/?>|<[!?][a-z][^<>]*>/gi;
const REFERENCE = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,9}));/gi;
const LARGEST_CODE = 0x10_ff_ff;

/** References that occur in news; others are left unchanged. */
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  shy: '',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  laquo: '«',
  raquo: '»',
  lsaquo: '‹',
  rsaquo: '›',
  ndash: '–',
  mdash: '—',
  minus: '−',
  hellip: '…',
  bull: '•',
  middot: '·',
  times: '×',
  deg: '°',
  plusmn: '±',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  euro: '€',
  pound: '£',
  yen: '¥',
  cent: '¢',
  copy: '©',
  reg: '®',
  trade: '™',
  sect: '§',
  para: '¶',
  iexcl: '¡',
  iquest: '¿',
  szlig: 'ß',
  aelig: 'æ',
  oslash: 'ø',
  aring: 'å',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  agrave: 'à',
  aacute: 'á',
  acirc: 'â',
  atilde: 'ã',
  ccedil: 'ç',
  egrave: 'è',
  eacute: 'é',
  ecirc: 'ê',
  euml: 'ë',
  iacute: 'í',
  icirc: 'î',
  iuml: 'ï',
  ntilde: 'ñ',
  oacute: 'ó',
  ocirc: 'ô',
  otilde: 'õ',
  uacute: 'ú',
  ucirc: 'û',
  ugrave: 'ù',
};
/** Names whose capitalised form gives the capital letter: &Eacute; */
const WITH_CAPITAL = /^[A-Z]/;

/** The plain text of possible markup, cut to `longest` characters including an ellipsis. */
export function plainText(markup: string, longest: number): string {
  // The rest would be cut off anyway; this leaves ample room for tags.
  const near = markup.length > longest * 20 ? markup.slice(0, longest * 20) : markup;
  return shortenText(cleanCell(/[<&]/.test(near) ? withoutReferences(withoutTags(near)) : near), longest);
}

function withoutTags(markup: string): string {
  if (!markup.includes('<')) return markup;
  return markup.replace(CDATA, '$1').replace(UNSEEN, ' ').replace(INLINE, '').replace(TAG, ' ');
}

function withoutReferences(text: string): string {
  return text.replace(REFERENCE, (whole: string, decimal?: string, hexadecimal?: string, name = '') => {
    if (decimal !== undefined) return findCharacter(Number.parseInt(decimal, 10)) ?? whole;
    if (hexadecimal !== undefined) return findCharacter(Number.parseInt(hexadecimal, 16)) ?? whole;
    const found = NAMED[name] ?? NAMED[name.toLowerCase()];
    if (found === undefined) return whole;
    return NAMED[name] === undefined && WITH_CAPITAL.test(name) ? found.toUpperCase() : found;
  });
}

/** Codes 128 to 159 are read as windows-1252, as in browsers. */
const LATIN = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

function findCharacter(code: number): string | null {
  if (code === 0 || code > LARGEST_CODE || (code >= 0xd8_00 && code <= 0xdf_ff)) return null;
  return code >= 128 && code <= 159 ? (LATIN[code - 128] ?? ' ') : String.fromCodePoint(code);
}
