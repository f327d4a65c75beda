import type { TenantTransaction } from '../frame/tables.ts';

/** Which child document of whom. */
export interface VisitKey {
  readonly tenantId: string;
  readonly childId: string;
  readonly userId: string;
}

/** Who has had a child document open since a moment, by name. */
export function listVisits(
  tx: TenantTransaction,
  tenantId: string,
  childId: string,
  since: Date,
): Promise<{ id: string; name: string }[]> {
  return tx
    .selectFrom('document_visits as v')
    .innerJoin('users as u', (join) =>
      join.onRef('u.tenant_id', '=', 'v.tenant_id').onRef('u.id', '=', 'v.user_id'),
    )
    .select(['u.id', 'u.name'])
    .where('v.tenant_id', '=', tenantId)
    .where('v.child_document_id', '=', childId)
    .where('v.seen_at', '>=', since)
    .orderBy('u.name')
    .orderBy('u.id')
    .execute();
}

/** Notes that somebody has a child document open now. */
export async function noteVisit(
  tx: TenantTransaction,
  { tenantId, childId, userId }: VisitKey,
  at: Date,
): Promise<void> {
  await tx
    .insertInto('document_visits')
    .values({ tenant_id: tenantId, child_document_id: childId, user_id: userId, seen_at: at })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'child_document_id', 'user_id']).doUpdateSet({ seen_at: at }),
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
    .deleteFrom('document_visits')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('seen_at', '<', before)
    .execute();
}

/** Forgets a visit; whether there was one. */
export async function removeVisit(
  tx: TenantTransaction,
  { tenantId, childId, userId }: VisitKey,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('document_visits')
    .where('tenant_id', '=', tenantId)
    .where('child_document_id', '=', childId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
