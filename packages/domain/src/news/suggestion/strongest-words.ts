// Which words of a headline are named for a suggested value (issue 5, 'Suggestions'): the meaningful ones with the largest contributions.

import { EMPTY_WORDS } from '../../stories/word-lists.ts';
import type { Word } from './headline-words.ts';
import type { Headline } from './read-headline.ts';

/** A word of the headline as written, with its contribution: positive if it supports the value; for a score, with the word's sign. */
export interface WordShare {
  readonly word: string;
  readonly weight: number;
}

const MOST_WORDS = 4;
/** Words with less than this share of the strongest contribution are not named. */
const LEAST_SHARE = 0.15;

/** The words with the largest contributions, strongest first; `isTowardsOnly` leaves out those against the value. */
export function strongestWords(
  { words }: Headline,
  shares: Float64Array,
  isTowardsOnly: boolean,
): WordShare[] {
  const found: { readonly word: string; weight: number }[] = [];
  words.forEach((word, at) => {
    const share = shares[at] ?? 0;
    if (share === 0 || !isMeaningful(word)) return;
    const same = found.find((each) => each.word === word.text);
    if (same) same.weight += share;
    else found.push({ word: word.text, weight: share });
  });
  const sorted = found
    .filter(({ weight }) => !isTowardsOnly || weight > 0)
    .toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
  const least = LEAST_SHARE * Math.abs(sorted[0]?.weight ?? 0);
  return sorted
    .slice(0, MOST_WORDS)
    .filter(({ weight }) => Math.abs(weight) >= least)
    .map(({ word, weight }) => ({ word, weight: roundToDigits(weight, 3) }));
}

const MERE_NUMBER = /^[\d.,+-]+$/;

/** Whether a word is informative: not punctuation, a function word, a single letter or a number without a unit. */
function isMeaningful({ kind, text, lower }: Word): boolean {
  return kind !== 'mark' && lower.length > 1 && !EMPTY_WORDS.has(lower) && !MERE_NUMBER.test(text);
}

/** A number rounded to so many digits behind the point. */
export function roundToDigits(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}
