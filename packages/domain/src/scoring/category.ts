// The category of a company follows from its short-term score: above 0.5 Strongly Positive, above 0 Positive, 0 Neutral, down to -0.5
// Negative, lower Strongly Negative (decisions.md section 1), with the same thresholds as an event's impact.

import type { Impact } from './impact.ts';
import { impactFromScore, IMPACTS } from './impact.ts';
import type { Thousandths } from './thousandths.ts';

export type Category = Impact;
export const CATEGORIES = IMPACTS;

/** The category of a company with this short-term score (thousandths, any size). */
export function categoryFromScore(shortTerm: Thousandths): Category {
  return impactFromScore(shortTerm);
}

export const OUTLOOKS = [
  'positive',
  'slightly positive',
  'neutral',
  'slightly negative',
  'negative',
] as const;
export type Outlook = (typeof OUTLOOKS)[number];

const SLIGHT = 100;

/** The word in the summary sentence: neutral at 0, slightly positive or negative up to and including +-0.1, positive or negative beyond. */
export function outlookFromScore(shortTerm: Thousandths): Outlook {
  if (shortTerm === 0) return 'neutral';
  if (shortTerm > 0) return shortTerm <= SLIGHT ? 'slightly positive' : 'positive';
  return shortTerm >= -SLIGHT ? 'slightly negative' : 'negative';
}

export const TRENDS = ['up', 'down', 'same'] as const;
export type Trend = (typeof TRENDS)[number];

/** The icon of a score change: up above 0, down below 0, otherwise an equals sign. */
export function trendFromChange(change: Thousandths): Trend {
  if (change > 0) return 'up';
  return change < 0 ? 'down' : 'same';
}

/** The short-term scores of a category in thousandths, both ends inclusive; null for an open end. */
export const CATEGORY_RANGES: Readonly<
  Record<Category, { readonly least: Thousandths | null; readonly most: Thousandths | null }>
> = {
  'Strongly Positive': { least: 501, most: null },
  Positive: { least: 1, most: 500 },
  Neutral: { least: 0, most: 0 },
  Negative: { least: -500, most: -1 },
  'Strongly Negative': { least: null, most: -501 },
};
