// What the name of an uploaded file must be (specification 3, section 5 'Upload'; decisions.md section 5): split on underscores it has at least three
// parts, and the second is the ticker, with a dot and an exchange. A ticker without a dot is accepted where the tenant has a company of exactly that
// ticker. Before that a name is made safe: no folders, no control characters, nothing that changes the direction of the text.

/** The longest name that is kept, in UTF-16 units. */
const LONGEST_FILE_NAME = 200;

const LONGEST_ENDING = 10;
/** What a name is called of which nothing is left. */
const NAMELESS = 'file';

/** Controls, formats such as right-to-left marks and zero-width characters, unpaired surrogates, private use, line and paragraph separators. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;
/** What Windows allows in no name. */
const FORBIDDEN = /[<>:"|?*]/g;

/** A name of a file that is safe to show, to keep and to offer for saving; of a path its last part. Never empty; at most 200 UTF-16 units, its ending kept. */
export function cleanFileName(name: string): string {
  // A tab is a blank, not a control that vanishes; what stood on both sides of one that does may be one blank or one letter then.
  const seen = name.replaceAll(/\s+/gu, ' ').replaceAll(UNSEEN, '');
  const shown = seen.replaceAll(/\s+/gu, ' ').normalize('NFC');
  const last = shown.split(/[/\\]/u).at(-1) ?? '';
  const clean = trimName(last.replaceAll(FORBIDDEN, '-'));
  if (clean.length <= LONGEST_FILE_NAME) return clean === '' ? NAMELESS : clean;
  const dot = clean.lastIndexOf('.');
  const ending = dot >= clean.length - LONGEST_ENDING ? clean.slice(dot) : '';
  // Half a surrogate pair must not be left where it is cut.
  const start = clean.slice(0, LONGEST_FILE_NAME - ending.length).replace(/[\uD800-\uDBFF]$/u, '');
  return trimName(start) + ending;
}

/** Blanks at either end, and dots and blanks at the end, which Windows drops. */
function trimName(name: string): string {
  return name.replace(/^\s+/u, '').replace(/[\s.]+$/u, '');
}

/** Uppercase letters, digits and hyphens, a dot, more of the same, optionally a hyphen and uppercase letters or digits. */
const TICKER_WITH_EXCHANGE = /^[A-Z0-9-]+\.[A-Z0-9-]+(?:-[A-Z0-9]+)?$/u;
const LEAST_PARTS = 3;

/** What a name says; `needsCompany` where it is right only if there is a company of exactly this ticker. */
export interface NamedFile {
  readonly ticker: string;
  readonly needsCompany: boolean;
}

/** The ticker in the name of a file, or null where the name is wrong whatever companies there are. */
export function readFileName(name: string): NamedFile | null {
  const parts = name.split('_');
  const ticker = parts[1] ?? '';
  if (parts.length < LEAST_PARTS || ticker === '') return null;
  if (TICKER_WITH_EXCHANGE.test(ticker)) return { ticker, needsCompany: false };
  return ticker.includes('.') ? null : { ticker, needsCompany: true };
}
