import type { Report } from '@vigilo/contract/reports';
import { useRememberedSetting } from '../lib/remembered-setting.ts';
import { isUnderWay } from './report-queries.ts';

function readSeen(kept: unknown): string[] {
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
}

/** How many reports are under way or have come to an end unseen, and how to note that all that have ended are seen. */
export function useSeenReports(reports: readonly Report[]): readonly [count: number, noteSeen: () => void] {
  const [seen, setSeen] = useRememberedSetting('reports.seen', readSeen);
  const count = reports.filter((report) => isUnderWay(report) || !seen.includes(report._id)).length;
  return [count, () => setSeen(reports.filter((report) => !isUnderWay(report)).map(({ _id: id }) => id))];
}
