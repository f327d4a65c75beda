// Whether two items of one company are the same story (decisions.md section 4: near-identical titles or the same canonical address within 7
// days; issue 5, 'One story, counted once'). What two headlines share is weighed: a rare word tells much, the company's own name next to nothing.
// Enough in common makes them one story, unless they contradict each other: other figures of the same kind, opposite directions, one denies,
// other companies, other countries or houses, another name in the same place ('X up 5 %' / 'X down 5 %', 'Watch list July 2' / 'July 3').
//
// The same address is the same story, with two exceptions that posts teach: a site's front page is no article, and a short link that every post of
// an account carries says nothing where the titles have nothing in common or contradict each other.
//
// Limits were set on the tuning half of bench/stories/labelled-pairs.ts and measured on the other half.

import type { Day } from '../../scoring/day.ts';
import { otherNameInPlace } from './name-in-place.ts';
import { areNearWords } from './stems.ts';
import type { Figure } from './title-numbers.ts';
import { isSameFigure } from './title-numbers.ts';
import type { TitleWords } from './title-words.ts';
import { SIDE_GROUPS } from './title-words.ts';
import { RARE } from './word-frequency.ts';

/** Days from the first to the last item of a story, at most. */
export const STORY_DAYS = 7;

/** An item that is compared. Its title is taken apart once (title-words.ts). */
export interface StoryItem {
  readonly id: string;
  readonly companyId: string;
  readonly words: TitleWords;
  /** The address as story-key.ts writes it; null without one. */
  readonly urlKey: string | null;
  /** Null where nobody knows: then only the title decides. */
  readonly day: Day | null;
}

/** Why two items are one story, and how alike their titles are, 0..1. */
export interface Likeness {
  readonly reason: 'same-url' | 'same-words';
  readonly similarity: number;
}

/** Why two items are one story, or null where they are two. The order of the two does not matter. */
export function sameStory(a: StoryItem, b: StoryItem): Likeness | null {
  if (a.companyId !== b.companyId) return null;
  if (a.day !== null && b.day !== null && Math.abs(a.day - b.day) > STORY_DAYS) return null;
  // Greedy pairing depends on who comes first; the answer must not.
  const [first, second] = a.words.key <= b.words.key ? [a.words, b.words] : [b.words, a.words];
  const common = inCommon(first, second);
  const similarity = first.key === second.key && first.key !== '' ? 1 : Math.round(common.likeness * 1000) / 1000;
  if (a.urlKey !== null && a.urlKey === b.urlKey && isOneArticle(a.urlKey, first, second, common)) return { reason: 'same-url', similarity };
  return isEnough(first, second, common) ? { reason: 'same-words', similarity } : null;
}

/** What two headlines have in common, in weights of words (word-frequency.ts). */
interface Common {
  readonly shared: number;
  /** Twice the shared weight by the whole, 0..1. */
  readonly likeness: number;
  /** The shared weight by that of the shorter headline, 0..1. */
  readonly contained: number;
  readonly rareWords: number;
  /** Shared percentages, amounts and counts of more than 20. */
  readonly tellingFigures: number;
  /** Figures that only one of them has. */
  readonly otherFigures: number;
  /** Words of the longest stretch that both have, word by word. */
  readonly stretch: number;
  /** The weight of what only the one and only the other has. */
  readonly left: readonly [number, number];
}

/** Below this in words that are quite the same, nothing can be enough. */
const LEAST_SHARED = 0.5;
const NOTHING: Common = { shared: 0, likeness: 0, contained: 0, rareWords: 0, tellingFigures: 0, otherFigures: 0, stretch: 0, left: [0, 0] };
const NEAR = 0.9;
const FIGURE_WEIGHT = 0.8;
/** A figure of three digits is hardly the same by chance. */
const EXACT_FIGURE_WEIGHT = 1.4;
const EXACT_DIGITS = 3;
const MOST_FIGURES = 2.4;
const TELLING_COUNT = 20;
const HALF = 0.5;

