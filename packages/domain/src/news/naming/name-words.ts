// Splits a headline into the words in which names of companies are looked for (issue 17, 'Companies in a headline'): without accents, digits and letters
// that stand together as one word ('3M', '8K', '7-Eleven'), and with the places where an address stood, since what is appended after one is often only a tag.

import { foldText } from '../../records/fold-text.ts';
import { cleanHeadline } from '../suggestion/clean-headline.ts';
import { nameKey } from '../suggestion/company-name.ts';
import type { WordKind } from '../suggestion/headline-words.ts';
import { splitWords } from '../suggestion/headline-words.ts';
import { toStem } from '../suggestion/stem.ts';

export interface NameWord {
  /** As it was written. */
  readonly text: string;
  readonly lower: string;
  readonly stem: string;
  readonly kind: WordKind | 'address';
  /** The form in which names are compared: lower case, without accents, possessive and dots; empty for marks. */
  readonly key: string;
  /** Whether it stands against the word before, without a space. */
  readonly isAttached: boolean;
  /** Whether it is only the beginning: letters follow that were cut off, or those of another code or formula ('$ES_F' is a future, '$C^*$' an algebra). */
  readonly isCut: boolean;
}

const NOTHING: NameWord = {
  text: '',
  lower: '',
  stem: '',
  kind: 'mark',
  key: '',
  isAttached: false,
  isCut: false,
};

/** The word at an index, or an empty mark where there is none. */
export function wordAt(words: readonly NameWord[], at: number): NameWord {
  return words[at] ?? NOTHING;
}

const ADDRESS = /\b(?:https?:\/\/|www\.)\S*/gi;
/** Stands for an address; no headline has it. */
const ADDRESS_SIGN = '|';
const CUT_BY = ['…', '..', '_', '^'];
const PLAIN = /^[\u0020-\u007e]*$/;
const JOINED_BY = /^['.-]?$/;
/** Initials with a plural's or possessive's s and no apostrophe: ITCs. */
const INITIALS = /^[A-Z]{3,5}(?=s$)/;
const LETTERS = /^[\p{L}]/u;

/** The words of a headline, at most 80. */
export function splitNameWords(headline: string): NameWord[] {
  const text = /https?:|www\./i.test(headline)
    ? headline.replaceAll(ADDRESS_SIGN, ';').replaceAll(ADDRESS, ` ${ADDRESS_SIGN} `)
    : headline.replaceAll(ADDRESS_SIGN, ';');
  const clean = cleanHeadline(text);
  const words: NameWord[] = [];
  let end = 0;
  for (const { text: written, lower, stem, kind, at } of splitWords(clean)) {
    const before = words.at(-1);
    const between = clean.slice(end, at);
    end = at + written.length;
    if (before?.kind === 'number' && kind === 'word' && JOINED_BY.test(between) && LETTERS.test(written)) {
      const joined = `${before.text}${between}${written}`;
      words[words.length - 1] = {
        ...before,
        text: joined,
        lower: joined.toLowerCase(),
        key: toNameKey(joined),
        isCut: isCutAt(clean, end),
      };
      continue;
    }
    words.push({
      text: written,
      lower,
      stem,
      kind: written === ADDRESS_SIGN ? 'address' : kind,
      key: kind === 'mark' ? '' : toNameKey(written),
      isAttached: at > 0 && /\S/.test(clean.charAt(at - 1)),
      isCut: isCutAt(clean, end),
    });
  }
  return words;
}

/** The two parts of a word with a hyphen or slash, or null where it has none or several: 'Sun-Ranbaxy', 'AET/HUM'. */
export function splitPair(word: NameWord): readonly [NameWord, NameWord] | null {
  const [first = '', second = '', ...more] = word.text.split(/[-/]/);
  if (word.kind !== 'word' || first.length < 2 || second.length < 2 || more.length > 0) return null;
  const toPart = (text: string) => ({
    ...word,
    text,
    lower: text.toLowerCase(),
    stem: toStem(text.toLowerCase()),
    key: toNameKey(text),
  });
  return [
    { ...toPart(first), isCut: false },
    { ...toPart(second), isAttached: true },
  ];
}

function isCutAt(clean: string, end: number): boolean {
  return CUT_BY.some((sign) => clean.startsWith(sign, end));
}

/** A word or name in the form in which names are compared. */
function toNameKey(word: string): string {
  const key = nameKey(INITIALS.exec(word)?.[0] ?? word);
  return PLAIN.test(key) ? key : foldText(key);
}

/** The words of a name in this form, without those that headlines write in several ways ('&', 'and'). */
export function toNameKeys(words: readonly string[]): string[] {
  const keys = words.map(toNameKey).filter((key) => !isLinking(key));
  return keys.length === 0 ? words.map(toNameKey) : keys;
}

/** Whether a word links the parts of a name and may be missing from it. */
export function isLinking(key: string): boolean {
  return key === '&' || key === 'and';
}
