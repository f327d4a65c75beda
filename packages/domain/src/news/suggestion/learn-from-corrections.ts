// Learns from the analysts' corrections of suggested events (issue 5, 'Suggestions'). Score, topic and event type are trained separately on four
// fifths of the corrections and measured on the remaining fifth; those that do not clearly beat the base model are dropped, the others are retrained on all
// corrections. Near-duplicate headlines stay on one side of the split. With too few corrections nothing is learnt.

import type { EventType } from '../../scoring/event-type.ts';
import { EVENT_TYPES } from '../../scoring/event-type.ts';
import type { Example, LinearFit } from './fit-linear.ts';
import { fitMachine, fitRidge } from './fit-linear.ts';
import { hashText } from './feature-list.ts';
import type { BaseChoice, Classifier, Lesson, LessonViews, ScoreLesson } from './lesson.ts';
import {
  classifyByLesson,
  lessonViews,
  MASKED_BUCKETS,
  PLAIN_BUCKETS,
  scoreShift,
  weighFigures,
} from './lesson.ts';
import type { WeighedList } from './linear-model.ts';
import { writeModelFile } from './model-file.ts';
import { linearParts, quantise } from './quantise.ts';
import { readHeadline } from './read-headline.ts';
import { readSenses } from './senses.ts';
import { weigh } from './suggest.ts';
import type { SuggestionModel } from './suggestion-model.ts';

/** The final values of a suggested event, whether or not an analyst changed them. */
export interface Correction {
  readonly text: string;
  readonly company: string | null;
  readonly aliases?: readonly string[];
  /** -1..1 */
  readonly score: number;
  readonly eventType: EventType;
  readonly topic: string;
}

/** Quality before and after, on the held-out fifth. */
export interface LessonQuality {
  readonly heldOut: number;
  /** Mean absolute error of the suggested score. */
  readonly scoreErrorBefore: number;
  readonly scoreErrorAfter: number;
  /** Share of suggestions equal to the final value. */
  readonly topicBefore: number;
  readonly topicAfter: number;
  readonly eventTypeBefore: number;
  readonly eventTypeAfter: number;
}

export interface Learnt {
  /** The lesson's file, under 200 kB; null if nothing beats the base model. */
  readonly bytes: Uint8Array | null;
  readonly trainedOn: number;
  readonly quality: LessonQuality | null;
}

/** Nothing is learnt from fewer corrections. */
export const LEAST_CORRECTIONS = 20;
const MOST_TOPICS = 60;
/** A topic with fewer corrections is not learnt. */
const LEAST_OF_TOPIC = 3;
/** A topic of the base model counts as renamed if so many corrections of it are known, and this share of them have the same other topic. */
const RENAMED = { least: 10, share: 0.9 } as const;
const FOLDS = 5;
const FIT = { rounds: 20, seed: 7 } as const;
const STRENGTH = { score: 1, judge: 1 } as const;

interface Material {
  readonly masked: Example;
  readonly plain: Example;
  readonly correction: Correction;
  readonly baseScore: number;
  readonly baseTopic: string;
  /** The same whatever rule of severity holds. */
  readonly plainTopic: string;
  readonly baseType: EventType;
  readonly topicChances: Float64Array;
  readonly typeChances: Float64Array;
  readonly isHeld: boolean;
}

/** Learns from corrections on top of the base model, deterministically. */
export function learnFromCorrections(base: SuggestionModel, corrections: readonly Correction[]): Learnt {
  if (corrections.length < LEAST_CORRECTIONS)
    return { bytes: null, trainedOn: corrections.length, quality: null };
  const all = corrections.map((correction) => prepareCorrection(base, correction));
  const held = all.filter(({ isHeld }) => isHeld);
  if (held.length === 0) return { bytes: null, trainedOn: corrections.length, quality: null };
  const trial = fitLesson(
    all.filter(({ isHeld }) => !isHeld),
    { score: true, topic: true, eventType: true },
  );
  const quality = measured(base, trial, held);
  const keep = {
    score: quality.scoreErrorAfter < quality.scoreErrorBefore,
    topic: isClearGain(quality.topicBefore, quality.topicAfter, held.length),
    eventType: isClearGain(quality.eventTypeBefore, quality.eventTypeAfter, held.length),
  };
  const kept = {
    ...quality,
    scoreErrorAfter: Math.min(quality.scoreErrorAfter, quality.scoreErrorBefore),
    topicAfter: Math.max(quality.topicAfter, quality.topicBefore),
    eventTypeAfter: Math.max(quality.eventTypeAfter, quality.eventTypeBefore),
  };
  if (!keep.score && !keep.topic && !keep.eventType)
    return { bytes: null, trainedOn: corrections.length, quality: kept };
  return { bytes: writeLesson(fitLesson(all, keep)), trainedOn: corrections.length, quality: kept };
}

