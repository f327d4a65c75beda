import { createStore, useSelector } from '@tanstack/react-store';
import { useTexts } from '../../lib/texts.ts';
import type { RtiCompany } from '../rti-company.ts';

export interface DownloadRti {
  /** Downloads the reports of these companies as of a day (YYYY-MM-DD; null: the tenant's own): one as a PDF, several as a zip, many in the background. */
  readonly download: (companies: readonly RtiCompany[], asOf: string | null) => void;
  /** Reports are on their way; one download at a time. */
  readonly isBusy: boolean;
}

const isRunning = createStore(false);

/** Downloading RTI reports. What happens, and what fails, is said in toasts; every button shares that one download is under way. */
export function useDownloadRti(): DownloadRti {
  const t = useTexts('reports');
  const isBusy = useSelector(isRunning);
  async function run(companies: readonly RtiCompany[], asOf: string | null): Promise<void> {
    isRunning.setState(() => true);
    try {
      const { downloadRti } = await import('../rti-download.ts');
      await downloadRti(companies, asOf, t);
    } finally {
      isRunning.setState(() => false);
    }
  }
  return { isBusy, download: (companies, asOf) => void (isRunning.get() || run(companies, asOf)) };
}
