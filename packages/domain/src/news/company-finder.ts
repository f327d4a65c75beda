// Finds the companies named in a headline, with confidence (decisions.md section 4; issue 5, 'Suggestions': by name, ticker and aliases; issue 17,
// 'Companies in a headline'). Tags ($AAPL), tickers in brackets and names of several words are certain. A name that is also a common word ('Target',
// 'Gap') counts if it is capitalised within a sentence or next to business words. The beginning of a name counts if no other company's name begins the
// same. Whoever only speaks, and tags that are only appended, are left out. Several companies may be meant by one headline.

import type { Mention } from './naming/mention.ts';
import { rateBareTicker } from './naming/bare-tickers.ts';
import { withoutAppendedTags } from './naming/appended-tags.ts';
import type { FoundBy, NamedCompany, NameIndex, NameRun } from './naming/name-index.ts';
import { indexAtOnce, indexNames } from './naming/name-index.ts';
import { isInPairOfTickers, splitPairs, TOGETHER, withWordsBesideNames } from './naming/named-together.ts';
import type { NameWord } from './naming/name-words.ts';
import { isLinking, splitNameWords, wordAt } from './naming/name-words.ts';
import { withoutSpeakers } from './naming/speakers.ts';
import type { Place } from './naming/word-names.ts';
import {
  isCapital,
  isFollowedByName,
  isLoud,
  isMeantOtherwise,
  isPartOfName,
  isPerson,
  isWrittenAsWords,
  rateWord,
} from './naming/word-names.ts';

export interface FoundCompany {
  readonly id: string;
  /** 0..1; divided among companies that share the same name. */
  readonly confidence: number;
  readonly by: FoundBy;
  /** The matching words, as written. */
  readonly mention: string;
}

/** The least confidence at which a company counts as named. */
export const NAMED_SURELY = 0.6;

const CONFIDENCE: Readonly<Record<FoundBy, number>> = {
  tag: 1,
  ticker: 0.95,
  name: 0.95,
  alias: 0.95,
  beginning: 0.8,
};
const UNLIKELY = 0.35;
/** Exchanges before a ticker: (NYSE: KO). */
const EXCHANGES = new Set(
  'nyse nasdaq nasdaqgs amex otc otcqb lse tsx asx euronext nse bse xetra'.split(' '),
);
const MOSTLY = 0.65;
/** In titles only short words and these are in small letters. */
const TITLE = 0.85;
const SMALL_IN_TITLES = new Set(
  'with from into over after amid than that about under against through before during while when says upon'.split(
    ' ',
  ),
);
/** Shorter words that end with an s are names of their own more often. */
const SHORTEST_WITH_S = 5;

/** So many companies at most get an event of one headline: a longer list is no news of each. */
const MOST_NAMED = 5;

/** The ids of the companies that a headline surely names, most certain first, at most five; none of several that share the words that name them. */
export function listNamed(found: readonly FoundCompany[]): string[] {
  const sure = found.filter(({ confidence }) => confidence >= NAMED_SURELY);
  return sure
    .filter((one) => sure.every(({ id, mention }) => id === one.id || mention !== one.mention))
    .slice(0, MOST_NAMED)
    .map(({ id }) => id);
}

/** Finds companies in headlines, after one preparation as fast for ten thousand companies as for ten. */
export class CompanyFinder {
  #index: NameIndex;
  readonly #isCommon: (lower: string) => boolean;

  /** @param isCommon whether a lower-case word is a common one; the suggestion model knows */
  constructor(companies: readonly NamedCompany[], isCommon: (lower: string) => boolean) {
    this.#isCommon = isCommon;
    this.#index = indexAtOnce(companies, isCommon);
  }

  /**
   * The same in steps of some milliseconds each, for a process that has others waiting: the finder comes with the last of them. Twenty thousand companies
   * take half a second in all.
   */
  static *prepare(
    companies: readonly NamedCompany[],
    isCommon: (lower: string) => boolean,
  ): Generator<undefined, CompanyFinder, undefined> {
    const finder = new CompanyFinder([], isCommon);
    finder.#index = yield* indexNames(companies, isCommon);
    return finder;
  }

