// Writing events with all that belongs to it: the scores of their company, the names of their sources and topics, the audit log, word to open screens.

import type { EventTab } from '@vigilo/domain/events/event-actions';
import { isoFromDay } from '@vigilo/domain/scoring/day';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { writeTogether } from '../frame/database.ts';
import type { TenantTransaction, Write } from '../frame/tables.ts';
import { writeCallerAudits } from '../frame/audit-log.ts';
import { writeCompanyAsOfDate } from '../companies/companies.service.ts';
import { publishChanges } from '../changes/changes.service.ts';
import type { StoryPlan } from '../stories/stories.service.ts';
import { planStories, savePlan } from '../stories/stories.service.ts';
import type { CompanyAsOf } from '../scoring/scoring.service.ts';
import { writeWithScores } from '../scoring/scoring.service.ts';
import { writeNames } from '../tenants/tenants.service.ts';
import type { EventFields } from './events.queries.ts';

/** An event in the list it stands in. */
export interface EventInTab {
  readonly tab: EventTab;
  readonly event: EventFields;
}

/** A change of an event of a company: null before where it is new, null after where it is deleted. */
export interface EventChange {
  readonly action: 'events.add' | 'events.change' | 'events.remove' | 'events.move';
  readonly id: string;
  readonly before: EventInTab | null;
  readonly after: EventInTab | null;
}

/** Sends the write of changes of a company's events, at least one, with all that belongs to them. The company is locked. */
export async function writeEvents(
  context: AppContext,
  tx: TenantTransaction,
  caller: Caller,
  company: CompanyAsOf,
  changes: readonly EventChange[],
  write: Write,
): Promise<StoryPlan> {
  const { tenantId, companyId } = company;
  const audits = writeCallerAudits(
    caller,
    changes.map(({ action, id, before, after }) => ({
      action,
      entity: 'event',
      entityId: id,
      parentId: companyId,
      ...(before ? { before: toAuditedEvent(before) } : {}),
      ...(after ? { after: toAuditedEvent(after) } : {}),
    })),
  );
  const plan = await planStories(tx, tenantId, companyId, changes);
  const others = [
    ...insertNewNames(tenantId, 'sources', changes, ({ source }) => source),
    ...insertNewNames(tenantId, 'topics', changes, ({ topic }) => topic),
    audits,
  ];
  if (changes.some(({ before, after }) => isCompanyEvent(before) || isCompanyEvent(after))) {
    await writeWithScores(tx, company, plan.count, [
      write,
      ...others,
      writeCompanyAsOfDate(context, tenantId, companyId),
    ]);
  } else {
    await writeTogether(tx, write, others);
  }
  await savePlan(tx, tenantId, plan);
  const touched = new Set(
    changes.flatMap(({ before, after }) => [before, after].flatMap((listed) => (listed ? [listed.tab] : []))),
  );
  await publishChanges(
    tx,
    tenantId,
    [...touched].map((tab) => ({
      kind: tab === 'company-events' ? 'events' : 'imported',
      companyID: companyId,
    })),
  );
  return plan;
}

function isCompanyEvent(listed: EventInTab | null): boolean {
  return listed?.tab === 'company-events';
}

/** Puts names that are given now into the list that is offered. An imported event's own come in when it is moved. */
function insertNewNames(
  tenantId: string,
  list: 'sources' | 'topics',
  changes: readonly EventChange[],
  getName: (event: EventFields) => string,
): Write[] {
  const given = changes.flatMap(({ action, before, after }) => {
    const name = after ? getName(after.event) : '';
    return name === '' || (action === 'events.change' && before && getName(before.event) === name)
      ? []
      : [name];
  });
  // In order, so that two writers who add the same names do not wait for each other.
  const names = [...new Set(given)].toSorted();
  return names.length === 0 ? [] : [writeNames(tenantId, list, names)];
}

function toAuditedEvent({ tab, event: { day, ...event } }: EventInTab) {
  return { tab, ...event, day: day === null ? null : isoFromDay(day) };
}
