// A row of a share price file (issue 2 'Import'; decisions.md section 4). The ticker must belong to a company of the tenant that is visible to
// the user; the date is a day that is not in the future; the price is a number above 0, so `null` and blanks are refused. A company has one
// price per day: a second one in the file is refused; if one is stored, the row updates it or, with the same value, is unchanged. Prices of a
// Validated company are locked (specification 3, section 4).

import type { CompanyStatus } from '../companies/company.ts';
import type { Day } from '../scoring/day.ts';
import { isoFromDay } from '../scoring/day.ts';
import { findCurrency } from './company-row.ts';
import { findCompanyFault, readDate } from './event-row.ts';
import type { Decision, Fault, FaultCode, FieldChange, ReadRow } from './faults.ts';
import type { Mapping } from './fields.ts';
import type { ImportOptions } from './options.ts';
import { findNumber } from './read-number.ts';
import { RowReader } from './row-reader.ts';

const LONGEST_NAME = 200;
const TOO_LARGE = 1e12;

export interface ImportedPrice {
  readonly ticker: string;
  readonly day: Day;
  readonly price: number;
  readonly currency: string;
}

export interface PriceRowContext {
  readonly company: { readonly status: CompanyStatus } | null;
  /** The earlier row of the file with a price for the same company and day. */
  readonly repeatedRow: number | null;
  readonly existing: { readonly price: number; readonly currency: string } | null;
}

/** Reads a row of cells as of today (UTC). */
export function readPriceRow(
  cells: readonly string[],
  mapping: Mapping,
  options: ImportOptions,
  today: Day,
): ReadRow<ImportedPrice> {
  const row = new RowReader(cells, mapping);
  const draft: ImportedPrice = {
    ticker: row.required('ticker', LONGEST_NAME),
    day: readDate(row, options, today),
    price: readPrice(row, options),
    currency: row.word('currency', 'currency-invalid', findCurrency) ?? options.defaultCurrency,
  };
  return { draft, faults: row.faults, notes: row.notes };
}

function readPrice(row: RowReader, options: ImportOptions): number {
  const field = options.priceColumn === 'adjusted' ? 'adjustedPrice' : 'price';
  const text = row.value(field);
  const number = findNumber(text, options.decimalSign);
  const code = text === '' ? 'price-missing' : findPriceFault(number);
  // Not cleaned: 'null' is more informative than an empty cell.
  if (code !== null) row.refuse(code, field, row.text(field));
  return number ?? 0;
}

function findPriceFault(price: number | null): FaultCode | null {
  if (price === null) return 'price-invalid';
  if (price <= 0) return 'price-not-positive';
  return price >= TOO_LARGE ? 'price-too-large' : null;
}

/** The outcome of a row that was read without faults. */
export function decidePrice(
  draft: ImportedPrice,
  { company, repeatedRow, existing }: PriceRowContext,
): Decision {
  const changes = existing ? listChanges(existing, draft) : [];
  const isSame = company !== null && repeatedRow === null && existing !== null && changes.length === 0;
  if (isSame) return { verdict: 'unchanged' };
  const faults: Fault[] = [];
  const companyFault = findCompanyFault(draft.ticker, company);
  if (companyFault) faults.push(companyFault);
  if (repeatedRow !== null)
    faults.push({ code: 'price-repeated', field: 'date', value: isoFromDay(draft.day), row: repeatedRow });
  if (faults.length > 0) return { verdict: 'refused', faults };
  return existing ? { verdict: 'change', changes } : { verdict: 'add' };
}

function listChanges(
  before: { readonly price: number; readonly currency: string },
  after: ImportedPrice,
): FieldChange[] {
  const changes: FieldChange[] = [];
  if (before.price !== after.price)
    changes.push({ field: 'price', before: String(before.price), after: String(after.price) });
  if (before.currency !== after.currency)
    changes.push({ field: 'currency', before: before.currency, after: after.currency });
  return changes;
}
