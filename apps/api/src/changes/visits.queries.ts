import type { VisitKind } from '@vigilo/domain/changes/visits';
import type { TenantTransaction } from '../frame/tables.ts';

/** Who is at what. */
export interface VisitKey {
  readonly tenantId: string;
  readonly kind: VisitKind;
  readonly subjectId: string;
  readonly userId: string;
}

/** Somebody who is at something. */
export interface StoredVisit {
  readonly id: string;
  readonly name: string;
  readonly subjectId: string;
}

/** Who has been at things of a kind since a moment, by name; at one of them where it is named. */
export function listVisits(
  tx: TenantTransaction,
  { tenantId, kind, subjectId }: Pick<VisitKey, 'tenantId' | 'kind'> & { readonly subjectId: string | null },
  since: Date,
): Promise<StoredVisit[]> {
  const visits = tx
    .selectFrom('visits as v')
    .innerJoin('users as u', (join) =>
      join.onRef('u.tenant_id', '=', 'v.tenant_id').onRef('u.id', '=', 'v.user_id'),
    )
    .select(['u.id', 'u.name', 'v.subject_id as subjectId'])
    .where('v.tenant_id', '=', tenantId)
    .where('v.kind', '=', kind)
    .where('v.seen_at', '>=', since)
    .orderBy('u.name')
    .orderBy('u.id');
  return (subjectId === null ? visits : visits.where('v.subject_id', '=', subjectId)).execute();
}

/** Notes that somebody is at something now. */
export async function noteVisit(
  tx: TenantTransaction,
  { tenantId, kind, subjectId, userId }: VisitKey,
  at: Date,
): Promise<void> {
  await tx
    .insertInto('visits')
    .values({ tenant_id: tenantId, kind, subject_id: subjectId, user_id: userId, seen_at: at })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'kind', 'subject_id', 'user_id']).doUpdateSet({ seen_at: at }),
    )
    .execute();
}

/** Forgets the visits of somebody that ended before a moment. */
export async function removeEndedVisits(
  tx: TenantTransaction,
  { tenantId, userId }: Pick<VisitKey, 'tenantId' | 'userId'>,
  before: Date,
): Promise<void> {
  await tx
    .deleteFrom('visits')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('seen_at', '<', before)
    .execute();
}

/** Forgets a visit; whether there was one. */
export async function removeVisit(
  tx: TenantTransaction,
  { tenantId, kind, subjectId, userId }: VisitKey,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('visits')
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
