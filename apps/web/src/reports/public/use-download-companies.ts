import type { CallArguments } from '@vigilo/contract/call';
import type { getCompaniesExcel } from '@vigilo/contract/reports';
import { useState } from 'react';
import { useTexts } from '../../lib/texts.ts';

/** What stands on the screen: the search, the filters, the order, the day and the columns from left to right. */
export type ExcelView = Omit<CallArguments<typeof getCompaniesExcel>['body'], 'page' | 'limit'>;

export interface DownloadCompanies {
  /** Downloads the companies of the view; of more than a thousand (`total`) the file is made in the background. */
  readonly download: (view: ExcelView, total: number) => void;
  readonly isBusy: boolean;
}

/** Downloading the listing, or My Portfolio, as an Excel file. What fails is said in a toast. */
export function useDownloadCompanies(kind: 'companies-excel' | 'portfolio-excel'): DownloadCompanies {
  const t = useTexts('reports');
  const [isBusy, setBusy] = useState(false);
  async function run(view: ExcelView, total: number): Promise<void> {
    setBusy(true);
    try {
      const { downloadExcel } = await import('../excel-download.ts');
      await downloadExcel(kind, view, total, t);
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, download: (view, total) => void (isBusy || run(view, total)) };
}
