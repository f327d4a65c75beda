import type { Report } from '@vigilo/contract/reports';
import { useEffect, useRef } from 'react';
import { useTexts } from '../lib/texts.ts';
import { listEnded } from './ended-reports.ts';

/** Says, wherever the person works, when a report has come to its end. */
export function useReportNotices(reports: readonly Report[]): void {
  const t = useTexts('reports');
  const before = useRef<readonly Report[]>([]);
  useEffect(() => {
    for (const report of listEnded(before.current, reports)) {
      // Loaded when there is something to tell: the frame of every page has this part.
      void import('./notify-report-ended.ts').then(({ notifyReportEnded }) => notifyReportEnded(report, t));
    }
    before.current = reports;
  }, [reports, t]);
}
