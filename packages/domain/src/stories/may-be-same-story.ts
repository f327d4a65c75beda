// Whether two events of a company, which are not counted as one story, may be one all the same: a reader then looks, and merges them or not; nothing is
// merged by itself (issue 12, 'the same quarter told twice in other words flagged'; issue 17, 'may be the same story where unsure'). It is said where both tell how
// a quarter went, within three days: a company has one such report then, in whatever words; and of headlines that same-story.ts only just takes apart. Never
// of events of different types, nor of headlines that contradict each other: another quarter, other figures, another direction, a stage of its own, a denial.

import type { Day } from '../scoring/day.ts';
import type { EventType } from '../scoring/event-type.ts';
import { contradicts, contradictsOfQuarter, isDeniedBy } from './contradictions.ts';
import { haveOneRater } from './raters.ts';
import { inCommon, sharedWords } from './shared-by-titles.ts';
import { toStemSet } from './stems.ts';
import { isLikelySameStory, isUnsureStory, mayBeUnsureStory } from './story-odds.ts';
import type { TitleWords } from './title-words.ts';

/** Days between two headlines that may be one story, at most. */
export const UNSURE_DAYS = 3;
/** Figures of quarters above this one are halves of a year (title-numbers.ts). */
const LAST_QUARTER = 4;

const MEASURES = toStemSet(['profit', 'earnings', 'eps', 'revenue', 'sales', 'income', 'result']);
const PERIODS = toStemSet(['quarter', 'quarterly']);
/** What is written before the results are there, of the meeting that explains them, or of what others make of them. */
const AROUND_RESULTS = toStemSet(
  'preview upcoming expect await schedule call webcast conference transcript option whisper season guidance outlook dividend analyst investor brokerage target likely eyed'.split(
    ' ',
  ),
);

/** An event of the company for comparison. Its title is parsed once (title-words.ts). */
export interface ComparedEvent {
  readonly words: TitleWords;
  /** Null if unknown. */
  readonly day: Day | null;
  readonly type: EventType | null;
}

/** Whether two events of one company that are not joined may be one story. Symmetric. */
export function mayBeSameStory(a: ComparedEvent, b: ComparedEvent): boolean {
  if (a.type !== b.type || a.day === null || b.day === null) return false;
  const days = Math.abs(a.day - b.day);
  if (days > UNSURE_DAYS) return false;
  // Pairing of words depends on the order of the two; the result must not.
  const [first, second] = a.words.key <= b.words.key ? [a.words, b.words] : [b.words, a.words];
  return (
    tellSameQuarter(first, second) ||
    tellSameView(first, second) ||
    isUnsure(first, second, days) ||
    (days === 0 && tellMoveAgain(first, second))
  );
}

/** Whether both tell the view of one broker or agency, of which there is one in three days, in whatever words. */
function tellSameView(a: TitleWords, b: TitleWords): boolean {
  return haveOneRater(a, b) && !contradicts(a, b) && !isDeniedBy(a, b, inCommon(a, b));
}

/** Whether both tell one move of a day in the same words, by other percentages: 'slumps 25 %', later 'slumps 30 %'. */
function tellMoveAgain(a: TitleWords, b: TitleWords): boolean {
  if ((a.sides.move & b.sides.move) === 0 || !contradicts(a, b)) return false;
  const [first, second] = [withoutPercent(a), withoutPercent(b)];
  if (contradicts(first, second)) return false;
  const common = inCommon(first, second);
  return !isDeniedBy(first, second, common) && isLikelySameStory(first, second, common, 0);
}

function withoutPercent(title: TitleWords): TitleWords {
  return { ...title, figures: title.figures.filter(({ kind }) => kind !== 'percent') };
}

function isUnsure(a: TitleWords, b: TitleWords, days: number): boolean {
  const words = sharedWords(a, b);
  if (!mayBeUnsureStory(a, b, words, days) || contradicts(a, b)) return false;
  if (hasAny(a.words, AROUND_RESULTS) !== hasAny(b.words, AROUND_RESULTS)) return false;
  const common = inCommon(a, b, words);
  return !isDeniedBy(a, b, common) && isUnsureStory(a, b, common, days);
}

function tellSameQuarter(a: TitleWords, b: TitleWords): boolean {
  if (!tellsQuarter(a) || !tellsQuarter(b)) return false;
  const isApart = measuresAlike(a, b) ? contradicts(a, b) : contradictsOfQuarter(a, b);
  return !isApart && !isDeniedBy(a, b, inCommon(a, b));
}

/** Whether both name the same measure, such as sales, or one of them none. */
function measuresAlike(a: TitleWords, b: TitleWords): boolean {
  const [ofA, ofB] = [a, b].map(({ words }) => [...MEASURES].filter((measure) => words.has(measure)));
  return !ofA?.length || !ofB?.length || ofA.some((measure) => ofB.includes(measure));
}

/** Whether a headline tells how a quarter went: what was measured, of which quarter or against what was expected, and how it came out. */
function tellsQuarter({ words, figures, sides, isAhead, forms }: TitleWords): boolean {
  if (isAhead || forms.size > 0 || sides.trade !== 0 || sides.verdict !== 0) return false;
  if (hasAny(words, AROUND_RESULTS) || !hasAny(words, MEASURES)) return false;
  if (sides.result !== 0) return true;
  const namesQuarter =
    figures.some(({ kind, value }) => kind === 'quarter' && value <= LAST_QUARTER) || hasAny(words, PERIODS);
  const hasOutcome = sides.move !== 0 || figures.some(({ kind }) => kind === 'percent' || kind === 'amount');
  return namesQuarter && hasOutcome;
}

function hasAny(words: ReadonlyMap<string, number>, wanted: ReadonlySet<string>): boolean {
  for (const word of wanted) if (words.has(word)) return true;
  return false;
}
