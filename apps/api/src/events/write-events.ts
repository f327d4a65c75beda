// Writing events with all that belongs to it: the scores of their company, the names of their sources and topics, the audit log, word to open screens.

import type { EventTab } from '@vigilo/domain/events/event-actions';
import { isoFromDay } from '@vigilo/domain/scoring/day';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { writeTogether } from '../frame/database.ts';
import type { TenantTransaction, Write } from '../frame/tables.ts';
import { auditsOfCaller } from '../audit/audit.service.ts';
import { noteOfChangedEvents } from '../companies/companies.service.ts';
import { noteChanges } from '../news/changes.service.ts';
import type { StoryPlan } from '../news/stories.service.ts';
import { planStories, settlePlan } from '../news/stories.service.ts';
import type { CompanyAsOf } from '../scoring/scoring.service.ts';
import { writeWithScores } from '../scoring/scoring.service.ts';
import { additionOfNames } from '../tenants/tenants.service.ts';
import type { EventFields } from './events.queries.ts';

/** An event in the list it stands in. */
export interface Standing {
  readonly tab: EventTab;
  readonly event: EventFields;
}

/** A change of an event of a company: null before where it is new, null after where it is deleted. */
export interface EventChange {
  readonly action: 'events.add' | 'events.change' | 'events.remove' | 'events.move';
  readonly id: string;
  readonly before: Standing | null;
  readonly after: Standing | null;
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
  const audits = auditsOfCaller(
    caller,
    changes.map(({ action, id, before, after }) => ({
      action,
      entity: 'event',
      entityId: id,
      parentId: companyId,
      ...(before ? { before: auditedOf(before) } : {}),
      ...(after ? { after: auditedOf(after) } : {}),
    })),
  );
  const plan = await planStories(tx, tenantId, companyId, changes);
  const others = [
    ...namesIn(tenantId, 'sources', changes, ({ source }) => source),
    ...namesIn(tenantId, 'topics', changes, ({ topic }) => topic),
    audits,
  ];
  if (changes.some(({ before, after }) => isOfCompany(before) || isOfCompany(after))) {
    await writeWithScores(tx, company, plan.count, [
      write,
      ...others,
      noteOfChangedEvents(context, tenantId, companyId),
    ]);
  } else {
    await writeTogether(tx, write, others);
  }
  await settlePlan(tx, tenantId, plan);
  const touched = new Set(
    changes.flatMap(({ before, after }) =>
      [before, after].flatMap((standing) => (standing ? [standing.tab] : [])),
    ),
  );
  await noteChanges(
    tx,
    tenantId,
    [...touched].map((tab) => ({
      kind: tab === 'company-events' ? 'events' : 'imported',
      companyID: companyId,
    })),
  );
  return plan;
}

function isOfCompany(standing: Standing | null): boolean {
  return standing?.tab === 'company-events';
}

/** Puts names that are given now into the list that is offered. An imported event's own come in when it is moved. */
function namesIn(
  tenantId: string,
  list: 'sources' | 'topics',
  changes: readonly EventChange[],
  nameOf: (event: EventFields) => string,
): Write[] {
  const given = changes.flatMap(({ action, before, after }) => {
    const name = after ? nameOf(after.event) : '';
    return name === '' || (action === 'events.change' && before && nameOf(before.event) === name)
      ? []
      : [name];
  });
  // In order, so that two writers who add the same names do not wait for each other.
  const names = [...new Set(given)].toSorted();
  return names.length === 0 ? [] : [additionOfNames(tenantId, list, names)];
}

function auditedOf({ tab, event: { day, ...event } }: Standing) {
  return { tab, ...event, day: day === null ? null : isoFromDay(day) };
}
