// Headlines as examples to learn from: the features that the product itself reads, kept so that each set is read once.

import type { FeatureList } from '@vigilo/domain/news/suggestion/feature-list';
import { denseFeatures, DENSE_LENGTH } from '@vigilo/domain/news/suggestion/dense-features';
import type { Example } from '@vigilo/domain/news/suggestion/fit-linear';
import { fillMasked, fillPlain } from '@vigilo/domain/news/suggestion/hashed-features';
import { fillMeanings } from '@vigilo/domain/news/suggestion/meaning-features';
import { readHeadline } from '@vigilo/domain/news/suggestion/read-headline';
import { readSenses } from '@vigilo/domain/news/suggestion/senses';
import { commonPlace, buildLists } from '@vigilo/domain/news/suggestion/suggestion-model';
import type { SuggestionModel } from '@vigilo/domain/news/suggestion/suggestion-model';
import { buildWordTable, openWordTable } from '@vigilo/domain/news/suggestion/word-meanings';
import { readThesaurus } from './labels.ts';

/** How the views are weighed and how large they are. */
export const SHAPE = {
  bits: 16,
  meaningBits: 16,
  topicBits: 15,
  cueBits: 12,
  commonBits: 17,
  wordWeight: 1,
  letterWeight: 0.8,
  placeWeight: 1.2,
  meaningWeight: 1.1,
  denseWeight: 0.15,
  topicLetterWeight: 1.2,
  topicCueWeight: 0.8,
  marginWeight: 0.5,
} as const;

/** How a list of features counts. */
interface View {
  readonly buckets: Int32Array;
  readonly worth: number;
}

export interface Reading {
  readonly views: readonly View[];
  readonly dense: Float64Array;
  readonly isFound: boolean;
}

const lists = buildLists(SHAPE);

/** The words of the thesaurus, as they stand in a model. */
export const WORD_TABLE = buildWordTable(readThesaurus());
const findMeanings = openWordTable(WORD_TABLE);

/** Reads a headline for its score. */
export function readMasked(
  text: string,
  company: string | null,
  isCommon: SuggestionModel['isCommon'],
): Reading {
  const headline = readHeadline({ text, company }, isCommon);
  const senses = readSenses(headline);
  fillMasked(lists, headline, senses);
  fillMeanings(lists.meanings, headline, findMeanings);
  const views = [
    toView(lists.words, SHAPE.wordWeight),
    toView(lists.letters, SHAPE.letterWeight),
    toView(lists.places, SHAPE.placeWeight),
    toView(lists.meanings, SHAPE.meaningWeight),
  ];
  return { views, dense: denseFeatures(headline, senses), isFound: headline.targets.length > 0 };
}

/** Reads a headline for its topic. */
export function readPlain(text: string, isCommon: SuggestionModel['isCommon']): Reading {
  fillPlain(
    { words: lists.topicWords, letters: lists.topicLetters, cues: lists.topicCues },
    readHeadline({ text, company: null }, isCommon),
  );
  return {
    views: [
      toView(lists.topicWords, 1),
      toView(lists.topicLetters, SHAPE.topicLetterWeight),
      toView(lists.topicCues, SHAPE.topicCueWeight),
    ],
    dense: new Float64Array(0),
    isFound: false,
  };
}

/** A reading as the score has it, to which meanings brought nothing (docs/suggestions.md, 'Meanings'). */
export function withoutMeanings(reading: Reading): Reading {
  return { ...reading, views: reading.views.slice(0, -1) };
}

function toView(list: FeatureList, weight: number): View {
  return { buckets: list.buckets.slice(0, list.length), worth: weight / list.norm };
}

/** How rare each bucket is among these readings: the logarithm of one in how many; 0 where none has it. */
export function computeRarity(readings: readonly Reading[], size: number): Float32Array {
  const counts = new Float32Array(size);
  for (const { views } of readings)
    for (const bucket of new Set(views.flatMap(({ buckets }) => [...buckets])))
      counts[bucket] = (counts[bucket] ?? 0) + 1;
  return counts.map((count) => (count === 0 ? 0 : Math.log((readings.length + 1) / (count + 1)) / 3));
}

/** The example of a reading: each bucket once, rare ones more; `figures` behind the buckets. */
export function toExample({ views }: Reading, rarity: Float32Array, figures: ArrayLike<number>): Example {
  const values = new Map<number, number>();
  for (const { buckets, worth } of views)
    for (const bucket of buckets)
      values.set(bucket, (values.get(bucket) ?? 0) + worth * (rarity[bucket] ?? 0));
  for (let index = 0; index < figures.length; index += 1)
    values.set(rarity.length + index, figures[index] ?? 0);
  return { buckets: Int32Array.from(values.keys()), values: Float32Array.from(values.values()) };
}

/** Mean and standard deviation of each dense figure. */
export function computeSpread(readings: readonly Reading[]): { mean: Float32Array; deviation: Float32Array } {
  const mean = new Float32Array(DENSE_LENGTH);
  const deviation = new Float32Array(DENSE_LENGTH);
  for (let at = 0; at < DENSE_LENGTH; at += 1) {
    const average = readings.reduce((sum, { dense }) => sum + (dense[at] ?? 0), 0) / readings.length;
    mean[at] = average;
    deviation[at] =
      Math.sqrt(
        readings.reduce((sum, { dense }) => sum + ((dense[at] ?? 0) - average) ** 2, 0) / readings.length,
      ) || 1;
  }
  return { mean, deviation };
}

/** Which words are written small in these texts at least twice, as one bit each. */
export function commonWords(texts: readonly string[]): Int8Array {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const [word] of text.matchAll(/(?<![\w$@#/.'])[a-zà-ɏ][a-zà-ɏ'-]+/g))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  const bits = new Int8Array(2 ** SHAPE.commonBits / 8);
  for (const [word, count] of counts) {
    const place = commonPlace(word, SHAPE.commonBits);
    if (count >= 2) bits[place >>> 3] = (bits[place >>> 3] ?? 0) | (1 << (place & 7));
  }
  return bits;
}
