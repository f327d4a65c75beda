// A company on the heat map (specification 2, section 2.1 'Treemap node data'). Scores are whole thousandths.

import type { CompanyStatus } from '../companies/company.ts';
import type { Thousandths } from '../scoring/thousandths.ts';
import type { Grade } from '../companies/company.ts';

export interface Tile {
  readonly id: string;
  readonly ticker: string;
  readonly name: string;
  /** Classification as stored; blank when the company has none. */
  readonly region: string;
  readonly country: string;
  readonly sector: string;
  readonly industry: string;
  readonly entityType: string;
  readonly st: Thousandths;
  readonly lt: Thousandths;
  /** Weekly change of the short-term score. */
  readonly change: Thousandths;
  /** Weekly change of the long-term score. */
  readonly changeLt: Thousandths;
  /** Number of events in the short-term window. */
  readonly events: number;
  /** Null: not rated, or not shown to this user. */
  readonly ratingSt: Grade | null;
  readonly ratingLt: Grade | null;
  readonly status: CompanyStatus;
  /** In millions of US dollars, above 0; null: not known. */
  readonly marketCap: number | null;
}
