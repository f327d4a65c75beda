// What happens when companies are downloaded as an Excel file (specification 2, section 7; decisions.md section 3 'Limits').

import { addReport, getCompaniesExcel, getPortfolioExcel } from '@vigilo/contract/reports';
import { callApi } from '../lib/call-api.ts';
import { getFile, saveFile } from '../lib/get-file.ts';
import { toProblem } from '../lib/problem.ts';
import type { Translate } from '../lib/texts.ts';
import { showToast } from '../ui/toast.ts';
import type { ExcelView } from './excel-view.ts';
import { refreshReports } from './report-queries.ts';

/** More rows than these are made in the background. */
const MAX_AT_ONCE = 1000;

/** Downloads the rows, or has them made in the background where there are many; says what failed and what to do. */
export async function downloadExcel(
  kind: 'companies-excel' | 'portfolio-excel',
  view: ExcelView,
  total: number,
  t: Translate<'reports'>,
): Promise<void> {
  const isMany = total > MAX_AT_ONCE;
  try {
    if (isMany) {
      await callApi(addReport, { body: { kind, ...view } });
      await refreshReports();
      showToast({ kind: 'success', title: t('downloads.orderedTitle'), text: t('downloads.orderedText') });
      return;
    }
    const file =
      kind === 'companies-excel'
        ? await getFile(getCompaniesExcel, { body: view })
        : await getFile(getPortfolioExcel, { body: view });
    saveFile(file, file.name);
  } catch (thrown) {
    const { message, description = t('downloads.failedHint') } = toProblem(thrown, t('downloads.failedHint'));
    const detail = message === description ? message : `${message} ${description}`;
    showToast({
      kind: 'error',
      title: isMany ? t('downloads.failedBackground') : t('downloads.failedExcel'),
      text: detail,
    });
  }
}
