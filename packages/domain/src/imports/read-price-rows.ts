// Reads a provider's daily prices (issue 5, 'Share prices'): a CSV table with a header, as published by Stooq, Yahoo and others (Date, Open,
// High, Low, Close, Volume; Adj Close; a ticker if the file has several). The close of each day is used. Rows without a usable date or price
// (`null`, blank on a holiday, zero) are skipped and counted; if a day has two rows, the last one wins.

import { tickerKey } from '../companies/company-keys.ts';
import type { Mapping } from './fields.ts';
import { guessMapping } from './guess-mapping.ts';
import { DEFAULT_OPTIONS } from './options.ts';
import { readPriceRow } from './price-row.ts';
import type { Day } from '../scoring/day.ts';
import type { DailyPrice } from '../share-prices/price-notes.ts';

/** The columns of a price table; without `ticker` if the whole table belongs to one company. */
export type PriceColumns = Mapping;

/** The columns of a table by its header and first rows, or null if it is not a table of daily prices. */
export function findPriceColumns(
  header: readonly string[],
  samples: readonly (readonly string[])[],
): PriceColumns | null {
  const { price, adjustedPrice, ...others } = guessMapping('prices', header, samples);
  const close = price ?? adjustedPrice;
  return close === undefined || others.date === undefined ? null : { ...others, price: close };
}

/** Collects the prices of one company. */
export class PriceCollection {
  readonly #prices = new Map<Day, number>();
  /** Rows that could not be used. */
  skipped = 0;

  /** Adds a row; prices dated after `today` are skipped. */
  take(cells: readonly string[], columns: PriceColumns, today: Day): void {
    const { draft, faults } = readPriceRow(cells, columns, DEFAULT_OPTIONS, today);
    // The company is known from the file name or the request.
    if (faults.some(({ field }) => field !== 'ticker' && field !== 'currency')) this.skipped += 1;
    else this.#prices.set(draft.day, draft.price);
  }

  /** The prices between two days, both inclusive, ascending. */
  list(from: Day, to: Day): DailyPrice[] {
    return [...this.#prices]
      .filter(([day]) => day >= from && day <= to)
      .map(([day, price]) => ({ day, price }))
      .toSorted((a, b) => a.day - b.day);
  }
}

/** The ticker of a row in the form for comparison; empty if it has none. */
export function readTicker(cells: readonly string[], columns: PriceColumns): string {
  return columns.ticker === undefined ? '' : tickerKey(cells[columns.ticker] ?? '');
}
