// Whether a confidence keeps its word: of the values read with a confidence of c, a share of c should be right.

export interface Judged {
  /** 0..1. */
  readonly confidence: number;
  readonly isExact: boolean;
}

export interface ReliabilityBin {
  readonly low: number;
  readonly high: number;
  readonly count: number;
  /** Both 0 where the bin is empty. */
  readonly meanConfidence: number;
  readonly shareExact: number;
}

const BINS = 10;

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** In ten bins of equal width; a confidence of 1 is in the last. */
export function binByConfidence(values: readonly Judged[]): ReliabilityBin[] {
  return Array.from({ length: BINS }, (_, place) => {
    const own = values.filter(
      ({ confidence }) => Math.min(BINS - 1, Math.floor(confidence * BINS)) === place,
    );
    return {
      low: place / BINS,
      high: (place + 1) / BINS,
      count: own.length,
      meanConfidence: mean(own.map(({ confidence }) => confidence)),
      shareExact: mean(own.map((each) => Number(each.isExact))),
    };
  });
}

/** The mean distance, over all values, of a bin's confidence from the share that is right in it: 0 is perfect. 0 for no values. */
export function expectedCalibrationError(values: readonly Judged[]): number {
  if (values.length === 0) return 0;
  return binByConfidence(values).reduce(
    (sum, { count, meanConfidence, shareExact }) =>
      sum + (count / values.length) * Math.abs(meanConfidence - shareExact),
    0,
  );
}
