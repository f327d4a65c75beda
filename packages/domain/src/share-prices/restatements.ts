// Restated share prices (decisions.md section 4: originals stay beside adjusted ones). A provider that adjusts for splits multiplies all prices before the split by one factor. The stored prices stay as they
// first came; a restatement says by which factor those before a day are multiplied to be shown, once a person has agreed.

import type { Day } from '../scoring/day.ts';

/** 'proposed' waits for a person; 'applied' is shown; 'declined' leaves the original prices. Applied and declined can be swapped at any time. */
export const RESTATEMENT_STATES = ['proposed', 'applied', 'declined'] as const;
export type RestatementState = (typeof RESTATEMENT_STATES)[number];

/** What a person can decide. */
export const RESTATEMENT_DECISIONS = ['applied', 'declined'] as const satisfies RestatementState[];
export type RestatementDecision = (typeof RESTATEMENT_DECISIONS)[number];

export interface Restatement {
  /** Prices of the days before this one are restated. */
  readonly beforeDay: Day;
  /** Restated price = factor x original price; above 0. */
  readonly factor: number;
}

export interface StoredRestatement extends Restatement {
  readonly id: string;
  readonly state: RestatementState;
}

/** Shown prices have at most this many decimals, so that 0.1 x 3 is 0.3. */
const DECIMALS = 1e6;

/** The product of the factors that restate the price of a day; null where none does. */
export function getScale(restatements: readonly Restatement[], day: Day): number | null {
  return restatements.reduce<number | null>(
    (scale, { beforeDay, factor }) => (day < beforeDay ? (scale ?? 1) * factor : scale),
    null,
  );
}

/** The price to show for an original price of a day, with six decimals where it is restated. */
export function restatePrice(
  restatements: readonly StoredRestatement[],
  { day, price }: { readonly day: Day; readonly price: number },
): number {
  const scale = getScale(
    restatements.filter(({ state }) => state === 'applied'),
    day,
  );
  return scale === null ? price : Math.round(price * scale * DECIMALS) / DECIMALS;
}
