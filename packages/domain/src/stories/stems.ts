// Normalises words of headlines for comparison: without case, accents and endings, synonyms as one word (issue 5, 'One story, counted once'; design
// notes 'Near-duplicates': stemmed words). All verbs for moving up count as one word, as do those for moving down.

import { foldText } from '../records/fold-text.ts';
import { ALIKE } from './synonyms.ts';
import { SIDES } from './word-lists.ts';

const PLAIN = /^[\u0020-\u007e]*$/;
const PLAIN_WORD = /[A-Za-z0-9]+(?:[&'][A-Za-z0-9]+)*/g;
const WORD = /[\p{L}\p{N}]+(?:[&'][\p{L}\p{N}]+)*/gu;

const ENDINGS = ['ingly', 'edly', 'ing', 'ed', 'es', 's'];
const DOUBLED = 'bdfgmnprt';

const alike = new Map(
  ALIKE.flatMap((group) => {
    const words = group.split(' ').map(stem);
    return words.map((word): [string, string] => [word, words[0] ?? word]);
  }),
);
const moves = new Map<string, string>();
for (const [side, direction] of ['up', 'down'].entries()) {
  for (const word of (SIDES.move[side] ?? '').split(' ').map(stem))
    if (!moves.has(word)) moves.set(word, direction);
}

/** A text in lower case, without accents and typographic apostrophes. */
export function plainText(text: string): string {
  return PLAIN.test(text) ? text.toLowerCase() : foldText(text).replace(/[‘’]/g, "'");
}

/** The words of a text in plain form, in order. */
export function wordsIn(text: string): string[] {
  return text.match(PLAIN.test(text) ? PLAIN_WORD : WORD) ?? [];
}

/** A word without a possessive ending and apostrophes. */
export function bareWord(word: string): string {
  return word.includes("'") ? word.replace(/'s?$/, '').replaceAll("'", '') : word;
}

/** A word in plain form without the endings of number, person and tense. */
export function stem(word: string): string {
  if (word.length < 4 || word.endsWith('ss')) return word;
  let bare = word;
  if (word.endsWith('ies') || word.endsWith('ied')) bare = `${word.slice(0, -3)}y`;
  bare = bare.slice(0, bare.length - (ENDINGS.find((ending) => bare.endsWith(ending))?.length ?? 0));
  const last = bare.at(-1) ?? '';
  if (last === bare.at(-2) && DOUBLED.includes(last)) bare = bare.slice(0, -1);
  if (bare.length < 3) return word;
  return bare.endsWith('e') ? bare.slice(0, -1) : bare;
}

/** The common stem of a stem and its synonyms. */
export function sharedStem(stemmed: string): string {
  return alike.get(stemmed) ?? moves.get(stemmed) ?? stemmed;
}

/** The common stems of a list of words. */
export function toStemSet(words: Iterable<string>): ReadonlySet<string> {
  return new Set([...words].map((word) => sharedStem(stem(word))));
}

/** Whether two stems are forms of one word: they have the same beginning and differ in at most two final letters. */
export function areNearWords(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length);
  if (shorter < 4 || Math.abs(a.length - b.length) > 4) return false;
  const least = Math.max(4, shorter - 2);
  for (let at = 0; at < least; at += 1) if (a[at] !== b[at]) return false;
  return true;
}
