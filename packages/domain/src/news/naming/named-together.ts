// Companies that are named together (issue 17, 'Companies in a headline'): a pair in one word ('Sun-Ranbaxy deal', 'AET-HUM') is two companies where both
// parts are names or tickers, and a name that is also a word is meant beside one that is not ('Century-UltraTech').

import { ABBREVIATIONS, EXCHANGES } from './abbreviations.ts';
import type { Mention } from './mention.ts';
import type { NameIndex } from './name-index.ts';
import type { NameWord } from './name-words.ts';
import { splitPair, wordAt } from './name-words.ts';
import { isCapital, UNDECIDED } from './word-names.ts';

/** The confidence in a ticker or a word that stands beside a name. */
export const TOGETHER = 0.75;

/** What stands between names in a row. */
const ROW = new Set([',', 'and']);
const TICKER = /^[A-Z]{2,5}$/;

/** The words with pairs of names as two words each. */
export function splitPairs(words: readonly NameWord[], index: NameIndex): readonly NameWord[] {
  if (!words.some(({ kind, text }) => kind === 'word' && /[-/]/.test(text))) return words;
  return words.flatMap((word) => {
    const pair = splitPair(word);
    return pair && !index.runs.has(word.key) && arePair(pair, index) ? pair : [word];
  });
}

/** Whether both parts may be companies, and one at least cannot be anything else. */
function arePair(pair: readonly NameWord[], index: NameIndex): boolean {
  if (pair.every((part) => isTickerOfPair(part, index))) return true;
  const whole = (part: NameWord) => index.runs.get(part.key)?.filter(({ rest }) => rest.length === 0) ?? [];
  return (
    pair.every((part) => isCapital(part.text) && whole(part).length > 0) &&
    pair.some((part) => whole(part).some(({ by, isWord }) => by !== 'beginning' && !isWord))
  );
}

function isTickerOfPair({ kind, text, key }: NameWord, { tickers }: NameIndex): boolean {
  return (
    kind === 'word' && TICKER.test(text) && tickers.has(key) && !ABBREVIATIONS.has(key) && !EXCHANGES.has(key)
  );
}

/** Whether a word is one of two tickers in a pair. */
export function isInPairOfTickers(words: readonly NameWord[], at: number, index: NameIndex): boolean {
  const other = wordAt(words, at).isAttached ? at - 1 : at + 1;
  const isPair = wordAt(words, Math.max(at, other)).isAttached;
  return isPair && [at, other].every((each) => isTickerOfPair(wordAt(words, each), index));
}

/** The mentions, where a word of which nothing else is known stands beside a name: in a pair with it, or in a row ('Bharti, Idea, RCom'). */
export function withWordsBesideNames(
  words: readonly NameWord[],
  mentions: readonly Mention[],
  surely: number,
): readonly Mention[] {
  if (mentions.length < 2) return mentions;
  const ends = new Map<number, Mention>();
  const starts = new Map<number, Mention>();
  for (const mention of mentions.filter(({ by }) => by !== 'tag')) {
    starts.set(mention.start, mention);
    ends.set(mention.end, mention);
  }
  const isSure = (mention: Mention | undefined) => (mention?.confidence ?? 0) >= surely;
  const isBesideName = ({ start, end }: Mention) =>
    isSure(ends.get(start - countBetween(words, start - 1, start))) ||
    isSure(starts.get(end + countBetween(words, end, end)));
  return mentions.map((mention) =>
    mention.confidence === UNDECIDED && isBesideName(mention)
      ? { ...mention, confidence: TOGETHER }
      : mention,
  );
}

/** How many words stand between a name and the next one: none in a pair, one in a row; NaN where they are not named together. */
function countBetween(words: readonly NameWord[], between: number, second: number): number {
  if (wordAt(words, second).isAttached && wordAt(words, between).kind !== 'mark') return 0;
  return ROW.has(wordAt(words, between).lower) ? 1 : Number.NaN;
}
