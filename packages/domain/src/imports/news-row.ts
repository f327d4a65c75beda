// A row of a news file becomes a system generated event (decisions.md section 4; issue 5). The title is mandatory. The company is found by the
// ticker or in the title; the date is a day that is not in the future, today by default, and its time is kept where one is written; other fields
// are optional. News that is already stored, or repeated in the file, changes nothing.

import type { RawItem } from '../news/clean-item.ts';
import { saysSomething } from '../news/clean-item.ts';
import { plainText } from '../news/plain-text.ts';
import type { Day } from '../scoring/day.ts';
import { isoFromDay } from '../scoring/day.ts';
import { readDateAndTime } from './event-row.ts';
import type { Decision, Fault, ReadRow } from './faults.ts';
import type { Mapping } from './fields.ts';
import type { ImportOptions } from './options.ts';
import { RowReader } from './row-reader.ts';

const LONGEST_TITLE = 1000;
const LONGEST_NAME = 200;
const LONGEST_SUMMARY = 10_000;
const LONGEST_URL = 2048;
const LONGEST_ID = 500;
const MS_PER_DAY = 86_400_000;

/** An item as read from a row. */
export interface NewsRow extends RawItem {
  /** Empty if the company is to be found in the title. */
  readonly ticker: string;
  /** The provider's id with source and day, because plain numbers repeat across files. */
  readonly id: string;
}

export interface NewsRowContext {
  readonly hasCompany: boolean;
  /** The earlier row of the file with the same item. */
  readonly repeatedRow: number | null;
  /** Whether the item is already stored. */
  readonly isKnown: boolean;
}

/**
 * Reads a row of cells as of today (UTC). A time of today that lies ahead of `now` (milliseconds since the epoch) counts as now: it is that of a zone
 * the file does not name.
 */
export function readNewsRow(
  cells: readonly string[],
  mapping: Mapping,
  options: ImportOptions,
  today: Day,
  now = (today + 1) * MS_PER_DAY - 1,
): ReadRow<NewsRow> {
  const row = new RowReader(cells, mapping);
  const title = plainText(row.text('title'), LONGEST_TITLE);
  if (!saysSomething(title)) row.refuse('required', 'title', '');
  const url = row.webAddress('url', LONGEST_URL);
  const moment = row.value('date') === '' ? null : readDateAndTime(row, options, today);
  const day = moment === null ? '' : isoFromDay(moment.day);
  const source = plainText(row.text('source') || options.defaultSource, LONGEST_NAME);
  const id = row.textUpTo('itemId', LONGEST_ID);
  const draft: NewsRow = {
    ticker: row.textUpTo('ticker', LONGEST_NAME),
    title,
    url,
    summary: plainText(row.text('summary'), LONGEST_SUMMARY),
    source,
    date: moment === null || moment.at === null ? day : new Date(Math.min(moment.at, now)).toISOString(),
    id: id === '' ? '' : `${source}\u001f${day}\u001f${id}`,
  };
  return { draft, faults: row.faults, notes: row.notes };
}

/** The fault of an item's company, or null. */
export function findNewsCompanyFault(
  { ticker, title }: Pick<NewsRow, 'ticker' | 'title'>,
  { hasCompany }: Pick<NewsRowContext, 'hasCompany'>,
): Fault | null {
  if (hasCompany) return null;
  return ticker === ''
    ? { code: 'company-not-named', field: 'title', value: title }
    : { code: 'ticker-unknown', field: 'ticker', value: ticker };
}

/** The outcome of a row that was read without faults. */
export function decideNews(draft: NewsRow, known: NewsRowContext): Decision {
  const fault = findNewsCompanyFault(draft, known);
  if (fault) return { verdict: 'refused', faults: [fault] };
  const { repeatedRow, isKnown } = known;
  if (repeatedRow !== null) return { verdict: 'unchanged', repeatedRow };
  return { verdict: isKnown ? 'unchanged' : 'add' };
}
