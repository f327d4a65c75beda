import type { Language } from '@vigilo/contract/messages/language';
import { sharedPrinter } from '../adapters/pdf/printer.ts';
import type { Caller } from '../app/caller.ts';
import type { AppContext } from '../app/context.ts';
import { inTenant } from '../app/database.ts';
import { getAskedAsOf } from '../scoring/scoring.service.ts';
import { getMatricesOf } from './matrices.service.ts';
import { readOneState } from './reports.queries.ts';
import { summaryReportCharts, summaryReportContent } from './summary-report-content.ts';

interface Asked {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The RTI Summary as a PDF, of the numbers that the screen shows. @throws Problem invalid-input for days that cannot be, PrintError. */
export async function getSummaryPdf(context: AppContext, caller: Caller, asked: Asked, language: Language, signal: AbortSignal): Promise<{ name: string; content: Buffer }> {
  // Scores are rolled to the day first, for that is a write.
  await inTenant(context.db, caller.tenantId, (tx) => getAskedAsOf(context, tx, caller.tenantId, asked.to));
  const matrices = await inTenant(context.db, caller.tenantId, async (tx) => {
    await readOneState(tx);
    return getMatricesOf(context, tx, caller, asked);
  });
  const madeAt = context.now();
  const content = summaryReportContent(matrices, caller.userName, language, madeAt);
  const pdf = await sharedPrinter().print({ template: 'summary-report', content, charts: summaryReportCharts(matrices, language), madeAt }, signal);
  return { name: `RTI-Summary-Report_${matrices.impact.Asof[1] ?? ''}.pdf`, content: pdf };
}
