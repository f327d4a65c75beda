// Reads a provider's daily prices (issue 5, 'Share prices'): a CSV table with a header, as published by Stooq, Yahoo and others (Date, Open,
// High, Low, Close, Volume; Adj Close; a ticker if the file has several). The close of each day is used. Rows without a usable date or price
// (`null`, blank on a holiday, zero) are skipped and counted; if a day has two rows, the last one wins. A column of splits ('Stock Splits': 2, or 2:1)
// is read where there is one.

import { tickerKey } from '../companies/company-keys.ts';
import type { Mapping } from './fields.ts';
import { guessMapping } from './guess-mapping.ts';
import { DEFAULT_OPTIONS } from './options.ts';
import { readPriceRow } from './price-row.ts';
import type { Day } from '../scoring/day.ts';
import type { NamedSplit } from '../share-prices/compare-prices.ts';
import type { DailyPrice } from '../share-prices/price-notes.ts';

/** The columns of a price table; without `ticker` if the whole table belongs to one company, without `split` if it names none. */
export interface PriceColumns extends Mapping {
  readonly split?: number;
}

const SPLIT_TITLE = /^(?:stock |share )?splits?(?: ratio| factor)?$/i;

/** The columns of a table by its header and first rows, or null if it is not a table of daily prices. */
export function findPriceColumns(
  header: readonly string[],
  samples: readonly (readonly string[])[],
): PriceColumns | null {
  const { price, adjustedPrice, ...others } = guessMapping('prices', header, samples);
  const close = price ?? adjustedPrice;
  if (close === undefined || others.date === undefined) return null;
  const split = header.findIndex((title) => SPLIT_TITLE.test(title.trim().replaceAll('_', ' ')));
  return { ...others, price: close, ...(split !== -1 && { split }) };
}

/** Collects the prices of one company. */
export class PriceCollection {
  readonly #prices = new Map<Day, number>();
  readonly #splits = new Map<Day, number>();
  /** Rows that could not be used. */
  skipped = 0;

  /** Adds a row; prices dated after `today` are skipped. */
  take(cells: readonly string[], columns: PriceColumns, today: Day): void {
    const { draft, faults } = readPriceRow(cells, columns, DEFAULT_OPTIONS, today);
    // The company is known from the file name or the request.
    if (faults.some(({ field }) => field !== 'ticker' && field !== 'currency')) this.skipped += 1;
    else this.#prices.set(draft.day, draft.price);
    const ratio = columns.split === undefined ? null : readSplit(cells[columns.split] ?? '');
    if (ratio !== null && !faults.some(({ field }) => field === 'date')) this.#splits.set(draft.day, ratio);
  }

  /** The splits that the rows name. */
  get splits(): NamedSplit[] {
    return [...this.#splits].map(([day, ratio]) => ({ day, ratio }));
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

/** The shares that one share became: '2', '2:1', '3/2'; null where nothing was split. */
function readSplit(text: string): number | null {
  const [fresh, old = 1] = text.split(/[:/]/).map(Number);
  const ratio = (fresh ?? 0) / old;
  return Number.isFinite(ratio) && ratio > 0 && ratio !== 1 ? ratio : null;
}
