// How likely two headlines that do not contradict each other tell one story (issue 5, 'One story, counted once'): a logistic rule, a sum of what they
// have in common and what parts them, each with its weight. The weights were fitted on the tuning half of bench/stories/labelled-pairs.ts
// (bench/stories/fit-weights.ts) and the least sum set so that, of pairs that were left out of the fitting, 19 of 20 that it joins are one story.

import type { Common, SharedWords } from './shared-by-titles.ts';
import { detectSwappedName } from './swapped-name.ts';
import type { TitleWords } from './title-words.ts';

/** What each sign adds to the sum. */
export const STORY_WEIGHTS = {
  always: -7.72,
  /** Logarithm of 1 and the shared weight of words that no daily column has. */
  telling: 1.83,
  /** 1 where such words are two at least. */
  severalWords: 1.61,
  /** The shared weight of words of daily columns, at most 4. */
  routine: -0.9,
  /** The share of the shorter headline that the other has, 0..1. */
  contained: 2.76,
  /** The same for three letters in a row, 0..1. */
  letters: 2.52,
  /** 1 where both begin with the same word. */
  sameBeginning: 1.2,
  /** Shared amounts, percentages and larger counts, at most 2. */
  figures: 2.23,
  /** Figures of one headline only, at most 3. */
  otherFigures: -0.31,
  /** 1 for headlines of at most five words. */
  short: 0.93,
  /** 1 where another name perhaps stands in the same place. */
  otherName: -2.65,
  /** 1 where one tells of what may come and the other does not. */
  ahead: -2.41,
} as const satisfies Record<string, number>;

export type StorySigns = Readonly<Record<keyof typeof STORY_WEIGHTS, number>>;

// The keys of a record of exactly these.
export const STORY_SIGNS = Object.keys(STORY_WEIGHTS) as (keyof typeof STORY_WEIGHTS)[];

/** The least sum of what is one story. */
const ENOUGH = 0.75;

const MOST_ROUTINE = 4;
const MOST_FIGURES = 2;
const MOST_OTHER_FIGURES = 3;
const SHORT = 5;
const SEVERAL = 2;

/** Whether two headlines that share these words can be one story at all: whether they would, if everything else of one were in the other too. */
export function mayBeSameStory(a: TitleWords, b: TitleWords, words: SharedWords): boolean {
  const tellingFigures = Math.min(a.figures.length, b.figures.length);
  return (
    weighSigns(computeWordSigns(a, b, { ...words, contained: 1, tellingFigures, otherFigures: 0 })) +
      STORY_WEIGHTS.letters >=
    ENOUGH
  );
}

/** Whether two headlines are likely one story; never where another name surely stands in the same place. */
export function isLikelySameStory(a: TitleWords, b: TitleWords, common: Common): boolean {
  // Most of those that may be one are decided before places and letters are looked at, which takes longest.
  if (weighSigns(computeWordSigns(a, b, common)) + STORY_WEIGHTS.letters < ENOUGH) return false;
  const signs = findStorySigns(a, b, common);
  return signs !== null && weighSigns(signs) >= ENOUGH;
}

/** What is summed up of two headlines, or null where another name surely stands in the same place. */
export function findStorySigns(a: TitleWords, b: TitleWords, common: Common): StorySigns | null {
  const place = detectSwappedName(a, b);
  return place === 'surely'
    ? null
    : {
        ...computeWordSigns(a, b, common),
        letters: sharedLetters(a.key, b.key),
        otherName: Number(place === 'perhaps'),
      };
}

function computeWordSigns(
  a: TitleWords,
  b: TitleWords,
  common: SharedWords & Pick<Common, 'contained' | 'tellingFigures' | 'otherFigures'>,
): StorySigns {
  return {
    always: 1,
    telling: Math.log1p(common.telling),
    severalWords: Number(common.tellingWords >= SEVERAL),
    routine: Math.min(common.routine, MOST_ROUTINE),
    contained: common.contained,
    letters: 0,
    sameBeginning: Number(a.sequence.length > 0 && a.sequence[0] === b.sequence[0]),
    figures: Math.min(common.tellingFigures, MOST_FIGURES),
    otherFigures: Math.min(common.otherFigures, MOST_OTHER_FIGURES),
    short: Number(Math.min(a.sequence.length, b.sequence.length) <= SHORT),
    otherName: 0,
    ahead: Number(a.isAhead !== b.isAhead),
  };
}

function weighSigns(signs: StorySigns): number {
  let sum = 0;
  for (const sign of STORY_SIGNS) sum += signs[sign] * STORY_WEIGHTS[sign];
  return sum;
}

const IN_A_ROW = 3;

/** How many of the runs of three letters of the headline that has fewer the other has too, 0..1. */
function sharedLetters(a: string, b: string): number {
  const [ofA, ofB] = [listLetterRuns(a), listLetterRuns(b)];
  const [fewer, more] = ofA.size <= ofB.size ? [ofA, ofB] : [ofB, ofA];
  let shared = 0;
  for (const run of fewer) if (more.has(run)) shared += 1;
  return fewer.size === 0 ? 0 : shared / fewer.size;
}

function listLetterRuns(key: string): Set<string> {
  const padded = ` ${key} `;
  const runs = new Set<string>();
  for (let at = 0; at + IN_A_ROW <= padded.length; at += 1) runs.add(padded.slice(at, at + IN_A_ROW));
  return runs;
}
