// The bands and the sides in which a credit officer thinks of news (issue 17, 'Severity for credit': right side, right band).

/** From the worst to the best. */
export const CREDIT_SIDES = ['bad', 'none', 'good'] as const;
export type CreditSide = (typeof CREDIT_SIDES)[number];

/** From the worst to the best. */
export const CREDIT_BANDS = ['severe', 'bad', 'none', 'good', 'strong'] as const;
export type CreditBand = (typeof CREDIT_BANDS)[number];

/** In tenths, both included. */
const LIMITS: Readonly<
  Record<CreditBand, { readonly least: number; readonly most: number; readonly side: CreditSide }>
> = {
  severe: { least: -10, most: -6, side: 'bad' },
  bad: { least: -5, most: -2, side: 'bad' },
  none: { least: -1, most: 1, side: 'none' },
  good: { least: 2, most: 5, side: 'good' },
  strong: { least: 6, most: 10, side: 'good' },
};

/** 'severe' to -6, 'bad' to -2, 'none' to 1, 'good' to 5, 'strong' above. @param tenths of a score, -10 to 10 */
export function bandFromTenths(tenths: number): CreditBand {
  return CREDIT_BANDS.find((band) => tenths <= LIMITS[band].most) ?? 'strong';
}

/** The side that a band lies on. */
export function sideFromBand(band: CreditBand): CreditSide {
  return LIMITS[band].side;
}

/** @param tenths of a score, -10 to 10 */
export function sideFromTenths(tenths: number): CreditSide {
  return sideFromBand(bandFromTenths(tenths));
}

/** The score of a band that is nearest to another. @param value -1..1 */
export function clampToBand(value: number, band: CreditBand): number {
  const { least, most } = LIMITS[band];
  return Math.max(least / 10, Math.min(most / 10, value));
}
