// Reads a headline for a company (issue 5, 'Suggestions'): cleaned and split into words, with mentions of the company marked 'target' and other names marked
// 'other'. Without a company there is no target. In a title-case headline a capital does not indicate a name; there, words count as names unless they are
// known as lower-case words.

import { cleanHeadline } from './clean-headline.ts';
import type { CompanyName } from './company-name.ts';
import { isNearlySame, isBlendOfWords, isDistinctive, readCompanyName } from './company-name.ts';
import type { Word } from './headline-words.ts';
import { splitWords } from './headline-words.ts';

export interface Headline {
  readonly words: readonly Word[];
  /** Indices of the target's words. */
  readonly targets: readonly number[];
  /** Whether most words begin with a capital. */
  readonly isTitleCase: boolean;
}

export interface ReadFor {
  readonly text: string;
  /** Name or ticker of the company, or null. */
  readonly company: string | null;
  /** Its other names. */
  readonly aliases?: readonly string[] | undefined;
}

/** Whether a lower-case word is a common one, which is not a name even when capitalised. */
export type IsCommon = (lower: string) => boolean;

/** Reads a headline, deterministically. */
export function readHeadline({ text, company, aliases = [] }: ReadFor, isCommon: IsCommon): Headline {
  const words = splitWords(cleanHeadline(text));
  for (const name of company === null ? [] : [company, ...aliases])
    if (markTarget(words, readCompanyName(name), isProper(name) ? isCommon : () => false)) break;
  const isTitleCase = hasCapitals(words);
  markOthers(words, isTitleCase, isCommon);
  const targets: number[] = [];
  words.forEach((word, index) => {
    if (word.role === 'target') targets.push(index);
  });
  return { words, targets, isTitleCase };
}

/** Whether a name has capitals throughout ('Public Storage'): 'Base metals' is written so wherever it is meant. */
function isProper(name: string): boolean {
  return !/(?:^| )\p{Ll}/u.test(name);
}

/**
 * Marks all mentions found by the most certain method that finds any.
 *
 * @param isCommon whether a word of the name is also a common one, which means nothing in small letters
 */
function markTarget(words: readonly Word[], name: CompanyName, isCommon: IsCommon): boolean {
  if (name.words.length === 0) return false;
  const keys = words.map(({ key }) => key);
  if (markTags(words, keys, name)) {
    markRun(words, keys, name.words, isCommon);
    return true;
  }
  for (let length = name.words.length; length > 0; length -= 1) {
    const run = name.words.slice(0, length);
    const isSure = length === name.words.length || length > 1 || isDistinctive(run[0] ?? '');
    if (isSure && markRun(words, keys, run, isCommon)) return true;
  }
  const byLikeness: ((key: string, word: Word) => boolean)[] = [
    (key, word) => name.initials.has(key) && isCapital(word.text),
    (key) => key.length > 3 && (key.replaceAll('-', '') === name.joined || isBlendOfWords(key, name.words)),
    (key) =>
      name.words.some((word) => isDistinctive(word) && isMisspelt(key, word)) ||
      (name.words.length > 1 && isMisspelt(key, name.joined)),
    (key) => /[-/]/.test(key) && key.split(/[-/]/).some((part) => isNamePart(part, name)),
    (key, word) => key.length >= 5 && isCapital(word.text) && isDistinctive(key) && name.words.includes(key),
    (key, word) =>
      key.length >= 4 && isCapital(word.text) && isDistinctive(key) && (name.words[0] ?? '').startsWith(key),
    (key) =>
      key.length >= 4 &&
      name.words.length === 1 &&
      key.startsWith(name.words[0] ?? '') &&
      (name.words[0] ?? '').length >= 4,
  ];
  const isPlain = (word: Word) => isPlainWord(words, words.indexOf(word), { length: 1, isCommon });
  return byLikeness.some((isSame) =>
    markWhere(words, keys, (key, word) => isSame(key, word) && !isPlain(word)),
  );
}

/** Marks tags and upper-case words that equal the name: $AAPL for AAPL. */
function markTags(words: readonly Word[], keys: readonly string[], name: CompanyName): boolean {
  const [only = ''] = name.words;
  return (
    name.words.length === 1 &&
    markWhere(
      words,
      keys,
      (key, { kind, text }) =>
        key === only && (kind === 'tag' || text.startsWith('#') || text.startsWith('@')),
    )
  );
}

