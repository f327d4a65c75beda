// What the sentiment model learns from: the public pairs, each weighed by how far the project's own score of it agrees, and, for little, the headlines
// that the project wrote.

import type { SentimentRow } from './fit-models.ts';
import type { LabelledRow } from './labels.ts';
import type { PairRow } from './read-sets.ts';
import type { Reading } from './readings.ts';

/** Up to this size a score is neutral to those who marked the pairs: of such limits it agrees with them most often. */
const NEUTRAL_SCORE = 0.15;
/** Up to here a score does not speak against their 'neutral'. */
const SOME_NEWS = 0.1;
/** How fast a pair loses weight with its distance from the project's score. */
const DOUBT = 20;
/** What a headline counts that the project wrote. Texts of the topics are left out: with them the pairs came out worse. */
const OWN_WEIGHT = 0.1;
/** What is left of it where those who marked the pairs disagree: a tenth, of which they call two thirds neutral, and two tenths, of which they call a quarter so. */
const LEFT_OF_WEIGHT: ReadonlyMap<number, number> = new Map([
  [1, 0.4],
  [2, 0.5],
]);

/** The rows of the pairs, in their order; only a score for the pair's own company weighs it. */
export function readPairRows(
  readings: readonly Reading[],
  pairs: readonly Pick<PairRow, 'company' | 'sentiment'>[],
  labels: readonly LabelledRow[],
): SentimentRow[] {
  const scores = new Map(
    labels.flatMap(({ pair, subject, score }) =>
      pair !== null && pairs[pair]?.company === subject ? [[pair, score]] : [],
    ),
  );
  return readings.map((reading, at) => {
    const sentiment = pairs[at]?.sentiment ?? 1;
    return { reading, sentiment, weight: weighPair(sentiment, scores.get(at)) };
  });
}

/** The rows of the labels that the project wrote, in the order of the labels; null for others. */
export function readOwnRows(
  labels: readonly LabelledRow[],
  labelled: readonly Reading[],
): (SentimentRow | null)[] {
  return labels.map(({ origin, score }, at) => {
    const reading = labelled[at];
    if (origin !== 'written' || !reading) return null;
    return { reading, sentiment: sentimentFromScore(score), weight: OWN_WEIGHT * leftOfWeight(score) };
  });
}

function leftOfWeight(score: number): number {
  return LEFT_OF_WEIGHT.get(Math.round(Math.abs(score) * 10)) ?? 1;
}

/** 0 negative, 1 neutral, 2 positive. @public */
export function sentimentFromScore(score: number): number {
  return Math.abs(score) <= NEUTRAL_SCORE ? 1 : score > 0 ? 2 : 0;
}

/** What a marked pair counts, above 0 to 1, by the project's score of it; 1 where it has none. @public */
export function weighPair(sentiment: number, score: number | undefined): number {
  if (score === undefined) return 1;
  const side = sentiment - 1;
  const distance = side === 0 ? Math.abs(score) - SOME_NEWS : NEUTRAL_SCORE - side * score;
  return 1 / (1 + DOUBT * Math.max(0, distance));
}
