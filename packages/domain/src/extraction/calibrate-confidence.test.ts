import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calibrateConfidence } from './calibrate-confidence.ts';

test('a surer rule never makes a value less sure', () => {
  const sureness = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(sureness, sureness, fc.boolean(), (one, other, isScanned) => {
      const [low, high] = one < other ? [one, other] : [other, one];
      expect(calibrateConfidence(low, isScanned)).toBeLessThanOrEqual(calibrateConfidence(high, isScanned));
    }),
  );
});

test('a doubtful value is below the threshold from which nobody needs to look', () => {
  expect(calibrateConfidence(0.7, false)).toBeLessThan(0.8);
  expect(calibrateConfidence(0.7, true)).toBeLessThan(0.8);
});
