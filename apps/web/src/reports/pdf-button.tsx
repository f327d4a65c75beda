import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { getSummaryPdf } from '@vigilo/contract/reports';
import { useState } from 'react';
import { getFile, saveFile } from '../lib/get-file.ts';
import { toProblem } from '../lib/problem.ts';
import { useTexts } from '../lib/texts.ts';
import { showToast } from '../ui/toast.ts';

/** Saves the report of these days as a PDF. While it is made, the button says so and waits. */
export function PdfButton({ from, to }: { readonly from: string; readonly to: string }) {
  const t = useTexts('rtiSummary');
  const [isMaking, setIsMaking] = useState(false);
  async function make(): Promise<void> {
    setIsMaking(true);
    try {
      saveFile(await getFile(getSummaryPdf, { query: { from, to } }), `RTI-Summary-Report_${to}.pdf`);
    } catch (error) {
      showToast({ kind: 'error', title: t('pdfFailed'), text: toProblem(error, t('pdfFailedHint')).message });
    } finally {
      setIsMaking(false);
    }
  }
  return (
    <Button
      disabled={isMaking}
      leftSection={<IconDownload size="1.125rem" stroke={1.75} aria-hidden="true" />}
      onClick={() => void make()}
    >
      {isMaking ? t('generatingPdf') : t('downloadPdf')}
    </Button>
  );
}
