// Who is at the same thing at the same time, so that two people know of each other before one of them saves. What the things are, who sees them and who
// is told, is for the area that they belong to.

import { visitsSince } from '@vigilo/domain/changes/visits';
import type { TenantTransaction } from '../frame/tables.ts';
import type { StoredVisit, VisitKey } from './visits.queries.ts';
import { listVisits as selectVisits, noteVisit, removeEndedVisits, removeVisit } from './visits.queries.ts';

/** Notes that somebody is at something; whether nobody knew it yet. @param now in milliseconds since 1970 */
export async function beginVisit(tx: TenantTransaction, visit: VisitKey, now: number): Promise<boolean> {
  const since = new Date(visitsSince(now));
  const visits = await selectVisits(tx, visit, since);
  const isNew = !visits.some(({ id }) => id === visit.userId);
  await noteVisit(tx, visit, new Date(now));
  if (isNew) await removeEndedVisits(tx, visit, since);
  return isNew;
}

/** Who else is at things of a kind, by name; at one of them where it is named. @param now in milliseconds since 1970 */
export async function listOtherVisits(
  tx: TenantTransaction,
  { tenantId, kind, subjectId, userId }: Omit<VisitKey, 'subjectId'> & { readonly subjectId: string | null },
  now: number,
): Promise<StoredVisit[]> {
  const visits = await selectVisits(tx, { tenantId, kind, subjectId }, new Date(visitsSince(now)));
  return visits.filter(({ id }) => id !== userId);
}

/** Forgets a visit; whether there was one. */
export function endVisit(tx: TenantTransaction, visit: VisitKey): Promise<boolean> {
  return removeVisit(tx, visit);
}
