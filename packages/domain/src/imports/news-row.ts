// A row of a file of news (decisions.md section 4; issue 5): it becomes a system generated event. The title is given; the company is that of the ticker, or the
// one that the title names; the date is a day, not in the future, or today where none is given; the rest may be missing. News that came before, or
// that the file has twice, changes nothing.

import { titleKey } from '../events/story-key.ts';
import type { RawItem } from '../news/clean-item.ts';
import { plainText } from '../news/plain-text.ts';
import type { Day } from '../scoring/day.ts';
import { isoFromDay } from '../scoring/day.ts';
import { readDate } from './event-row.ts';
import type { Decision, Fault, ReadRow } from './faults.ts';
import type { Mapping } from './fields.ts';
import type { ImportOptions } from './options.ts';
import { RowReader } from './row-reader.ts';

const LONGEST_TITLE = 1000;
const LONGEST_NAME = 200;
const LONGEST_SUMMARY = 10_000;
const LONGEST_URL = 2048;
const LONGEST_ID = 500;

/** An item as a row gives it. */
export interface NewsRow extends RawItem {
  /** Empty where the title is to name the company. */
  readonly ticker: string;
  /** The provider's, with the source and the day: numbers alone are those of many files. */
  readonly id: string;
}

/** What is known of the item of a row. */
export interface NewsRowContext {
  readonly hasCompany: boolean;
  /** Whether it came before, or further up in the file. */
  readonly isKnown: boolean;
}

/** Reads a row of cells as of today (UTC). */
export function readNewsRow(
  cells: readonly string[],
  mapping: Mapping,
  options: ImportOptions,
  today: Day,
): ReadRow<NewsRow> {
  const row = new RowReader(cells, mapping);
  const title = plainText(row.text('title'), LONGEST_TITLE);
  if (titleKey(title) === '') row.refuse('required', 'title', '');
  const url = row.webAddress('url', LONGEST_URL);
  const date = row.value('date') === '' ? '' : isoFromDay(readDate(row, options, today));
  const source = plainText(row.text('source') || options.defaultSource, LONGEST_NAME);
  const id = row.textUpTo('itemId', LONGEST_ID);
  const draft: NewsRow = {
    ticker: row.textUpTo('ticker', LONGEST_NAME),
    title,
    url,
    summary: plainText(row.text('summary'), LONGEST_SUMMARY),
    source,
    date,
    id: id === '' ? '' : `${source}\u001f${date}\u001f${id}`,
  };
  return { draft, faults: row.faults, notes: row.notes };
}

/** What is wrong with the company of an item, or null. */
export function findNewsCompanyFault(
  { ticker, title }: Pick<NewsRow, 'ticker' | 'title'>,
  { hasCompany }: Pick<NewsRowContext, 'hasCompany'>,
): Fault | null {
  if (hasCompany) return null;
  return ticker === ''
    ? { code: 'company-not-named', field: 'title', value: title }
    : { code: 'ticker-unknown', field: 'ticker', value: ticker };
}

/** Decides a row that was read without faults. */
export function decideNews(draft: NewsRow, known: NewsRowContext): Decision {
  const fault = findNewsCompanyFault(draft, known);
  if (fault) return { verdict: 'refused', faults: [fault] };
  return { verdict: known.isKnown ? 'unchanged' : 'add' };
}
