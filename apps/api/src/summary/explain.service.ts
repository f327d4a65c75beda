import type { getScore } from '@vigilo/contract/summary';
import type { CallReply } from '@vigilo/contract/call';
import { categoryFromScore, outlookFromScore } from '@vigilo/domain/scoring/category';
import type { Day } from '@vigilo/domain/scoring/day';
import { dayFromTimestamp, isoFromDay, noonFromDay } from '@vigilo/domain/scoring/day';
import { explainScore } from '@vigilo/domain/scoring/explain';
import type { Horizon, HorizonScore } from '@vigilo/domain/scoring/score';
import { PREVIOUS_DAYS, scoreCompany, computeWindow } from '@vigilo/domain/scoring/score';
import { toDecimal } from '@vigilo/domain/scoring/thousandths';
import type { EventHistory } from '@vigilo/domain/scoring/waterfall';
import { explainWeek } from '@vigilo/domain/scoring/waterfall';
import { can } from '@vigilo/domain/access/can';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import { notFound } from '../frame/problem.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { getCompanyDetails } from '../companies/companies.service.ts';
import { showFields } from '../companies/company-rows.ts';
import type { CountedEvent } from './explain.queries.ts';
import { listCountedEvents, listEventHistory } from './explain.queries.ts';
import { getAskedAsOf } from '../scoring/scoring.service.ts';

type Reply = CallReply<typeof getScore>;
type HorizonReply = Reply['data']['shortTerm'];

/** What identifies and classifies the company beside its scores. */
const EXPLAINED_FIELDS = [
  'companyName',
  'ticker',
  'sector',
  'industry',
  'region',
  'country',
  'entityType',
  'status',
  'creditRiskRatingST',
  'creditRiskRatingLT',
  'businessDescription',
] as const;

/** A company's scores with everything that made them, as of a day. @throws Problem not-found where the caller does not see the company. */
export async function explainCompany(
  context: AppContext,
  caller: Caller,
  companyId: string,
  asked: string | undefined,
): Promise<Reply> {
  return inTenant(context.db, caller.tenantId, async (tx) => {
    const { asOf, storedAsOf } = await getAskedAsOf(context, tx, caller.tenantId, asked);
    return {
      status: 'success' as const,
      data: await explainCompanyScore(context, tx, caller, companyId, asOf, storedAsOf),
    };
  });
}

/** The same in a transaction that is under way. @throws Problem not-found where the caller does not see the company. */
export async function explainCompanyScore(
  context: AppContext,
  tx: TenantTransaction,
  caller: Caller,
  companyId: string,
  day: Day,
  storedAsOf: Day,
): Promise<Reply['data']> {
  const company = await getCompanyDetails(tx, caller, companyId, day, storedAsOf);
  if (!company) throw notFound();
  const events = await listCountedEvents(
    tx,
    caller.tenantId,
    companyId,
    computeWindow('longTerm', day - PREVIOUS_DAYS).after,
    day,
  );
  const history = await listHistories(context, tx, caller, companyId, events, day);
  const scores = scoreCompany(events, day);
  const canEdit = can(caller.access, 'edit-event');
  return {
    companyID: company.id,
    ...showFields(company, caller, EXPLAINED_FIELDS),
    asOf: isoFromDay(day),
    previousAsOf: isoFromDay(day - PREVIOUS_DAYS),
    category: categoryFromScore(scores.shortTerm.current),
    outlook: outlookFromScore(scores.shortTerm.current),
    shortTerm: horizonReply(scores.shortTerm, 'shortTerm', events, history, day, canEdit),
    longTerm: horizonReply(scores.longTerm, 'longTerm', events, history, day, canEdit),
  };
}

/** Edits and deletions are known for the current week only: a past score is explained from the events as they are now. */
async function listHistories(
  context: AppContext,
  tx: TenantTransaction,
  caller: Caller,
  companyId: string,
  events: readonly CountedEvent[],
  day: Day,
): Promise<EventHistory[]> {
  const since = new Date(context.now() - PREVIOUS_DAYS * 86_400_000);
  const changed =
    day === dayFromTimestamp(context.now())
      ? await listEventHistory(tx, caller.tenantId, companyId, since)
      : new Map<string, EventHistory>();
  const untouched = events
    .filter((event) => !changed.has(event.id))
    .map((event): EventHistory => ({ before: event, after: event }));
  return [...untouched, ...changed.values()];
}

function horizonReply(
  score: HorizonScore,
  horizon: Horizon,
  events: readonly CountedEvent[],
  history: readonly EventHistory[],
  day: Day,
  canEdit: boolean,
): HorizonReply {
  const window = computeWindow(horizon, day);
  const week = explainWeek(history, horizon, day);
  return {
    current: toDecimal(score.current),
    previous: toDecimal(score.previous),
    change: toDecimal(score.change),
    byType: {
      company: toDecimal(score.sums.Company),
      industry: toDecimal(score.sums.Industry),
      macro: toDecimal(score.sums.Macro),
    },
    from: isoFromDay(window.after + 1),
    to: isoFromDay(window.upTo),
    events: explainScore(events, horizon, day).map(({ event, weight, contribution }) => ({
      _id: event.id,
      title: event.title,
      url: event.url,
      source: event.source,
      topic: event.topic,
      event: event.type,
      date: new Date(noonFromDay(event.day)).toISOString(),
      score: toDecimal(event.score),
      weight: weight / 100,
      contribution: toDecimal(contribution),
      ...(canEdit ? { summary: event.summary, isSummary: event.isSummary } : {}),
    })),
    waterfall: {
      last: toDecimal(week.last),
      new: toDecimal(week.steps.new),
      edited: toDecimal(week.steps.edited),
      deleted: toDecimal(week.steps.deleted),
      agedOut: toDecimal(week.steps.agedOut),
      now: toDecimal(week.now),
    },
  };
}
