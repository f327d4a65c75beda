// Writing company events. The company is locked first, then the event is checked, stored, audited and added to the company's scores, all in
// one transaction: two writers to the same company take turns, and a score is never without its event.

import type { CallInput, CallReply } from '@vigilo/contract/call';
import type { addEvent as AddCall, changeEvent as ChangeCall, removeEvent as RemoveCall } from '@vigilo/contract/events';
import type { EventFault } from '@vigilo/domain/events/check-event';
import { checkEvent } from '@vigilo/domain/events/check-event';
import type { Day } from '@vigilo/domain/scoring/day';
import { dayOfTimestamp, isoFromDay } from '@vigilo/domain/scoring/day';
import { thousandthsOf } from '@vigilo/domain/scoring/thousandths';
import type { Caller } from '../app/caller.ts';
import type { AppContext } from '../app/context.ts';
import { brokenUnique, inTenant } from '../app/database.ts';
import { newId } from '../app/ids.ts';
import { notFound, Problem } from '../app/problem.ts';
import type { TenantTransaction, Write } from '../app/tables.ts';
import { auditOfCaller } from '../audit/audit.service.ts';
import { lockForEditing, noteOfChangedEvents } from '../companies/companies.service.ts';
import { writeWithScores } from '../scoring/scoring.service.ts';
import { additionOfNames } from '../tenants/tenants.service.ts';
import type { CompanyEvent } from './events.queries.ts';
import { additionOfEvent, changeOfEvent, findCompanyEvent, removalOfEvent } from './events.queries.ts';

type AddInput = CallInput<typeof AddCall>['body'];
type ChangeInput = CallInput<typeof ChangeCall>['body'];
type RemoveInput = CallInput<typeof RemoveCall>['body'];

const FAULT_MESSAGES: Readonly<Record<EventFault, string>> = {
  'missing-fields': '* All fields are mandatory to fill.',
  'future-date': 'Invalid date. Future dates are not allowed.',
  'score-out-of-range': 'The score must lie between -1 and 1 in steps of 0.1.',
  'impact-against-score': 'The impact does not fit the score.',
  'bad-url': 'The url must be a web address that begins with http:// or https://.',
};

/** @throws Problem invalid-input, not-found, wrong-state (Validated), already-exists. */
export async function addEvent(context: AppContext, caller: Caller, input: AddInput): Promise<CallReply<typeof AddCall>> {
  const event = checkedEvent(context, input);
  const id = await refusingDuplicates(() =>
    inTenant(context.db, caller.tenantId, async (tx) => {
      const { asOf } = await lockForEditing(context, tx, caller, input.companyID);
      const added = newId();
      await writeChange(context, tx, caller, { companyId: input.companyID, asOf, id: added, before: null, after: event }, additionOfEvent(caller.tenantId, added, input.companyID, event));
      return added;
    }),
  );
  return { status: 'success', message: 'Event Saved Successfully', data: { _id: id, sources: 1 } };
}

/** @throws Problem invalid-input, not-found, wrong-state, already-exists, and changed-meanwhile where the previous values are not those stored. */
export async function changeEvent(context: AppContext, caller: Caller, input: ChangeInput): Promise<CallReply<typeof ChangeCall>> {
  const event = checkedEvent(context, input);
  await refusingDuplicates(() =>
    inTenant(context.db, caller.tenantId, async (tx) => {
      const { asOf } = await lockForEditing(context, tx, caller, input.companyID);
      const stored = await getUnchosen(tx, caller, input.companyID, input._id, 'Please uncheck to edit this event.');
      const previous = { score: input.previousScore && thousandthsOf(input.previousScore), type: input.previousEventType, day: input.previousPublishedDate && dayOf(input.previousPublishedDate) };
      const isAsExpected = stored.score === previous.score && stored.type === previous.type && stored.day === previous.day;
      if (!isAsExpected) throw new Problem('changed-meanwhile', 'Error', { description: 'Somebody changed this event meanwhile. Reload it and try again.' });
      const change = { companyId: input.companyID, asOf, id: input._id, before: stored, after: event };
      await writeChange(context, tx, caller, change, changeOfEvent(caller.tenantId, input._id, event, new Date(context.now())));
    }),
  );
  return { status: 'success', message: 'Event Edited Successfully', score: input.score };
}

