// The bands in which a credit officer thinks of news, from the worst to the best (issue 17, 'Severity for credit').

interface Limits {
  /** Tenths of a score, both included. */
  readonly least: number;
  readonly most: number;
}

export const CREDIT_BANDS = ['severe', 'bad', 'none', 'good', 'strong'] as const;
export type CreditBand = (typeof CREDIT_BANDS)[number];

const LIMITS: Readonly<Record<CreditBand, Limits>> = {
  severe: { least: -10, most: -6 },
  bad: { least: -5, most: -2 },
  none: { least: -1, most: 1 },
  good: { least: 2, most: 5 },
  strong: { least: 6, most: 10 },
};

/** The band of a score. @param tenths -10 to 10 */
export function bandFromTenths(tenths: number): CreditBand {
  return CREDIT_BANDS.find((band) => tenths <= LIMITS[band].most) ?? 'strong';
}

/** The score of a band that is nearest to another. @param value -1..1 */
export function clampToBand(value: number, band: CreditBand): number {
  const { least, most } = LIMITS[band];
  return Math.max(least / 10, Math.min(most / 10, value));
}
