// Cleans a headline for a suggestion (issue 5, 'Suggestions'), undoing damage by other programs: UTF-8 misread as Windows-1252 is repaired, HTML
// entities are decoded, and web addresses and prefixes of sections and wires ('UPDATE 2-', 'MarketsUS industrials lag') are removed. The words
// themselves are unchanged.

/** The characters of Windows-1252 for 0x80 to 0x9f. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const BROKEN =
  /[ÂÃ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â[\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]{2}/g;

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  pound: '£',
  euro: '€',
};

const ADDRESSES = /\bhttps?:\/\/\S+|\bwww\.\S+|\b(?:t\.co|bit\.ly|stks\.co|ow\.ly|pic\.twitter\.com)\/\S+/gi;

const WIRE =
  /^(?:(?:UPDATE|WRAPUP|RPT|REFILE|CORRECTED|BRIEF|EXCLUSIVE|FOCUS|INSIGHT|ANALYSIS|TABLE|TEXT|DIARY|LIVE|PREVIEW|RECAP|BUZZ|LPC|IFR|ADVISORY|REUTERS)\b\s*\d*\s*[-:]\s*)+/;
const STUCK =
  /^(?:Industry News|News Feed|Companies|Markets|Business|Economy|Money|Comment|Analysis|Opinion|Banking|Retail|Energy|World|Personal Finance|Lex|Lombard)(?=[A-Z][\p{L}]*[A-Za-z]|UK\b|US\b)/u;

/** Longest text that is read, in characters, to bound the work; headlines are far shorter. */
const LONGEST = 600;

/** The cleaned headline, trimmed and with single spaces. Cleaning it again does not affect the suggestion. */
export function cleanHeadline(text: string): string {
  let clean = text.slice(0, LONGEST);
  if (/[ÂÃâ]/.test(clean)) clean = clean.replaceAll(BROKEN, readAgain);
  if (clean.includes('&')) clean = clean.replaceAll(/&(?:#(\d{1,6})|([a-z]{2,5}));/gi, resolveEntity);
  clean = clean
    .replaceAll(ADDRESSES, ' ')
    .replaceAll(/[‘’‛`´]/g, "'")
    .replaceAll(/[“”„«»]/g, '"')
    .replaceAll(/[–—]/g, ' - ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return clean.replace(WIRE, '').replace(STUCK, '');
}

function readAgain(broken: string): string {
  const bytes = Array.from(broken, (character) => {
    const place = WINDOWS.indexOf(character);
    return place < 0 ? character.charCodeAt(0) : 0x80 + place;
  });
  const [first = 0, second = 0, third = 0] = bytes;
  if (bytes.length === 2) return String.fromCharCode(((first & 0x1f) << 6) | (second & 0x3f));
  return String.fromCharCode(((first & 0x0f) << 12) | ((second & 0x3f) << 6) | (third & 0x3f));
}

function resolveEntity(entity: string, code: string | undefined, word: string | undefined): string {
  if (code !== undefined) return String.fromCodePoint(Math.min(Number(code), 0x10ffff));
  return ENTITIES[(word ?? '').toLowerCase()] ?? entity;
}
