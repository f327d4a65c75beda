import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { notFound } from '../frame/problem.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import type { CompanyAsOf } from '../scoring/scoring.service.ts';
import { planStories } from '../stories/stories.service.ts';
import { listStoredEvents, updateEvent } from './events.queries.ts';
import type { EventChange } from './record-changes.ts';
import { recordChanges } from './record-changes.ts';

/**
 * Gives an event another headline, with all that follows from it. The company is locked.
 * @throws Problem not-found; the database's unique violation where such an event exists
 */
export async function retitleEvent(
  context: AppContext,
  tx: TenantTransaction,
  caller: Caller,
  company: CompanyAsOf,
  eventId: string,
  title: string,
): Promise<void> {
  const [stored] = await listStoredEvents(tx, company.tenantId, company.companyId, [eventId]);
  if (!stored) throw notFound();
  const event = { ...stored.event, title };
  const change: EventChange = {
    action: 'events.change',
    id: eventId,
    before: stored,
    after: { tab: stored.tab, event },
  };
  const plan = await planStories(tx, company, [change]);
  await updateEvent(tx, company.tenantId, eventId, event, new Date(context.now()));
  await recordChanges(context, tx, caller, company, [change], plan);
}