  /** The companies named in a headline, most certain first, each once. Those below NAMED_SURELY are guesses. */
  find(text: string): FoundCompany[] {
    const words = splitPairs(splitNameWords(text), this.#index);
    const listed = withWordsBesideNames(words, this.#listMentions(words), NAMED_SURELY);
    const mentions = withoutAppendedTags(words, withoutSpeakers(words, listed), NAMED_SURELY);
    const found = new Map<string, FoundCompany>();
    for (const { start, end, ids, by, confidence } of mentions) {
      const mention = words
        .slice(start, end)
        .map(({ text: written }) => written)
        .join(' ');
      const share = ids.length === 1 ? confidence : confidence / Math.sqrt(ids.length);
      for (const id of ids)
        if ((found.get(id)?.confidence ?? 0) < share) found.set(id, { id, confidence: share, by, mention });
    }
    return [...found.values()].toSorted((a, b) => b.confidence - a.confidence);
  }

  #listMentions(words: readonly NameWord[]): Mention[] {
    const mentions: Mention[] = [];
    const isTitleCase = isMostly(
      words.filter(({ lower }) => !SMALL_IN_TITLES.has(lower)),
      ({ text }) => isCapital(text),
      TITLE,
    );
    const isAllLoud = isMostly(words, ({ text }) => text === text.toUpperCase(), MOSTLY);
    for (let at = 0; at < words.length; at += 1) {
      const ticker = this.#findTicker(words, at, isAllLoud);
      const run = this.#findRun({ words, at, isTitleCase, isAllLoud, isCommon: this.#isCommon });
      if (ticker) mentions.push(ticker);
      if (!run) continue;
      mentions.push(run);
      at = run.end - 1;
    }
    return mentions;
  }

  #findTicker(words: readonly NameWord[], at: number, isAllLoud: boolean): Mention | null {
    const word = words[at];
    if (!word || (word.kind !== 'tag' && word.kind !== 'word')) return null;
    const ids = this.#index.tickers.get(word.key);
    if (!ids) return null;
    const found = (by: 'tag' | 'ticker', confidence: number): Mention => ({
      start: at,
      end: at + 1,
      ids,
      by,
      confidence,
    });
    if (word.kind === 'tag') return isWholeTag(words, at) ? found('tag', CONFIDENCE.tag) : null;
    if (isLoud(word.text) && inBrackets(words, at)) return found('ticker', CONFIDENCE.ticker);
    if (isInPairOfTickers(words, at, this.#index)) return found('ticker', TOGETHER);
    const confidence = isAllLoud ? 0 : rateBareTicker(words, at, this.#isCommon);
    return confidence > 0 ? found('ticker', confidence) : null;
  }

  /** The names that may begin with a word, the longest first; a single word may have a possessive's s and no apostrophe: 'Wipros revenue'. */
  #listRuns({ isTitleCase }: Place, { key, text }: NameWord): readonly NameRun[] {
    const { runs, tickers } = this.#index;
    const own = runs.get(key);
    // Initials are written in capitals: 'Hit a high' does not name HIT.
    const areInitials = ({ ids, by, isWord }: NameRun) =>
      by === 'alias' && isWord && (tickers.get(key)?.some((id) => ids.includes(id)) ?? false);
    if (own) return isLoud(text) ? own : own.filter((run) => !areInitials(run));
    if (isTitleCase || text.length < SHORTEST_WITH_S || !key.endsWith('s')) return [];
    return (runs.get(key.slice(0, -1)) ?? []).filter(
      ({ rest, by, isWord }) => rest.length === 0 && by !== 'beginning' && !isWord,
    );
  }

  /** The longest name that begins here, or null. */
  #findRun(place: Place): Mention | null {
    const { words, at } = place;
    const word = words[at];
    if (!word || !mayBeginName(word) || isExchangeAsPlace(words, at)) return null;
    const isHashtag = word.text.startsWith('#');
    for (const run of this.#listRuns(place, word)) {
      const end = findEnd(run, words, at);
      if (end === null || (isHashtag && (run.isWord || run.by === 'beginning' || end > at + 1))) continue;
      const confidence = rate(run, place, end);
      if (confidence === null) continue;
      return { start: at, end, ids: run.ids, by: run.by, confidence };
    }
    return null;
  }
}

/** The confidence in a name that begins at this place, or null where it is the beginning of another. */
function rate({ by, isWord, rest }: NameRun, place: Place, end: number): number | null {
  if (rest.length > 0) return isWrittenAsWords(place, end) ? UNLIKELY : CONFIDENCE[by];
  const isBeginning = by === 'beginning';
  if (isBeginning && isFollowedByName(place)) return null;
  if (isMeantOtherwise(place) || isPerson(place, isBeginning)) return UNLIKELY;
  if (isWord) return rateWord(place);
  return isBeginning && isPartOfName(place) ? UNLIKELY : CONFIDENCE[by];
}

/**
 * The index after a name that begins here, or null where it does not. What links its parts may be missing or not, and the last may have a possessive's s
 * without an apostrophe: 'ICICI Banks head'.
 */
function findEnd({ rest }: NameRun, words: readonly NameWord[], at: number): number | null {
  let end = at + 1;
  for (const [index, each] of rest.entries()) {
    if (isLinking(words[end]?.key ?? '')) end += 1;
    const isLast = index === rest.length - 1;
    if (words[end]?.key !== each && !(isLast && words[end]?.key === `${each}s`)) return null;
    end += 1;
  }
  return end;
}

/** Whether a tag is one: 'L$D' is no word of Dominion, and '$T…' was cut off. */
function isWholeTag(words: readonly NameWord[], at: number): boolean {
  const word = words[at];
  if (!word || word.isCut) return false;
  const before = words[at - 1];
  return (
    !word.isAttached ||
    before === undefined ||
    (before.kind === 'mark' && word.key.length > 1) ||
    /^[(,"]$/.test(before.text)
  );
}

/** Names begin with a capital or a digit, or have one within: 'iRobot'. An amount of money is none. */
function mayBeginName({ kind, text }: NameWord): boolean {
  return (
    (kind === 'number' && !/^[+-]?[$£€¥₹]/.test(text)) ||
    (kind === 'word' && (isCapital(text.replace(/^#/, '')) || /^[a-z]+[A-Z]/.test(text)))
  );
}

/** Whether it only says where a ticker is listed, or where trading goes on: 'NASDAQ: AAPL' and '#NASDAQ' are no news of Nasdaq. */
function isExchangeAsPlace(words: readonly NameWord[], at: number): boolean {
  const { text, lower, key } = wordAt(words, at);
  if (text.startsWith('#')) return EXCHANGES.has(key);
  return EXCHANGES.has(lower) && wordAt(words, at + 1).lower === ':' && isLoud(wordAt(words, at + 2).text);
}

function inBrackets(words: readonly NameWord[], at: number): boolean {
  const before = words[at - 1]?.lower;
  if (words[at + 1]?.lower !== ')') return false;
  return before === '(' || (before === ':' && EXCHANGES.has(words[at - 2]?.lower ?? ''));
}

/** Whether a share of the longer words is such. */
function isMostly(words: readonly NameWord[], is: (word: NameWord) => boolean, share: number): boolean {
  const long = words.filter(({ kind, text }) => kind === 'word' && text.length > 3);
  return long.length > 0 && long.filter((word) => is(word)).length >= share * long.length;
}
