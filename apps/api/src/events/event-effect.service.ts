// What writing an event would do to the scores of its company, told before it is written.

import type { CallInput, CallReply } from '@vigilo/contract/call';
import type { getEventEffect as EffectCall } from '@vigilo/contract/events';
import { dayOfTimestamp, noonOfDay } from '@vigilo/domain/scoring/day';
import { thousandthsOf } from '@vigilo/domain/scoring/thousandths';
import type { Caller } from '../app/caller.ts';
import type { AppContext } from '../app/context.ts';
import { inTenant } from '../app/database.ts';
import { newId } from '../app/ids.ts';
import { notFound } from '../app/problem.ts';
import { seesCompany } from '../companies/companies.service.ts';
import type { ToldEvent } from '../news/stories.service.ts';
import { planStories } from '../news/stories.service.ts';
import { getEffect } from '../scoring/effect.service.ts';
import { getAskedAsOf } from '../scoring/scoring.service.ts';
import { listStoredEvents } from './events.queries.ts';

/** The effect of adding an event, or of changing one; an imported one has none. @throws Problem not-found. */
export function getEventEffect(context: AppContext, caller: Caller, { companyID: companyId, eventID, title, url, event: type, date, score }: CallInput<typeof EffectCall>['body']): Promise<CallReply<typeof EffectCall>> {
  const { tenantId } = caller;
  return inTenant(context.db, tenantId, async (tx) => {
    const { asOf } = await getAskedAsOf(context, tx, tenantId, undefined);
    if (!(await seesCompany(tx, caller, companyId))) throw notFound();
    const [stored] = await listStoredEvents(tx, tenantId, companyId, eventID === undefined ? [] : [eventID]);
    if (eventID !== undefined && !stored) throw notFound();
    const given = { title, url, type, score: thousandthsOf(score), day: dayOfTimestamp(Date.parse(date)) };
    const id = eventID ?? newId();
    const plan = await planStories(tx, tenantId, companyId, [{ id, before: stored ?? null, after: { tab: stored?.tab ?? 'company-events', event: given } }]);
    const effect = await getEffect(tx, { tenantId, companyId, asOf }, plan.count);
    return { status: 'success', data: { ...effect, story: storyReply(plan.storyOf(id), plan.sourcesOf(id)) } };
  });
}

/** The story that an event would be counted with, by the event of it that is told first; null where it is alone. */
function storyReply(others: readonly ToldEvent[], sources: number) {
  const [first] = others;
  if (!first) return null;
  return { _id: first.id, title: first.title, date: first.day === null ? '' : new Date(noonOfDay(first.day)).toISOString(), sources };
}
