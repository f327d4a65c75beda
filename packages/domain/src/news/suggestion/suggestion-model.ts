// Opens a suggestion model (issue 5, 'Suggestions') and validates the content of its file once.

import { EVENT_TYPES } from '../../scoring/event-type.ts';
import type { Forest } from './forest.ts';
import { openForest } from './forest.ts';
import { FeatureList, hashText } from './feature-list.ts';
import { CREDIT_CLASSES, RULE_FIGURES } from './credit-news.ts';
import { DENSE_LENGTH } from './dense-features.ts';
import type { LinearModel } from './linear-model.ts';
import type { ModelFile } from './model-file.ts';
import { isRecord, ModelDamage, readModelFile } from './model-file.ts';
import type { FindMeanings } from './word-meanings.ts';
import { openWordTable } from './word-meanings.ts';

/** Parameters of a model by name: weights of the views, and how sums become scores and probabilities. */
export const MODEL_NUMBERS = [
  'bits',
  'meaningBits',
  'topicBits',
  'cueBits',
  'commonBits',
  'wordWeight',
  'letterWeight',
  'placeWeight',
  'meaningWeight',
  'denseWeight',
  'topicLetterWeight',
  'topicCueWeight',
  'marginWeight',
  'stretch',
  'forestBase',
  'sentimentSteepness',
  'topicSteepness',
  'sureBase',
  'sureBySize',
  'sureByAgreement',
  'sureByLexicon',
  'sureByBoth',
  'sureFrom',
  'reachSteepness',
  'creditGate',
  'ruledGate',
  'graveGate',
] as const;
export type ModelNumbers = Readonly<Record<(typeof MODEL_NUMBERS)[number], number>>;

/** Number of sentiment features the score uses besides the dense ones. */
export const MARGIN_FIGURES = 3;

/** Number of figures the event type uses besides the words. */
export const REACH_FIGURES = 9;

export interface SuggestionModel {
  /** Identifies the model in stored suggestions. */
  readonly version: string;
  /** Measurements from training, by name. */
  readonly quality: Readonly<Record<string, number>>;
  readonly numbers: ModelNumbers;
  readonly topicNames: readonly string[];
  /** Negative, neutral, positive. */
  readonly sentiment: LinearModel;
  /** Of the words alone: it learnt from too few scores for what they mean. */
  readonly score: LinearModel;
  /** The bands of credit news, and ordinary news. */
  readonly credit: LinearModel;
  readonly topic: LinearModel;
  /** Company, Industry, Macro. */
  readonly reach: LinearModel;
  readonly forest: Forest;
  readonly mean: Float32Array;
  readonly deviation: Float32Array;
  /** Whether a lower-case word is a common one. */
  readonly isCommon: (lower: string) => boolean;
  /** Whether the model of credit news learnt from a lower-case word, in any of its languages. */
  readonly isOfCredit: (lower: string) => boolean;
  /** What words mean. */
  readonly findMeanings: FindMeanings;
  /** Buffers that each suggestion refills. */
  readonly lists: {
    readonly words: FeatureList;
    readonly letters: FeatureList;
    readonly places: FeatureList;
    readonly meanings: FeatureList;
    readonly topicWords: FeatureList;
    readonly topicLetters: FeatureList;
    readonly topicCues: FeatureList;
  };
}

/** Opens a model's file. @throws ModelDamage if the bytes are not a model of this version. */
export function openSuggestionModel(bytes: Uint8Array): SuggestionModel {
  const file = readModelFile(bytes);
  const numbers = readNumbers(file.head['numbers']);
  const topicNames = Array.isArray(file.head['topics']) ? file.head['topics'].map(String) : [];
  const buckets = maskedBuckets(numbers);
  const takeWords = (name: string) => {
    const bits = takeBytes(file, name, 2 ** numbers.commonBits / 8);
    return (lower: string) => hasBit(bits, commonPlace(lower, numbers.commonBits));
  };
  return {
    version: String(file.head['version']),
    quality: readQuality(file.head['quality']),
    numbers,
    topicNames,
    sentiment: takeLinear(file, 'sentiment', { classes: 3, buckets, figures: DENSE_LENGTH }),
    score: takeLinear(file, 'score', {
      classes: 1,
      buckets: scoreBuckets(numbers),
      figures: DENSE_LENGTH + MARGIN_FIGURES,
    }),
    credit: takeLinear(file, 'credit', {
      classes: CREDIT_CLASSES.length,
      buckets,
      figures: DENSE_LENGTH + MARGIN_FIGURES + RULE_FIGURES,
    }),
    topic: takeLinear(file, 'topic', {
      classes: topicNames.length,
      buckets: topicBuckets(numbers),
      figures: 0,
    }),
    reach: takeLinear(file, 'reach', {
      classes: EVENT_TYPES.length,
      buckets: topicBuckets(numbers),
      figures: REACH_FIGURES,
    }),
    forest: openForest(takeFloats(file, 'forest'), numbers.forestBase),
    mean: takeFloats(file, 'mean', DENSE_LENGTH),
    deviation: takeFloats(file, 'deviation', DENSE_LENGTH),
    isCommon: takeWords('common'),
    isOfCredit: takeWords('creditWords'),
    findMeanings: openWordTable({
      words: takeBytes(file, 'words'),
      meanings: takeBytes(file, 'meanings'),
    }),
    lists: buildLists(numbers),
  };
}

