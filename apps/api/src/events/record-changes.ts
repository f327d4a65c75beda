// What belongs to a change of events: the stories and scores of their company, the names of their sources and topics, the audit log, word to open
// screens.

import type { EventTab } from '@vigilo/domain/events/event-actions';
import { isoFromDay } from '@vigilo/domain/scoring/day';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import type { NewAuditEntry } from '../frame/audit-log.ts';
import { auditCallerActions } from '../frame/audit-log.ts';
import { changeAsOfDate } from '../companies/companies.service.ts';
import { publishChanges } from '../changes/changes.service.ts';
import type { StoryPlan } from '../stories/stories.service.ts';
import { savePlan } from '../stories/stories.service.ts';
import type { CompanyAsOf } from '../scoring/scoring.service.ts';
import { recomputeScores, shiftScores } from '../scoring/scoring.service.ts';
import { addNames } from '../tenants/tenants.service.ts';
import type { EventFields } from './events.queries.ts';

/** An event in the list it stands in. */
export interface EventInTab {
  readonly tab: EventTab;
  readonly event: EventFields;
}

/** A change of an event of a company: null before where it is new, null after where it is deleted. */
export interface EventChange {
  readonly action: 'events.add' | 'events.change' | 'events.remove' | 'events.move' | 'events.undo-move';
  readonly id: string;
  readonly before: EventInTab | null;
  readonly after: EventInTab | null;
}

/** Writes all that belongs to changes of a company's events, at least one; together with the events themselves. The company is locked. */
export async function recordChanges(
  context: AppContext,
  tx: TenantTransaction,
  caller: Caller,
  company: CompanyAsOf,
  changes: readonly EventChange[],
  plan: StoryPlan,
): Promise<void> {
  const { tenantId, companyId } = company;
  const listed = changes.flatMap(({ before, after }) => [before, after].filter((each) => each !== null));
  const tabs = new Set(listed.map(({ tab }) => tab));
  const isScored = tabs.has('company-events');
  const [areScoresCurrent] = await Promise.all([
    !isScored || shiftScores(tx, company, plan.count),
    isScored && changeAsOfDate(context, tx, tenantId, companyId),
    addNames(
      tx,
      tenantId,
      'sources',
      listNewNames(changes, ({ source }) => source),
    ),
    addNames(
      tx,
      tenantId,
      'topics',
      listNewNames(changes, ({ topic }) => topic),
    ),
    auditCallerActions(
      tx,
      caller,
      changes.map((change) => toAuditEntry(companyId, change)),
    ),
    publishChanges(
      tx,
      tenantId,
      [...tabs].map((tab) => ({
        kind: tab === 'company-events' ? 'events' : 'imported',
        companyID: companyId,
      })),
    ),
  ]);
  // By now the events themselves are stored, which these build on.
  await savePlan(tx, tenantId, plan);
  if (!areScoresCurrent) await recomputeScores(context, tx, tenantId, [companyId]);
}

/**
 * Names that are new to the lists that are offered: those that an imported event has brought, when it is moved. Whoever writes an event adds a
 * new source or topic by its own call, so that a slip of the pen is offered to nobody.
 */
function listNewNames(changes: readonly EventChange[], getName: (event: EventFields) => string): string[] {
  const given = changes.flatMap(({ action, after }) => {
    const name = action === 'events.move' && after ? getName(after.event) : '';
    return name === '' ? [] : [name];
  });
  // In order, so that two writers who add the same names do not wait for each other.
  return [...new Set(given)].toSorted();
}

function toAuditEntry(companyId: string, { action, id, before, after }: EventChange): NewAuditEntry {
  return {
    action,
    entity: 'event',
    entityId: id,
    parentId: companyId,
    ...(before ? { before: toAuditedEvent(before) } : {}),
    ...(after ? { after: toAuditedEvent(after) } : {}),
  };
}

function toAuditedEvent({ tab, event: { day, ...event } }: EventInTab) {
  return { tab, ...event, day: day === null ? null : isoFromDay(day) };
}
