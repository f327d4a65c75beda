// The suggestion for a headline (decisions.md section 4; issue 5, 'Suggestions'): score, impact, event type and topic, each with a confidence and the words
// of the headline behind it. The score is the mean of a ridge regression over words and dense features and of small trees over the features; the side of
// the impact comes from the sentiment model. Fields below their threshold are not filled in (accepted-fields.ts).

import type { EventType } from '../../scoring/event-type.ts';
import { findEventType } from '../../scoring/event-type.ts';
import type { Impact } from '../../scoring/impact.ts';
import { EVENT_SCORE, impactFromScore } from '../../scoring/impact.ts';
import type { Thousandths } from '../../scoring/thousandths.ts';
import { EMPTY_WORDS } from '../../stories/word-lists.ts';
import { classifyReach } from './classify-reach.ts';
import { DENSE_LENGTH, denseFeatures } from './dense-features.ts';
import { forestSum } from './forest.ts';
import { fillMasked, fillPlain } from './hashed-features.ts';
import type { Classifier, Lesson, LessonViews } from './lesson.ts';
import { classifyByLesson, lessonViews, scoreShift } from './lesson.ts';
import type { WeighedList } from './linear-model.ts';
import { addShares, softmax, computeSums } from './linear-model.ts';
import type { Word } from './headline-words.ts';
import type { Headline, ReadFor } from './read-headline.ts';
import { readHeadline } from './read-headline.ts';
import type { Senses } from './senses.ts';
import { readSenses } from './senses.ts';
import type { SuggestionModel } from './suggestion-model.ts';
import { MARGIN_FIGURES } from './suggestion-model.ts';

/** A word of the headline as written, with its contribution: positive if it supports the value; for a score, with the word's sign. */
export interface WordShare {
  readonly word: string;
  readonly weight: number;
}

export interface Suggested<T> {
  readonly value: T;
  /** 0..1: the share of suggestions with this confidence that are right. */
  readonly confidence: number;
  /** At most four meaningful words with the largest contributions, strongest first. */
  readonly words: readonly WordShare[];
}

export interface SuggestedScore extends Suggested<number> {
  /** The nearest score an event may have. */
  readonly thousandths: Thousandths;
}

export interface Suggestion {
  /** The value lies in -1..1, unrounded. */
  readonly score: SuggestedScore;
  /** Side and strength; if its side differs from the score's, neither is confident. */
  readonly impact: Impact;
  readonly eventType: Suggested<EventType>;
  readonly topic: Suggested<string>;
}

/** Index of neutral among negative, neutral, positive. */
const NEUTRAL = 1;
const MOST_WORDS = 4;
/** Words with less than this share of the strongest contribution are not named. */
const LEAST_SHARE = 0.15;

/** The suggestion of the model and a tenant's lesson for a headline, read for a company or for none. Deterministic. */
export function suggest(model: SuggestionModel, given: ReadFor, lesson: Lesson | null = null): Suggestion {
  return weigh(model, given, lesson).suggestion;
}

export interface Weighed {
  readonly suggestion: Suggestion;
  /** The base model's probabilities of its topics and of each event type. */
  readonly topicChances: Float64Array;
  readonly typeChances: Float64Array;
}

/** The suggestion with the base model's probabilities, which lessons are trained on. */
export function weigh(model: SuggestionModel, given: ReadFor, lesson: Lesson | null): Weighed {
  const headline = readHeadline(given, model.isCommon);
  const senses = readSenses(headline);
  const views = lesson ? lessonViews(headline, senses) : null;
  const { score, impact } = suggestScore(model, {
    headline,
    senses,
    shift: views && lesson?.score ? scoreShift(lesson.score, views) : 0,
  });
  const topic = suggestTopic(model, headline);
  const reach = classifyReach(
    headline,
    new Map(model.topicNames.map((each, at) => [each, topic.chances[at] ?? 0])),
    given.company !== null,
  );
  const eventType = {
    value: reach.value,
    confidence: roundToDigits(reach.confidence, 3),
    words: strongestWords(headline, reach.shares, true),
  };
  const taughtTopic = suggestByLesson(lesson?.topic, { headline, views, figures: topic.chances });
  const taughtType = suggestByLesson(lesson?.eventType, { headline, views, figures: reach.chances });
  return {
    suggestion: {
      score,
      impact,
      eventType: withType(taughtType) ?? eventType,
      topic: taughtTopic ?? topic.suggested,
    },
    topicChances: topic.chances,
    typeChances: reach.chances,
  };
}