function markRun(
  words: readonly Word[],
  keys: readonly string[],
  run: readonly string[],
  isCommon: IsCommon,
): boolean {
  let isFound = false;
  for (let at = 0; at + run.length <= words.length; at += 1) {
    if (!run.every((each, offset) => isSameKey(keys[at + offset] ?? '', each))) continue;
    if (isPlainWord(words, at, { length: run.length, isCommon })) continue;
    isFound = true;
    for (let offset = 0; offset < run.length; offset += 1) mark(words[at + offset]);
  }
  return isFound;
}

/**
 * Whether the words of a name are only words: 'refuses to block' does not name Block, nor 'Public storage of waste' Public Storage. All are common and in
 * small letters, but for a capital that the headline begins with. Where a headline has no capitals, small letters say nothing.
 */
function isPlainWord(
  words: readonly Word[],
  at: number,
  { length, isCommon }: { length: number; isCommon: IsCommon },
): boolean {
  const own = words.slice(at, at + length);
  const small = at === 0 && length > 1 ? own.slice(1) : own;
  return (
    small.every(({ text }) => !isCapital(text)) &&
    own.every(({ key, kind }) => kind === 'word' && isCommon(key)) &&
    words.some(({ text }) => isCapital(text))
  );
}

function markWhere(
  words: readonly Word[],
  keys: readonly string[],
  isSame: (key: string, word: Word) => boolean,
): boolean {
  const found = words.filter((word, index) => keys[index] !== '' && isSame(keys[index] ?? '', word));
  found.forEach(mark);
  return found.length > 0;
}

function mark(word: Word | undefined): void {
  if (word) word.role = 'target';
}

function isSameKey(one: string, other: string): boolean {
  return (
    one === other || (one.length > 3 && `${one}s` === other) || (other.length > 3 && one === `${other}s`)
  );
}

/** Whether a part of a hyphenated word ('LSE-Deutsche', 'ex-Barclays') names the company. */
function isNamePart(part: string, name: CompanyName): boolean {
  const [first = ''] = name.words;
  return (
    part.length > 1 &&
    (part === name.joined || name.initials.has(part) || (part === first && isDistinctive(first)))
  );
}

function isMisspelt(key: string, word: string): boolean {
  if (word.length < 5 || key.charAt(0) !== word.charAt(0)) return false;
  return isNearlySame(key, word, word.length >= 7 ? 2 : 1);
}

/** Upper-case words that are not names. */
export const PLAIN_CAPITALS: ReadonlySet<string> = new Set(
  'ceo cfo cto coo md ipo us uk eu u.s u.k usa q1 q2 q3 q4 h1 h2 fy m&a ev ai it hr r&d etf nav eps ebitda npa gdp cpi fda sec ftc doj fca rbi sebi imf ecb boe opec pc tv pct rs cr i january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec monday tuesday wednesday thursday friday saturday sunday wall street bank pm am yoy qoq fii fiis dii sma ema rsi macd hod lod ath'.split(
    ' ',
  ),
);

function isCapital(text: string): boolean {
  const first = text.charAt(0);
  return first !== first.toLowerCase();
}

function hasCapitals(words: readonly Word[]): boolean {
  const long = words.filter(
    ({ kind, text, role }) => kind === 'word' && role !== 'target' && text.length > 3,
  );
  return long.length > 0 && long.filter(({ text }) => isCapital(text)).length >= 0.65 * long.length;
}

function markOthers(words: readonly Word[], isTitleCase: boolean, isCommon: IsCommon): void {
  let mayBegin = true;
  for (const word of words) {
    if (word.role === 'target') {
      mayBegin = false;
      continue;
    }
    if (word.kind === 'tag' || word.text.startsWith('@')) word.role = 'other';
    else if (word.kind === 'word' && isCapital(word.text) && !PLAIN_CAPITALS.has(word.lower)) {
      const { key } = word;
      if (!isTitleCase && !mayBegin ? key.length > 1 : !isCommon(key)) word.role = 'other';
    }
    mayBegin = word.kind === 'mark';
  }
}
