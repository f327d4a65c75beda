// The queue of news that waits for an analyst, over all companies that the caller sees (issue 17, 'The queue').

import type { CallInput, CallReply } from '@vigilo/contract/call';
import type {
  getNewsCounts as CountsCall,
  listNews as ListCall,
  listNewsFilters as FiltersCall,
  listNewsStories as StoriesCall,
  listWaitingCompanies as CompaniesCall,
  NewsRow,
} from '@vigilo/contract/news-queue';
import { can } from '@vigilo/domain/access/can';
import type { EventRights } from '@vigilo/domain/events/event-actions';
import { countListed } from '@vigilo/domain/events/report-counts';
import { decideNewsActions, decideShownScore } from '@vigilo/domain/news/waiting-news';
import type { Day } from '@vigilo/domain/scoring/day';
import { dayFromIso, dayFromTimestamp, noonFromDay } from '@vigilo/domain/scoring/day';
import { toDecimal, toThousandths } from '@vigilo/domain/scoring/thousandths';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import { invalidField, notFound } from '../frame/problem.ts';
import { toFirstReport } from '../stories/first-report.ts';
import { listMergeTargets } from '../stories/similar-events.service.ts';
import { countSettled } from './settlements.queries.ts';
import type { NewsPlace, NewsSearch, WaitingRow } from './waiting.queries.ts';
import {
  countWaiting,
  findWaitingCompany,
  listWaiting,
  listWaitingChoices,
  listWaitingCompanies as selectCompanies,
  listWaitingCompanyChoices,
} from './waiting.queries.ts';

type ListInput = CallInput<typeof ListCall>['body'];

const MS_PER_HOUR = 3_600_000;
const MS_PER_DAY = 24 * MS_PER_HOUR;
const MOST_TARGETS = 30;

/** One page of the queue. @throws Problem invalid-input for scores that are reversed */
export function listNews(
  context: AppContext,
  caller: Caller,
  { order, after, limit, ...filters }: ListInput,
): Promise<CallReply<typeof ListCall>> {
  const search = parseSearch(filters, context.now());
  const place = after === undefined ? null : parsePlace(after);
  const rights = getRights(caller);
  const today = dayFromTimestamp(context.now());
  return inTenant(context.db, caller.tenantId, async (tx) => {
    const rows = await listWaiting(tx, caller, search, { order, after: place, limit: limit + 1 });
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    return {
      status: 'success',
      data: shown.map((row) => toNewsRow(row, rights, today)),
      next: rows.length > limit && last ? writePlace(last) : null,
      total: place === null ? await countWaiting(tx, caller, search) : null,
    };
  });
}

/** What the filters offer. */
export function listNewsFilters(context: AppContext, caller: Caller): Promise<CallReply<typeof FiltersCall>> {
  return inTenant(context.db, caller.tenantId, async (tx) => {
    const choices = await listWaitingChoices(tx, caller);
    const companies = await listWaitingCompanyChoices(tx, caller);
    const pick = (wanted: string) =>
      choices.filter(({ field }) => field === wanted).map(({ value, count }) => ({ value, count }));
    return {
      status: 'success',
      data: { types: pick('type'), topics: pick('topic'), sources: pick('source'), companies },
    };
  });
}

/** How much waits, and how much was settled today. */
export function getNewsCounts(context: AppContext, caller: Caller): Promise<CallReply<typeof CountsCall>> {
  const today = new Date(Math.floor(context.now() / MS_PER_DAY) * MS_PER_DAY);
  return inTenant(context.db, caller.tenantId, async (tx) => ({
    status: 'success',
    data: {
      waiting: await countWaiting(tx, caller, null),
      settled: await countSettled(tx, caller, today),
    },
  }));
}

/** The companies with waiting news. */
export function listWaitingCompanies(
  context: AppContext,
  caller: Caller,
): Promise<CallReply<typeof CompaniesCall>> {
  return inTenant(context.db, caller.tenantId, async (tx) => ({
    status: 'success',
    data: await selectCompanies(tx, caller),
  }));
}

