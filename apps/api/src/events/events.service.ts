// Writing events. The company is locked first, then the event is checked, stored, audited and added to the company's scores, all in one
// transaction: two writers to the same company take turns, and a score is never without its event.

import type { CallInput, CallReply } from '@vigilo/contract/call';
import type {
  addEvent as AddCall,
  changeEvent as ChangeCall,
  removeEvent as RemoveCall,
} from '@vigilo/contract/events';
import { can } from '@vigilo/domain/access/can';
import { checkEvent } from '@vigilo/domain/events/check-event';
import type { EventTab } from '@vigilo/domain/events/event-actions';
import { EVENT_TEXTS } from '@vigilo/domain/events/fields';
import { countReports } from '@vigilo/domain/events/report-counts';
import { completeSummary } from '@vigilo/domain/events/verdict';
import { mapNames } from '@vigilo/domain/records/field';
import type { Day } from '@vigilo/domain/scoring/day';
import { dayFromTimestamp } from '@vigilo/domain/scoring/day';
import { toThousandths } from '@vigilo/domain/scoring/thousandths';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant, refuseDuplicates } from '../frame/database.ts';
import { newId } from '../frame/ids.ts';
import { notFound, Problem, invalidField } from '../frame/problem.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { lockForEditing } from '../companies/companies.service.ts';
import { findSourceAndTopic } from '../tenants/tenants.service.ts';
import { planStories } from '../stories/stories.service.ts';
import { FAULT_MESSAGES, refuseFaults, duplicateEvents } from './event-refusals.ts';
import type { EventFields, StoredEvent } from './events.queries.ts';
import { insertEvent, updateEvent, listStoredEvents, deleteEvent } from './events.queries.ts';
import { checkStillDescribes } from './chosen-summaries.service.ts';
import { withOfferedNames } from './offered-names.ts';
import type { EventChange } from './record-changes.ts';
import { recordChanges } from './record-changes.ts';

type AddInput = CallInput<typeof AddCall>['body'];
type ChangeInput = CallInput<typeof ChangeCall>['body'];
type RemoveInput = CallInput<typeof RemoveCall>['body'];

const EXISTING = duplicateEvents(() => new Problem('already-exists', 'refusals.eventExists'));
const COMPANY_EVENTS = 'company-events';

/** @throws Problem invalid-input, not-found, wrong-state (Validated), already-exists. */
export async function addEvent(
  context: AppContext,
  caller: Caller,
  input: AddInput,
): Promise<CallReply<typeof AddCall>> {
  const given = checkedEvent(context, COMPANY_EVENTS, input);
  const id = newId();
  const told = await refuseDuplicates(EXISTING, () =>
    inTenant(context.db, caller.tenantId, async (tx) => {
      const place = { tenantId: caller.tenantId, companyId: input.companyID };
      const added = { id, before: null, after: { tab: COMPANY_EVENTS, event: given } } as const;
      // One message to the database for all: it reads the company's stories once the company is locked.
      const [{ asOf }, offered, plan] = await Promise.all([
        lockForEditing(context, tx, caller, input.companyID),
        findSourceAndTopic(tx, caller.tenantId, given),
        planStories(tx, place, [added]),
      ]);
      const event = withOfferedNames(given, offered);
      const change: EventChange = {
        ...added,
        action: 'events.add',
        after: { tab: COMPANY_EVENTS, event },
      };
      const company = toCompanyAsOf(caller, input.companyID, asOf);
      await Promise.all([
        insertEvent(tx, caller.tenantId, id, input.companyID, event),
        recordChanges(context, tx, caller, company, [change], plan),
      ]);
      return countReports([event, ...plan.storyById(id)]);
    }),
  );
  return { status: 'success', message: 'Event Saved Successfully', data: { _id: id, ...told } };
}

