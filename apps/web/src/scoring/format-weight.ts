import { currentLanguage } from '../lib/language.ts';

/** The weight of an event type, 0..1, with two decimals: `0.85`. */
export function formatWeight(weight: number): string {
  return weight.toLocaleString(currentLanguage(), { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}