/** Empty lists for a model with these parameters. */
export function buildLists({
  bits,
  meaningBits,
  topicBits,
  cueBits,
}: Pick<ModelNumbers, 'bits' | 'meaningBits' | 'topicBits' | 'cueBits'>): SuggestionModel['lists'] {
  return {
    words: new FeatureList(0, bits),
    letters: new FeatureList(2 ** bits, bits),
    places: new FeatureList(2 * 2 ** bits, bits),
    meanings: new FeatureList(3 * 2 ** bits, meaningBits),
    topicWords: new FeatureList(0, topicBits),
    topicLetters: new FeatureList(2 ** topicBits, topicBits),
    topicCues: new FeatureList(2 * 2 ** topicBits, cueBits),
  };
}

/** Number of buckets of the words of a headline with masked names. */
export function scoreBuckets({ bits }: Pick<ModelNumbers, 'bits'>): number {
  return 3 * 2 ** bits;
}

/** The same with those of what the words mean. */
export function maskedBuckets(numbers: Pick<ModelNumbers, 'bits' | 'meaningBits'>): number {
  return scoreBuckets(numbers) + 2 ** numbers.meaningBits;
}

/** Number of buckets of the topic model. */
export function topicBuckets({ topicBits, cueBits }: Pick<ModelNumbers, 'topicBits' | 'cueBits'>): number {
  return 2 * 2 ** topicBits + 2 ** cueBits;
}

/** The bit for a common word, among 2^bits. */
export function commonPlace(lower: string, bits: number): number {
  const hash = hashText(lower);
  return (hash ^ (hash >>> 16)) & ((1 << bits) - 1);
}

function hasBit(bytes: Int8Array, place: number): boolean {
  return (((bytes[place >>> 3] ?? 0) >>> (place & 7)) & 1) === 1;
}

function readNumbers(value: unknown): ModelNumbers {
  if (!isRecord(value)) throw new ModelDamage('The suggestion model has no numbers.');
  const read = (name: (typeof MODEL_NUMBERS)[number]): number => {
    const number = value[name];
    if (typeof number !== 'number' || !Number.isFinite(number))
      throw new ModelDamage(`The suggestion model lacks the number ${name}.`);
    return number;
  };
  return {
    bits: read('bits'),
    meaningBits: read('meaningBits'),
    topicBits: read('topicBits'),
    cueBits: read('cueBits'),
    commonBits: read('commonBits'),
    wordWeight: read('wordWeight'),
    letterWeight: read('letterWeight'),
    placeWeight: read('placeWeight'),
    meaningWeight: read('meaningWeight'),
    denseWeight: read('denseWeight'),
    topicLetterWeight: read('topicLetterWeight'),
    topicCueWeight: read('topicCueWeight'),
    marginWeight: read('marginWeight'),
    stretch: read('stretch'),
    forestBase: read('forestBase'),
    sentimentSteepness: read('sentimentSteepness'),
    topicSteepness: read('topicSteepness'),
    sureBase: read('sureBase'),
    sureBySize: read('sureBySize'),
    sureByAgreement: read('sureByAgreement'),
    sureByLexicon: read('sureByLexicon'),
    sureByBoth: read('sureByBoth'),
    sureFrom: read('sureFrom'),
    reachSteepness: read('reachSteepness'),
    creditGate: read('creditGate'),
    ruledGate: read('ruledGate'),
    graveGate: read('graveGate'),
  };
}

function readQuality(value: unknown): Record<string, number> {
  return isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
      )
    : {};
}

function takeFloats({ parts }: ModelFile, name: string, length?: number): Float32Array {
  const part = parts.get(name);
  if (!(part instanceof Float32Array) || (length !== undefined && part.length !== length))
    throw new ModelDamage(`The suggestion model does not fit: its part ${name}.`);
  return part;
}

function takeBytes({ parts }: ModelFile, name: string, length?: number): Int8Array {
  const part = parts.get(name);
  if (!(part instanceof Int8Array) || (length !== undefined && part.length !== length))
    throw new ModelDamage(`The suggestion model does not fit: its part ${name}.`);
  return part;
}

function takeLinear(
  file: ModelFile,
  name: string,
  { classes, buckets, figures }: { classes: number; buckets: number; figures: number },
): LinearModel {
  return {
    classes,
    weights: takeBytes(file, name, classes * buckets),
    scales: takeFloats(file, `${name}.scales`, classes),
    biases: takeFloats(file, `${name}.biases`, classes),
    dense: takeFloats(file, `${name}.dense`, classes * figures),
  };
}
