import { getCcrrPdf } from '@vigilo/contract/reports';
import { useState } from 'react';
import { getFile, saveFile } from '../../lib/get-file.ts';
import { toProblem } from '../../lib/problem.ts';
import { useTexts } from '../../lib/texts.ts';
import { showToast } from '../../ui/toast.ts';
import type { RtiCompany } from '../rti-company.ts';

export interface DownloadCcrr {
  readonly download: (company: RtiCompany) => void;
  readonly isBusy: boolean;
}

/** Downloading the newest credit risk rating report of a company. What fails is said in a toast. */
export function useDownloadCcrr(): DownloadCcrr {
  const t = useTexts('reports');
  const [isBusy, setBusy] = useState(false);
  async function run({ id, ticker }: RtiCompany): Promise<void> {
    setBusy(true);
    try {
      const file = await getFile(getCcrrPdf, { params: { id }, body: {} });
      saveFile(file, file.name === '' ? `${ticker}_CCRR.pdf` : file.name);
    } catch (error) {
      const { status, message } = toProblem(error, t('downloads.failedHint'));
      const isMissing = status === 404;
      showToast({
        kind: 'error',
        title: isMissing ? t('ccrr.notFound') : t('ccrr.failed'),
        text: isMissing ? t('ccrr.failed') : message,
      });
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, download: (company) => void (isBusy || run(company)) };
}
