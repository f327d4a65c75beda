// Ratings that are said with what they were before: 'from B to B+', 'to B+ from B', 'B+ (previously B)', 'de B a B+' (issue 14, 'CCRR': previous rating). Which term is
// meant is said by the words before the change, back to the change before it, else by those behind it.

import type { FoundValue } from './build-row.ts';
import type { Prose } from './prose-text.ts';
import { foundAt } from './prose-text.ts';

const SURE = 0.86;
const GRADE = String.raw`([ABC][+-]?)(?![\p{L}\d+-])`;
const FEW_WORDS = String.raw`(?:\p{Ll}+\s+){0,2}?`;
const THEN = String.raw`(?:previously|formerly|previous|prior|before|was|up from|down from|from|anteriormente|previamente|antes|anterior|previ[ao]|desde|era)`;
/** Each with the places of the rating of today and of the one before. */
const CHANGES = [
  {
    pattern: new RegExp(
      String.raw`(?<!\p{L})(?:from|desde|de)\s+${GRADE}\s+${FEW_WORDS}(?:to|a|hasta)\s+${GRADE}`,
      'gu',
    ),
    nowAt: 2,
    thenAt: 1,
  },
  {
    pattern: new RegExp(
      String.raw`(?<!\p{L})(?:to|at|a|en)\s+${GRADE},?\s+(?:from|desde|de)\s+${FEW_WORDS}${GRADE}`,
      'gu',
    ),
    nowAt: 1,
    thenAt: 2,
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\p{L}\d])${GRADE}\s*[(\[,–—-]\s*${THEN}\s*:?\s*${FEW_WORDS}${GRADE}`,
      'gu',
    ),
    nowAt: 1,
    thenAt: 2,
  },
] as const;
const SHORT = /(?<!\p{L})(?:short(?:-\s?|\s)term|corto plazo|ST|CP)(?!\p{L})/giu;
const LONG = /(?<!\p{L})(?:long(?:-\s?|\s)term|largo plazo|LT|LP)(?!\p{L})/giu;
/** 'On a scale from A+ to C-' says what ratings there are. */
const IS_SCALE = /(?:scales?|escalas?|rang\w*|between|entre)[^\p{L}\d]*$/iu;
/** So many characters before a change its term may be named, and behind it. */
const REACH = 160;
const REACH_BEHIND = 28;

interface Change {
  readonly start: number;
  readonly end: number;
  readonly rating: string;
  readonly previous: string;
}

function listChanges(text: string): Change[] {
  const found = CHANGES.flatMap(({ pattern, nowAt, thenAt }) =>
    [...text.matchAll(pattern)]
      .filter(({ index }) => !IS_SCALE.test(text.slice(Math.max(0, index - 24), index)))
      .map((match) => ({
        start: match.index,
        end: match.index + match[0].length,
        rating: match[nowAt] ?? '',
        previous: match[thenAt] ?? '',
      })),
  ).toSorted((one, other) => one.start - other.start || other.end - one.end);
  // 'B+ from B' within 'to B+ from B' is the same change.
  return found.filter(({ start }, at) => found.slice(0, at).every(({ end }) => end <= start));
}

function lastPlace(text: string, words: RegExp): number {
  return [...text.matchAll(words)].at(-1)?.index ?? -1;
}

function firstPlace(text: string, words: RegExp): number {
  return [...text.matchAll(words)][0]?.index ?? Infinity;
}

/** The term that a change is of; null where nothing near it names one. */
function termOf(text: string, { start, end }: Change, from: number): 'st' | 'lt' | null {
  const before = text.slice(Math.max(from, start - REACH), start);
  const [short, long] = [lastPlace(before, SHORT), lastPlace(before, LONG)];
  if (short !== long) return short > long ? 'st' : 'lt';
  const behind = text.slice(end, end + REACH_BEHIND).split(/[.;]/u)[0] ?? '';
  const [shortBehind, longBehind] = [firstPlace(behind, SHORT), firstPlace(behind, LONG)];
  if (shortBehind === longBehind) return null;
  return shortBehind < longBehind ? 'st' : 'lt';
}

/** The ratings of today and before of each term, the first that is said of it; by the names that programs use. */
export function readChanges(prose: Prose): Readonly<Record<string, FoundValue>> {
  const found = new Map<string, FoundValue>();
  let from = 0;
  for (const change of listChanges(prose.text)) {
    const term = termOf(prose.text, change, from);
    from = change.end;
    if (term === null || found.has(`${term}_rating`)) continue;
    const { start, rating, previous } = change;
    for (const [field, grade] of Object.entries({
      [`${term}_rating`]: rating,
      [`previous_${term}_rating`]: previous,
    })) {
      const value = foundAt(prose, start, grade, SURE);
      if (value !== null) found.set(field, value);
    }
  }
  return Object.fromEntries(found);
}
