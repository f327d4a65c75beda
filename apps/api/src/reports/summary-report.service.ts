import type { Language } from '@vigilo/contract/messages/language';
import { sharedPrinter } from '../adapters/pdf/printer.ts';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { getMatrices } from './matrices.service.ts';
import { summaryReportCharts, summaryReportContent } from './summary-report-content.ts';

interface Asked {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The RTI Summary as a PDF, of the numbers that the screen shows. @throws Problem invalid-input for days that cannot be, PrintError. */
export async function getSummaryPdf(
  context: AppContext,
  caller: Caller,
  asked: Asked,
  language: Language,
  signal: AbortSignal,
): Promise<{ name: string; content: Buffer }> {
  const matrices = await getMatrices(context, caller, asked);
  const madeAt = context.now();
  const content = summaryReportContent(matrices, caller.userName, language, madeAt);
  const pdf = await sharedPrinter().print(
    { template: 'summary-report', content, charts: summaryReportCharts(matrices, language), madeAt },
    signal,
  );
  return { name: `RTI-Summary-Report_${matrices.impact.Asof[1] ?? ''}.pdf`, content: pdf };
}
