// Who else has a child document open, so that two people in it know of each other before one of them saves.

import type { Visitor } from '@vigilo/contract/review';
import { publishVisit } from '../changes/changes.service.ts';
import { beginVisit, endVisit, listOtherVisits } from '../changes/visits.service.ts';
import { getVisibleDocument } from '../documents/visible-document.ts';
import { listDraftAuthors } from '../drafts/drafts.service.ts';
import { getSeenChild, listTableIds } from '../extraction/reviewed-children.service.ts';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import type { TenantTransaction } from '../frame/tables.ts';

type Context = Pick<AppContext, 'db' | 'now'>;

/** Notes that the caller has a child document open; the open screens hear of it where they had not. @throws Problem not-found */
export function visitChildFor({ db, now }: Context, caller: Caller, id: string): Promise<Visitor[]> {
  const { tenantId } = caller;
  return inTenant(db, tenantId, async (tx) => {
    const child = await getSeenChild(tx, caller, id.toLowerCase());
    const visit = toVisit(caller, child.id);
    if (await beginVisit(tx, visit, now())) await publish(tx, caller, child.documentId);
    const others = await listOtherVisits(tx, visit, now());
    if (others.length === 0) return [];
    const subjects = [child.id, ...(await listTableIds(tx, tenantId, child.id))];
    const authors = await listDraftAuthors(tx, tenantId, subjects);
    return others.map((visitor) => ({
      id: visitor.id,
      name: visitor.name,
      hasUnsaved: authors.has(visitor.id),
    }));
  });
}

/** Notes that the caller has a child document open no more. @throws Problem not-found */
export async function endVisitOf({ db }: Context, caller: Caller, id: string): Promise<void> {
  await inTenant(db, caller.tenantId, async (tx) => {
    const child = await getSeenChild(tx, caller, id.toLowerCase());
    if (await endVisit(tx, toVisit(caller, child.id))) await publish(tx, caller, child.documentId);
  });
}

function toVisit({ tenantId, userId }: Caller, subjectId: string) {
  return { tenantId, kind: 'child-document', subjectId, userId } as const;
}

async function publish(tx: TenantTransaction, caller: Caller, documentId: string): Promise<void> {
  const { client_id: clientId } = await getVisibleDocument(tx, caller, documentId);
  await publishVisit(tx, caller.tenantId, clientId);
}
