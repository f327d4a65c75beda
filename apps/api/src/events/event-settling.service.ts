// What an analyst decides about imported events of a company (issue 17, 'The queue'): they become company events, as they are or with other values, or they
// are set aside; and either is undone. The caller of these functions has locked the company; all happens in its transaction, or nothing.

import { checkEvent } from '@vigilo/domain/events/check-event';
import type { EventTab } from '@vigilo/domain/events/event-actions';
import { completeSummary } from '@vigilo/domain/events/verdict';
import { listNames } from '@vigilo/domain/records/field';
import { dayFromTimestamp } from '@vigilo/domain/scoring/day';
import { impactFromScore } from '@vigilo/domain/scoring/impact';
import { toDecimal } from '@vigilo/domain/scoring/thousandths';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { Problem } from '../frame/problem.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { auditCallerActions } from '../frame/audit-log.ts';
import { publishChange } from '../changes/changes.service.ts';
import type { CompanyAsOf } from '../scoring/scoring.service.ts';
import { planStories } from '../stories/stories.service.ts';
import { findSourceAndTopic } from '../tenants/tenants.service.ts';
import { FAULT_MESSAGES } from './event-refusals.ts';
import type { DroppableEvent, EventFields, StoredEvent } from './events.queries.ts';
import {
  listDroppable,
  listStoredEvents,
  updateDropped,
  updateEvent,
  updateEventStages,
} from './events.queries.ts';
import { withOfferedNames } from './offered-names.ts';
import type { EventChange } from './record-changes.ts';
import { recordChanges } from './record-changes.ts';

/** An imported event as it was read, with what is to be different about it. */
export interface AcceptedItem {
  readonly eventId: string;
  readonly version: number;
  readonly changes: Partial<EventFields>;
}

/** A version of an event. */
export interface EventVersion {
  readonly id: string;
  readonly version: number;
}

/** An event as it was before it was accepted, with its version since. */
export interface AcceptedEvent extends EventVersion {
  readonly event: EventFields;
}

/**
 * Makes imported events company events.
 * @throws Problem changed-meanwhile, invalid-input, wrong-state where one is not complete; the database's unique violation where one exists
 */
export async function acceptEvents(
  context: AppContext,
  tx: TenantTransaction,
  caller: Caller,
  company: CompanyAsOf,
  items: readonly AcceptedItem[],
): Promise<AcceptedEvent[]> {
  const byId = new Map(items.map((item) => [item.eventId, item]));
  const stored = await getStored(tx, company, [...byId.keys()], 'imported events');
  const moves: Move[] = [];
  for (const each of stored) {
    const item = byId.get(each.id);
    if (item?.version !== each.version) throw changedMeanwhile();
    moves.push({ stored: each, event: await completeEvent(context, tx, caller, each.event, item.changes) });
  }
  await moveAll(context, tx, caller, company, { action: 'events.move', tab: 'company-events' }, moves);
  return moves.map(({ stored: { id, version, event: before }, event }) => ({
    id,
    version: version + (event === before ? 1 : 2),
    event: before,
  }));
}

/** Takes back what was accepted: the events are imported ones as before. @throws Problem changed-meanwhile, wrong-state where one describes the company */
export async function takeBackEvents(
  context: AppContext,
  tx: TenantTransaction,
  caller: Caller,
  company: CompanyAsOf,
  accepted: readonly AcceptedEvent[],
): Promise<void> {
  const byId = new Map(accepted.map((each) => [each.id, each]));
  const stored = await getStored(tx, company, [...byId.keys()], 'company-events');
  const moves = stored.map((each): Move => {
    const before = byId.get(each.id);
    if (before?.version !== each.version) throw changedMeanwhile();
    if (each.isChosen) throw new Problem('wrong-state', 'refusals.undoMoveChosen');
    return { stored: each, event: isSame(before.event, each.event) ? each.event : before.event };
  });
  await moveAll(context, tx, caller, company, { action: 'events.undo-move', tab: 'imported events' }, moves);
}

/** Sets imported events aside, with all imported ones that tell the same stories. @throws Problem changed-meanwhile */
export async function dropEvents(
  context: AppContext,
  tx: TenantTransaction,
  caller: Caller,
  { tenantId, companyId }: CompanyAsOf,
  items: readonly EventVersion[],
): Promise<EventVersion[]> {
  const found = await listDroppable(
    tx,
    tenantId,
    companyId,
    items.map(({ id }) => id),
  );
  checkVersions(found, items, false);
  const left = found.filter(({ isDropped }) => !isDropped);
  return drop(context, tx, caller, companyId, left, 'events.drop');
}

