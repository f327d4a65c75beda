import { getReportFile, removeReport } from '@vigilo/contract/reports';
import type { Report } from '@vigilo/contract/reports';
import { callApi } from '../lib/call-api.ts';
import { getFile, saveFile } from '../lib/get-file.ts';
import { toProblem } from '../lib/problem.ts';
import type { Translate } from '../lib/texts.ts';
import { showToast } from '../ui/toast.ts';
import { refreshReports } from './report-queries.ts';

/** What a report is called where it has no file yet. */
export function reportName({ fileName, kind }: Report, t: Translate<'reports'>): string {
  return fileName ?? t(`kinds.${kind}`);
}

/** Saves the file of a report that is ready. */
export async function downloadReport(report: Report, t: Translate<'reports'>): Promise<void> {
  await runOrReport(t('bell.failedDownload'), t, async () => {
    const file = await getFile(getReportFile, { params: { id: report._id } });
    saveFile(file, file.name);
  });
}

/** Stops a report that is under way, or takes it away. */
export async function removeOne(report: Report, t: Translate<'reports'>): Promise<void> {
  await runOrReport(t('bell.failedRemove'), t, () => callApi(removeReport, { params: { id: report._id } }));
  await refreshReports();
}

async function runOrReport(
  title: string,
  t: Translate<'reports'>,
  work: () => Promise<unknown>,
): Promise<void> {
  try {
    await work();
  } catch (thrown) {
    const { message, description } = toProblem(thrown, t('downloads.failedHint'));
    showToast({
      kind: 'error',
      title,
      text: [message, description].filter((part) => part !== undefined).join(' '),
    });
    await refreshReports();
  }
}
