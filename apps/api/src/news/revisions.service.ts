// Headlines that changed at their source since an analyst decided about the event, or wrote its headline: the analyst keeps the accepted one or takes the new one
// over (decisions.md section 4; issue 17, 'Dates and revisions').

import type { CallInput, CallReply } from '@vigilo/contract/call';
import type {
  decideRevision as DecideCall,
  listEventRevisions as OfEventCall,
  listRevisions as ListCall,
} from '@vigilo/contract/news-revisions';
import { can } from '@vigilo/domain/access/can';
import { auditCaller } from '../frame/audit-log.ts';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant, refuseDuplicates } from '../frame/database.ts';
import { notFound, Problem } from '../frame/problem.ts';
import { publishChange } from '../changes/changes.service.ts';
import { lockForEditing } from '../companies/companies.service.ts';
import { retitleEvent } from '../events/event-headline.service.ts';
import { duplicateEvents } from '../events/event-refusals.ts';
import type { OpenRevisionRow, RevisionRow } from './revisions.queries.ts';
import {
  findOpenRevision,
  findSeenCompany,
  listOpenRevisions,
  listRevisionsOf,
  updateOpenRevisions,
} from './revisions.queries.ts';

/** The rest follows when these are decided. */
const MOST_OPEN = 50;
const EXISTING = duplicateEvents(() => new Problem('already-exists', 'refusals.eventExists'));

/** What is open over all companies that the caller sees. */
export function listRevisions(context: AppContext, caller: Caller): Promise<CallReply<typeof ListCall>> {
  return inTenant(context.db, caller.tenantId, async (tx) => ({
    status: 'success',
    data: (await listOpenRevisions(tx, caller, MOST_OPEN)).map((row) => toOpenRevision(row, caller)),
  }));
}

/** All revisions of an event. @throws Problem not-found */
export function listEventRevisions(
  context: AppContext,
  caller: Caller,
  eventId: string,
): Promise<CallReply<typeof OfEventCall>> {
  return inTenant(context.db, caller.tenantId, async (tx) => {
    if ((await findSeenCompany(tx, caller, eventId)) === null) throw notFound();
    return { status: 'success', data: (await listRevisionsOf(tx, caller.tenantId, eventId)).map(toRevision) };
  });
}

/** Keeps the headline of an event, or takes its source's over. @throws Problem not-found, wrong-state (Validated), changed-meanwhile, already-exists */
export async function decideRevision(
  context: AppContext,
  caller: Caller,
  {
    companyID: companyId,
    eventID: eventId,
    revisionID: revisionId,
    decision,
  }: CallInput<typeof DecideCall>['body'],
): Promise<CallReply<typeof DecideCall>> {
  await refuseDuplicates(EXISTING, () =>
    inTenant(context.db, caller.tenantId, async (tx) => {
      const { tenantId } = caller;
      const { asOf } = await lockForEditing(context, tx, caller, companyId);
      const revision = await findOpenRevision(tx, tenantId, { companyId, eventId, revisionId });
      if (revision === null) throw new Problem('changed-meanwhile', 'refusals.newsChanged');
      await updateOpenRevisions(tx, tenantId, eventId, decision === 'keep' ? 'kept' : 'taken');
      if (decision === 'take-over') {
        await retitleEvent(context, tx, caller, { tenantId, companyId, asOf }, eventId, revision.title);
        return;
      }
      await auditCaller(tx, caller, {
        action: 'events.keep-headline',
        entity: 'event',
        entityId: eventId,
        parentId: companyId,
        before: { title: revision.title },
      });
      for (const kind of ['events', 'imported'] as const)
        await publishChange(tx, tenantId, { kind, companyID: companyId });
    }),
  );
  return { status: 'success' };
}

function toRevision({ id, kind, earlierTitle, title, state, seenAt }: RevisionRow) {
  return { _id: id, kind, earlierTitle, title, state, seenAt: seenAt.toISOString() };
}

function toOpenRevision(row: OpenRevisionRow, { access }: Caller) {
  return {
    ...toRevision(row),
    eventID: row.eventId,
    companyID: row.companyId,
    companyName: row.companyName,
    ticker: row.ticker,
    currentTitle: row.currentTitle,
    counts: row.stage === 'company',
    canDecide: row.status !== 'Validated' && can(access, 'edit-event'),
  };
}
