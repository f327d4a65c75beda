import type { EventRow } from '@vigilo/contract/events';
import { dayFromIso, noonFromDay } from '@vigilo/domain/scoring/day';
import type { FirstReport } from './reports.queries.ts';

interface Reported {
  readonly id: string;
  /** Null where it stands alone. */
  readonly first: FirstReport | null;
}

/** Who reported the story of a listed event first. Where nobody else that the caller sees tells the story, nothing is said. */
export function toFirstReport({ id, first }: Reported, reports: number): Pick<EventRow, 'firstReport'> {
  if (first === null || reports < 2) return {};
  return {
    firstReport: {
      date: first.day === null ? null : new Date(noonFromDay(dayFromIso(first.day))).toISOString(),
      arrivedAt: new Date(first.arrivedAt).toISOString(),
      source: first.source,
      isThis: first.id === id,
      since: reports - 1,
    },
  };
}
