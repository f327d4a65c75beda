// The inputs of the models of the score (issue 5, 'Suggestions'): dense features, and what the sentiment model says, for the linear model and for the trees.

import { DENSE_LENGTH } from './dense-features.ts';
import type { SuggestionModel } from './suggestion-model.ts';
import { MARGIN_FIGURES } from './suggestion-model.ts';

/** The dense features as input of the linear models: standardised, limited to three deviations, and weighted. */
export function computeFigures(
  {
    mean,
    deviation,
    numbers,
  }: Pick<SuggestionModel, 'mean' | 'deviation'> & { readonly numbers: { readonly denseWeight: number } },
  dense: Float64Array,
): Float64Array {
  const figures = new Float64Array(dense.length);
  for (let at = 0; at < dense.length; at += 1) {
    const deviations = ((dense[at] ?? 0) - (mean[at] ?? 0)) / (deviation[at] ?? 1);
    figures[at] = numbers.denseWeight * Math.max(-3, Math.min(3, deviations));
  }
  return figures;
}

/** The features followed by the sentiment model's sums. */
export function withMargins(figures: Float64Array, margins: Float64Array, weight: number): Float64Array {
  const all = new Float64Array(figures.length + MARGIN_FIGURES);
  all.set(figures);
  const lead = (margins[2] ?? 0) - (margins[0] ?? 0);
  all.set([weight * lead, weight * (margins[1] ?? 0), weight * Math.tanh(lead)], figures.length);
  return all;
}

/** The input of the trees: the dense features, the three sentiment sums, and the lead of positive over negative. */
export function forestRow(dense: Float64Array, margins: Float64Array): Float64Array {
  const row = new Float64Array(DENSE_LENGTH + 4);
  row.set(dense);
  row.set(margins, DENSE_LENGTH);
  row[DENSE_LENGTH + 3] = (margins[2] ?? 0) - (margins[0] ?? 0);
  return row;
}