function inCommon(a: TitleWords, b: TitleWords): Common {
  let shared = 0;
  let rareWords = 0;
  const restOfA = new Map<string, number>();
  const restOfB = new Map(b.words);
  for (const [word, weight] of a.words) {
    const other = b.words.get(word);
    if (other === undefined) {
      restOfA.set(word, weight);
      continue;
    }
    restOfB.delete(word);
    shared += Math.min(weight, other);
    if (weight >= RARE) rareWords += 1;
  }
  if (shared + a.figures.length * FIGURE_WEIGHT < LEAST_SHARED) return NOTHING;
  shared += pairNear(restOfA, restOfB) + pairGlued(restOfA, restOfB, b.sequence) + pairGlued(restOfB, restOfA, a.sequence);
  const figures = a.figures.filter((figure) => b.figures.some((other) => isSameFigure(figure, other)));
  const telling = figures.filter(({ kind, value }) => kind === 'percent' || kind === 'amount' || (kind === 'count' && value > TELLING_COUNT));
  const weightOf = (list: readonly Figure[]) => list.reduce((total, { digits }) => total + (digits >= EXACT_DIGITS ? EXACT_FIGURE_WEIGHT : FIGURE_WEIGHT), 0);
  const whole = shared + Math.min(weightOf(figures), MOST_FIGURES);
  const [left, right] = [sum(restOfA), sum(restOfB)];
  const contained = whole === 0 ? 0 : whole / (whole + Math.min(left, right));
  return {
    shared: shared + Math.min(weightOf(telling), MOST_FIGURES),
    likeness: whole === 0 ? 0 : (2 * whole) / (2 * whole + left + right),
    contained,
    rareWords,
    tellingFigures: telling.length,
    otherFigures: Math.max(0, a.figures.length + b.figures.length - 2 * figures.length),
    stretch: contained < HALF ? 0 : longestStretch(a.sequence, b.sequence),
    left: [left, right],
  };
}

/** Takes out of both what differs by its ending only; returns the weight of it. */
function pairNear(a: Map<string, number>, b: Map<string, number>): number {
  let shared = 0;
  for (const [word, weight] of a) {
    for (const [other, otherWeight] of b) {
      if (!areNearWords(word, other)) continue;
      shared += NEAR * Math.min(weight, otherWeight);
      a.delete(word);
      b.delete(other);
      break;
    }
  }
  return shared;
}

/** The same for a word that the other headline writes as two ('JPMorgan', 'JP Morgan'). */
function pairGlued(a: Map<string, number>, b: Map<string, number>, sequence: readonly string[]): number {
  let shared = 0;
  for (const [word, weight] of a) {
    const at = sequence.findIndex((first, index) => first + (sequence[index + 1] ?? ' ') === word);
    if (at < 0) continue;
    shared += NEAR * weight;
    a.delete(word);
    b.delete(sequence[at] ?? '');
    b.delete(sequence[at + 1] ?? '');
  }
  return shared;
}

function sum(weights: ReadonlyMap<string, number>): number {
  let total = 0;
  for (const weight of weights.values()) total += weight;
  return total;
}

/** Figures that the other lacks make the rest tell less. */
const OTHER_FIGURE = 0.35;

/** What two headlines must have in common at least, all of a line. Rare words are counted; the others are weights and shares. */
interface Least {
  readonly likeness: number;
  readonly shared?: number;
  readonly contained?: number;
  readonly rareWords?: number;
  readonly tellingFigures?: number;
  readonly stretch?: number;
}

/** Any of these is enough. Likeness that rests on words of every headline, or on one name alone, must be nearly whole. */
const ENOUGH: readonly Least[] = [
  { likeness: 0.8, shared: 1.3 },
  { likeness: 0.74, shared: 2.2, rareWords: 1 },
  { likeness: 0.64, shared: 2.2, rareWords: 2 },
  { likeness: 0.64, shared: 2.2, rareWords: 1, contained: 0.9 },
  { likeness: 0.6, shared: 1.9, rareWords: 2 },
  { likeness: 0.55, shared: 2.4, contained: 0.95 },
  { likeness: 0.5, shared: 3, contained: 0.54, stretch: 5 },
  { likeness: 0.48, shared: 1.3, tellingFigures: 1 },
];
const WHOLE_STRETCH = 4;
const RARE_WORDS_OF_PRICES = 3;
const NEARLY_WHOLE = 0.9;

