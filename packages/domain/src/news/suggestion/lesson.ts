// A lesson: what a tenant's analysts taught the suggestions (issue 5, 'Suggestions': learns from the analysts' corrections), on top of the product's base
// model. It corrects the score by the usual error for similar words. For topic and event type it has its own classifiers, which use the words and the
// base model's probabilities and know the tenant's topics; of headlines unlike those that it was taught it says nothing. Under 200 kB.

import { FeatureList } from './feature-list.ts';
import { fillMasked, fillPlain } from './hashed-features.ts';
import type { LinearModel, WeighedList } from './linear-model.ts';
import { softmax, computeSums } from './linear-model.ts';
import type { ModelFile } from './model-file.ts';
import { isRecord, ModelDamage, readModelFile } from './model-file.ts';
import type { Headline } from './read-headline.ts';
import type { Senses } from './senses.ts';

/** Bits of the hash for each view; few, because a tenant has only hundreds or thousands of corrections. */
const LESSON_BITS = { masked: 12, words: 11, cues: 9 } as const;
export const MASKED_BUCKETS = 2 * 2 ** LESSON_BITS.masked;
export const PLAIN_BUCKETS = 2 ** LESSON_BITS.words + 2 ** LESSON_BITS.cues;
/** Weight of the base model's probabilities relative to the words. */
const FIGURE_WEIGHT = 2;
/** Steepness of the softmax; low, because a lesson is based on few examples. */
const STEEPNESS = 3;

/**
 * How much the words of a headline must say for a value: with only the base model's probabilities to go by, a classifier would put every headline under one
 * of the few values that it knows. Taught headlines have 0.6 and more; of others one in a hundred has as much as this.
 */
const LEAST_SAID = 0.35;
/** Of the features of a headline, words and words that follow one another, so many must have been taught: a court's fine shares 0.13 with news of strikes, a strike in other words 0.33. */
const LEAST_TAUGHT = 0.2;

/** A classifier over some values. */
export interface Classifier {
  readonly names: readonly string[];
  readonly model: LinearModel;
  /** The base model's values that analysts put under another one whatever the words, with that. */
  readonly renamed: ReadonlyMap<string, string>;
}

/** What the base model makes of a headline. */
export interface BaseChoice {
  readonly value: string;
  readonly figures: Float64Array;
}

/** What was taught of scores. */
export interface ScoreLesson {
  readonly model: LinearModel;
  /** The base model's topics of which enough headlines were taught; null in lessons that were learnt before this was remembered: all. */
  readonly topics: ReadonlySet<string> | null;
}

export interface Lesson {
  readonly score: ScoreLesson | null;
  readonly topic: Classifier | null;
  readonly eventType: Classifier | null;
}

/** The views of a headline for lessons, refilled for each headline. */
export interface LessonViews {
  readonly masked: readonly WeighedList[];
  readonly plain: readonly WeighedList[];
}

const words = new FeatureList(0, LESSON_BITS.masked);
const places = new FeatureList(2 ** LESSON_BITS.masked, LESSON_BITS.masked);
const plainWords = new FeatureList(0, LESSON_BITS.words);
const cues = new FeatureList(2 ** LESSON_BITS.words, LESSON_BITS.cues);
/** Runs of letters are ignored: too many for so few examples. */
const letters = new FeatureList(0, 1);
const VIEWS: LessonViews = {
  masked: [
    { list: words, weight: 1 },
    { list: places, weight: 1 },
  ],
  plain: [
    { list: plainWords, weight: 1 },
    { list: cues, weight: 0.7 },
  ],
};

/** The views of a headline, valid until the next one is read. */
export function lessonViews(headline: Headline, senses: Senses): LessonViews {
  fillMasked({ words, letters, places }, headline, senses);
  fillPlain({ words: plainWords, letters, cues }, headline);
  return VIEWS;
}

/**
 * The lesson's correction of the base score, -1..1: what its words were taught, and the usual correction as far as its words were among those that were
 * taught. 0 where hardly any was, and in topics of which nothing was taught: analysts who corrected three kinds of news have said nothing of the others.
 *
 * @param topic that of the base model
 */
