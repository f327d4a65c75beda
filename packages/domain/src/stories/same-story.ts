// Whether two items of one company are the same story (decisions.md section 4: near-identical titles or the same canonical address within 7
// days; issue 5, 'One story, counted once'). Shared words are weighted: a rare word counts much, the company's own name almost nothing. Enough in
// common (story-odds.ts) makes one story, unless the headlines contradict each other (contradictions.ts, swapped-name.ts): different figures of the
// same kind, opposite directions, a denial, different companies, countries or brokers, another name in the same place ('X up 5 %' / 'X down 5 %',
// 'Watch list July 2' / 'July 3').
//
// The same address is the same story, with exceptions known from posts: a site's front page is not an article, and a short link in every post of an
// account or a page that changes daily does not count if the titles have nothing in common or contradict each other.
//
// Weights were fitted on the tuning halves of the pairs in bench/stories and measured on the others.

import type { Day } from '../scoring/day.ts';
import { contradicts, isDeniedBy } from './contradictions.ts';
import type { Common } from './shared-by-titles.ts';
import { inCommon, LEAST_SHARED, sharedWords } from './shared-by-titles.ts';
import type { DaysBetween, StorySigns } from './story-odds.ts';
import { isLikelySameStory, mayBeSameStory, findStorySigns } from './story-odds.ts';
import type { TitleWords } from './title-words.ts';

/** Days from the first to the last item of a story, at most. */
export const STORY_DAYS = 7;

/** An item for comparison. Its title is parsed once (title-words.ts). */
export interface StoryItem {
  readonly id: string;
  readonly companyId: string;
  readonly words: TitleWords;
  /** The canonical address (story-key.ts), or null. */
  readonly urlKey: string | null;
  /** Null if unknown; then only the title decides. */
  readonly day: Day | null;
}

/** Why two items are one story, and the similarity of their titles, 0..1. */
export interface Likeness {
  readonly reason: 'same-url' | 'same-words';
  readonly similarity: number;
}

/** Why two items are one story, or null. Symmetric. */
export function sameStory(a: StoryItem, b: StoryItem): Likeness | null {
  const days = countDays(a.day, b.day);
  if (a.companyId !== b.companyId || areFarApart(days)) return null;
  const [first, second] = inOrder(a.words, b.words);
  const hasAddress = a.urlKey !== null && a.urlKey === b.urlKey;
  const words = sharedWords(first, second);
  if (!hasAddress && !isSame(first, second) && !mayBeSameStory(first, second, words, days)) return null;
  const common = inCommon(first, second, words);
  const similarity = isSame(first, second) ? 1 : Math.round(common.likeness * 1000) / 1000;
  if (hasAddress && isOneArticle(a.urlKey, first, second, common)) return { reason: 'same-url', similarity };
  return isEnough(first, second, common, days) ? { reason: 'same-words', similarity } : null;
}

function countDays(a: Day | null, b: Day | null): DaysBetween {
  return a === null || b === null ? null : Math.abs(a - b);
}

function areFarApart(days: DaysBetween): boolean {
  return days !== null && days > STORY_DAYS;
}

function isEnough(a: TitleWords, b: TitleWords, common: Common, days: DaysBetween): boolean {
  return isSame(a, b)
    ? a.words.size > 0 && !contradicts(a, b)
    : isOpen(a, b, common) && isLikelySameStory(a, b, common, days);
}

function isSame(a: TitleWords, b: TitleWords): boolean {
  return a.key === b.key && a.key !== '';
}

/** Whether neither too little in common nor a contradiction decides. */
function isOpen(a: TitleWords, b: TitleWords, common: Common): boolean {
  return common.shared >= LEAST_SHARED && !contradicts(a, b) && !isDeniedBy(a, b, common);
}

/** Whether two headlines cannot tell one story, even where a third one is like both. Symmetric. */
export function excludeEachOther(a: TitleWords, b: TitleWords): boolean {
  if (contradicts(a, b)) return true;
  if (a.isDenial === b.isDenial) return false;
  const [first, second] = inOrder(a, b);
  return isDeniedBy(first, second, inCommon(first, second));
}

/** Greedy pairing depends on the order of the two; the result must not. */
function inOrder(a: TitleWords, b: TitleWords): readonly [TitleWords, TitleWords] {
  return a.key <= b.key ? [a, b] : [b, a];
}

/** The signs of two items for fitting the weights, or null if another rule decides. */
export function findSigns(one: StoryItem, other: StoryItem): StorySigns | null {
  const [a, b] = [one.words, other.words];
  const common = inCommon(a, b);
  const isByAddress =
    one.urlKey !== null && one.urlKey === other.urlKey && isOneArticle(one.urlKey, a, b, common);
  if (isByAddress || isSame(a, b) || !isOpen(a, b, common)) return null;
  return findStorySigns(a, b, common, countDays(one.day, other.day));
}

const SHORT_LINK =
  /^(?:bit\.ly|ow\.ly|goo\.gl|t\.co|tinyurl\.com|dlvr\.it|buff\.ly|ift\.tt|lnkd\.in|fb\.me|is\.gd|j\.mp|owl\.li|tr\.im|trib\.al|feedproxy\.google\.com)\//;
/** A page that changes daily: one short word after the site ('/latest', '/markets'). */
const SECTION = /^[^/?]+\/[a-z]{1,12}$/;
const SOMETHING_IN_COMMON = 0.3;

function isOneArticle(urlKey: string, a: TitleWords, b: TitleWords, common: Common): boolean {
  if (!/[/?]/.test(urlKey)) return false;
  return (
    !(SHORT_LINK.test(urlKey) || SECTION.test(urlKey)) ||
    a.words.size === 0 ||
    b.words.size === 0 ||
    (common.likeness >= SOMETHING_IN_COMMON && !contradicts(a, b))
  );
}
