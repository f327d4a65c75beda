// What writing an event would do to the scores of its company, told before it is written.

import type { CallInput, CallReply } from '@vigilo/contract/call';
import type { getEventEffect as EffectCall } from '@vigilo/contract/events';
import { dayOfTimestamp } from '@vigilo/domain/scoring/day';
import { thousandthsOf } from '@vigilo/domain/scoring/thousandths';
import type { Caller } from '../app/caller.ts';
import type { AppContext } from '../app/context.ts';
import { inTenant } from '../app/database.ts';
import { notFound } from '../app/problem.ts';
import { seesCompany } from '../companies/companies.service.ts';
import { getEffect } from '../scoring/effect.service.ts';
import { getAskedAsOf } from '../scoring/scoring.service.ts';
import { listStoredEvents } from './events.queries.ts';
import { countedOf } from './write-events.ts';

/** The effect of adding an event, or of changing one; an imported one has none. @throws Problem not-found. */
export function getEventEffect(context: AppContext, caller: Caller, { companyID: companyId, eventID, event: type, date, score }: CallInput<typeof EffectCall>['body']): Promise<CallReply<typeof EffectCall>> {
  const { tenantId } = caller;
  return inTenant(context.db, tenantId, async (tx) => {
    const { asOf } = await getAskedAsOf(context, tx, tenantId, undefined);
    if (!(await seesCompany(tx, caller, companyId))) throw notFound();
    const [stored] = await listStoredEvents(tx, tenantId, companyId, eventID === undefined ? [] : [eventID]);
    if (eventID !== undefined && !stored) throw notFound();
    const given = { type, score: thousandthsOf(score), day: dayOfTimestamp(Date.parse(date)) };
    const change = { stopped: stored ? countedOf(stored) : [], started: stored?.tab === 'imported events' ? [] : [given] };
    const effect = await getEffect(tx, { tenantId, companyId, asOf }, change);
    return { status: 'success', data: { ...effect, story: null } };
  });
}