function isEnough(a: TitleWords, b: TitleWords, common: Common): boolean {
  if (a.key === b.key && a.key !== '') return a.words.size > 0 && !contradicts(a, b);
  if (!haveEnoughInCommon(a, b, common) || isDailyPrice(a, b, common) || contradicts(a, b) || deniesIt(a, b, common)) return false;
  const place = otherNameInPlace(a, b);
  return place === 'none' || (place === 'perhaps' && common.likeness >= NEARLY_WHOLE);
}

function haveEnoughInCommon(a: TitleWords, b: TitleWords, common: Common): boolean {
  if (common.stretch >= WHOLE_STRETCH && common.stretch >= Math.min(a.sequence.length, b.sequence.length)) return true;
  const discounted = { ...common, shared: common.shared - OTHER_FIGURE * common.otherFigures };
  return ENOUGH.some((least) => hasAll(discounted, least));
}

/** Reports of the prices of goods have the same words every day. */
function isDailyPrice(a: TitleWords, b: TitleWords, common: Common): boolean {
  return a.goods.size > 0 && b.goods.size > 0 && common.tellingFigures === 0 && common.rareWords < RARE_WORDS_OF_PRICES;
}

function hasAll(common: Common, { likeness, shared = 0, contained = 0, rareWords = 0, tellingFigures = 0, stretch = 0 }: Least): boolean {
  const measured = [common.likeness, common.shared, common.contained, common.rareWords, common.tellingFigures, common.stretch];
  return [likeness, shared, contained, rareWords, tellingFigures, stretch].every((least, index) => (measured[index] ?? 0) >= least);
}

const MUCH_MORE = 2.5;

/** Whether one denies what the other says; not where the denial is in what it says beside all of the other's words. */
function deniesIt(a: TitleWords, b: TitleWords, common: Common): boolean {
  if (a.isDenial === b.isDenial) return false;
  return common.contained < 0.9 || common.shared < 4 || common.left[a.isDenial ? 0 : 1] < MUCH_MORE;
}

function longestStretch(a: readonly string[], b: readonly string[]): number {
  let longest = 0;
  const lengths = new Uint8Array(b.length + 1);
  for (const word of a) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const length = b[j] === word ? (lengths[j] ?? 0) + 1 : 0;
      lengths[j + 1] = length;
      if (length > longest) longest = length;
    }
  }
  return longest;
}

const FEW_TAGS = 3;
const TAGS_OF_LISTS = 0.4;

function contradicts(a: TitleWords, b: TitleWords): boolean {
  if (a.forms.size !== b.forms.size || areApart(a.forms, b.forms)) return true;
  if (areApart(a.named, b.named) || (a.goods.size > 0 && b.goods.size > 0 && overlap(a.goods, b.goods) < 1)) return true;
  if (SIDE_GROUPS.some((group) => (a.sides[group] & ~b.sides[group]) !== 0 && (b.sides[group] & ~a.sides[group]) !== 0)) return true;
  if (areApart(a.tags, b.tags) || (a.tags.size >= FEW_TAGS && b.tags.size >= FEW_TAGS && overlap(a.tags, b.tags) < TAGS_OF_LISTS)) return true;
  const onlyOfB = b.figures.filter((figure) => !a.figures.some((other) => isSameFigure(figure, other)));
  return a.figures.some((figure) => onlyOfB.some(({ kind }) => kind === figure.kind) && !b.figures.some((other) => isSameFigure(figure, other)));
}

function areApart(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size > 0 && b.size > 0 && overlap(a, b) === 0;
}

function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let both = 0;
  for (const each of a) if (b.has(each)) both += 1;
  return both / (a.size + b.size - both);
}

const SHORT_LINK = /^(?:bit\.ly|ow\.ly|goo\.gl|t\.co|tinyurl\.com|dlvr\.it|buff\.ly|ift\.tt|lnkd\.in|fb\.me|is\.gd|j\.mp|owl\.li|tr\.im|trib\.al|feedproxy\.google\.com)\//;
const SOMETHING_IN_COMMON = 0.3;

function isOneArticle(urlKey: string, a: TitleWords, b: TitleWords, common: Common): boolean {
  if (!/[/?]/.test(urlKey)) return false;
  return !SHORT_LINK.test(urlKey) || a.words.size === 0 || b.words.size === 0 || (common.likeness >= SOMETHING_IN_COMMON && !contradicts(a, b));
}
