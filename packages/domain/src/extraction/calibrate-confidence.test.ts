import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calibrateConfidence, LEAST_SURE } from './calibrate-confidence.ts';
import { DATA_TYPES } from './extraction-row.ts';

const key = fc.record({
  dataType: fc.constantFrom(...DATA_TYPES),
  pattern: fc.constantFrom('', String.raw`\d+`),
});

test('a surer rule never makes a value less sure', () => {
  const sureness = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(sureness, sureness, key, fc.boolean(), (one, other, ofKey, isScanned) => {
      const [low, high] = one < other ? [one, other] : [other, one];
      expect(calibrateConfidence(low, ofKey, isScanned)).toBeLessThanOrEqual(
        calibrateConfidence(high, ofKey, isScanned),
      );
    }),
  );
});

test('a doubtful value is below the threshold of its type, a sure one is not', () => {
  fc.assert(
    fc.property(key, fc.boolean(), (ofKey, isScanned) => {
      const threshold = LEAST_SURE[ofKey.dataType];
      expect(calibrateConfidence(0.7, ofKey, isScanned)).toBeLessThan(threshold);
      expect(calibrateConfidence(0.95, ofKey, isScanned)).toBeGreaterThanOrEqual(threshold);
    }),
  );
});

test('a rating needs to be surer than an amount, whose sum proves it', () => {
  const confidence = calibrateConfidence(0.8, { dataType: 'enum', pattern: '' }, true);
  expect(confidence).toBeLessThan(LEAST_SURE.enum);
  expect(confidence).toBeGreaterThanOrEqual(LEAST_SURE.currency);
});
