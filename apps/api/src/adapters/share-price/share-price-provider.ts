// Where share prices come from: a folder of files, or an address on the network. Each answers the daily closing prices of one ticker.

import type { SharePriceProblem } from '@vigilo/contract/share-prices';
import type { Day } from '@vigilo/domain/scoring/day';
import type { NamedSplit } from '@vigilo/domain/share-prices/compare-prices';
import type { DailyPrice } from '@vigilo/domain/share-prices/price-notes';

export interface PriceAnswer {
  /** Ascending by day, within the days asked for; empty where the ticker is known and has none then. */
  readonly prices: readonly DailyPrice[];
  /** The splits that it names, on whatever days. */
  readonly splits: readonly NamedSplit[];
  /** Rows that could not be used, `null` prices among them. */
  readonly skipped: number;
}

export interface SharePriceProvider {
  /** Milliseconds to leave between two questions of a long run. */
  readonly pauseMs: number;
  /** The prices from one day to another, both included. @throws PriceFailure */
  list(ticker: string, from: Day, to: Day): Promise<PriceAnswer>;
}

/** There are no prices to be had. The detail is for the log. */
export class PriceFailure extends Error {
  readonly problem: SharePriceProblem;

  constructor(problem: SharePriceProblem, detail: string, options?: ErrorOptions) {
    super(`${problem}: ${detail}`, options);
    this.problem = problem;
  }
}
