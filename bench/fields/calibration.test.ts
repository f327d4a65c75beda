import { expect, test } from 'vitest';
import { binByConfidence, expectedCalibrationError } from './calibration.ts';

const values = (confidence: number, right: number, wrong: number) =>
  Array.from({ length: right + wrong }, (_, place) => ({ confidence, isExact: place < right }));

test('confidences that keep their word have no error', () => {
  expect(expectedCalibrationError([...values(0.75, 3, 1), ...values(1, 5, 0)])).toBeCloseTo(0);
});

test('each bin weighs as much as it has values', () => {
  expect(expectedCalibrationError([...values(0.95, 0, 1), ...values(0.5, 3, 3)])).toBeCloseTo(0.95 / 7);
});

test('one is in the last bin, and an empty bin counts nothing', () => {
  const bins = binByConfidence(values(1, 1, 0));
  expect(bins.at(-1)).toEqual({ low: 0.9, high: 1, count: 1, meanConfidence: 1, shareExact: 1 });
  expect(bins[0]).toMatchObject({ count: 0, shareExact: 0 });
  expect(expectedCalibrationError([])).toBe(0);
});