/** How many of the held-out corrections more must be right, in standard deviations, for a gain not to be luck. */
const CLEAR = 1.3;

/** Whether the share that is right has risen by more than luck explains, so that no field falls when it is used. */
function isClearGain(before: number, after: number, count: number): boolean {
  const deviation = Math.sqrt(Math.max(before * (1 - before), 1 / count) / count);
  return after - before > CLEAR * deviation;
}

function prepareCorrection(base: SuggestionModel, correction: Correction): Material {
  const { suggestion, topic, topicChances, typeChances } = weigh(base, correction, null);
  const headline = readHeadline(correction, base.isCommon);
  const views = lessonViews(headline, readSenses(headline));
  const said = headline.words
    .flatMap(({ kind, stem }) => (kind === 'word' ? [stem] : []))
    .toSorted()
    .join(' ');
  return {
    correction,
    topicChances,
    typeChances,
    masked: toExample(views.masked),
    plain: toExample(views.plain),
    baseScore: suggestion.score.value,
    baseTopic: suggestion.topic.value,
    plainTopic: topic,
    baseType: suggestion.eventType.value,
    isHeld: (hashText(said) >>> 3) % FOLDS === 0,
  };
}

/** Combines views into a training example without repeated buckets. */
function toExample(views: readonly WeighedList[]): Example {
  const values = new Map<number, number>();
  for (const { list, weight } of views) {
    for (let index = 0; index < list.length; index += 1) {
      const bucket = list.buckets[index] ?? 0;
      values.set(bucket, (values.get(bucket) ?? 0) + weight / list.norm);
    }
  }
  return { buckets: Int32Array.from(values.keys()), values: Float32Array.from(values.values()) };
}

function withFigures({ buckets, values }: Example, figures: Float64Array): Example {
  return {
    buckets: Int32Array.from([...buckets, ...Array.from(figures, (_, at) => PLAIN_BUCKETS + at)]),
    values: Float32Array.from([...values, ...weighFigures(figures)]),
  };
}

function fitLesson(
  all: readonly Material[],
  wanted: { score: boolean; topic: boolean; eventType: boolean },
): Lesson {
  const byTopic = Map.groupBy(all, ({ correction }) => correction.topic);
  const topics = [...byTopic]
    .filter(([, rows]) => rows.length >= LEAST_OF_TOPIC)
    .toSorted((a, b) => b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1));
  const topicNames = topics.slice(0, MOST_TOPICS).map(([name]) => name);
  const types = EVENT_TYPES.filter((type) => all.some(({ correction }) => correction.eventType === type));
  return {
    score: wanted.score ? fitShift(all) : null,
    topic:
      wanted.topic && topicNames.length > 1
        ? {
            ...fitClassifier(all, topicNames, ({ correction, topicChances }) => ({
              name: correction.topic,
              figures: topicChances,
            })),
            renamed: findRenamed(all),
          }
        : null,
    eventType:
      wanted.eventType && types.length > 1
        ? fitClassifier(all, types, ({ correction, typeChances }) => ({
            name: correction.eventType,
            figures: typeChances,
          }))
        : null,
  };
}

/** The base model's topics that analysts have another topic for, whatever a headline says of them; event types have no names of a tenant's own. */
function findRenamed(all: readonly Material[]): ReadonlyMap<string, string> {
  const renamed = new Map<string, string>();
  for (const [from, rows] of Map.groupBy(all, ({ baseTopic }) => baseTopic)) {
    if (rows.length < RENAMED.least) continue;
    for (const [to, same] of Map.groupBy(rows, ({ correction }) => correction.topic))
      if (to !== from && same.length >= RENAMED.share * rows.length) renamed.set(from, to);
  }
  return renamed;
}

