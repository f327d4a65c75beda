import { useState } from 'react';
import { useTexts } from '../../lib/texts.ts';
import type { ExcelView } from '../excel-view.ts';

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
