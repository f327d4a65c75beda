// A model for tests (issue 5, 'Suggestions') with weights only for the dense features, so that it depends on the lexicon alone.

import { CREDIT_CLASSES, RULE_FIGURES } from '../credit-news.ts';
import { DENSE_LENGTH } from '../dense-features.ts';
import { writeModelFile } from '../model-file.ts';
import type { Part } from '../model-file.ts';
import type { SuggestionModel } from '../suggestion-model.ts';
import {
  MARGIN_FIGURES,
  maskedBuckets,
  openSuggestionModel,
  REACH_FIGURES,
  scoreBuckets,
} from '../suggestion-model.ts';

const NUMBERS = {
  bits: 8,
  meaningBits: 8,
  topicBits: 8,
  cueBits: 8,
  commonBits: 8,
  wordWeight: 1,
  letterWeight: 1,
  placeWeight: 1,
  meaningWeight: 1,
  denseWeight: 1,
  topicLetterWeight: 1,
  topicCueWeight: 1,
  marginWeight: 1,
  stretch: 1,
  forestBase: 0,
  sentimentSteepness: 1,
  topicSteepness: 1,
  sureBase: 0,
  sureBySize: 3,
  sureByAgreement: 0,
  sureByLexicon: 0,
  sureByBoth: 0,
  sureFrom: 0.7,
  reachSteepness: 2,
  creditGate: -1,
  ruledGate: -1,
  graveGate: -1,
} as const;
const TOPICS = ['Earnings', 'Macro'] as const;

/** The file of the model; `changed` overrides values in its header. @public */
export function tinyModelFile(changed: Readonly<Record<string, unknown>> = {}): Uint8Array {
  const score = Array.from({ length: DENSE_LENGTH + MARGIN_FIGURES }, (_, at) => (at === 0 ? 1 : 0));
  // Negative and positive by the lexicon, which is the first figure; neutral where that sees little.
  const sentiment = new Float32Array(3 * DENSE_LENGTH);
  sentiment[0] = -1;
  sentiment[2 * DENSE_LENGTH] = 1;
  return writeModelFile(
    { version: 'tiny', numbers: NUMBERS, topics: TOPICS, quality: { headlineCosine: 0.5 }, ...changed },
    [
      { name: 'common', kind: 'int8', values: new Int8Array(2 ** NUMBERS.commonBits / 8).fill(-1) },
      { name: 'words', kind: 'int8', values: new Int8Array(0) },
      { name: 'meanings', kind: 'int8', values: new Int8Array(0) },
      { name: 'creditWords', kind: 'int8', values: new Int8Array(2 ** NUMBERS.commonBits / 8) },
      ...linear('sentiment', 3, maskedBuckets(NUMBERS), sentiment, [0, 0.1, 0]),
      ...linear(
        'topic',
        TOPICS.length,
        2 * 2 ** NUMBERS.topicBits + 2 ** NUMBERS.cueBits,
        new Float32Array(0),
      ),
      // The event type by the three sums by hand alone.
      ...linear(
        'reach',
        3,
        2 * 2 ** NUMBERS.topicBits + 2 ** NUMBERS.cueBits,
        Float32Array.from({ length: 3 * REACH_FIGURES }, (_, at) => (at % (REACH_FIGURES + 1) === 0 ? 1 : 0)),
      ),
      ...linear('score', 1, scoreBuckets(NUMBERS), Float32Array.from(score)),
      // Everything is ordinary news.
      ...linear(
        'credit',
        CREDIT_CLASSES.length,
        maskedBuckets(NUMBERS),
        new Float32Array(CREDIT_CLASSES.length * (DENSE_LENGTH + MARGIN_FIGURES + RULE_FIGURES)),
      ),
      { name: 'forest', kind: 'float32', values: [0, 0, 1, 2, 0, -1, 0, 0, 0, -0.2, -1, 0, 0, 0, 0.2] },
      { name: 'mean', kind: 'float32', values: new Float32Array(DENSE_LENGTH) },
      { name: 'deviation', kind: 'float32', values: new Float32Array(DENSE_LENGTH).fill(1) },
    ],
  );
}

/** The model. @public */
export function tinyModel(): SuggestionModel {
  return openSuggestionModel(tinyModelFile());
}

function linear(
  name: string,
  classes: number,
  buckets: number,
  dense: Float32Array,
  biases: ArrayLike<number> = new Float32Array(classes),
): Part[] {
  return [
    { name, kind: 'int8', values: new Int8Array(classes * buckets) },
    { name: `${name}.scales`, kind: 'float32', values: new Float32Array(classes).fill(1) },
    { name: `${name}.biases`, kind: 'float32', values: biases },
    { name: `${name}.dense`, kind: 'float32', values: dense },
  ];
}