function fitShift(all: readonly Material[]): ScoreLesson {
  const fit = fitRidge(
    all.map(({ masked }) => masked),
    all.map(({ correction, baseScore }) => correction.score - baseScore),
    all.map(() => STRENGTH.score),
    { size: MASKED_BUCKETS, ...FIT },
  );
  const topics = [...Map.groupBy(all, ({ plainTopic }) => plainTopic)]
    .filter(([, rows]) => rows.length >= LEAST_OF_TOPIC)
    .map(([topic]) => topic);
  return { model: quantise([fit], { buckets: MASKED_BUCKETS, figures: 0 }), topics: new Set(topics) };
}

function fitClassifier(
  all: readonly Material[],
  names: readonly string[],
  read: (row: Material) => { name: string; figures: Float64Array },
): Classifier {
  const rows = all
    .map((row) => ({ example: row.plain, ...read(row) }))
    .filter(({ name }) => names.includes(name));
  const figures = rows[0]?.figures.length ?? 0;
  const examples = rows.map((row) => withFigures(row.example, row.figures));
  const strength = rows.map(() => STRENGTH.judge);
  const fits = names.map((one): LinearFit =>
    fitMachine(
      examples,
      rows.map(({ name }) => name === one),
      strength,
      { size: PLAIN_BUCKETS + figures, ...FIT },
    ),
  );
  return { names, model: quantise(fits, { buckets: PLAIN_BUCKETS, figures }), renamed: new Map() };
}

function measured(base: SuggestionModel, lesson: Lesson, held: readonly Material[]): LessonQuality {
  const sums = { before: 0, after: 0, topicBefore: 0, topicAfter: 0, typeBefore: 0, typeAfter: 0 };
  for (const row of held) {
    const { correction, baseScore, baseTopic, baseType, topicChances, typeChances } = row;
    const headline = readHeadline(correction, base.isCommon);
    const views = lessonViews(headline, readSenses(headline));
    const shifted = baseScore + (lesson.score ? scoreShift(lesson.score, views, row.plainTopic) : 0);
    sums.before += Math.abs(correction.score - baseScore);
    sums.after += Math.abs(correction.score - Math.max(-1, Math.min(1, shifted)));
    sums.topicBefore += baseTopic === correction.topic ? 1 : 0;
    const topic = { value: baseTopic, figures: topicChances };
    sums.topicAfter += valueAfter(lesson.topic, views, topic) === correction.topic ? 1 : 0;
    sums.typeBefore += baseType === correction.eventType ? 1 : 0;
    const type = { value: baseType, figures: typeChances };
    sums.typeAfter += valueAfter(lesson.eventType, views, type) === correction.eventType ? 1 : 0;
  }
  const share = (sum: number) => Math.round((10_000 * sum) / held.length) / 10_000;
  return {
    heldOut: held.length,
    scoreErrorBefore: share(sums.before),
    scoreErrorAfter: share(sums.after),
    topicBefore: share(sums.topicBefore),
    topicAfter: share(sums.topicAfter),
    eventTypeBefore: share(sums.typeBefore),
    eventTypeAfter: share(sums.typeAfter),
  };
}

/** The value that is suggested with a lesson: the base model's where the lesson says nothing. */
function valueAfter(judge: Classifier | null, views: LessonViews, base: BaseChoice): string {
  return (judge && classifyByLesson(judge, views, base)?.name) ?? base.value;
}

function writeLesson({ score, topic, eventType }: Lesson): Uint8Array {
  const names = {
    ...(topic ? { topic: topic.names } : {}),
    ...(eventType ? { eventType: eventType.names } : {}),
  };
  const renamed = topic ? { topic: Object.fromEntries(topic.renamed) } : {};
  const scored = score?.topics ? { scored: [...score.topics] } : {};
  return writeModelFile({ kind: 'lesson', names, renamed, ...scored }, [
    ...(score ? linearParts('score', score.model) : []),
    ...(topic ? linearParts('topic', topic.model) : []),
    ...(eventType ? linearParts('eventType', eventType.model) : []),
  ]);
}
