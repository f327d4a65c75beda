// The period that an invoice is for: 'Billing period 19 Jan 2022 – 18 Feb 2022', 'Periodo del 09/07/2022 al 11/07/2022', 'du 1er au 31 Juillet 2015' (issue 14: invoices).

import type { FoundValue } from './build-row.ts';
import { listDates } from './read-date.ts';
import type { Conventions } from './read-value.ts';
import type { Segment, TextLine } from './text-lines.ts';
import { asFound } from './without-label.ts';

const PERIOD = /(?<!\p{L})(?:periods?|per[ií]odos?|p[ée]riode|consumption|consumo|facturaci[oó]n)(?!\p{L})/iu;
/** Both days of one month: its name stands behind the second alone. */
const OF_ONE_MONTH =
  /(?<!\p{L})(?:du|del|desde el|from|von|vom)\s+(\d{1,2})(?:er|st|nd|rd|th)?\s+(?:au|al|hasta el|to|bis)\s+(\d{1,2}(?:er|st|nd|rd|th)?\s+(?:de\s+)?\p{L}+\s+(?:de\s+)?\d{4})/iu;
const SURE = 0.84;

/** The first and the last day; an earlier one first. */
export interface FoundPeriod {
  readonly start: FoundValue;
  readonly end: FoundValue;
}

function ofDays(page: number, segment: Segment, start: string, end: string): FoundPeriod | null {
  if (start >= end) return null;
  return { start: asFound(page, segment, start, SURE), end: asFound(page, segment, end, SURE) };
}

function readPeriod(
  page: number,
  segment: Segment,
  isNamed: boolean,
  { dateOrder }: Conventions,
): FoundPeriod | null {
  const within = OF_ONE_MONTH.exec(segment.text);
  const end = within === null ? undefined : listDates(within[2] ?? '', dateOrder)[0];
  if (within !== null && end !== undefined)
    return ofDays(page, segment, `${end.value.slice(0, 8)}${(within[1] ?? '').padStart(2, '0')}`, end.value);
  const [first, second] = listDates(segment.text, dateOrder);
  return isNamed && first !== undefined && second !== undefined
    ? ofDays(page, segment, first.value, second.value)
    : null;
}

/** The first period that is named, or null. */
export function findPeriod(
  pages: readonly (readonly TextLine[])[],
  conventions: Conventions,
): FoundPeriod | null {
  for (const { page, segments } of pages.flat())
    for (const [at, segment] of segments.entries()) {
      const isNamed = PERIOD.test(segment.text) || PERIOD.test(segments[at - 1]?.text ?? '');
      const period = readPeriod(page, segment, isNamed, conventions);
      if (period !== null) return period;
    }
  return null;
}
