// The tables of the events screen (specification 3, sections 2.1, 4 and 6): company events of the 12 months before the latest one, imported ones for who
// may add events; one row a story.

import type { CallInput, CallReply } from '@vigilo/contract/call';
import type {
  EventRow,
  getLatestEvent as LatestCall,
  listEventFilters as FiltersCall,
  listEvents as ListCall,
} from '@vigilo/contract/events';
import { MOST_EVENTS } from '@vigilo/contract/events';
import { can } from '@vigilo/domain/access/can';
import type { CompanyStatus } from '@vigilo/domain/companies/company';
import { checkEvent } from '@vigilo/domain/events/check-event';
import type { EventRights, EventTab } from '@vigilo/domain/events/event-actions';
import { decideEventActions } from '@vigilo/domain/events/event-actions';
import { countListed } from '@vigilo/domain/events/report-counts';
import { EVENT_TYPES } from '@vigilo/domain/scoring/event-type';
import type { Impact } from '@vigilo/domain/scoring/impact';
import { impactFromScore } from '@vigilo/domain/scoring/impact';
import { EVENT_FILTERS, EVENT_TEXTS } from '@vigilo/domain/events/fields';
import { listNames, mapNames, pickNames } from '@vigilo/domain/records/field';
import type { Day } from '@vigilo/domain/scoring/day';
import { dayFromIso, dayFromTimestamp, isoFromDay, noonFromDay } from '@vigilo/domain/scoring/day';
import { firstDayShown } from '@vigilo/domain/events/shown-days';
import { toDecimal } from '@vigilo/domain/scoring/thousandths';
import { message } from '@vigilo/contract/messages/message';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import { notFound, notAllowed } from '../frame/problem.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { findVisibleStatus } from '../companies/companies.service.ts';
import { getAskedAsOf } from '../scoring/scoring.service.ts';
import { toFirstReport } from '../stories/first-report.ts';
import type { SimilarEvent, TitledEvent } from '../stories/similar-events.service.ts';
import { listSimilarEvents } from '../stories/similar-events.service.ts';
import type { EventChoice, EventWindow, FilteredField, ListedEvent } from './event-list.queries.ts';
import { findLatestDay, listChoices, listEvents as selectEvents } from './event-list.queries.ts';
import { parseSearch, seesSummaries } from './event-search.ts';

type ListInput = CallInput<typeof ListCall>['body'];
type FiltersInput = CallInput<typeof FiltersCall>['body'];

/** @throws Problem not-found where the caller does not see the company, not-allowed for imported events, invalid-input for dates that are reversed. */
export function listEvents(
  context: AppContext,
  caller: Caller,
  companyId: string,
  input: ListInput,
): Promise<CallReply<typeof ListCall>> {
  const rights = getEventRights(caller);
  const search = parseSearch(input, rights);
  const { page, limit, sort, descending } = input;
  return inTenant(context.db, caller.tenantId, async (tx) => {
    const { status, window } = await getWindow(context, tx, caller, companyId, input);
    const rows = page === undefined ? { skip: 0, limit: MOST_EVENTS } : { skip: (page - 1) * limit, limit };
    const { events, total } = await selectEvents(
      tx,
      caller.tenantId,
      window,
      search,
      { sort, descending, rows },
      rights.canAddEvents,
    );
    if (total === 0) return { status: 'fail', message: 'No documents found.' };
    const similar = rights.canEditEvents
      ? await listSimilarEvents(
          tx,
          caller.tenantId,
          companyId,
          events.map(toTitledEvent),
          rights.canAddEvents,
        )
      : new Map<string, readonly SimilarEvent[]>();
    const listContext = { tab: input.tab, status, today: dayFromTimestamp(context.now()) };
    return {
      status: 'success',
      data: events.map((event) => ({
        ...toEventRow(event, listContext, rights),
        ...toSimilar(similar.get(event.id) ?? []),
      })),
      total,
      from: isoFromDay(window.from),
      to: isoFromDay(window.upTo),
    };
  });
}

/** What the filter bar offers. @throws Problem not-found, not-allowed for imported events. */
export function listEventFilters(
  context: AppContext,
  caller: Caller,
  companyId: string,
  input: FiltersInput,
): Promise<CallReply<typeof FiltersCall>> {
  return inTenant(context.db, caller.tenantId, async (tx) => {
    const { window } = await getWindow(context, tx, caller, companyId, input);
    const choices = await listChoices(tx, caller.tenantId, window);
    const filters = mapNames(listNames(EVENT_FILTERS), (filter) =>
      toChoices(
        EVENT_FILTERS[filter],
        choices.filter(({ field }) => field === EVENT_FILTERS[filter]),
      ),
    );
    return {
      status: 'success',
      data: {
        ...filters,
        from: isoFromDay(window.from),
        to: isoFromDay(window.upTo),
      },
    };
  });
}

