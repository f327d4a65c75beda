// What credit news says (issue 17, 'Severity for credit'): a linear model that learnt from headlines which the project wrote, and that reads which rule of severity holds beside the
// words, tells the band, and whether a headline is credit news at all. Ordinary news it leaves to the other models, and to the rules.

import type { CreditBand, CreditSide } from '../severity/credit-bands.ts';
import { bandFromTenths, CREDIT_BANDS, CREDIT_SIDES, sideFromBand } from '../severity/credit-bands.ts';
import type { Severity } from '../severity/credit-rule.ts';
import { softmax } from './linear-model.ts';

/** What the model tells apart: the bands of credit news, and news of nobody's credit. */
export const CREDIT_CLASSES = [...CREDIT_BANDS, 'ordinary'] as const;
const ORDINARY = CREDIT_BANDS.length;

/** How a rule counts beside the words, of 0.3 to 2 tried on headlines by hands that were not learnt from. */
const RULE_WEIGHT = 0.3;
/** The rule that holds, as the model reads it: the band that it says by itself, else what it waits for. */
const RULE_READINGS = [...CREDIT_BANDS, 'models see bad', 'models see little'] as const;
export const RULE_FIGURES = RULE_READINGS.length;

/** How the sums become chances: two bands of a side that are both likely outweigh one of another. */
const STEEPNESS = 3;

/** Other figures of a headline followed by those of the rule that holds. */
export function withRule(figures: Float64Array, rule: Severity | null): Float64Array {
  const all = new Float64Array(figures.length + RULE_FIGURES);
  all.set(figures);
  if (rule) {
    const reading = rule.onlyWhere ?? bandFromTenths(rule.tenths);
    all[figures.length + RULE_READINGS.indexOf(reading)] = RULE_WEIGHT;
  }
  return all;
}

/** Limits of the sum of the ordinary class. */
export interface CreditGates {
  /** From here on a headline is ordinary news, where no rule of severity decides. */
  readonly creditGate: number;
  /** The same where one does: its words are those of credit already. */
  readonly ruledGate: number;
  /** From here on nothing that no rule decides is severe or strong. */
  readonly graveGate: number;
}

/** The likelier band of the likeliest side; null for ordinary news. @param isRuled whether a rule of severity decides */
export function chooseCreditBand(
  sums: Float64Array,
  isRuled: boolean,
  { creditGate, ruledGate, graveGate }: CreditGates,
): CreditBand | null {
  const ordinary = sums[ORDINARY] ?? 0;
  // What is no number is nobody's credit.
  if (!(ordinary < (isRuled ? ruledGate : creditGate))) return null;
  const chances = softmax(sums.subarray(0, ORDINARY), STEEPNESS);
  const chanceOf = (band: CreditBand) => chances[CREDIT_BANDS.indexOf(band)] ?? 0;
  const bandsOf = (side: CreditSide) => CREDIT_BANDS.filter((band) => sideFromBand(band) === side);
  const side = greatest(CREDIT_SIDES, (each) => bandsOf(each).reduce((sum, band) => sum + chanceOf(band), 0));
  const band = greatest(bandsOf(side), chanceOf);
  return isRuled || ordinary < graveGate ? band : toMilder(band);
}

function greatest<T>(values: readonly T[], measure: (value: T) => number): T {
  return values.reduce((best, each) => (measure(each) > measure(best) ? each : best));
}

function toMilder(band: CreditBand): CreditBand {
  return band === 'severe' ? 'bad' : band === 'strong' ? 'good' : band;
}
