// Who is on which row of the queue, so that two analysts do not read the same piece of news at the same time.

import type { NewsVisitor, visitNews as VisitCall } from '@vigilo/contract/news-queue';
import type { CallReply } from '@vigilo/contract/call';
import { publishNewsVisit } from '../changes/changes.service.ts';
import { beginVisit, endVisit, listOtherVisits } from '../changes/visits.service.ts';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import { notFound } from '../frame/problem.ts';
import { findWaitingCompany, listSeenEvents } from './waiting.queries.ts';

type Context = Pick<AppContext, 'db' | 'now'>;

/** Notes that the caller is on a piece of news, and says who else is on which. @throws Problem not-found */
export function visitNews(
  { db, now }: Context,
  caller: Caller,
  eventId: string,
): Promise<CallReply<typeof VisitCall>> {
  return inTenant(db, caller.tenantId, async (tx) => {
    const companyId = await findWaitingCompany(tx, caller, eventId);
    if (companyId === null) throw notFound();
    const visit = toVisit(caller, eventId);
    if (await beginVisit(tx, visit, now())) await publishNewsVisit(tx, caller.tenantId, companyId);
    const others = await listOtherVisits(tx, { ...visit, subjectId: null }, now());
    const seen = await listSeenEvents(
      tx,
      caller,
      others.map(({ subjectId }) => subjectId),
    );
    return {
      status: 'success',
      data: others.flatMap(({ id, name, subjectId }): NewsVisitor[] =>
        seen.has(subjectId) ? [{ userID: id, name, eventID: subjectId }] : [],
      ),
    };
  });
}

/** Notes that the caller is on a piece of news no more; it may be settled by now. */
export function leaveNews({ db }: Context, caller: Caller, eventId: string): Promise<{ status: 'success' }> {
  return inTenant(db, caller.tenantId, async (tx) => {
    const companyId = await findWaitingCompany(tx, caller, eventId);
    const wasThere = await endVisit(tx, toVisit(caller, eventId));
    if (wasThere && companyId !== null) await publishNewsVisit(tx, caller.tenantId, companyId);
    return { status: 'success' };
  });
}

function toVisit({ tenantId, userId }: Caller, subjectId: string) {
  return { tenantId, kind: 'news', subjectId, userId } as const;
}
