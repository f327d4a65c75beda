import type { CallReply } from '@vigilo/contract/call';
import type { getCompanySummary } from '@vigilo/contract/summary';
import { can } from '@vigilo/domain/access/can';
import { MOST_SUMMARIES } from '@vigilo/domain/events/chosen-summaries';
import type { EventType } from '@vigilo/domain/scoring/event-type';
import { EVENT_TYPES } from '@vigilo/domain/scoring/event-type';
import { verdictFromSummary } from '@vigilo/domain/events/verdict';
import { outlookFromScore } from '@vigilo/domain/scoring/category';
import type { Day } from '@vigilo/domain/scoring/day';
import { toDecimal } from '@vigilo/domain/scoring/thousandths';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import { notFound } from '../frame/problem.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { getCompanyDetails } from '../companies/companies.service.ts';
import { toCompanyDetails } from '../companies/company-rows.ts';
import { getAskedAsOf } from '../scoring/scoring.service.ts';
import type { ChosenSummary } from './summary.queries.ts';
import { countPeers, hasCcrr, listChosenSummaries } from './summary.queries.ts';

type CompanyDetails = NonNullable<Awaited<ReturnType<typeof getCompanyDetails>>>;
type Summary = CallReply<typeof getCompanySummary>['data'];

/** @throws Problem not-found where the caller does not see the company. */
export async function getSummaryReply(
  context: AppContext,
  caller: Caller,
  companyId: string,
  asked: string | undefined,
): Promise<CallReply<typeof getCompanySummary>> {
  return inTenant(context.db, caller.tenantId, async (tx) => {
    const { asOf, storedAsOf } = await getAskedAsOf(context, tx, caller.tenantId, asked);
    return { status: 'success' as const, data: await getSummary(tx, caller, companyId, asOf, storedAsOf) };
  });
}

/** Everything of a company's summary, for the screen and for the report of it. @throws Problem not-found where the caller does not see the company. */
export async function getSummary(
  tx: TenantTransaction,
  caller: Caller,
  companyId: string,
  asOf: Day,
  storedAsOf: Day,
): Promise<Summary> {
  const company = await getCompanyDetails(tx, caller, companyId, asOf, storedAsOf);
  if (!company) throw notFound();
  const peers = await countPeers(tx, caller, company, asOf, storedAsOf);
  const chosen = await listChosenSummaries(tx, caller.tenantId, companyId, asOf);
  return {
    company: toCompanyDetails(company, caller, asOf),
    outlook: outlookFromScore(company.st),
    metrics: buildMetrics(company, caller),
    positions: {
      sector:
        peers.in_sector === 0
          ? null
          : { rank: peers.above_in_sector + 1, of: peers.in_sector, name: company.sector },
      country:
        peers.in_country === 0
          ? null
          : { rank: peers.above_in_country + 1, of: peers.in_country, name: company.country },
    },
    levels: EVENT_TYPES.map((type) => buildLevel(type, company, chosen)),
    ...(can(caller.access, 'list-creditriskrating') ? { hasCcrr: await hasCcrr(tx, caller, companyId) } : {}),
  };
}

function buildMetrics(company: CompanyDetails, caller: Caller): Summary['metrics'] {
  const windows = { threeMonths: toDecimal(company.st), sixMonths: toDecimal(company.lt) };
  const seesRatings = can(caller.access, 'list-creditriskrating');
  return {
    shortTerm: {
      current: toDecimal(company.st),
      previous: toDecimal(company.prev_st),
      change: toDecimal(company.st - company.prev_st),
      ...windows,
      ...(seesRatings ? { creditRiskRating: company.creditRiskRatingST } : {}),
    },
    longTerm: {
      current: toDecimal(company.lt),
      previous: toDecimal(company.prev_lt),
      change: toDecimal(company.lt - company.prev_lt),
      ...windows,
      ...(seesRatings ? { creditRiskRating: company.creditRiskRatingLT } : {}),
    },
  };
}

function buildLevel(
  type: EventType,
  company: CompanyDetails,
  chosen: readonly ChosenSummary[],
): Summary['levels'][number] {
  const sums = {
    Company: company.st_company,
    Industry: company.st_industry,
    Macro: company.st_macro,
  } as const;
  const own = chosen.filter((each) => each.type === type);
  return {
    event: type,
    score: toDecimal(sums[type]),
    most: MOST_SUMMARIES[type],
    points: own.map(({ id, summary, title, url, day, score }) => ({
      _id: id,
      summary,
      title,
      url,
      date: day,
      score: toDecimal(score),
      verdict: verdictFromSummary(summary),
    })),
  };
}
