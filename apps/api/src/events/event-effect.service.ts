// What writing an event would do to the scores of its company, computed before it is written; and the story it would be counted with.

import type { CallInput, CallReply } from '@vigilo/contract/call';
import type { getEventEffect as EffectCall } from '@vigilo/contract/events';
import { can } from '@vigilo/domain/access/can';
import { countReports } from '@vigilo/domain/events/report-counts';
import { dayFromTimestamp, noonFromDay } from '@vigilo/domain/scoring/day';
import { toThousandths } from '@vigilo/domain/scoring/thousandths';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import { newId } from '../frame/ids.ts';
import { notFound } from '../frame/problem.ts';
import { seesCompany } from '../companies/companies.service.ts';
import type { StoryEvent } from '../stories/stories.service.ts';
import { planStories } from '../stories/stories.service.ts';
import { getEffect } from '../scoring/effect.service.ts';
import { getAskedAsOf } from '../scoring/scoring.service.ts';
import { listStoredEvents } from './events.queries.ts';

type Reply = CallReply<typeof EffectCall>;

/** The effect of adding an event, of changing one, or of moving an imported one as it is given. @throws Problem not-found. */
export function getEventEffect(
  context: AppContext,
  caller: Caller,
  input: CallInput<typeof EffectCall>['body'],
): Promise<Reply> {
  const { companyID: companyId, eventID, title, url, event: type, date, score } = input;
  const { tenantId } = caller;
  return inTenant(context.db, tenantId, async (tx) => {
    const { asOf } = await getAskedAsOf(context, tx, tenantId, undefined);
    if (!(await seesCompany(tx, caller, companyId))) throw notFound();
    const [stored = null] = await listStoredEvents(
      tx,
      tenantId,
      companyId,
      eventID === undefined ? [] : [eventID],
    );
    if (eventID !== undefined && !stored) throw notFound();
    const id = eventID ?? newId();
    const event = { title, url, type, score: toThousandths(score), day: dayFromTimestamp(Date.parse(date)) };
    const company = { tenantId, companyId, asOf };
    const plan = await planStories(tx, company, [
      { id, before: stored, after: { tab: 'company-events', event } },
    ]);
    const effect = await getEffect(tx, company, plan.count);
    return {
      status: 'success',
      data: {
        ...effect,
        story: toStoryReply(plan.storyById(id), can(caller.access, 'add-event')),
      },
    };
  });
}

/** The story by what leads it beside the event itself, which is no report of what is there already; only those who may add events learn of imported ones. */
function toStoryReply(otherEvents: readonly StoryEvent[], seesImported: boolean): Reply['data']['story'] {
  const others = otherEvents.filter(({ stage }) => seesImported || stage === 'company');
  const [first] = others.flatMap(({ id: _id, title, day }) =>
    day === null ? [] : [{ _id, title, date: new Date(noonFromDay(day)).toISOString() }],
  );
  const counts = others.some(({ stage }) => stage === 'company');
  return first ? { ...first, ...countReports(others), counts } : null;
}
