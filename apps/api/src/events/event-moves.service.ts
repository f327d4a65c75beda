// Moving imported events to the company events (specification 3, sections 4 and 7): all or none, each complete; from then on they count in scores. A move
// can be undone by whoever may move: the events go back as they are by then, and stop counting.

import type { CallInput, CallReply } from '@vigilo/contract/call';
import type { moveEvents as MoveCall, undoMove as UndoCall } from '@vigilo/contract/events';
import { checkEvent } from '@vigilo/domain/events/check-event';
import type { EventTab } from '@vigilo/domain/events/event-actions';
import { impactFromScore } from '@vigilo/domain/scoring/impact';
import type { Day } from '@vigilo/domain/scoring/day';
import { dayFromTimestamp } from '@vigilo/domain/scoring/day';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant, refuseDuplicates } from '../frame/database.ts';
import { notFound, Problem } from '../frame/problem.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { lockForEditing } from '../companies/companies.service.ts';
import { planStories } from '../stories/stories.service.ts';
import { FAULT_MESSAGES, duplicateEvents } from './event-refusals.ts';
import { listMovedIds } from './event-history.queries.ts';
import type { StoredEvent } from './events.queries.ts';
import { listStoredEvents, updateEventStages } from './events.queries.ts';
import type { EventChange } from './record-changes.ts';
import { recordChanges } from './record-changes.ts';

type MoveInput = CallInput<typeof MoveCall>['body'];

const INCOMPLETE = 'refusals.moveIncomplete';

/** @throws Problem not-found, wrong-state (Validated, or an event that is not complete), already-exists. */
export async function moveEvents(
  context: AppContext,
  caller: Caller,
  input: MoveInput,
): Promise<CallReply<typeof MoveCall>> {
  await changeTab(context, caller, input, {
    action: 'events.move',
    tab: 'company-events',
    existing: alreadyMoved,
    check: (_, events) => {
      // Somebody was faster.
      if (events.some(({ tab }) => tab === 'company-events')) throw alreadyMoved();
      for (const event of events) checkMovable(event, dayFromTimestamp(context.now()));
    },
  });
  return { status: 'success', message: 'Moved Events!' };
}

/** @throws Problem not-found, wrong-state (Validated, an event that was not moved or describes the company), already-exists. */
export async function undoMove(
  context: AppContext,
  caller: Caller,
  input: CallInput<typeof UndoCall>['body'],
): Promise<CallReply<typeof UndoCall>> {
  await changeTab(context, caller, input, {
    action: 'events.undo-move',
    tab: 'imported events',
    existing: () => refuseUndo('already-exists', 'refusals.undoMoveExisting'),
    check: async (tx, events) => {
      const moved = await listMovedIds(tx, caller.tenantId, input.eventIds);
      if (events.some(({ id, tab }) => tab === 'imported events' || !moved.has(id)))
        throw refuseUndo('wrong-state', 'refusals.undoMoveNotMoved');
      if (events.some(({ isChosen }) => isChosen)) throw refuseUndo('wrong-state', 'refusals.undoMoveChosen');
    },
  });
  return { status: 'success', message: 'Undone' };
}

interface TabChange {
  readonly action: 'events.move' | 'events.undo-move';
  /** The list that the events come into. */
  readonly tab: EventTab;
  /** What is said where that list has one of them. */
  readonly existing: () => Problem;
  /** Throws where one of them may not come. */
  readonly check: (tx: TenantTransaction, events: readonly StoredEvent[]) => unknown;
}

/** Brings events of a company, all or none, into another list, with everything that depends on it. */
async function changeTab(
  context: AppContext,
  caller: Caller,
  { companyID: companyId, eventIds }: MoveInput,
  { action, tab, existing, check }: TabChange,
): Promise<void> {
  const ids = [...new Set(eventIds)];
  const { tenantId } = caller;
  await refuseDuplicates(duplicateEvents(existing), () =>
    inTenant(context.db, tenantId, async (tx) => {
      const { asOf } = await lockForEditing(context, tx, caller, companyId);
      const stored = await listStoredEvents(tx, tenantId, companyId, ids);
      if (stored.length < ids.length) throw notFound();
      await check(tx, stored);
      const changes = stored.map(({ id, tab: before, event }): EventChange => ({
        action,
        id,
        before: { tab: before, event },
        after: { tab, event },
      }));
      const company = { tenantId, companyId, asOf };
      const plan = await planStories(tx, company, changes);
      await Promise.all([
        updateEventStages(tx, tenantId, ids, tab, new Date(context.now())),
        recordChanges(context, tx, caller, company, changes, plan),
      ]);
    }),
  );
}

function alreadyMoved(): Problem {
  return new Problem('already-exists', 'refusals.moveFailed', { description: 'refusals.moveExisting' });
}

function refuseUndo(
  code: 'already-exists' | 'wrong-state',
  description: 'refusals.undoMoveExisting' | 'refusals.undoMoveNotMoved' | 'refusals.undoMoveChosen',
): Problem {
  return new Problem(code, 'refusals.undoMoveFailed', { description });
}

function checkMovable({ event }: StoredEvent, today: Day): void {
  const [fault] = checkEvent(
    { ...event, impact: event.score === null ? null : impactFromScore(event.score) },
    today,
  );
  if (fault !== undefined)
    throw new Problem('wrong-state', fault === 'missing-fields' ? INCOMPLETE : FAULT_MESSAGES[fault]);
}
