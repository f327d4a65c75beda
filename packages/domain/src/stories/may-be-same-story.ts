// Whether two events of a company, which are not counted as one story, may be one all the same: a reader then looks, and merges them or not; nothing is
// merged by itself (issue 12, 'the same quarter told twice in other words flagged'). It is said where both tell how a quarter went, within three days: a
// company has one such report then, in whatever words. Never of events of different types, nor of headlines that contradict each other: another quarter, other
// figures, another direction, a denial. Headlines with words in common are left to same-story.ts: those that it takes apart seldom are one story.

import type { Day } from '../scoring/day.ts';
import type { EventType } from '../scoring/event-type.ts';
import { contradicts, isDeniedBy } from './contradictions.ts';
import { inCommon } from './shared-by-titles.ts';
import { toStemSet } from './stems.ts';
import type { TitleWords } from './title-words.ts';

/** Days between two reports of one quarter, at most. */
export const QUARTER_DAYS = 3;
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
  if (Math.abs(a.day - b.day) > QUARTER_DAYS || !tellsQuarter(a.words) || !tellsQuarter(b.words))
    return false;
  return !contradicts(a.words, b.words) && !isDeniedBy(a.words, b.words, inCommon(a.words, b.words));
}

/** Whether a headline tells how a quarter went: what was measured, of which quarter or against what was expected, and how it came out. */
export function tellsQuarter({ words, figures, sides, isAhead, forms }: TitleWords): boolean {
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
