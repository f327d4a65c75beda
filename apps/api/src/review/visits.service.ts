// Who else has a child document open, so that two people in it know of each other before one of them saves.

import type { Visitor } from '@vigilo/contract/review';
import { visitsSince } from '@vigilo/domain/review/visits';
import { publishVisit } from '../changes/changes.service.ts';
import { getVisibleDocument } from '../documents/visible-document.ts';
import { listDraftAuthors } from '../drafts/drafts.service.ts';
import { getSeenChild, listTableIds } from '../extraction/reviewed-children.service.ts';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { listVisits, noteVisit, removeEndedVisits, removeVisit } from './visits.queries.ts';

type Context = Pick<AppContext, 'db' | 'now'>;

/** Notes that the caller has a child document open; the open screens hear of it where they had not. @throws Problem not-found */
export function visitChildFor({ db, now }: Context, caller: Caller, id: string): Promise<Visitor[]> {
  const { tenantId, userId } = caller;
  return inTenant(db, tenantId, async (tx) => {
    const child = await getSeenChild(tx, caller, id.toLowerCase());
    const since = new Date(visitsSince(now()));
    const visitors = await listVisits(tx, tenantId, child.id, since);
    await noteVisit(tx, { tenantId, childId: child.id, userId }, new Date(now()));
    if (!visitors.some((visitor) => visitor.id === userId)) {
      await removeEndedVisits(tx, { tenantId, userId }, since);
      await publish(tx, caller, child.documentId);
    }
    const others = visitors.filter((visitor) => visitor.id !== userId);
    if (others.length === 0) return [];
    const subjects = [child.id, ...(await listTableIds(tx, tenantId, child.id))];
    const authors = await listDraftAuthors(tx, tenantId, subjects);
    return others.map((visitor) => ({ ...visitor, hasUnsaved: authors.has(visitor.id) }));
  });
}

/** Notes that the caller has a child document open no more. @throws Problem not-found */
export async function endVisitOf({ db }: Context, caller: Caller, id: string): Promise<void> {
  const { tenantId, userId } = caller;
  await inTenant(db, tenantId, async (tx) => {
    const child = await getSeenChild(tx, caller, id.toLowerCase());
    if (await removeVisit(tx, { tenantId, childId: child.id, userId }))
      await publish(tx, caller, child.documentId);
  });
}

async function publish(tx: TenantTransaction, caller: Caller, documentId: string): Promise<void> {
  const { client_id: clientId } = await getVisibleDocument(tx, caller, documentId);
  await publishVisit(tx, caller.tenantId, clientId);
}
