// A credit risk rating report (CCRR) is a file named `CCRR_{ticker}_{date}.pdf` (decisions.md section 5). The date may have the product's
// formats for file names and tables, or ISO: Nov-21-2026, 11-21-2026, 2026-11-21.

import type { Day } from '../scoring/day.ts';
import { findDay } from '../scoring/day.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The ticker is everything between the first and the last underscore, since it may contain underscores. */
const NAME = /^CCRR_(\S+)_([^_]+)\.pdf$/i;

/** The ticker and day in a file name, or null if it does not match. */
export function readCcrrName(name: string): { readonly ticker: string; readonly day: Day } | null {
  const [, ticker = '', date = ''] = NAME.exec(name) ?? [];
  const day = findDay(toIsoDate(date));
  return ticker === '' || day === null ? null : { ticker, day };
}

function toIsoDate(date: string): string {
  const [, month = '', day = '', year = ''] = /^(\w{2,3})-(\d{2})-(\d{4})$/.exec(date) ?? [];
  if (year === '') return date;
  const named = MONTHS.indexOf(month.toLowerCase());
  return `${year}-${named < 0 ? month : String(named + 1).padStart(2, '0')}-${day}`;
}
