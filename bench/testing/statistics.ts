// Medians and percentiles, and how numbers are written.

/** The value that `part` (0..1) of the values do not exceed: the nearest rank. @throws RangeError for an empty list. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const value = sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)];
  if (value === undefined) throw new RangeError('No values were measured');
  return value;
}

/** The middle value; of an even number the mean of the middle two. @throws RangeError for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const high = sorted[Math.floor(sorted.length / 2)];
  const low = sorted[Math.ceil(sorted.length / 2) - 1];
  if (high === undefined || low === undefined) throw new RangeError('No values were measured');
  return (low + high) / 2;
}

/** Milliseconds with what is worth reading of them: 0.42, 4.2, 42. */
export function ms(value: number): string {
  return `${short(value)} ms`;
}

/** Three digits at most. */
export function short(value: number): string {
  const size = Math.abs(value);
  return value.toFixed(size >= 99.95 ? 0 : size >= 9.995 ? 1 : 2);
}

/** `1.23x`. */
export function times(value: number): string {
  return `${short(value)}x`;
}

/** A whole per cent. */
export function percent(part: number): string {
  return `${Math.round(part * 100)} %`;
}

/** The least and most of the values as `1.2 to 3.4`: how much a measurement moves from run to run. */
export function spread(values: readonly number[]): string {
  return `${short(Math.min(...values))} to ${short(Math.max(...values))}`;
}

/** Thousands apart: 10,000. */
export function count(value: number): string {
  return value.toLocaleString('en-US');
}
