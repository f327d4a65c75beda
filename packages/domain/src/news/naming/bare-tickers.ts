// Tickers that stand in a headline without a sign or brackets (issue 17, 'Companies in a headline': 'GM halts', 'JPM beats'). One is a company where it
// is written in capitals that the rest is not, is neither a word nor an abbreviation of another kind, and something is said of it.

import { ABBREVIATIONS, EXCHANGES } from './abbreviations.ts';
import type { NameWord } from './name-words.ts';
import { wordAt } from './name-words.ts';
import { isBesideBusiness, isLoud } from './word-names.ts';

/** With four letters or more it is seldom anything else; with words of business beside it, neither are two or three. */
const CONFIDENCE = { beside: 0.8, long: 0.65, short: 0.5 } as const;
const SHORT = 3;
const LONG = 4;
const LETTERS = /^[a-z]{2,}$/;

/** The confidence in a bare ticker, 0 where it is none. */
export function rateBareTicker(
  words: readonly NameWord[],
  at: number,
  isCommon: (lower: string) => boolean,
): number {
  const word = wordAt(words, at);
  if (!mayBeTicker(word)) return 0;
  if (isBesideBusiness(words, at)) return CONFIDENCE.beside;
  const { length } = word.key;
  if (length < SHORT || isCommon(word.key)) return 0;
  return length >= LONG ? CONFIDENCE.long : CONFIDENCE.short;
}

function mayBeTicker({ kind, text, key }: NameWord): boolean {
  return (
    kind === 'word' &&
    isLoud(text.replace(/'s$/, '')) &&
    LETTERS.test(key) &&
    !ABBREVIATIONS.has(key) &&
    !EXCHANGES.has(key)
  );
}
