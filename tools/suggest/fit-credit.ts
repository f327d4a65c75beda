// Trains the model of credit news (issue 17, 'Severity for credit'): the bands, from the project's own headlines, and ordinary news, from those of the public pairs in which no rule
// of severity holds.

import { bandFromTenths, CREDIT_BANDS } from '@vigilo/domain/news/severity/credit-bands';
import { findRole } from '@vigilo/domain/news/severity/company-role';
import { writeCreditText } from '@vigilo/domain/news/severity/credit-text';
import type { Severity } from '@vigilo/domain/news/severity/credit-rule';
import { judgeSeverity } from '@vigilo/domain/news/severity/judge-severity';
import type { CreditGates } from '@vigilo/domain/news/suggestion/credit-news';
import { CREDIT_CLASSES, RULE_FIGURES, withRule } from '@vigilo/domain/news/suggestion/credit-news';
import { DENSE_LENGTH } from '@vigilo/domain/news/suggestion/dense-features';
import { fitMachine } from '@vigilo/domain/news/suggestion/fit-linear';
import type { LinearModel } from '@vigilo/domain/news/suggestion/linear-model';
import { quantise } from '@vigilo/domain/news/suggestion/quantise';
import type { ReadFor } from '@vigilo/domain/news/suggestion/read-headline';
import { readHeadline } from '@vigilo/domain/news/suggestion/read-headline';
import { computeFigures, withMargins } from '@vigilo/domain/news/suggestion/score-figures';
import { MARGIN_FIGURES, maskedBuckets } from '@vigilo/domain/news/suggestion/suggestion-model';
import { computeMargins, SEED } from './fit-models.ts';
import type { Material } from './material.ts';
import type { Reading } from './readings.ts';
import { computeRarity, readMasked, SHAPE, toExample } from './readings.ts';

/** `levels` of weights: of hands that were not learnt from, 8 say as much as 127, in half of the bytes (docs/suggestions.md, 'Steps of weights'). */
const FIT = { strength: 0.08, rounds: 10, levels: 8 } as const;
/**
 * Chosen on pairs, labels and hands that were not learnt from, which hardly tell -0.5 and -0.6 apart: between these two the scored set decided (docs/suggestions.md, 'The gate').
 * 3 of 1,881 ordinary pairs of a fold that was not learnt from were taken for credit news.
 */
export const CREDIT_GATES: CreditGates = { creditGate: -0.6, ruledGate: 0.2, graveGate: -0.9 };
const ORDINARY = CREDIT_BANDS.length;
const MASKED_SIZE = maskedBuckets(SHAPE);

/** @param places of the pairs that may be learnt from */
export function fitCredit(
  material: Material,
  sentiment: LinearModel,
  places: readonly number[],
): LinearModel {
  const { ground, isCommon, lessons, pairs, sets } = material;
  const taught = lessons.map((lesson) => ({
    reading: readMasked(lesson.text, lesson.company, isCommon),
    one: CREDIT_BANDS.indexOf(bandFromTenths(Math.round(lesson.score * 10))),
    rule: judge(lesson, isCommon),
  }));
  const ordinary = places.flatMap((at) => {
    const [reading, pair] = [pairs[at], sets.pairs[at]];
    return reading && pair && judge(pair, isCommon) === null ? [{ reading, one: ORDINARY, rule: null }] : [];
  });
  const all = [...taught, ...ordinary];
  const rarity = computeRarity(
    all.map(({ reading }) => reading),
    MASKED_SIZE,
  );
  const inputs = (reading: Reading, rule: Severity | null): Float64Array =>
    withRule(
      withMargins(
        computeFigures({ ...ground, numbers: SHAPE }, reading.dense),
        computeMargins(ground, sentiment, reading),
        SHAPE.marginWeight,
      ),
      rule,
    );
  const examples = all.map(({ reading, rule }) => toExample(reading, rarity, inputs(reading, rule)));
  // No ordinary news was taken in which a rule holds, so that a rule would tell the two apart by itself.
  const withoutRules = all.map(({ reading }) => toExample(reading, rarity, inputs(reading, null)));
  const figures = DENSE_LENGTH + MARGIN_FIGURES + RULE_FIGURES;
  const fits = CREDIT_CLASSES.map((_, one) =>
    fitMachine(
      one === ORDINARY ? withoutRules : examples,
      all.map((each) => each.one === one),
      examples.map(() => FIT.strength),
      { size: MASKED_SIZE + figures, rounds: FIT.rounds, seed: SEED },
    ),
  );
  return quantise(fits, { buckets: MASKED_SIZE, figures, worth: rarity, levels: FIT.levels });
}

/** The rule of severity that holds; null where none does. */
function judge(given: ReadFor, isCommon: Material['isCommon']): Severity | null {
  const headline = readHeadline(given, isCommon);
  return judgeSeverity(writeCreditText(headline), findRole(headline));
}
