import type { Report } from '@vigilo/contract/reports';
import type { Translate } from '../lib/texts.ts';
import { showToast } from '../ui/toast.ts';
import { downloadReport, reportName } from './report-actions.ts';

/** How long the notice of a report that has ended stays, in milliseconds: long enough to be reached by keyboard. */
const SHOWN = 20_000;

/** Says that a report is ready, with a button to download it, or that it failed. */
export function notifyReportEnded(report: Report, t: Translate<'reports'>): void {
  const name = reportName(report, t);
  const action = { label: t('bell.download'), run: () => void downloadReport(report, t) };
  if (report.state === 'failed')
    showToast({
      kind: 'error',
      title: t('bell.failedTitle'),
      text: report.message === null ? name : `${name}: ${report.message}`,
      shownMs: SHOWN,
    });
  else if (report.failures.length > 0)
    showToast({
      kind: 'error',
      title: t('bell.partlyTitle'),
      text: `${name}. ${t('bell.failures', { count: report.failures.length })}`,
      action,
      shownMs: SHOWN,
    });
  else showToast({ kind: 'success', title: t('bell.readyTitle'), text: name, action, shownMs: SHOWN });
}
