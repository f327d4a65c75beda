import type { Report } from '@vigilo/contract/reports';
import { isUnderWay } from './report-queries.ts';

/** The reports that were under way at the last look and have come to an end since, but for those that somebody stopped. */
export function listEnded(before: readonly Report[], now: readonly Report[]): Report[] {
  const awaited = new Set(before.filter(isUnderWay).map(({ _id: id }) => id));
  return now.filter(
    (report) => awaited.has(report._id) && (report.state === 'done' || report.state === 'failed'),
  );
}
