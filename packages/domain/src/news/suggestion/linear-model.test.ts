import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FeatureList } from './feature-list.ts';
import { computeSums } from './linear-model.ts';

const BITS = 3;
const BUCKETS = 2 ** BITS;

it('sums the weights of every class, however many there are', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 11 }),
      fc.array(fc.integer(), { maxLength: 30 }),
      fc.infiniteStream(fc.integer({ min: -128, max: 127 })),
      (classes, hashes, drawn) => {
        const weights = Int8Array.from({ length: classes * BUCKETS }, () => drawn.next().value);
        const list = new FeatureList(0, BITS);
        for (const hash of hashes) list.add(hash, 0);
        const sums = computeSums(
          {
            classes,
            weights,
            scales: new Float32Array(classes).fill(1),
            biases: new Float32Array(classes),
            dense: new Float32Array(0),
          },
          [{ list, weight: list.norm }],
          null,
        );
        const used = [...list.buckets.subarray(0, list.length)];
        expect([...sums]).toEqual(
          Array.from({ length: classes }, (_, each) =>
            used.reduce((sum, bucket) => sum + (weights[bucket * classes + each] ?? 0), 0),
          ),
        );
      },
    ),
  );
});
