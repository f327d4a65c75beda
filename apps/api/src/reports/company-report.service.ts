// Collects what the RTI report of a company says, from one state of the database, with the functions that the screen's numbers come from.

import type { Language } from '@vigilo/contract/messages/language';
import { scoreChart } from '@vigilo/domain/scoring/score-chart';
import { writeDecimal, writeScore } from '@vigilo/domain/scoring/write-number';
import type { PrintOrder } from '../adapters/pdf/print-order.ts';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import { getTranslator } from '../frame/texts.ts';
import { explainCompanyScore } from '../summary/explain.service.ts';
import { getAskedAsOf } from '../scoring/scoring.service.ts';
import { getSeries } from '../summary/series.service.ts';
import { getSummary } from '../summary/summary.service.ts';
import type { CompanyFacts } from './company-report-content.ts';
import { companyReportContent } from './company-report-content.ts';
import { PAPER } from './paper.ts';
import { readOneState } from './reports.queries.ts';
import { writeDay } from './writing.ts';

/** The months of the chart, as on the summary page. */
const CHART_MONTHS = 3;
/** CSS pixels; the page is 672 of them wide between its margins. */
const CHART_SIZE = { width: 720, height: 220 } as const;

export interface CompanyReport {
  readonly ticker: string;
  /** The as-of day, YYYY-MM-DD. */
  readonly day: string;
  readonly print: PrintOrder;
}

/** @throws Problem not-found where the caller does not see the company, invalid-input for a day that has not come. */
export async function getCompanyReport(
  context: AppContext,
  caller: Caller,
  {
    companyID,
    asOf,
    language,
  }: { readonly companyID: string; readonly asOf?: string | undefined; readonly language: Language },
): Promise<CompanyReport> {
  const facts = await collectFacts(context, caller, companyID, asOf);
  const madeAt = context.now();
  return {
    ticker: facts.score.ticker,
    day: facts.score.asOf,
    print: {
      template: 'company-report',
      content: companyReportContent(facts, language, madeAt),
      charts: { score: { option: buildChart(facts, language), ...CHART_SIZE } },
      madeAt,
    },
  };
}

async function collectFacts(
  context: AppContext,
  caller: Caller,
  companyId: string,
  asked: string | undefined,
): Promise<CompanyFacts> {
  // Scores are rolled to the day first, for that is a write.
  await inTenant(context.db, caller.tenantId, (tx) => getAskedAsOf(context, tx, caller.tenantId, asked));
  return inTenant(context.db, caller.tenantId, async (tx) => {
    await readOneState(tx);
    const { asOf, storedAsOf } = await getAskedAsOf(context, tx, caller.tenantId, asked);
    const summary = await getSummary(tx, caller, companyId, asOf, storedAsOf);
    const score = await explainCompanyScore(context, tx, caller, companyId, asOf, storedAsOf);
    const series = await getSeries(tx, caller.tenantId, companyId, asOf, CHART_MONTHS);
    return { score, summary, series };
  });
}

function buildChart({ series }: CompanyFacts, language: Language): object {
  const t = getTranslator(language);
  const words = {
    score: t('printedReports.company.lineScore'),
    price:
      series.currency === null
        ? t('printedReports.company.linePriceOnly')
        : t('printedReports.company.linePrice', { currency: series.currency }),
    events: t('printedReports.company.lineEvents'),
    writeDay: (iso: string) => writeDay(iso).slice(0, 5),
    writeScore: (score: number, decimals: number) => writeScore(score, decimals, language),
    writePrice: (price: number, decimals: number) => writeDecimal(price, decimals, language),
  };
  return scoreChart(
    { from: series.from, scores: series.scores.total, prices: series.prices, events: series.events },
    words,
    PAPER,
  );
}
