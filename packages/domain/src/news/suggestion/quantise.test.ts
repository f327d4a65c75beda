import fc from 'fast-check';
import { expect, it } from 'vitest';
import { quantise } from './quantise.ts';

const weight = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((thousandths) => thousandths / 1000);

it.each([1, 8, 24, 127])('of %i levels no weight is further than half a step from what it was', (levels) => {
  fc.assert(
    fc.property(fc.array(weight, { minLength: 1, maxLength: 20 }), weight, (own, bias) => {
      const fit = { weights: Float32Array.from(own), bias };
      const { weights, scales, biases } = quantise([fit], { buckets: own.length, figures: 0, levels });
      const step = scales[0] ?? 0;
      expect(biases[0]).toBe(Math.fround(bias));
      own.forEach((each, at) => {
        expect(Math.abs(weights[at] ?? 0)).toBeLessThanOrEqual(levels);
        expect(Math.abs((weights[at] ?? 0) * step - each)).toBeLessThanOrEqual(0.501 * step);
      });
    }),
  );
});

it('has a step for each class, weighs buckets and keeps figures as they are', () => {
  const fits = [
    { weights: Float32Array.of(8, -4, 0.3), bias: 0 },
    { weights: Float32Array.of(1, 2, 0.7), bias: 0 },
  ];
  const model = quantise(fits, { buckets: 2, figures: 1, worth: Float32Array.of(1, 2), levels: 8 });
  expect([...model.scales]).toEqual([1, 0.5]);
  expect([...model.weights]).toEqual([8, 2, -8, 8]);
  expect([...model.dense]).toEqual([Math.fround(0.3), Math.fround(0.7)]);
});