/** @throws Problem invalid-input, not-found, wrong-state, already-exists, and changed-meanwhile where the previous values are not those stored. */
export async function changeEvent(
  context: AppContext,
  caller: Caller,
  input: ChangeInput,
): Promise<CallReply<typeof ChangeCall>> {
  const { tab, companyID, _id: id } = input;
  const given = checkedEvent(context, tab, input);
  await refuseDuplicates(EXISTING, () =>
    inTenant(context.db, caller.tenantId, async (tx) => {
      const [{ asOf }, offered] = await Promise.all([
        lockForEditing(context, tx, caller, companyID),
        findSourceAndTopic(tx, caller.tenantId, given),
      ]);
      const stored = await getStored(tx, caller, companyID, id, tab);
      if (!isAsRead(stored, input))
        throw new Problem('changed-meanwhile', 'refusals.error', {
          description: 'refusals.eventChanged',
        });
      const named = withOfferedNames(given, offered, stored.event);
      const event = { ...named, url: keptUrl(caller, stored, given.url) };
      if (sameFields(event, stored.event)) return;
      if (stored.isChosen) await checkStillDescribes(tx, caller, companyID, id, event);
      const change: EventChange = { action: 'events.change', id, before: stored, after: { tab, event } };
      const company = toCompanyAsOf(caller, companyID, asOf);
      const plan = await planStories(tx, company, [change]);
      await Promise.all([
        updateEvent(tx, caller.tenantId, id, event, new Date(context.now())),
        recordChanges(context, tx, caller, company, [change], plan),
      ]);
    }),
  );
  return { status: 'success', message: 'Event Edited Successfully', score: input.score };
}

/** @throws Problem not-found, wrong-state. */
export async function removeEvent(
  context: AppContext,
  caller: Caller,
  { companyID, eventID: id, tab }: RemoveInput,
): Promise<CallReply<typeof RemoveCall>> {
  await inTenant(context.db, caller.tenantId, async (tx) => {
    const { asOf } = await lockForEditing(context, tx, caller, companyID);
    const stored = await getStored(tx, caller, companyID, id, tab);
    if (stored.isChosen) throw new Problem('wrong-state', 'refusals.chosenDelete');
    const change: EventChange = { action: 'events.remove', id, before: stored, after: null };
    const company = toCompanyAsOf(caller, companyID, asOf);
    const plan = await planStories(tx, company, [change]);
    await Promise.all([
      deleteEvent(tx, caller.tenantId, id),
      recordChanges(context, tx, caller, company, [change], plan),
    ]);
  });
  return { status: 'success', message: 'Deleted!' };
}

function toCompanyAsOf(caller: Caller, companyId: string, asOf: Day) {
  return { tenantId: caller.tenantId, companyId, asOf };
}

/** An event of a list of a company. @throws Problem not-found. */
async function getStored(
  tx: TenantTransaction,
  caller: Caller,
  companyId: string,
  eventId: string,
  tab: EventTab,
): Promise<StoredEvent> {
  const [stored] = await listStoredEvents(tx, caller.tenantId, companyId, [eventId]);
  if (!stored || stored.tab !== tab) throw notFound();
  return stored;
}

/** Whether an event still is as whoever changes it has read it. */
function isAsRead({ event, version }: StoredEvent, input: ChangeInput): boolean {
  const { previousScore: score, previousPublishedDate: date } = input;
  const isSame =
    event.score === (score === null ? null : toThousandths(score)) &&
    event.type === input.previousEventType &&
    event.day === (date === null ? null : dayFromDate(date));
  return isSame && (input.version === undefined || input.version === version);
}

/** The url an event keeps; one that has none may get one. @throws Problem invalid-input where another is given, or none where there must be one. */
function keptUrl(caller: Caller, { tab, event: { url } }: StoredEvent, given: string): string {
  if (url === '' || given === url) return given;
  // Who does not see the url of an imported event leaves it as it is.
  if (given === '' && tab === 'imported events' && !can(caller.access, 'edit-company')) return url;
  const sentence = given === '' ? FAULT_MESSAGES['missing-fields'] : 'refusals.eventUrlStays';
  throw invalidField('body.url', sentence);
}

function sameFields(one: EventFields, other: EventFields): boolean {
  const names = Object.keys(one) as (keyof EventFields)[]; // the keys of an object of this type alone
  return names.every((name) => one[name] === other[name]);
}

/** What is given as an event of a list. @throws Problem invalid-input for a draft that is none. */
function checkedEvent(context: AppContext, tab: EventTab, input: AddInput | ChangeInput): EventFields {
  const { impact, event: type, date, score } = input;
  const event = {
    ...mapNames(EVENT_TEXTS, (name) => input[name]),
    summary: completeSummary(input.summary, score),
    type,
    score: score === null ? null : toThousandths(score),
    day: date === null ? null : dayFromDate(date),
  };
  refuseFaults(
    checkEvent(
      { ...event, impact },
      dayFromTimestamp(context.now()),
      tab === COMPANY_EVENTS ? 'everything' : 'url-or-title',
    ),
  );
  return event;
}

function dayFromDate(date: string): number {
  return dayFromTimestamp(Date.parse(date));
}
