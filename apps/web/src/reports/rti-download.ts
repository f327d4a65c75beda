// What happens when RTI reports are downloaded (specification 2, sections 4, 5 and 8; decisions.md section 3 'Limits').

import { addReport, getCompanyPdfs } from '@vigilo/contract/reports';
import { callApi } from '../lib/call-api.ts';
import { getFile, saveFile } from '../lib/get-file.ts';
import { toProblem } from '../lib/problem.ts';
import type { Translate } from '../lib/texts.ts';
import { showToast } from '../ui/toast.ts';
import { refreshReports } from './report-queries.ts';
import type { RtiCompany } from './rti-company.ts';
import { askForRti } from './rti-question.ts';
import { readZipComment } from './zip-comment.ts';

/** More reports than these are made in the background. */
const MAX_AT_ONCE = 20;

/** Downloads one report, or several in a zip, or has many made in the background; says how it went. */
export async function downloadRti(
  companies: readonly RtiCompany[],
  asOf: string | null,
  t: Translate<'reports'>,
): Promise<void> {
  if (companies.length === 0) {
    showToast({ kind: 'error', title: t('downloads.noneSelected'), text: '' });
    return;
  }
  const initiated = companies
    .filter(({ status }) => status === 'Initiated')
    .map(({ companyName }) => companyName);
  if (initiated.length > 0 && !(await askForRti(initiated))) return;
  const isMany = companies.length > MAX_AT_ONCE;
  const body = { companyIDs: companies.map(({ id }) => id), ...(asOf === null ? {} : { asOf }) };
  try {
    if (isMany) await orderPdfs(body, t);
    else await saveAtOnce(body, companies, t);
  } catch (thrown) {
    const { message, description } = toProblem(thrown, t('downloads.failedHint'));
    const title = isMany
      ? t('downloads.failedBackground')
      : companies.length === 1
        ? t('downloads.failedOne')
        : t('downloads.failedBatch');
    showToast({
      kind: 'error',
      title,
      text: [message, description].filter((part) => part !== undefined && part !== title).join(' '),
    });
  }
}

interface Wanted {
  readonly companyIDs: string[];
  readonly asOf?: string;
}

async function orderPdfs(body: Wanted, t: Translate<'reports'>): Promise<void> {
  await callApi(addReport, { body: { kind: 'company-pdfs', ...body } });
  await refreshReports();
  showToast({ kind: 'success', title: t('downloads.orderedTitle'), text: t('downloads.orderedText') });
}

async function saveAtOnce(
  body: Wanted,
  companies: readonly RtiCompany[],
  t: Translate<'reports'>,
): Promise<void> {
  const file = await getFile(getCompanyPdfs, { body });
  const failures = companies.length === 1 ? [] : await readZipComment(file);
  const saved = companies.length - failures.length;
  if (saved > 0) saveFile(file, file.name);
  if (failures.length === 0)
    showToast({
      kind: 'success',
      title: t('downloads.done'),
      text: t('downloads.doneText', { count: saved }),
    });
  else
    showToast({
      kind: 'error',
      title: failures.length === 1 ? (failures[0] ?? '') : t('downloads.failedBatch'),
      text: failureText(failures, saved, t),
    });
}

function failureText(failures: readonly string[], saved: number, t: Translate<'reports'>): string {
  const others = saved > 0 ? [t('downloads.failedSome', { count: saved })] : [t('downloads.failedHint')];
  return [...(failures.length > 1 ? [failures.join('. ') + '.'] : []), ...others].join(' ');
}
