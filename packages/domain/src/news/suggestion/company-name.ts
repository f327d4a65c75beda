// The forms of a company's name in headlines (issue 5, 'Suggestions'): without the legal form, its beginning, its initials, its ticker, written as one
// word, or misspelt by at most two letters. 'Royal Bank of Scotland Group plc' is also RBS.

import { cleanHeadline } from './clean-headline.ts';
import { remember } from './remember.ts';

const LEGAL = new Set(
  'plc inc incorporated corp corporation co company ltd limited llc lp llp sa ag nv se spa ab as asa oyj group holdings holding gmbh kgaa bhd tbk pjsc ord adr ads bv pty trust lp the and common stock stocks shares share class'.split(
    ' ',
  ),
);
/** First words of names that do not identify a company by themselves. */
const GENERIC = new Set(
  'american united national general first royal bank international global new british british-american standard north south west east western eastern central china india us uk great old best big city state federal capital energy power financial technologies home street land mid small large stock the a an of and for market markets fund funds gas oil steel motor motors air group direct next one two three natural platinum super super-micro japan brazil mexico canada canadian korea german germany france french europe european asia asian africa african australia australian israel turkey spain italy russia russian indian chinese japanese british'.split(
    ' ',
  ),
);
/** The kind of security that listings append to a name. */
const SECURITY =
  /\s+(?:class [a-z]\b|(?:new )?common (?:stock|shares?)|ordinary shares?|american depositary|depositary|subordinate voting|warrants?\b|units?\b|rights?\b|preferred|[\d.]+% |series [a-z]\b|cumulative|beneficial interest|shares of beneficial|each representing|\((?:de|the|new)\)).*$/i;
const SMALL = new Set(['of', 'and', 'the', '&', 'de', 'for']);

export interface CompanyName {
  /** Its lower-case words without the legal form; at least one if the name has any. */
  readonly words: readonly string[];
  /** Its name as one lower-case word. */
  readonly joined: string;
  /** Lower-case initials, with and without those of minor words. */
  readonly initials: ReadonlySet<string>;
}

/** A word in the form in which names are compared: lower case, without possessive and dots. */
export function nameKey(word: string): string {
  const lower = word.toLowerCase();
  const bare = lower.endsWith("'s") ? lower.slice(0, -2) : lower.endsWith("'") ? lower.slice(0, -1) : lower;
  return bare.replaceAll(/[.$#@]/g, '');
}

/** So many names are remembered: many headlines are read for the same companies. */
const MOST_NAMES = 5000;

/** Prepares a name for searching headlines. */
export const readCompanyName = remember((name): CompanyName => {
  const all = cleanHeadline(name)
    .replace(SECURITY, '')
    .replaceAll(/\([^)]*\)|[,;:"]/g, ' ')
    .split(/[\s/]+/)
    .map(nameKey)
    .filter((word) => /[\p{L}\p{N}&]/u.test(word));
  const words = withoutLegalForm(all);
  const initials = new Set([
    toInitials(words),
    toInitials(words.filter((word) => !SMALL.has(word))),
    toInitials(all.filter((word) => word !== 'the')),
  ]);
  return {
    words,
    joined: words.join('').replaceAll('-', ''),
    initials: new Set([...initials].filter((each) => each.length >= 2)),
  };
}, MOST_NAMES);

function withoutLegalForm(words: readonly string[]): string[] {
  let end = words.length;
  while (end > 1 && LEGAL.has(words[end - 1] ?? '')) end -= 1;
  const start = end > 1 && words[0] === 'the' ? 1 : 0;
  return words.slice(start, end);
}

function toInitials(words: readonly string[]): string {
  return words.map((word) => (word === '&' ? '&' : word.charAt(0))).join('');
}

/** Whether the first word of a name identifies its company by itself. */
export function isDistinctive(word: string): boolean {
  return word.length >= 3 && !GENERIC.has(word) && !LEGAL.has(word);
}

/** Whether a word joins the beginnings of a name's words: 'stanchart' for 'standard chartered'. Both in lower case. */
export function isBlendOfWords(word: string, name: readonly string[]): boolean {
  const [first = '', second = ''] = name;
  if (word.length < 6 || second === '') return false;
  for (let cut = 3; cut <= word.length - 3; cut += 1)
    if (first.startsWith(word.slice(0, cut)) && second.startsWith(word.slice(cut))) return true;
  return false;
}

/** Whether two words differ by at most `most` inserted, omitted or replaced letters. */
export function isNearlySame(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most) return false;
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    if (Math.min(...next) > most) return false;
    row = next;
  }
  return (row[other.length] ?? most + 1) <= most;
}