/** Brings back what was set aside. @throws Problem changed-meanwhile */
export async function restoreEvents(
  context: AppContext,
  tx: TenantTransaction,
  caller: Caller,
  { tenantId, companyId }: CompanyAsOf,
  dropped: readonly EventVersion[],
): Promise<void> {
  const ids = new Set(dropped.map(({ id }) => id));
  const found = (await listDroppable(tx, tenantId, companyId, [...ids])).filter(({ id }) => ids.has(id));
  checkVersions(found, dropped, true);
  await drop(context, tx, caller, companyId, found, 'events.undo-drop');
}

function checkVersions(
  found: readonly DroppableEvent[],
  wanted: readonly EventVersion[],
  isDropped: boolean,
): void {
  const byId = new Map(found.map((event) => [event.id, event]));
  for (const { id, version } of wanted) {
    const event = byId.get(id);
    if (event?.version !== version || event.isDropped !== isDropped) throw changedMeanwhile();
  }
}

async function drop(
  context: AppContext,
  tx: TenantTransaction,
  caller: Caller,
  companyId: string,
  events: readonly DroppableEvent[],
  action: 'events.drop' | 'events.undo-drop',
): Promise<EventVersion[]> {
  const { tenantId } = caller;
  const now = new Date(context.now());
  const ids = events.map(({ id }) => id);
  await updateDropped(tx, tenantId, ids, action === 'events.drop' ? now : null, now);
  await auditCallerActions(
    tx,
    caller,
    ids.map((entityId) => ({ action, entity: 'event', entityId, parentId: companyId })),
  );
  await publishChange(tx, tenantId, { kind: 'imported', companyID: companyId });
  return events.map(({ id, version }) => ({ id, version: version + 1 }));
}

/** An event that comes into another list, and what it says there: the same object where nothing changes. */
interface Move {
  readonly stored: StoredEvent;
  readonly event: EventFields;
}

interface Aim {
  readonly action: 'events.move' | 'events.undo-move';
  readonly tab: EventTab;
}

async function moveAll(
  context: AppContext,
  tx: TenantTransaction,
  caller: Caller,
  company: CompanyAsOf,
  { action, tab }: Aim,
  moves: readonly Move[],
): Promise<void> {
  const { tenantId } = caller;
  const now = new Date(context.now());
  const changes = moves.map(({ stored, event }): EventChange => ({
    action,
    id: stored.id,
    before: stored,
    after: { tab, event },
  }));
  const plan = await planStories(tx, company, changes);
  const write = async (): Promise<void> => {
    for (const { stored, event } of moves)
      if (event !== stored.event) await updateEvent(tx, tenantId, stored.id, event, now);
  };
  const ids = changes.map(({ id }) => id);
  // Only an imported event may lack something: it is completed before it is moved, and gets its former values after it is back.
  if (tab === 'company-events') await write();
  await updateEventStages(tx, tenantId, ids, tab, now);
  if (tab === 'imported events') await write();
  await recordChanges(context, tx, caller, company, changes, plan);
}

/** These events of a list of a company. @throws Problem changed-meanwhile where one is not in it, or no more */
async function getStored(
  tx: TenantTransaction,
  { tenantId, companyId }: CompanyAsOf,
  ids: readonly string[],
  tab: EventTab,
): Promise<StoredEvent[]> {
  const stored = await listStoredEvents(tx, tenantId, companyId, ids);
  if (stored.length < ids.length || stored.some((each) => each.tab !== tab)) throw changedMeanwhile();
  return stored;
}

/** An event with what is to be different about it; the event itself where nothing is. */
async function completeEvent(
  context: AppContext,
  tx: TenantTransaction,
  { tenantId }: Caller,
  before: EventFields,
  changes: Partial<EventFields>,
): Promise<EventFields> {
  const changed = { ...before, ...changes };
  const event = isSame(changed, before) ? before : await toOffered(tx, tenantId, changed, before);
  const [fault] = checkEvent(
    { ...event, impact: event.score === null ? null : impactFromScore(event.score) },
    dayFromTimestamp(context.now()),
  );
  if (fault !== undefined)
    throw new Problem(
      'wrong-state',
      fault === 'missing-fields' ? 'refusals.moveIncomplete' : FAULT_MESSAGES[fault],
    );
  return event;
}

async function toOffered(
  tx: TenantTransaction,
  tenantId: string,
  changed: EventFields,
  before: EventFields,
): Promise<EventFields> {
  const named = withOfferedNames(changed, await findSourceAndTopic(tx, tenantId, changed), before);
  const score = named.score === null ? null : toDecimal(named.score);
  return { ...named, summary: completeSummary(named.summary, score) };
}

function isSame(one: EventFields, other: EventFields): boolean {
  return listNames(one).every((name) => one[name] === other[name]);
}

function changedMeanwhile(): Problem {
  return new Problem('changed-meanwhile', 'refusals.newsChanged');
}