/** @throws Problem not-found, wrong-state. */
export async function removeEvent(context: AppContext, caller: Caller, input: RemoveInput): Promise<CallReply<typeof RemoveCall>> {
  await inTenant(context.db, caller.tenantId, async (tx) => {
    const { asOf } = await lockForEditing(context, tx, caller, input.companyID);
    const stored = await getUnchosen(tx, caller, input.companyID, input.eventID, 'Please uncheck the summary to delete this event.');
    const change = { companyId: input.companyID, asOf, id: input.eventID, before: stored, after: null };
    await writeChange(context, tx, caller, change, removalOfEvent(caller.tenantId, input.eventID));
  });
  return { status: 'success', message: 'Deleted!' };
}

/** A company event that does not describe the company. @throws Problem not-found; wrong-state with these words where it does. */
async function getUnchosen(tx: TenantTransaction, caller: Caller, companyId: string, eventId: string, words: string): Promise<CompanyEvent> {
  const stored = await findCompanyEvent(tx, caller.tenantId, companyId, eventId);
  if (!stored) throw notFound();
  if (stored.isChosen) throw new Problem('wrong-state', words);
  return stored.event;
}

interface EventChange {
  readonly companyId: string;
  readonly asOf: Day;
  readonly id: string;
  readonly before: CompanyEvent | null;
  readonly after: CompanyEvent | null;
}

/** Writes a change of an event with all that belongs to it. */
async function writeChange(context: AppContext, tx: TenantTransaction, caller: Caller, change: EventChange, ofEvent: Write): Promise<void> {
  const { companyId, asOf, id, before, after } = change;
  const { tenantId } = caller;
  const action = before ? (after ? 'events.change' : 'events.remove') : 'events.add';
  await writeWithScores(tx, { tenantId, companyId, asOf }, before, after, [
    ofEvent,
    ...(after && after.source !== before?.source ? [additionOfNames(tenantId, 'sources', [after.source])] : []),
    ...(after && after.topic !== before?.topic ? [additionOfNames(tenantId, 'topics', [after.topic])] : []),
    noteOfChangedEvents(context, tenantId, companyId),
    auditOfCaller(caller, {
      action, entity: 'event', entityId: id, parentId: companyId,
      ...(before ? { before: auditedOf(before) } : {}),
      ...(after ? { after: auditedOf(after) } : {}),
    }),
  ]);
}

function auditedOf({ day, ...event }: CompanyEvent) {
  return { ...event, day: isoFromDay(day) };
}

function checkedEvent(context: AppContext, input: AddInput | ChangeInput): CompanyEvent {
  const { event: type, date, score, impact } = input;
  if (type === null || date === null || score === null || impact === null) throw new Problem('invalid-input', FAULT_MESSAGES['missing-fields']);
  const event = {
    title: input.title, url: input.url, summary: input.summary, source: input.source,
    topic: input.topic, type, score: thousandthsOf(score), day: dayOf(date),
  };
  const faults = checkEvent({ ...event, impact }, dayOfTimestamp(context.now()));
  const first = faults[0];
  if (first !== undefined) throw new Problem('invalid-input', FAULT_MESSAGES[first], { description: faults.map((fault) => FAULT_MESSAGES[fault]).join(' ') });
  return event;
}

function dayOf(date: string): number {
  return dayOfTimestamp(Date.parse(date));
}

async function refusingDuplicates<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const index = brokenUnique(error);
    if (index === 'events_url' || index === 'events_title') throw new Problem('already-exists', '* Event already exists.');
    throw error;
  }
}
