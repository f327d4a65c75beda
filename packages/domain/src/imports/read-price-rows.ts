// Reading a provider's daily prices (issue 5, 'Share prices'): a table of comma separated values with a header, as Stooq, Yahoo and others
// write it (Date, Open, High, Low, Close, Volume; Adj Close; a ticker where one file holds several). The close of each day counts. A row
// whose date or price cannot be used (`null`, a holiday's blank, zero) is left out and counted; of two rows of a day the last one stands.

import { tickerKey } from '../companies/company-keys.ts';
import type { Mapping } from './fields.ts';
import { guessMapping } from './guess-mapping.ts';
import { DEFAULT_OPTIONS } from './options.ts';
import { readPriceRow } from './price-row.ts';
import type { Day } from '../scoring/day.ts';
import type { DailyPrice } from '../share-prices/price-notes.ts';

/** The columns of a table of prices; `ticker` is left out where the whole table is of one company. */
export type PriceColumns = Mapping;

/** The columns of a table by its header and first rows, or null where it is no table of daily prices. */
export function findPriceColumns(
  header: readonly string[],
  samples: readonly (readonly string[])[],
): PriceColumns | null {
  const { price, adjustedPrice, ...others } = guessMapping('prices', header, samples);
  const close = price ?? adjustedPrice;
  return close === undefined || others.date === undefined ? null : { ...others, price: close };
}

/** Prices of one company as they are read. */
export class PriceCollection {
  readonly #prices = new Map<Day, number>();
  /** Rows that could not be used. */
  skipped = 0;

  /** Takes a row; `today` is the last day a price can be of. */
  take(cells: readonly string[], columns: PriceColumns, today: Day): void {
    const { draft, faults } = readPriceRow(cells, columns, DEFAULT_OPTIONS, today);
    // The file's name or the question tells the company.
    if (faults.some(({ field }) => field !== 'ticker' && field !== 'currency')) this.skipped += 1;
    else this.#prices.set(draft.day, draft.price);
  }

  /** Those of the days from one to another, both included, ascending. */
  list(from: Day, to: Day): DailyPrice[] {
    return [...this.#prices]
      .filter(([day]) => day >= from && day <= to)
      .map(([day, price]) => ({ day, price }))
      .toSorted((a, b) => a.day - b.day);
  }
}

/** The company a row is of, as tickers are compared; empty where it names none. */
export function readTicker(cells: readonly string[], columns: PriceColumns): string {
  return columns.ticker === undefined ? '' : tickerKey(cells[columns.ticker] ?? '');
}
