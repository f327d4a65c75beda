// Writing company events. The company is locked first, then the event is checked, stored, audited and added to the company's scores, all in
// one transaction: two writers to the same company take turns, and a score is never without its event.

import type { CallInput, CallReply } from '@vigilo/contract/call';
import type { addEvent as AddCall, changeEvent as ChangeCall, removeEvent as RemoveCall } from '@vigilo/contract/events';
import type { EventFault } from '@vigilo/domain/events/check-event';
import { checkEvent } from '@vigilo/domain/events/check-event';
import { titleKey, urlKey } from '@vigilo/domain/events/story-key';
import { dayOfTimestamp, isoFromDay } from '@vigilo/domain/scoring/day';
import { thousandthsOf } from '@vigilo/domain/scoring/thousandths';
import type { Caller } from '../app/caller.ts';
import type { AppContext } from '../app/context.ts';
import { brokenUnique, inTenant } from '../app/database.ts';
import { notFound, Problem } from '../app/problem.ts';
import type { TenantTransaction } from '../app/tables.ts';
import { auditCaller } from '../audit/audit.service.ts';
import { lockForEditing, noteEventsChanged } from '../companies/companies.service.ts';
import { applyEventToScores } from '../scoring/scoring.service.ts';
import type { CompanyEvent } from './events.queries.ts';
import { addNames, removeEventRow, findCompanyEvent, addEventRow, changeEventRow } from './events.queries.ts';

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
      await lockForEditing(tx, caller, input.companyID);
      const added = await addEventRow(tx, caller.tenantId, input.companyID, event);
      await settle(context, tx, caller, input.companyID, added, null, event);
      return added;
    }),
  );
  return { status: 'success', message: 'Event Saved Successfully', data: { _id: id } };
}

/** @throws Problem invalid-input, not-found, wrong-state, already-exists, and changed-meanwhile where the previous values are not those stored. */
export async function changeEvent(context: AppContext, caller: Caller, input: ChangeInput): Promise<CallReply<typeof ChangeCall>> {
  const event = checkedEvent(context, input);
  await refusingDuplicates(() =>
    inTenant(context.db, caller.tenantId, async (tx) => {
      await lockForEditing(tx, caller, input.companyID);
      const stored = await findCompanyEvent(tx, caller.tenantId, input.companyID, input._id);
      if (!stored) throw notFound();
      const isAsExpected = stored.score === thousandthsOf(input.previousScore) && stored.type === input.previousEventType && stored.day === dayOf(input.previousPublishedDate);
      if (!isAsExpected) throw new Problem('changed-meanwhile', 'Error', { description: 'Somebody changed this event meanwhile. Reload it and try again.' });
      await changeEventRow(tx, caller.tenantId, input._id, event, new Date(context.now()));
      await settle(context, tx, caller, input.companyID, input._id, stored, event);
    }),
  );
  return { status: 'success', message: 'Event Edited Successfully', score: input.score };
}

/** @throws Problem not-found, wrong-state. */
export async function removeEvent(context: AppContext, caller: Caller, input: RemoveInput): Promise<CallReply<typeof RemoveCall>> {
  await inTenant(context.db, caller.tenantId, async (tx) => {
    await lockForEditing(tx, caller, input.companyID);
    const stored = await findCompanyEvent(tx, caller.tenantId, input.companyID, input.eventID);
    if (!stored) throw notFound();
    await removeEventRow(tx, caller.tenantId, input.eventID);
    await settle(context, tx, caller, input.companyID, input.eventID, stored, null);
  });
  return { status: 'success', message: 'Deleted!' };
}

async function settle(context: AppContext, tx: TenantTransaction, caller: Caller, companyId: string, eventId: string, before: CompanyEvent | null, after: CompanyEvent | null): Promise<void> {
  if (after && after.source !== before?.source) await addNames(tx, 'sources', caller.tenantId, [after.source]);
  if (after && after.topic !== before?.topic) await addNames(tx, 'topics', caller.tenantId, [after.topic]);
  await applyEventToScores(context, tx, caller.tenantId, companyId, before, after);
  await noteEventsChanged(context, tx, caller.tenantId, companyId);
  const action = before ? (after ? 'events.change' : 'events.remove') : 'events.add';
  await auditCaller(tx, caller, {
    action, entity: 'event', entityId: eventId, parentId: companyId,
    ...(before ? { before: auditedOf(before) } : {}),
    ...(after ? { after: auditedOf(after) } : {}),
  });
}

function auditedOf({ titleKey: _title, urlKey: _url, day, ...event }: CompanyEvent) {
  return { ...event, day: isoFromDay(day) };
}

function checkedEvent(context: AppContext, input: AddInput | ChangeInput): CompanyEvent {
  const event = {
    title: input.title, titleKey: titleKey(input.title), url: input.url, urlKey: urlKey(input.url), summary: input.summary, source: input.source,
    topic: input.topic, type: input.event, score: thousandthsOf(input.score), day: dayOf(input.date),
  };
  const faults = checkEvent({ ...event, impact: input.impact }, dayOfTimestamp(context.now()));
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
