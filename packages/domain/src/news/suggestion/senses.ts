// The sentiment of each word of a headline (issue 5, 'Suggestions') in tenths of a score: its weight in the lexicon, or for a word of direction the weight
// together with its noun; reversed by a preceding negation or relief. Phrases take precedence over their words. Names have no sentiment.

import type { Headline } from './read-headline.ts';
import type { Word } from './headline-words.ts';
import { DIRECTIONS, MOVABLES, NEGATION_STEMS, RELIEF_STEMS, WORD_WEIGHTS } from './lexicon.ts';
import { toStems } from './stem.ts';

export interface Senses {
  /** In tenths of a score, one for each word; 0 for most. */
  readonly values: readonly number[];
  /** 1 or -1 for words of direction, otherwise 0, ignoring negation and noun. */
  readonly directions: readonly number[];
  /** The part of the values from directions with a noun. */
  readonly moved: number;
  /** The part from directions without a noun. */
  readonly bare: number;
  readonly negations: number;
}

const DIRECTION_WEIGHT = 3;
const BARE_DIRECTION_WEIGHT = 2;
const REACH = 4;
/** Words that introduce the reason: in 'falls on a loss' it is not the loss that falls. */
const CAUSES = new Set('on after amid as despite over due following with because when'.split(' '));
/** How many words a negation reaches. */
export const NEGATION_REACH = 3;
const NEGATED = -0.5;
const RELIEVED = -0.6;

/** Phrases with their weight in tenths of a score. */
const PHRASES: ReadonlyMap<string, number> = new Map(
  (
    [
      [
        5,
        'record profit|record high|time high|beat estimate|beat forecast|beat expectation|better than expect|above estimate|above expectation|top estimate|top forecast|raise outlook|raise guidance|raise forecast|52-week high|all-time high|buy signal|new high|fresh high|lifetime high',
      ],
      [
        3,
        'on track|in talk|go ahead|win back|cut cost|cost cut|cost saving|lower cost|stand by|on course|back on|set to gain|sign deal|price target raise|higher high|pick up|load up|looking good|more upside|take off|break out|move higher|going higher|cost fall|loss narrow|narrow loss|debt free|bonus issue|tie up',
      ],
      [
        -3,
        'profit taking|job cut|cut job|step down|under pressure|take toll|hold back|weigh on|pull out|profit book|fail to|lag behind|falling knife|head lower|move lower|going lower|lower low|bad bank|tax evasion|stress test|rate sell|short position|cash call|rights issue|short sell|dead cat|lose out|blow to|at risk|cut dividend|dividend cut|strike off|end lower|end down',
      ],
      [
        -5,
        'profit warning|warn on|record low|record loss|miss estimate|miss forecast|fall short|sell off|below estimate|below expectation|worse than expect|cut outlook|cut guidance|cut forecast|lower guidance|52-week low|new low|fresh low|sell signal|lose ground|net loss|loss widen|widen loss|heavy loss|insider trading|junk status|mis sell',
      ],
    ] as const
  ).flatMap(([weight, phrases]) =>
    phrases.split('|').map((phrase): [string, number] => [toStems(phrase).join(' '), weight]),
  ),
);

/** The stems that phrases begin with. */
const PHRASE_STARTS: ReadonlySet<string> = new Set(
  [...PHRASES.keys()].map((phrase) => phrase.split(' ', 1)[0] ?? ''),
);

/** The sentiment of the words of a headline. */
export function readSenses({ words }: Headline): Senses {
  const values = words.map(() => 0);
  const directions = words.map((word) => (speaks(word) ? (DIRECTIONS.get(word.stem) ?? 0) : 0));
  const used = new Set<number>();
  const found = { moved: 0, bare: 0 };
  markPhrases(words, values, used);
  words.forEach((_, index) => weighMove({ words, directions, values, used, found }, index));
  let negations = 0;
  words.forEach((word, index) => {
    if (isNegation(word)) negations += 1;
    if (!used.has(index) && speaks(word))
      values[index] = turned(words, index, WORD_WEIGHTS.get(word.stem) ?? 0);
  });
  return { values, directions, moved: found.moved, bare: found.bare, negations };
}

function speaks({ kind, role }: Word): boolean {
  return kind === 'word' && role === 'plain';
}

function markPhrases(words: readonly Word[], values: number[], used: Set<number>): void {
  for (let at = 0; at + 1 < words.length; at += 1) {
    if (!PHRASE_STARTS.has(words[at]?.stem ?? '')) continue;
    for (const length of [3, 2]) {
      if (at + length > words.length) continue;
      const weight = PHRASES.get(phraseAt(words, at, length));
      if (weight === undefined) continue;
      values[at] = turned(words, at, weight);
      for (let offset = 0; offset < length; offset += 1) used.add(at + offset);
      break;
    }
  }
}

function phraseAt(words: readonly Word[], at: number, length: number): string {
  let phrase = words[at]?.stem ?? '';
  for (let offset = 1; offset < length; offset += 1) phrase += ` ${words[at + offset]?.stem ?? ''}`;
  return phrase;
}

interface Weighing {
  readonly words: readonly Word[];
  readonly directions: readonly number[];
  readonly values: number[];
  readonly used: Set<number>;
  readonly found: { moved: number; bare: number };
}

/** Weighs a word of direction with its noun and marks both as used. */
function weighMove({ words, directions, values, used, found }: Weighing, index: number): void {
  const direction = directions[index] ?? 0;
  if (direction === 0 || used.has(index)) return;
  const noun = nearestMovable(words, index);
  used.add(index);
  if (noun !== null) used.add(noun);
  const value = turned(
    words,
    index,
    direction * computeMoveWeight(words[index]?.stem ?? '', noun === null ? null : (words[noun]?.stem ?? '')),
  );
  values[index] = value;
  if (noun === null) found.bare += value;
  else found.moved += value;
}

/** The weight of a direction with its noun; negative for an unwelcome noun. */
function computeMoveWeight(word: string, noun: string | null): number {
  const own = Math.abs(WORD_WEIGHTS.get(word) ?? 0);
  return noun === null
    ? Math.max(BARE_DIRECTION_WEIGHT, own)
    : (MOVABLES.get(noun) ?? 1) * Math.max(DIRECTION_WEIGHT, own);
}

/** The noun nearest to a word of direction: before it rather than after, and not beyond a word that introduces the reason. */
function nearestMovable(words: readonly Word[], index: number): number | null {
  let mayFollow = true;
  for (let distance = 1; distance <= REACH; distance += 1) {
    for (const at of [index - distance, index + distance]) {
      const word = words[at];
      if (word === undefined) continue;
      if (at > index && CAUSES.has(word.lower)) mayFollow = false;
      if ((at < index || mayFollow) && word.role === 'plain' && MOVABLES.has(word.stem)) return at;
    }
  }
  return null;
}

/** A value after applying a negation or relief up to three words before it. */
function turned(words: readonly Word[], index: number, value: number): number {
  if (value === 0) return 0;
  for (let at = Math.max(0, index - NEGATION_REACH); at < index; at += 1) {
    const word = words[at];
    if (word === undefined) continue;
    if (isNegation(word)) return value * NEGATED;
    if (value < 0 && speaks(word) && RELIEF_STEMS.has(word.stem)) return value * RELIEVED;
  }
  return value;
}

/** Whether a word negates what follows it. */
export function isNegation({ stem, lower }: Word): boolean {
  return NEGATION_STEMS.has(stem) || lower.endsWith("n't");
}
