import type { CallReply } from '@vigilo/contract/call';
import type { getScoreSeries } from '@vigilo/contract/summary';
import type { Day } from '@vigilo/domain/scoring/day';
import { isoFromDay, subtractMonths } from '@vigilo/domain/scoring/day';
import { computeWindow } from '@vigilo/domain/scoring/score';
import { scoreSeries } from '@vigilo/domain/scoring/score-series';
import { toDecimal } from '@vigilo/domain/scoring/thousandths';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import { notFound } from '../frame/problem.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { seesCompany } from '../companies/companies.service.ts';
import { getPriceLine } from '../share-prices/share-prices.service.ts';
import { listCountedEvents } from './explain.queries.ts';
import { getAskedAsOf, getDaySums } from '../scoring/scoring.service.ts';

type Series = CallReply<typeof getScoreSeries>['data'];

/** @throws Problem not-found where the caller does not see the company. */
export async function getSeriesReply(
  context: AppContext,
  caller: Caller,
  companyId: string,
  asked: { readonly asOf?: string | undefined; readonly months: number },
): Promise<CallReply<typeof getScoreSeries>> {
  return inTenant(context.db, caller.tenantId, async (tx) => {
    const { asOf } = await getAskedAsOf(context, tx, caller.tenantId, asked.asOf);
    if (!(await seesCompany(tx, caller, companyId))) throw notFound();
    return {
      status: 'success' as const,
      data: await getSeries(tx, caller.tenantId, companyId, asOf, asked.months),
    };
  });
}

/** The scores, prices and events of the days after `asOf` less so many months, up to and with `asOf`. Whoever calls has made sure that the company is seen. */
export async function getSeries(
  tx: TenantTransaction,
  tenantId: string,
  companyId: string,
  asOf: Day,
  months: number,
): Promise<Series> {
  const from = subtractMonths(asOf, months) + 1;
  const sums = await getDaySums(tx, tenantId, companyId, computeWindow('shortTerm', from).after, asOf);
  const events = await listCountedEvents(tx, tenantId, companyId, from - 1, asOf);
  const { currency, prices } = await getPriceLine(tx, tenantId, companyId, from, asOf);
  const { total, byType } = scoreSeries(sums, from, asOf);
  return {
    from: isoFromDay(from),
    to: isoFromDay(asOf),
    scores: {
      total: total.map(toDecimal),
      company: byType.Company.map(toDecimal),
      industry: byType.Industry.map(toDecimal),
      macro: byType.Macro.map(toDecimal),
    },
    prices,
    currency,
    events: events.map(({ id, day, title, type, score }) => ({
      _id: id,
      date: isoFromDay(day),
      title,
      event: type,
      score: toDecimal(score),
    })),
  };
}
