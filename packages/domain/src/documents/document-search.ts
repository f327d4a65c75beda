// The search of the document list (specification 3, sections 2.5 and 3): the categories that a value can be chosen of, and the range of days that the
// list begins with, the last 180 days. Days are days of last update in UTC.

import type { Day } from '../scoring/day.ts';
import { isoFromDay } from '../scoring/day.ts';

/** The categories with values; 'Date Range' stands beside them. */
export const SEARCH_CATEGORIES = [
  'Status',
  'UserStatus',
  'DocumentName',
  'ClientName',
  'DocumentType',
  'Tag',
  'UploadedBy',
  'Region',
] as const;

const DEFAULT_DAYS = 180;

/** First and last day, YYYY-MM-DD, both included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** The range that the list begins with: today and the 180 days before it. */
export function defaultDateRange(today: Day): DayRange {
  return { from: isoFromDay(today - DEFAULT_DAYS), to: isoFromDay(today) };
}

/** Whether a range runs backwards, which is told to the user: 'From Date > To Date'. */
export function isReversed({ from, to }: DayRange): boolean {
  return from > to;
}
