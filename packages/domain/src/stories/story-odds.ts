// How likely two headlines that do not contradict each other are one story (issue 5, 'One story, counted once'): a logistic rule with weighted signs for
// and against. The weights were fitted on the tuning halves of all labelled pairs (bench/stories/fit-weights.ts), and the threshold was set so that of
// the pairs of bench/stories/labelled-pairs.ts that it joins 19 of 20 are one story.

import { haveOneRater } from './raters.ts';
import type { Common, SharedWords } from './shared-by-titles.ts';
import { detectSwappedName } from './swapped-name.ts';
import { isSameFigure } from './title-numbers.ts';
import type { TitleWords } from './title-words.ts';
import { RARE } from './word-frequency.ts';

/** The weight of each sign. */
export const STORY_WEIGHTS = {
  always: -3.82,
  /** Logarithm of 1 plus the shared weight of informative words. */
  telling: 3.13,
  /** 1 if there are at least two such words. */
  severalWords: 1.69,
  /** The share of the shorter headline that is in the other, 0..1. */
  contained: 3.43,
  /** 1 if both begin with the same word. */
  sameBeginning: 1.34,
  /** Shared amounts, percentages and larger counts, at most 2. */
  figures: 1.9,
  /** 1 if they share a figure of any kind, dates and quarters included. */
  anyFigure: 0.25,
  /** 1 if only one of them has figures. */
  figuresInOne: -0.75,
  /** Logarithm of 1 plus the number of words of the shorter headline: more of a long one must be in common. */
  long: -2.42,
  /** 1 if there may be another name in the same place. */
  otherName: -3.27,
  /** 1 if one is about what may come and the other about what is there. */
  ahead: -2.65,
  /** 1 if both tell of a move in one direction. */
  sameMove: 1.06,
  /** 1 if both tell the view of one agency or broker. */
  sameRater: 1.5,
} as const satisfies Record<string, number>;

export type StorySigns = Readonly<Record<keyof typeof STORY_WEIGHTS, number>>;

// Safe: STORY_WEIGHTS has exactly these keys.
export const STORY_SIGNS = Object.keys(STORY_WEIGHTS) as (keyof typeof STORY_WEIGHTS)[];

/** The least sum for one story. */
const ENOUGH = 0.75;
/** Below it down to this one a reader is asked: of the pairs asked about that were left out of the fitting, half are one story. */
const UNSURE = -0.75;

const MOST_FIGURES = 2;
const SEVERAL = 2;

/** Whether two headlines with these common words could be one story if everything else matched, and one more word that is only nearly equal. */
export function mayBeSameStory(a: TitleWords, b: TitleWords, words: SharedWords): boolean {
  return weighAtBest(a, b, words) >= ENOUGH;
}

/** Whether two headlines with these common words could be worth asking about. */
export function mayBeUnsureStory(a: TitleWords, b: TitleWords, words: SharedWords): boolean {
  return weighAtBest(a, b, words) >= UNSURE;
}

function weighAtBest(a: TitleWords, b: TitleWords, words: SharedWords): number {
  const tellingFigures = Math.min(a.figures.length, b.figures.length);
  const best = {
    telling: words.telling + RARE,
    tellingWords: words.tellingWords + 1,
    routine: words.routine,
    contained: 1,
    tellingFigures,
  };
  return weighSigns(computeWordSigns(a, b, best));
}

/** Whether two headlines are likely one story; never with a different name in the same place. */
export function isLikelySameStory(a: TitleWords, b: TitleWords, common: Common): boolean {
  // Decides most pairs before the slow comparison of positions.
  if (weighSigns(computeWordSigns(a, b, common)) < ENOUGH) return false;
  const signs = findStorySigns(a, b, common);
  return signs !== null && weighSigns(signs) >= ENOUGH;
}

/** Whether it is open whether two headlines are one story; never with a different name in the same place. */
export function isUnsureStory(a: TitleWords, b: TitleWords, common: Common): boolean {
  if (weighSigns(computeWordSigns(a, b, common)) < UNSURE) return false;
  const signs = findStorySigns(a, b, common);
  // What may come and what is there are two stories for certain.
  if (signs === null || signs.ahead > 0) return false;
  const sum = weighSigns(signs);
  return sum >= UNSURE && sum < ENOUGH;
}

/** The signs of two headlines, or null if there is certainly another name in the same place. */
export function findStorySigns(a: TitleWords, b: TitleWords, common: Common): StorySigns | null {
  const place = detectSwappedName(a, b);
  return place === 'surely'
    ? null
    : {
        ...computeWordSigns(a, b, common),
        otherName: Number(place === 'perhaps'),
      };
}

function computeWordSigns(
  a: TitleWords,
  b: TitleWords,
  common: SharedWords & Pick<Common, 'contained' | 'tellingFigures'>,
): StorySigns {
  return {
    always: 1,
    telling: Math.log1p(common.telling),
    severalWords: Number(common.tellingWords >= SEVERAL),
    contained: common.contained,
    sameBeginning: Number(beginAlike(a.sequence, b.sequence) || beginAlike(b.sequence, a.sequence)),
    figures: Math.min(common.tellingFigures, MOST_FIGURES),
    anyFigure: Number(a.figures.some((figure) => b.figures.some((other) => isSameFigure(figure, other)))),
    figuresInOne: Number(a.figures.length > 0 !== b.figures.length > 0),
    long: Math.log1p(Math.min(a.sequence.length, b.sequence.length)),
    otherName: 0,
    ahead: Number(isAheadOf(a, b) || isAheadOf(b, a)),
    sameMove: Number((a.sides.move & b.sides.move) !== 0),
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
