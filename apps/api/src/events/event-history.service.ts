// The history of one event: when it arrived, and who did what with it; for those who may move events.

import type { CallReply } from '@vigilo/contract/call';
import type { getEventHistory as HistoryCall } from '@vigilo/contract/events';
import { EVENT_STEPS } from '@vigilo/domain/events/event-actions';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import { notFound } from '../frame/problem.ts';
import { findVisibleStatus } from '../companies/companies.service.ts';
import { findArrival, listHistory } from './event-history.queries.ts';

/** @throws Problem not-found where the caller does not see the event's company. */
export function getEventHistory(
  context: AppContext,
  caller: Caller,
  eventId: string,
): Promise<CallReply<typeof HistoryCall>> {
  return inTenant(context.db, caller.tenantId, async (tx) => {
    const event = await findArrival(tx, caller.tenantId, eventId);
    const status = event && (await findVisibleStatus(tx, caller, event.companyId));
    if (!event || !status) throw notFound();
    const history = await listHistory(tx, caller.tenantId, eventId);
    const steps = history.flatMap(({ id, action, at, userName }) => {
      const step = EVENT_STEPS.find((each) => each === action);
      // What a source made of its headline was nobody's doing, whoever handed it in; the audit log says who that was.
      const by = step === 'events.revise' ? null : userName;
      return step === undefined ? [] : [{ _id: id, action: step, at: at.toISOString(), userName: by }];
    });
    const canUndoMove =
      status !== 'Validated' &&
      event.stage === 'company' &&
      !event.isChosen &&
      steps.some(({ action }) => action === 'events.move');
    return { status: 'success', data: { arrivedAt: event.arrivedAt.toISOString(), steps, canUndoMove } };
  });
}
