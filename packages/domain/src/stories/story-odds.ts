// How likely two headlines that do not contradict each other are one story (issue 5, 'One story, counted once'): a logistic rule with weighted signs for
// and against. The weights were fitted on the tuning halves of all labelled pairs (bench/stories/fit-weights.ts), and the threshold is the one that was
// chosen most often by pairs left out of the fitting, where a wrong join counts double.

import { countSharedActs, tellsActAlone } from './acts.ts';
import { haveOneRater } from './raters.ts';
import type { Common, SharedWords } from './shared-by-titles.ts';
import { countStagesInOne } from './stages.ts';
import { detectSwappedName } from './swapped-name.ts';
import type { TitleWords } from './title-words.ts';
import { RARE } from './word-frequency.ts';

/** The weight of each sign. */
export const STORY_WEIGHTS = {
  always: -0.34,
  /** Logarithm of 1 plus the shared weight of informative words. */
  telling: 3.09,
  /** 1 if both name the company. */
  bothNamed: 1.32,
  /** Logarithm of 1 plus the lesser weight of what only one of them tells. */
  left: -0.95,
  /** 1 if both begin with the same word, unless both name the company: that is then mostly the word. */
  sameBeginning: 1.12,
  /** Shared amounts, percentages and larger counts, at most 2. */
  figures: 2.41,
  /** 1 if only one of them has figures. */
  figuresInOne: -0.67,
  /** Logarithm of 1 plus the number of words of the shorter headline: more of a long one must be in common. */
  long: -1.79,
  /** Logarithm of 1 plus the days between them. */
  days: -0.73,
  /** 1 if there may be another name in the same place. */
  otherName: -2.76,
  /** How many stages of an affair only one of them tells. */
  stagesInOne: -1,
  /** How many things done both tell, at most 2. */
  acts: 0.75,
  /** 1 if each tells something done that the other does not, and none of them both. */
  otherActs: -1.16,
  /** 1 if both tell the view of one agency or broker. */
  sameRater: 0.99,
} as const satisfies Record<string, number>;

export type StorySigns = Readonly<Record<keyof typeof STORY_WEIGHTS, number>>;

// Safe: STORY_WEIGHTS has exactly these keys.
export const STORY_SIGNS = Object.keys(STORY_WEIGHTS) as (keyof typeof STORY_WEIGHTS)[];

/** The least sum for one story. */
const ENOUGH = 1.25;
/** Below it down to this one a reader is asked: of the pairs asked about that were left out of the fitting, more than half are one story. */
const UNSURE = -0.5;

const MOST_FIGURES = 2;
const MOST_ACTS = 2;
/** So many words more may be found in common that are not equal. */
const MORE_AT_BEST = 2;
const NOTHING_LEFT: Common['left'] = [0, 0];

/** How many days lie between two headlines; null where the day of one is unknown. */
export type DaysBetween = number | null;

/** Whether two headlines with these common words could be one story if everything else matched, and two more words that are only nearly equal or mean the same. */
export function mayBeSameStory(a: TitleWords, b: TitleWords, words: SharedWords, days: DaysBetween): boolean {
  return weighAtBest(a, b, words, days) >= ENOUGH;
}

/** Whether two headlines with these common words could be worth asking about. */
export function mayBeUnsureStory(
  a: TitleWords,
  b: TitleWords,
  words: SharedWords,
  days: DaysBetween,
): boolean {
  return weighAtBest(a, b, words, days) >= UNSURE;
}

function weighAtBest(a: TitleWords, b: TitleWords, words: SharedWords, days: DaysBetween): number {
  const tellingFigures = Math.min(a.figures.length, b.figures.length);
  const best = {
    telling: words.telling + MORE_AT_BEST * RARE,
    left: NOTHING_LEFT,
    tellingFigures,
  };
  return weighSigns(computeWordSigns(a, b, best, days));
}

/** Whether two headlines are likely one story; never with a different name in the same place. */
export function isLikelySameStory(a: TitleWords, b: TitleWords, common: Common, days: DaysBetween): boolean {
  // Decides most pairs before the slow comparison of positions.
  if (weighSigns(computeWordSigns(a, b, common, days)) < ENOUGH) return false;
  const signs = findStorySigns(a, b, common, days);
  return signs !== null && weighSigns(signs) >= ENOUGH;
}

/** Whether it is open whether two headlines are one story; never with a different name in the same place. */
export function isUnsureStory(a: TitleWords, b: TitleWords, common: Common, days: DaysBetween): boolean {
  if (weighSigns(computeWordSigns(a, b, common, days)) < UNSURE) return false;
  const signs = findStorySigns(a, b, common, days);
  if (signs === null) return false;
  const sum = weighSigns(signs);
  return sum >= UNSURE && sum < ENOUGH;
}

/** The signs of two headlines, or null if there is certainly another name in the same place, or one tells what may come and the other what is there. */
export function findStorySigns(
  a: TitleWords,
  b: TitleWords,
  common: Common,
  days: DaysBetween,
): StorySigns | null {
  if (isAheadOf(a, b) || isAheadOf(b, a)) return null;
  const place = detectSwappedName(a, b);
  return place === 'surely'
    ? null
    : {
        ...computeWordSigns(a, b, common, days),
        otherName: Number(place === 'perhaps'),
        otherActs: Number(countSharedActs(a, b) === 0 && tellsActAlone(a, b) && tellsActAlone(b, a)),
      };
}

/** All signs but those that take longer to find, which only count against. */
function computeWordSigns(
  a: TitleWords,
  b: TitleWords,
  common: Pick<Common, 'telling' | 'tellingFigures' | 'left'>,
  days: DaysBetween,
): StorySigns {
  const areNamed = a.isNamed && b.isNamed;
  return {
    always: 1,
    telling: Math.log1p(common.telling),
    bothNamed: Number(areNamed),
    left: Math.log1p(Math.min(...common.left)),
    sameBeginning: Number(
      !areNamed && (beginAlike(a.sequence, b.sequence) || beginAlike(b.sequence, a.sequence)),
    ),
    figures: Math.min(common.tellingFigures, MOST_FIGURES),
    figuresInOne: Number(a.figures.length > 0 !== b.figures.length > 0),
    long: Math.log1p(Math.min(a.sequence.length, b.sequence.length)),
    days: Math.log1p(days ?? 0),
    otherName: 0,
    stagesInOne: countStagesInOne(a.stages, b.stages),
    acts: Math.min(countSharedActs(a, b), MOST_ACTS),
    otherActs: 0,
    sameRater: Number(haveOneRater(a, b)),
  };
}

/** Whether both begin with one word, which the second may write as two ('JPMorgan', 'JP Morgan'). */
function beginAlike([first]: readonly string[], [other, next]: readonly string[]): boolean {
  return first !== undefined && other !== undefined && (first === other || first === other + (next ?? ''));
}

function isAheadOf(a: TitleWords, b: TitleWords): boolean {
  return a.isAhead && !b.isAhead && !b.isDecided;
}

function weighSigns(signs: StorySigns): number {
  let sum = 0;
  for (const sign of STORY_SIGNS) sum += signs[sign] * STORY_WEIGHTS[sign];
  return sum;
}