function withType(taught: Suggested<string> | null): Suggested<EventType> | null {
  const value = taught && findEventType(taught.value);
  return taught && value ? { ...taught, value } : null;
}

/** The value chosen by a lesson's classifier; null without one. */
function suggestByLesson(
  judge: Classifier | null | undefined,
  { headline, views, figures }: { headline: Headline; views: LessonViews | null; figures: Float64Array },
): Suggested<string> | null {
  if (!judge || !views) return null;
  const { name, place, confidence } = classifyByLesson(judge, views, figures);
  const shares = new Float64Array(headline.words.length);
  addShares(judge.model, views.plain, { one: place, times: 1, shares });
  return {
    value: name,
    confidence: roundToDigits(confidence, 3),
    words: strongestWords(headline, shares, true),
  };
}

function suggestScore(
  model: SuggestionModel,
  { headline, senses, shift }: { headline: Headline; senses: Senses; shift: number },
): { score: SuggestedScore; impact: Impact } {
  const { numbers, lists, sentiment, score } = model;
  const dense = denseFeatures(headline, senses);
  fillMasked(lists, headline, senses);
  const views: WeighedList[] = [
    { list: lists.words, weight: numbers.wordWeight },
    { list: lists.letters, weight: numbers.letterWeight },
    { list: lists.places, weight: numbers.placeWeight },
  ];
  const figures = computeFigures(model, dense);
  const margins = computeSums(sentiment, views, figures);
  const [linear = 0] = computeSums(score, views, withMargins(figures, margins, numbers.marginWeight));
  const grown = forestSum(model.forest, forestRow(dense, margins));
  const value = Math.max(-1, Math.min(1, numbers.stretch * (linear + grown) * 0.5 + shift));
  const sides = softmax(margins, numbers.sentimentSteepness);
  const shares = new Float64Array(headline.words.length);
  addShares(score, views, { one: 0, times: 1, shares });
  addShares(sentiment, views, { one: 2, times: 0.2, shares });
  addShares(sentiment, views, { one: 0, times: -0.2, shares });
  senses.values.forEach((sense, at) => {
    shares[at] = (shares[at] ?? 0) + 0.03 * sense;
  });
  const { thousandths, impact, confidence } = decideVerdict(model, value, sides, shift);
  return {
    score: { value, thousandths, confidence, words: strongestWords(headline, shares, false) },
    impact,
  };
}

/** The dense features as input of the linear models: standardised, limited to three deviations, and weighted. */
export function computeFigures(
  {
    mean,
    deviation,
    numbers,
  }: Pick<SuggestionModel, 'mean' | 'deviation'> & { readonly numbers: { readonly denseWeight: number } },
  dense: Float64Array,
): Float64Array {
  return dense.map(
    (figure, at) =>
      numbers.denseWeight * Math.max(-3, Math.min(3, (figure - (mean[at] ?? 0)) / (deviation[at] ?? 1))),
  );
}

/** The features followed by the sentiment model's sums. */
export function withMargins(figures: Float64Array, margins: Float64Array, weight: number): Float64Array {
  const all = new Float64Array(figures.length + MARGIN_FIGURES);
  all.set(figures);
  const lead = (margins[2] ?? 0) - (margins[0] ?? 0);
  all.set([weight * lead, weight * (margins[1] ?? 0), weight * Math.tanh(lead)], figures.length);
  return all;
}

/** The input of the trees: the dense features, the three sentiment sums, and the lead of positive over negative. */
export function forestRow(dense: Float64Array, margins: Float64Array): Float64Array {
  const row = new Float64Array(DENSE_LENGTH + 4);
  row.set(dense);
  row.set(margins, DENSE_LENGTH);
  row[DENSE_LENGTH + 3] = (margins[2] ?? 0) - (margins[0] ?? 0);
  return row;
}

interface Verdict {
  readonly thousandths: Thousandths;
  readonly impact: Impact;
  readonly confidence: number;
}

/** Below this, a score with neutral sentiment becomes 0. */
const SMALL = 0.25;
/** From this size on, a correction learnt from analysts overrides the sentiment model. */
const TAUGHT = 0.1;
const TAUGHT_AGREEMENT = 0.8;

