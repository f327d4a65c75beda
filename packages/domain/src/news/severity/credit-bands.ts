// The bands and the sides in which a credit officer thinks of news (issue 17, 'Severity for credit': right side, right band).

/** From the worst to the best. */
export const CREDIT_SIDES = ['bad', 'none', 'good'] as const;
export type CreditSide = (typeof CREDIT_SIDES)[number];

const BANDS = [
  { band: 'severe', most: -6 },
  { band: 'bad', most: -2 },
  { band: 'none', most: 1 },
  { band: 'good', most: 5 },
  { band: 'strong', most: 10 },
] as const;
/** In tenths, both included. */
const LIMITS: Readonly<Record<CreditSide, { readonly least: number; readonly most: number }>> = {
  bad: { least: -10, most: -2 },
  none: { least: -1, most: 1 },
  good: { least: 2, most: 10 },
};

/** 'severe' to -6, 'bad' to -2, 'none' to 1, 'good' to 5, 'strong' above. @param tenths of a score, -10 to 10 */
export function bandFromTenths(tenths: number): (typeof BANDS)[number]['band'] {
  return BANDS.find(({ most }) => tenths <= most)?.band ?? 'strong';
}

/** @param tenths of a score, -10 to 10 */
export function sideFromTenths(tenths: number): CreditSide {
  return CREDIT_SIDES.find((side) => tenths <= LIMITS[side].most) ?? 'good';
}

/** The score of a side that is nearest to another. @param value -1..1 */
export function clampToSide(value: number, side: CreditSide): number {
  const { least, most } = LIMITS[side];
  return Math.max(least / 10, Math.min(most / 10, value));
}