/** The stories that a piece of news may be merged into. @throws Problem not-found */
export function listNewsStories(
  context: AppContext,
  caller: Caller,
  eventId: string,
): Promise<CallReply<typeof StoriesCall>> {
  return inTenant(context.db, caller.tenantId, async (tx) => {
    const companyId = await findWaitingCompany(tx, caller, eventId);
    if (companyId === null) throw notFound();
    const targets = await listMergeTargets(
      tx,
      { tenantId: caller.tenantId, companyId, eventId },
      MOST_TARGETS,
    );
    return {
      status: 'success',
      data: targets.map(({ id, title, source, day, score, stage, mayBeSame }) => ({
        _id: id,
        title,
        source,
        date: day === null ? null : toIsoTime(day),
        score: score === null ? null : toDecimal(score),
        tab: stage === 'company' ? 'company-events' : 'imported events',
        mayBeSame,
      })),
    };
  });
}

function getRights({ access }: Caller): EventRights {
  return {
    canAddEvents: can(access, 'add-event'),
    canEditEvents: can(access, 'edit-event'),
    canEditCompany: can(access, 'edit-company'),
  };
}

function parseSearch(
  {
    searchQuery,
    score,
    types,
    topics,
    sources,
    companyIDs,
    hours,
    feeds,
  }: Omit<ListInput, 'order' | 'limit'>,
  now: number,
): NewsSearch {
  const { from, to } = score;
  if (from !== undefined && to !== undefined && from > to)
    throw invalidField('body.score', 'refusals.scoresReversed');
  return {
    text: searchQuery,
    from: from === undefined ? null : toThousandths(from),
    to: to === undefined ? null : toThousandths(to),
    types,
    topics,
    sources,
    companyIds: companyIDs,
    arrivedSince: hours === undefined ? null : new Date(now - hours * MS_PER_HOUR),
    feeds,
    now: new Date(now),
  };
}

/** A place as the contract writes it: rank, sureness and id. */
function writePlace({ rank, sureness, id }: NewsPlace): string {
  return [rank, sureness, id].join(',');
}

function parsePlace(text: string): NewsPlace {
  const [rank, sureness, id = ''] = text.split(',');
  return { rank: Number(rank), sureness: Number(sureness), id };
}

function toRevised({ revised }: WaitingRow): NewsRow['revised'] {
  return revised && { kind: revised.kind, seenAt: new Date(revised.seenAt).toISOString() };
}

function toNewsRow(row: WaitingRow, rights: EventRights, today: Day): NewsRow {
  const day = row.day === null ? null : dayFromIso(row.day);
  const shown = decideShownScore(row);
  const told = countListed(row);
  return {
    _id: row.id,
    companyID: row.companyId,
    companyName: row.companyName,
    ticker: row.ticker,
    status: row.status,
    title: row.title,
    url: row.url,
    source: row.source,
    topic: row.topic,
    event: row.type,
    score: row.score === null ? null : toDecimal(row.score),
    shownScore: shown.score === null ? null : toDecimal(shown.score),
    confidence: shown.confidence,
    isSure: shown.isSure,
    date: day === null ? null : toIsoTime(day),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    writtenDate: row.writtenDate,
    revision: row.revision,
    arrivedAt: row.arrivedAt.toISOString(),
    ...told,
    ...toFirstReport(row, told.reports),
    revised: toRevised(row),
    version: row.version,
    suggestion: row.suggestion,
    feed:
      row.feedKind === null || row.feedState === null ? null : { kind: row.feedKind, state: row.feedState },
    can: decideNewsActions(
      {
        title: row.title,
        url: row.url ?? '',
        source: row.source ?? '',
        topic: row.topic ?? '',
        type: row.type,
        score: row.score,
        day,
        status: row.status,
      },
      rights,
      today,
    ),
  };
}

function toIsoTime(day: Day): string {
  return new Date(noonFromDay(day)).toISOString();
}