/**
 * Score and impact come from two models trained on different headlines. The impact has the side of the sentiment model and the strength of the score; the
 * score is rounded to a tenth, or to 0 if it is small and the sentiment neutral. The less they agree, the lower the confidence of both.
 */
function decideVerdict(
  { numbers }: SuggestionModel,
  value: number,
  sides: Float64Array,
  shift: number,
): Verdict {
  const isTaught = Math.abs(shift) >= TAUGHT;
  const place = sides.reduce((best, each, at) => (each > (sides[best] ?? 0) ? at : best), 0);
  const steps = Math.round((value * 1000) / EVENT_SCORE.step);
  const isNothing = steps === 0 || (!isTaught && place === NEUTRAL && Math.abs(value) < SMALL);
  const thousandths = isNothing ? 0 : steps * EVENT_SCORE.step;
  const side = sides[NEUTRAL + Math.sign(thousandths)] ?? 0;
  const sum =
    numbers.sureBase +
    numbers.sureBySize * (isNothing ? SMALL - Math.abs(value) : Math.abs(value)) +
    numbers.sureByAgreement * (isTaught ? Math.max(side, TAUGHT_AGREEMENT) : side);
  return {
    thousandths,
    impact: isTaught ? impactFromScore(thousandths) : impactFromSide(place - NEUTRAL, value),
    confidence: roundToDigits(1 / (1 + Math.exp(-sum)), 3),
  };
}

/** A score of at least this size overrides the opposite sentiment. */
const OPPOSED = 0.1;

/** The impact with the given side (-1, 0 or 1), unless the score clearly has the opposite one, and the strength of the score. */
function impactFromSide(given: number, value: number): Impact {
  const side = Math.sign(value) === -given && Math.abs(value) > OPPOSED ? -given : given;
  const strength =
    Math.sign(value) === side
      ? Math.max(Math.abs(Math.round(value * 10)) * EVENT_SCORE.step, EVENT_SCORE.step)
      : EVENT_SCORE.step;
  return impactFromScore(side * strength);
}

function suggestTopic(
  model: SuggestionModel,
  headline: Headline,
): { suggested: Suggested<string>; chances: Float64Array } {
  const { lists, numbers, topic, topicNames } = model;
  fillPlain({ words: lists.topicWords, letters: lists.topicLetters, cues: lists.topicCues }, headline);
  const views = [
    { list: lists.topicWords, weight: 1 },
    { list: lists.topicLetters, weight: numbers.topicLetterWeight },
    { list: lists.topicCues, weight: numbers.topicCueWeight },
  ];
  const probabilities = softmax(computeSums(topic, views, null), numbers.topicSteepness);
  const best = probabilities.reduce((a, each, at) => (each > (probabilities[a] ?? 0) ? at : a), 0);
  const shares = new Float64Array(headline.words.length);
  addShares(topic, views, { one: best, times: 1, shares });
  return {
    suggested: {
      value: topicNames[best] ?? '',
      confidence: roundToDigits(probabilities[best] ?? 0, 3),
      words: strongestWords(headline, shares, true),
    },
    chances: probabilities,
  };
}

function strongestWords({ words }: Headline, shares: Float64Array, isTowardsOnly: boolean): WordShare[] {
  const byWord = new Map<string, number>();
  words.forEach((word, at) => {
    const { text } = word;
    const share = shares[at] ?? 0;
    if (share !== 0 && isMeaningful(word)) byWord.set(text, (byWord.get(text) ?? 0) + share);
  });
  const sorted = [...byWord]
    .filter(([, share]) => !isTowardsOnly || share > 0)
    .toSorted((a, b) => Math.abs(b[1]) - Math.abs(a[1]));
  const most = Math.abs(sorted[0]?.[1] ?? 0);
  return sorted
    .filter(([, share]) => Math.abs(share) >= LEAST_SHARE * most)
    .slice(0, MOST_WORDS)
    .map(([word, share]) => ({ word, weight: roundToDigits(share, 3) }));
}

const MERE_NUMBER = /^[\d.,+-]+$/;

/** Whether a word is informative: not punctuation, a function word, a single letter or a number without a unit. */
function isMeaningful({ kind, text, lower }: Word): boolean {
  return kind !== 'mark' && lower.length > 1 && !EMPTY_WORDS.has(lower) && !MERE_NUMBER.test(text);
}

function roundToDigits(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}