/** Scores from the highest, event types in their own order, names as people would; of scores and types what is not given comes last. */
function toChoices(
  field: FilteredField,
  choices: readonly EventChoice[],
): { value: string; count: number }[] {
  const types = [...EVENT_TYPES, ''];
  const rank = ({ value }: EventChoice): number => {
    if (field === 'event') return types.findIndex((type) => type === value);
    return field === 'score' && value !== '' ? -Number(value) : Infinity;
  };
  const ordered =
    field === 'event' || field === 'score'
      ? choices.toSorted((one, other) => rank(one) - rank(other))
      : choices;
  return ordered.map(({ value, count }) => ({
    value: field === 'score' && value !== '' ? String(toDecimal(Number(value))) : value,
    count,
  }));
}

/** The date of a company's latest event up to the as-of day. @throws Problem not-found. */
export function getLatestEvent(
  context: AppContext,
  caller: Caller,
  companyId: string,
): Promise<CallReply<typeof LatestCall>> {
  return inTenant(context.db, caller.tenantId, async (tx) => {
    const { asOf } = await getAskedAsOf(context, tx, caller.tenantId, undefined);
    if ((await findVisibleStatus(tx, caller, companyId)) === null) throw notFound();
    const day = await findLatestDay(tx, caller.tenantId, companyId, 'company-events', asOf);
    return { status: 'success', data: { date: day === null ? null : toIsoTime(day) } };
  });
}

/** A day of an event reaches the browser as its noon. */
function toIsoTime(day: Day): string {
  return new Date(noonFromDay(day)).toISOString();
}

async function getWindow(
  context: AppContext,
  tx: TenantTransaction,
  caller: Caller,
  companyId: string,
  { tab, startDate, asOf: asked }: FiltersInput,
): Promise<{ status: CompanyStatus; window: EventWindow }> {
  if (tab === 'imported events' && !getEventRights(caller).canAddEvents)
    throw notAllowed(message('refusals.needsPermission', { permission: 'add-event' }));
  const { asOf } = await getAskedAsOf(context, tx, caller.tenantId, asked);
  const status = await findVisibleStatus(tx, caller, companyId);
  if (status === null) throw notFound();
  const from =
    startDate === undefined
      ? firstDayShown((await findLatestDay(tx, caller.tenantId, companyId, tab, asOf)) ?? asOf)
      : dayFromTimestamp(Date.parse(startDate));
  // No later than the day that has not come: the calendar of the database ends somewhere.
  return { status, window: { companyId, tab, from: Math.min(from, asOf + 1), upTo: asOf } };
}

function getEventRights({ access }: Caller): EventRights {
  return {
    canEditEvents: can(access, 'edit-event'),
    canAddEvents: can(access, 'add-event'),
    canEditCompany: can(access, 'edit-company'),
  };
}

function toTitledEvent({ id, title, day }: ListedEvent): TitledEvent {
  return { id, title, day: day === null ? null : dayFromIso(day) };
}

function toSimilar(events: readonly SimilarEvent[]): Pick<EventRow, 'similar'> {
  return events.length === 0 ? {} : { similar: events.map(({ id, title }) => ({ _id: id, title })) };
}

interface ListContext {
  readonly tab: EventTab;
  readonly status: CompanyStatus;
  readonly today: Day;
}

function toEventRow(event: ListedEvent, listContext: ListContext, rights: EventRights): EventRow {
  const isImported = listContext.tab === 'imported events';
  const { summary, ...texts } = pickNames(event, EVENT_TEXTS);
  const told = countListed(event);
  return {
    _id: event.id,
    ...texts,
    url: !isImported || rights.canEditCompany ? event.url : null,
    ...(seesSummaries(rights) ? { summary } : {}),
    event: event.type,
    impact: findImpact(event),
    score: event.score === null ? null : toDecimal(event.score),
    date: event.day === null ? null : toIsoTime(dayFromIso(event.day)),
    publishedAt: event.published_at?.toISOString() ?? null,
    writtenDate: event.written_date,
    revision: event.revision,
    arrivedAt: event.created_at.toISOString(),
    isUIGenerated: event.is_ui_generated ? true : null,
    checked: event.is_summary,
    tab: listContext.tab,
    version: event.version,
    ...told,
    ...toFirstReport(event, told.reports),
    ...(isImported ? { suggestion: event.suggestion } : {}),
    ...(rights.canAddEvents && event.feed_kind !== null ? { feedKind: event.feed_kind } : {}),
    can: decideEventActions(
      {
        ...listContext,
        isChosen: event.is_summary,
        isComplete: isComplete(event, listContext.today),
        hasSummary: event.summary.trim() !== '',
      },
      rights,
    ),
  };
}

function findImpact({ score }: ListedEvent): Impact | null {
  return score === null ? null : impactFromScore(score);
}

function isComplete(event: ListedEvent, today: Day): boolean {
  const { day } = event;
  return (
    checkEvent(
      {
        ...event,
        ...mapNames(EVENT_TEXTS, (name) => event[name] ?? ''),
        impact: findImpact(event),
        day: day === null ? null : dayFromIso(day),
      },
      today,
    ).length === 0
  );
}
