// Every score falls into one of 13 bands: 0 is grey; otherwise band = ceil(abs(score) / step), at most 6, with the sign of the score.
// The step is 0.2 on the listing and the portfolio, and 0.1 on the summary page and for credit risk ratings.
// Source: decisions.md section 1 'Heat colours', specification 2 section 9.

import type { Thousandths } from '../scoring/thousandths.ts';

export const BANDS = [-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6] as const;
export type Band = (typeof BANDS)[number];

/** Width of a band on the listing and the portfolio, in thousandths. */
export const LISTING_STEP: Thousandths = 200;

/** Width of a band on the summary page and for ratings, in thousandths. */
export const SUMMARY_STEP: Thousandths = 100;

const TOP = 6;

/** The band of a score; `step` above 0. Both in thousandths. */
export function bandFromScore(score: Thousandths, step: Thousandths): Band {
  const strength = Math.min(TOP, Math.ceil(Math.abs(score) / step));
  return BANDS[TOP + (score < 0 ? -strength : strength)] ?? 0;
}

/** The scores of a band in unsigned thousandths: above `over`, up to and including `upTo`, which is null for the outermost bands. */
export interface BandRange {
  readonly over: Thousandths;
  readonly upTo: Thousandths | null;
}

/** The range of a band; band 0 is exactly 0. */
export function bandRange(band: Band, step: Thousandths): BandRange {
  const strength = Math.abs(band);
  if (strength === 0) return { over: 0, upTo: 0 };
  return { over: (strength - 1) * step, upTo: strength === TOP ? null : strength * step };
}
