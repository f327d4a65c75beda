// Quantises trained weights (issue 5, 'Suggestions'): each becomes a whole number of steps, and the step of a class is its largest weight over the number of levels.

import type { LinearFit } from './fit-linear.ts';
import type { LinearModel } from './linear-model.ts';
import type { Part } from './model-file.ts';

/** As many levels as a signed byte has. */
const MOST_LEVELS = 127;

interface Quantising {
  /** How many weights of a fit are quantised. */
  readonly buckets: number;
  /** How many behind them stay exact. */
  readonly figures: number;
  /** What each quantised weight is multiplied by. */
  readonly worth?: Float32Array;
  /** Steps from 0 to the largest weight, 1..127. Few make a small file: a headline has hundreds of features, whose errors cancel out. */
  readonly levels?: number;
}

/** Combines the fits of all classes into one model. */
export function quantise(
  fits: readonly LinearFit[],
  { buckets, figures, worth, levels = MOST_LEVELS }: Quantising,
): LinearModel {
  const classes = fits.length;
  const weights = new Int8Array(buckets * classes);
  const scales = new Float32Array(classes);
  const dense = new Float32Array(classes * figures);
  fits.forEach((fit, one) => {
    const own = fit.weights
      .slice(0, buckets)
      .map((weight, bucket) => weight * (worth ? (worth[bucket] ?? 0) : 1));
    const scale = own.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / levels || 1;
    scales[one] = scale;
    own.forEach((weight, bucket) => {
      weights[bucket * classes + one] = Math.round(weight / scale);
    });
    dense.set(fit.weights.subarray(buckets, buckets + figures), one * figures);
  });
  return { classes, weights, scales, biases: Float32Array.from(fits, ({ bias }) => bias), dense };
}

/** The parts of a linear model in a file. */
export function linearParts(name: string, { weights, scales, biases, dense }: LinearModel): Part[] {
  return [
    { name, kind: 'int8', values: weights },
    { name: `${name}.scales`, kind: 'float32', values: scales },
    { name: `${name}.biases`, kind: 'float32', values: biases },
    { name: `${name}.dense`, kind: 'float32', values: dense },
  ];
}
