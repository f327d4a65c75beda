// The day of a credit report where no label of its own says it: a report is written after all that it tells of and before its next review, so that it is the latest of the days
// before that (issue 14, 'CCRR').

import type { FoundValue } from './build-row.ts';
import { listDates } from './read-date.ts';
import type { DateOrder } from './read-date.ts';
import type { Segment, TextLine } from './text-lines.ts';
import { asFound } from './without-label.ts';

const SURE = 0.78;

/** Whether nothing before a day says of what it is: it stands alone, or among other facts. */
function isUnlabelled(beside: Segment | undefined, before: string): boolean {
  return before === '' ? beside === undefined : /[·|,;(–—]\s*$/u.test(before);
}

/** The latest day of a report that no label says to be of something else, before its next review, of all its days where none is known; null where no day is printed. @param review ISO 8601, '' where it is not known */
export function findReportDay(
  lines: readonly TextLine[],
  review: string,
  order: DateOrder,
): FoundValue | null {
  const dated = lines.flatMap(({ page, segments }) =>
    segments.flatMap((segment, at) =>
      listDates(segment.text, order)
        .filter(({ index }) => isUnlabelled(segments[at - 1], segment.text.slice(0, index)))
        .map(({ value }) => ({ page, segment, value })),
    ),
  );
  const [latest] = dated
    .filter(({ value }) => review === '' || value < review)
    .toSorted((one, other) => (one.value < other.value ? 1 : -1));
  return latest === undefined ? null : asFound(latest.page, latest.segment, latest.value, SURE);
}

/** The keys of the two days of a report. */
interface DayKeys {
  readonly date: string;
  readonly review: string;
}

/** Sets the day of a report: what a label gave stays, and what other words say where no later day stands by itself, unless the next review would be before it. */
export function placeDay(
  found: Map<string, FoundValue>,
  { date, review }: DayKeys,
  labelled: FoundValue | undefined,
  latest: FoundValue | null,
): void {
  const [own, next] = [found.get(date), found.get(review)?.value];
  if (date === '' || latest === null) return;
  const isTooLate = own !== undefined && next !== undefined && own.value > next;
  const isKept = own !== undefined && !isTooLate && (own === labelled || own.value >= latest.value);
  if (!isKept) found.set(date, latest);
}

/** The day of the next review is not that of the report, where an earlier one stands at the head or no label says that it is. */
export function dropSameDay(
  found: Map<string, FoundValue>,
  { date, review }: DayKeys,
  head: FoundValue | null,
): void {
  const own = found.get(date);
  if (own === undefined || own.value !== found.get(review)?.value) return;
  if (head !== null && head.value < own.value) found.set(date, head);
  else if (own.label === '') found.delete(date);
}