export function scoreShift({ model, topics }: ScoreLesson, { masked }: LessonViews, topic: string): number {
  if (topics?.has(topic) === false) return 0;
  const share = shareTaught(model, masked);
  if (share < LEAST_TAUGHT) return 0;
  const usual = model.biases[0] ?? 0;
  const ofWords = (computeSums(model, masked, null)[0] ?? 0) - usual;
  return Math.max(-1, Math.min(1, ofWords + usual * share));
}

/** The share of a headline's features that were in taught headlines, 0..1: only these have a weight. */
function shareTaught({ weights }: LinearModel, views: readonly WeighedList[]): number {
  let [taught, all] = [0, 0];
  for (const { list, weight } of views) {
    for (let index = 0; index < list.length; index += 1)
      if (weights[list.buckets[index] ?? 0] !== 0) taught += weight;
    all += weight * list.length;
  }
  return all === 0 ? 0 : taught / all;
}

/** The value chosen by a classifier, with its confidence (0..1); null where the headline is unlike those that it was taught. */
export function classifyByLesson(
  { names, model, renamed }: Classifier,
  { plain }: LessonViews,
  { value, figures }: BaseChoice,
): { name: string; place: number; confidence: number } | null {
  const chances = softmax(computeSums(model, plain, weighFigures(figures)), STEEPNESS);
  const place = chances.reduce((best, each, at) => (each > (chances[best] ?? 0) ? at : best), 0);
  const name = names[place] ?? '';
  const said = (computeSums(model, plain, null)[place] ?? 0) - (model.biases[place] ?? 0);
  return said >= LEAST_SAID || renamed.get(value) === name
    ? { name, place, confidence: chances[place] ?? 0 }
    : null;
}

/** The base model's probabilities as input of a classifier. */
export function weighFigures(figures: Float64Array): Float64Array {
  return figures.map((figure) => FIGURE_WEIGHT * figure);
}

/** Opens a lesson's file for a base model with this number of topics. @throws ModelDamage */
export function openLesson(bytes: Uint8Array, baseTopics: number): Lesson {
  const file = readModelFile(bytes);
  return {
    score: readScoreLesson(file),
    topic: readClassifier(file, 'topic', baseTopics),
    eventType: readClassifier(file, 'eventType', 3),
  };
}

function readScoreLesson(file: ModelFile): ScoreLesson | null {
  if (!file.parts.has('score')) return null;
  const { scored } = file.head;
  return {
    model: takeModel(file, 'score', { classes: 1, buckets: MASKED_BUCKETS, figures: 0 }),
    topics: Array.isArray(scored) ? new Set(scored.map(String)) : null,
  };
}

function readClassifier(file: ModelFile, name: string, figures: number): Classifier | null {
  if (!file.parts.has(name)) return null;
  const all = isRecord(file.head['names']) ? file.head['names'][name] : null;
  const names = Array.isArray(all) ? all.map(String) : [];
  // Lessons that were learnt before this was remembered have none.
  const renamed = isRecord(file.head['renamed']) ? file.head['renamed'][name] : null;
  return {
    names,
    renamed: new Map(
      isRecord(renamed) ? Object.entries(renamed).map(([from, to]) => [from, String(to)]) : [],
    ),
    model: takeModel(file, name, { classes: names.length, buckets: PLAIN_BUCKETS, figures }),
  };
}

function takeModel(
  { parts }: ModelFile,
  name: string,
  { classes, buckets, figures }: { classes: number; buckets: number; figures: number },
): LinearModel {
  const [weights, scales, biases, dense] = [
    parts.get(name),
    parts.get(`${name}.scales`),
    parts.get(`${name}.biases`),
    parts.get(`${name}.dense`),
  ];
  const fits =
    weights instanceof Int8Array &&
    scales instanceof Float32Array &&
    biases instanceof Float32Array &&
    dense instanceof Float32Array;
  if (
    !fits ||
    classes === 0 ||
    weights.length !== classes * buckets ||
    scales.length !== classes ||
    biases.length !== classes ||
    dense.length !== classes * figures
  ) {
    throw new ModelDamage(`What was learnt does not fit the model: its part ${name}.`);
  }
  return { classes, weights, scales, biases, dense };
}
