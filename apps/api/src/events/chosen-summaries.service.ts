// Which events' summaries describe a company (specification 2, section 7; issue 4). The company is locked while its events are chosen, so that two
// who choose at once cannot pass the limits together.

import type { CallInput, CallReply } from '@vigilo/contract/call';
import type { changeCompanySummary as SummaryCall } from '@vigilo/contract/companies';
import { mayDescribe } from '@vigilo/domain/events/chosen-summaries';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import type { EventFields } from './events.queries.ts';
import { inTenant } from '../frame/database.ts';
import { invalidField } from '../frame/problem.ts';
import { auditCaller } from '../frame/audit-log.ts';
import { bumpVersion, lockForEditing } from '../companies/companies.service.ts';
import { publishChange } from '../changes/changes.service.ts';
import { updateChosenSummaries, listCandidates } from './chosen-summaries.queries.ts';

/** Chooses the events whose summaries describe a company. @throws Problem not-found, changed-meanwhile, wrong-state (Validated), invalid-input. */
export async function changeCompanySummary(
  context: AppContext,
  caller: Caller,
  companyId: string,
  { summary, version }: CallInput<typeof SummaryCall>['body'],
): Promise<CallReply<typeof SummaryCall>> {
  const wanted = new Set(summary);
  await inTenant(context.db, caller.tenantId, async (tx) => {
    await lockForEditing(context, tx, caller, companyId, version);
    const candidates = await listCandidates(tx, caller.tenantId, companyId, [...wanted]);
    const chosen = candidates.filter(({ id }) => wanted.has(id));
    if (chosen.length < wanted.size || !mayDescribe(chosen))
      throw invalidField('body.summary', 'refusals.invalidSummaries');
    if (candidates.every(({ id, isChosen }) => isChosen === wanted.has(id))) return;
    const before = { summary: candidates.filter(({ isChosen }) => isChosen).map(({ id }) => id) };
    const after = { summary: chosen.map(({ id }) => id) };
    await updateChosenSummaries(tx, caller.tenantId, companyId, [...wanted]);
    await bumpVersion(context, tx, caller, companyId);
    await auditCaller(tx, caller, {
      action: 'companies.change-summary',
      entity: 'company',
      entityId: companyId,
      before,
      after,
    });
    await publishChange(tx, caller.tenantId, { kind: 'events', companyID: companyId });
  });
  return { status: 'success', message: 'Summaries are added to the company.' };
}

/** Refuses to make an event whose summary describes the company into one that may not. @throws Problem invalid-input */
export async function checkStillDescribes(
  tx: TenantTransaction,
  { tenantId }: Caller,
  companyId: string,
  eventId: string,
  { type, summary }: EventFields,
): Promise<void> {
  const chosen = await listCandidates(tx, tenantId, companyId, []);
  const others = chosen.filter(({ id }) => id !== eventId);
  if (type === null || !mayDescribe([...others, { type, summary }]))
    throw invalidField('body.summary', 'refusals.invalidSummaries');
}
