// Splits a headline into words and classifies them by their spelling (issue 5, 'Suggestions'): capitalised names, company tags ($AAPL), numbers,
// percentages; and assigns each to a clause. A clause ends at punctuation or at a conjunction such as 'but', 'despite' or 'as'.

import { nameKey } from './company-name.ts';
import { hashText } from './feature-list.ts';
import { remember } from './remember.ts';
import { toStem } from './stem.ts';

export type WordKind = 'word' | 'number' | 'percent' | 'tag' | 'mark';

/** The role of a word: the company the headline is read for, another name, or neither. */
export type WordRole = 'plain' | 'target' | 'other';

/** What a word is by itself, wherever it stands. */
interface Spelling {
  /** As it was written. */
  readonly text: string;
  readonly lower: string;
  readonly stem: string;
  /** The hash of the stem. */
  readonly hash: number;
  readonly kind: WordKind;
  /** The form in which names are compared; empty for marks. */
  readonly key: string;
}

export interface Word extends Spelling {
  /** 0 for the first clause. */
  readonly clause: number;
  /** Its position in the cleaned headline. */
  readonly at: number;
  role: WordRole;
}

const PIECES =
  /(?<![\w-])[A-D]{1,3}[+-](?![\w-])|\$[A-Za-z][A-Za-z.]{0,6}(?![A-Za-z])|[@#][A-Za-z]\w*|[+-]?[$£€¥₹]?\d[\d.,]*(?:\s?(?:%|pct\b|percent\b|per cent\b)|(?:bn|mn|m|b|k|cr|x|st|nd|rd|th)\b)?|[A-Za-zÀ-ɏ][A-Za-zÀ-ɏ0-9]*(?:['&./-][A-Za-zÀ-ɏ0-9]+)*\.?|[,;:!?()"|]|\.{2,}|…| - |\.(?=\s|$)/g;

const TURNS = new Set([
  'but',
  'despite',
  'as',
  'after',
  'while',
  'though',
  'although',
  'amid',
  'even',
  'yet',
  'however',
  'because',
  'on',
  'when',
  'if',
  'and',
]);
const MARKS = /^[,;:!?()"|.…]|^ - $/;
const MOST_WORDS = 80;
/** So many spellings are remembered, some megabytes: most words of a headline stood in one before. */
const MOST_SPELLINGS = 10_000;

/** The words of a cleaned headline, at most 80, including punctuation as kind 'mark'. */
export function splitWords(clean: string): Word[] {
  const words: Word[] = [];
  let clause = 0;
  PIECES.lastIndex = 0;
  for (let match = PIECES.exec(clean); match !== null; match = PIECES.exec(clean)) {
    const { text, lower, stem, hash, kind, key } = readSpelling(match[0]);
    if (kind === 'mark' ? lower !== '"' : TURNS.has(lower) && words.length > 1) clause += 1;
    words.push({ text, lower, stem, hash, kind, key, clause, at: match.index, role: 'plain' });
    if (words.length === MOST_WORDS) break;
  }
  return words;
}

const readSpelling = remember((piece): Spelling => {
  const kind = classifyWord(piece);
  const text =
    kind === 'word' ? piece.replace(/\.$/, (dot) => (/^(?:[A-Z]\.)+$/i.test(piece) ? dot : '')) : piece;
  const lower = text.toLowerCase();
  const stem = stemFor(kind, lower);
  return { text, lower, stem, hash: hashText(stem), kind, key: kind === 'mark' ? '' : nameKey(lower) };
}, MOST_SPELLINGS);

function classifyWord(text: string): WordKind {
  if (text.startsWith('$') && !/\d/.test(text.charAt(1))) return 'tag';
  if (MARKS.test(text)) return 'mark';
  if (/\d/.test(text) && /^[+\-$£€¥₹\d]/.test(text))
    return /(?:%|pct|percent|per cent)$/.test(text) ? 'percent' : 'number';
  return 'word';
}

function stemFor(kind: WordKind, lower: string): string {
  if (kind === 'percent') return '0%';
  if (kind === 'number') return numberClass(lower);
  if (kind === 'tag') return '$';
  if (kind === 'mark') return lower.trim();
  return toStem(lower.startsWith('#') || lower.startsWith('@') ? lower.slice(1) : lower);
}

/** Numbers by what they are: money, a year, a plain number; their size says little. */
function numberClass(lower: string): string {
  if (/[$£€¥₹]/.test(lower)) return '0$';
  if (/^(?:19|20)\d\d$/.test(lower)) return '0y';
  if (/(?:st|nd|rd|th)$/.test(lower)) return '0th';
  return /(?:bn|mn|m|b|k|cr)$/.test(lower) ? '0m' : '0';
}
