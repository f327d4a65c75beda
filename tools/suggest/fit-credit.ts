// Trains the model of credit news (issue 17, 'Severity for credit'): the sides, from the project's own headlines, and ordinary news, from those of the public pairs in which no rule
// of severity holds.

import { CREDIT_SIDES, sideFromTenths } from '@vigilo/domain/news/severity/credit-bands';
import { findRole } from '@vigilo/domain/news/severity/company-role';
import { writeCreditText } from '@vigilo/domain/news/severity/credit-text';
import { judgeSeverity } from '@vigilo/domain/news/severity/judge-severity';
import { CREDIT_CLASSES } from '@vigilo/domain/news/suggestion/credit-news';
import { DENSE_LENGTH } from '@vigilo/domain/news/suggestion/dense-features';
import { fitMachine } from '@vigilo/domain/news/suggestion/fit-linear';
import type { LinearModel } from '@vigilo/domain/news/suggestion/linear-model';
import { quantise } from '@vigilo/domain/news/suggestion/quantise';
import { readHeadline } from '@vigilo/domain/news/suggestion/read-headline';
import { computeFigures, withMargins } from '@vigilo/domain/news/suggestion/score-figures';
import { MARGIN_FIGURES } from '@vigilo/domain/news/suggestion/suggestion-model';
import { computeMargins, SEED } from './fit-models.ts';
import type { Material } from './material.ts';
import type { Reading } from './readings.ts';
import { computeRarity, readMasked, SHAPE, toExample } from './readings.ts';

const FIT = { strength: 0.1, rounds: 20 } as const;
/** From this sum of the ordinary class on a headline is ordinary news: of those of the public pairs that no fold had seen, one in five hundred is below it. */
export const CREDIT_GATE = -0.7;
/** Smaller weights, of 127, say next to nothing and take much of the file. */
const LEAST_WEIGHT = 2;
const ORDINARY = CREDIT_SIDES.length;
const MASKED_SIZE = 3 * 2 ** SHAPE.bits;

/** @param places of the pairs that may be learnt from */
export function fitCredit(
  material: Material,
  sentiment: LinearModel,
  places: readonly number[],
): LinearModel {
  const { ground, isCommon, lessons, pairs, sets } = material;
  const taught = lessons.map(({ text, company, score }) => ({
    reading: readMasked(text, company, isCommon),
    one: CREDIT_SIDES.indexOf(sideFromTenths(Math.round(score * 10))),
  }));
  const ordinary = places.flatMap((at) => {
    const [reading, pair] = [pairs[at], sets.pairs[at]];
    return reading && pair && !isJudged(pair, isCommon) ? [{ reading, one: ORDINARY }] : [];
  });
  const all = [...taught, ...ordinary];
  const rarity = computeRarity(
    all.map(({ reading }) => reading),
    MASKED_SIZE,
  );
  const inputs = (reading: Reading): Float64Array =>
    withMargins(
      computeFigures({ ...ground, numbers: SHAPE }, reading.dense),
      computeMargins(ground, sentiment, reading),
      SHAPE.marginWeight,
    );
  const examples = all.map(({ reading }) => toExample(reading, rarity, inputs(reading)));
  const figures = DENSE_LENGTH + MARGIN_FIGURES;
  const fits = CREDIT_CLASSES.map((_, one) =>
    fitMachine(
      examples,
      all.map((each) => each.one === one),
      examples.map(() => FIT.strength),
      { size: MASKED_SIZE + figures, rounds: FIT.rounds, seed: SEED },
    ),
  );
  const model = quantise(fits, MASKED_SIZE, figures, rarity);
  return { ...model, weights: model.weights.map((weight) => (Math.abs(weight) < LEAST_WEIGHT ? 0 : weight)) };
}

/** Whether a rule of severity holds. */
function isJudged(given: { text: string; company: string }, isCommon: Material['isCommon']): boolean {
  const headline = readHeadline(given, isCommon);
  return judgeSeverity(writeCreditText(headline), findRole(headline)) !== null;
}
