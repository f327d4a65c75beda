// The texts of the map, given by the screen in the reader's language.

import type { Thousandths } from '@vigilo/domain/scoring/thousandths';

export interface HeatMapLabels {
  /** Accessible name of the map, for example 'Heat map of companies'. */
  readonly map: string;
  /** What kind of thing it is to a screen reader: 'heat map'. */
  readonly kind: string;
  /** How it is used by keyboard, read after the name. */
  readonly keys: string;
  /** Name of the group of companies without a value. */
  readonly unclassified: string;
  readonly notRated: string;
  readonly shortTerm: string;
  readonly longTerm: string;
  readonly weeklyChange: string;
  readonly ratingSt: string;
  readonly ratingLt: string;
  readonly events: string;
  readonly marketCap: string;
  readonly meanScore: string;
  /** What a click on a group's heading does. */
  readonly enterGroup: string;
  /** Spoken instead of the arrows. */
  readonly rise: string;
  readonly fall: string;
  readonly same: string;
  /** '4 news items wait'; null where none does. */
  readonly waitingNews: (companyId: string) => string | null;
  /** '486 companies'. */
  readonly companies: (count: number) => string;
  /** A score with its sign in the reader's language: 445 with 2 decimals is '+0.45'. */
  readonly score: (score: Thousandths, decimals: 2 | 3) => string;
  /** Millions with grouped thousands: '1,234.5'. */
  readonly amount: (millions: number) => string;
}
