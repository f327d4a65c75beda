// Quantises trained weights to eight bits (issue 5, 'Suggestions'): the scale of each class is its largest absolute weight over 127.

import type { LinearFit } from './fit-linear.ts';
import type { LinearModel } from './linear-model.ts';
import type { Part } from './model-file.ts';

/** Combines the fits of all classes into one model: `buckets` quantised weights followed by `figures` exact ones. Weights are multiplied by `worth` if given. */
export function quantise(
  fits: readonly LinearFit[],
  buckets: number,
  figures: number,
  worth?: Float32Array,
): LinearModel {
  const classes = fits.length;
  const weights = new Int8Array(buckets * classes);
  const scales = new Float32Array(classes);
  const dense = new Float32Array(classes * figures);
  fits.forEach((fit, one) => {
    const own = fit.weights
      .slice(0, buckets)
      .map((weight, bucket) => weight * (worth ? (worth[bucket] ?? 0) : 1));
    const scale = own.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127 || 1;
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
