// Moving imported events to the company events (specification 3, sections 4 and 7): all or none, each complete; from then on they count in scores.

import type { CallInput, CallReply } from '@vigilo/contract/call';
import type { moveEvents as MoveCall } from '@vigilo/contract/events';
import { checkEvent } from '@vigilo/domain/events/check-event';
import { impactFromScore } from '@vigilo/domain/scoring/impact';
import type { Day } from '@vigilo/domain/scoring/day';
import { dayFromTimestamp } from '@vigilo/domain/scoring/day';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant, refuseDuplicates } from '../frame/database.ts';
import { notFound, Problem } from '../frame/problem.ts';
import { lockForEditing } from '../companies/companies.service.ts';
import { planStories } from '../stories/stories.service.ts';
import { FAULT_MESSAGES, duplicateEvents } from './event-refusals.ts';
import type { StoredEvent } from './events.queries.ts';
import { listStoredEvents, updateEventStages } from './events.queries.ts';
import type { EventChange } from './record-changes.ts';
import { recordChanges } from './record-changes.ts';

const INCOMPLETE = 'refusals.moveIncomplete';

/** @throws Problem not-found, wrong-state (Validated, or an event that is not complete), already-exists. */
export async function moveEvents(
  context: AppContext,
  caller: Caller,
  { companyID: companyId, eventIds }: CallInput<typeof MoveCall>['body'],
): Promise<CallReply<typeof MoveCall>> {
  const ids = [...new Set(eventIds)];
  const { tenantId } = caller;
  await refuseDuplicates(duplicateEvents(alreadyMoved), () =>
    inTenant(context.db, tenantId, async (tx) => {
      const { asOf } = await lockForEditing(context, tx, caller, companyId);
      const stored = await listStoredEvents(tx, tenantId, companyId, ids);
      if (stored.length < ids.length) throw notFound();
      // Somebody was faster.
      if (stored.some(({ tab }) => tab === 'company-events')) throw alreadyMoved();
      for (const event of stored) checkMovable(event, dayFromTimestamp(context.now()));
      const changes = stored.map(({ id, tab, event }): EventChange => ({
        action: 'events.move',
        id,
        before: { tab, event },
        after: { tab: 'company-events', event },
      }));
      const company = { tenantId, companyId, asOf };
      const plan = await planStories(tx, company, changes);
      await Promise.all([
        updateEventStages(tx, tenantId, ids, new Date(context.now())),
        recordChanges(context, tx, caller, company, changes, plan),
      ]);
    }),
  );
  return { status: 'success', message: 'Moved Events!' };
}

function alreadyMoved(): Problem {
  return new Problem('already-exists', 'refusals.moveFailed', { description: 'refusals.moveExisting' });
}

function checkMovable({ event }: StoredEvent, today: Day): void {
  const [fault] = checkEvent(
    { ...event, impact: event.score === null ? null : impactFromScore(event.score) },
    today,
  );
  if (fault !== undefined)
    throw new Problem('wrong-state', fault === 'missing-fields' ? INCOMPLETE : FAULT_MESSAGES[fault]);
}
