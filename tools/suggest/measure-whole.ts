// The whole of a suggestion, measured on headlines that no part of it has seen, through the very function the product calls.

import { softmax } from '@vigilo/domain/news/suggestion/linear-model';
import type { LinearModel } from '@vigilo/domain/news/suggestion/linear-model';
import type { Suggestion } from '@vigilo/domain/news/suggestion/suggest';
import { suggest } from '@vigilo/domain/news/suggestion/suggest';
import { openSuggestionModel } from '@vigilo/domain/news/suggestion/suggestion-model';
import type { Measured } from './build-model.ts';
import { assembleModel, bestStretch, crossValidate, scoreRows } from './build-model.ts';
import { computeAdverse, computeCosine, computeMeanError, computeSignAccuracy } from './figures.ts';
import { fitScore, computeMargins } from './fit-models.ts';
import type { Material } from './material.ts';
import type { PairFigures, TopicMeasured } from './measure-parts.ts';
import { measureSentiment, measureTopic, pairFigures } from './measure-parts.ts';
import type { Reading } from './readings.ts';
import { fitConfidence } from './fit-confidence.ts';

const UNMEASURED = { stretch: 1, sureBase: 0, sureBySize: 0, sureByAgreement: 0 } as const;

export interface WholeMeasured {
  readonly measured: Measured;
  readonly quality: Readonly<Record<string, number>>;
  /** Of each scored row, learnt from the other folds. */
  readonly scored: readonly Suggestion[];
  /** Of each held pair. */
  readonly pairs: readonly Suggestion[];
  readonly heldPairs: readonly number[];
  readonly pairFigures: PairFigures;
  readonly topics: TopicMeasured;
}

export function measureWhole(
  material: Material,
  { sentiment, topic }: { sentiment: LinearModel; topic: LinearModel },
): WholeMeasured {
  const { sets } = material;
  const held = measureSentiment(material);
  const topics = measureTopic(material);
  const base = {
    sentiment,
    topic,
    measured: { ...UNMEASURED, sentimentSteepness: held.steepness, topicSteepness: topics.steepness },
  };
  const stretch = bestStretch(sets.scored, crossValidate(material, base));
  const stretched = { ...base.measured, stretch };
  const first = suggestions(material, base, held, stretched);
  const predictSides = (model: LinearModel, reading: Reading | undefined) =>
    reading ? softmax(computeMargins(material.ground, model, reading), held.steepness) : new Float64Array(3);
  const seenScored = sets.scored.flatMap(({ isPost, score }, at) =>
    isPost
      ? []
      : [
          {
            value: first.scored[at]?.score.value ?? 0,
            sides: predictSides(sentiment, material.scored[at]),
            gold: score,
          },
        ],
  );
  const seenPairs = held.held.map((at, place) => ({
    value: first.pairs[place]?.score.value ?? 0,
    sides: predictSides(held.model, material.pairs[at]),
    gold: (sets.pairs[at]?.sentiment ?? 1) - 1,
  }));
  const measured: Measured = { ...stretched, ...fitConfidence([seenScored, seenPairs]) };
  const last = suggestions(material, base, held, measured);
  const figures = pairFigures(
    material,
    held.held,
    last.pairs.map(({ impact }) => sideFromImpact(impact)),
  );
  const headlines = sets.scored.flatMap(({ isPost, score }, at) =>
    isPost ? [] : [{ gold: score, value: last.scored[at]?.score.value ?? 0 }],
  );
  const [gold, values] = [headlines.map((each) => each.gold), headlines.map((each) => each.value)];
  const adverse = computeAdverse(gold, values);
  const quality = {
    headlineCosine: digits(computeCosine(gold, values)),
    headlineSignAccuracy: digits(computeSignAccuracy(gold, values)),
    headlineMeanError: digits(computeMeanError(gold, values)),
    headlineAdverseRecall: digits(adverse.recall),
    headlineAdversePrecision: digits(adverse.precision),
    pairsMacroF1: digits(figures.macroF1),
    pairsDifferingAccuracy: digits(figures.differing),
    topicsMacroF1: digits(topics.macroF1),
    topicsAccuracy: digits(topics.accuracy),
  };
  return { measured, quality, ...last, heldPairs: held.held, pairFigures: figures, topics };
}

/** What the product says of every scored row and every held pair with these numbers. */
function suggestions(
  material: Material,
  base: { sentiment: LinearModel; topic: LinearModel },
  held: { model: LinearModel; held: readonly number[] },
  measured: Measured,
): { scored: Suggestion[]; pairs: Suggestion[] } {
  const scored = crossValidate(material, { ...base, measured });
  const scoring = fitScore(material.ground, held.model, scoreRows(material));
  const model = openSuggestionModel(
    assembleModel(material, {
      version: 'pairs',
      sentiment: held.model,
      topic: base.topic,
      scoring,
      measured,
      quality: {},
    }),
  );
  return {
    scored,
    pairs: held.held.flatMap((at) => material.sets.pairs[at] ?? []).map((row) => suggest(model, row)),
  };
}

/** 0 negative, 1 neutral, 2 positive. */
export function sideFromImpact(impact: string): number {
  return impact === 'Neutral' ? 1 : impact.endsWith('Positive') ? 2 : 0;
}

function digits(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
