import { sql } from 'kysely';
import type { TenantTransaction } from '../frame/tables.ts';

/** Which draft of whom. */
export interface DraftKey {
  readonly tenantId: string;
  readonly userId: string;
  readonly form: string;
  readonly subject: string;
}

export interface DraftFields {
  readonly title: string;
  readonly path: string;
  readonly content: string;
  readonly saved_at: Date;
}

/** A user's drafts, newest first. */
export function listDraftRows(
  tx: TenantTransaction,
  tenantId: string,
  userId: string,
): Promise<(DraftFields & { form: string; subject: string })[]> {
  return tx
    .selectFrom('drafts')
    .select(['form', 'subject', 'title', 'path', 'content', 'saved_at'])
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .orderBy('saved_at', 'desc')
    .orderBy('form')
    .orderBy('subject')
    .execute();
}

/** Writes over a draft; false where there is none. */
export async function changeDraftRow(
  tx: TenantTransaction,
  key: DraftKey,
  fields: DraftFields,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('drafts')
    .set(fields)
    .where('tenant_id', '=', key.tenantId)
    .where('user_id', '=', key.userId)
    .where('form', '=', key.form)
    .where('subject', '=', key.subject)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** How many drafts a user has; keeps others who add one for the same user waiting until the transaction ends. */
export async function countDraftsForUpdate(
  tx: TenantTransaction,
  tenantId: string,
  userId: string,
): Promise<number> {
  await tx
    .selectFrom('users')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .execute();
  const { drafts } = await tx
    .selectFrom('drafts')
    .select(sql<number>`count(*)::int`.as('drafts'))
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return drafts;
}

/** Adds a draft, or writes over one that has come meanwhile. */
export async function addDraftRow(
  tx: TenantTransaction,
  { tenantId, userId, form, subject }: DraftKey,
  fields: DraftFields,
): Promise<void> {
  await tx
    .insertInto('drafts')
    .values({ tenant_id: tenantId, user_id: userId, form, subject, ...fields })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'user_id', 'form', 'subject']).doUpdateSet(fields),
    )
    .execute();
}

export async function removeDraftRow(tx: TenantTransaction, key: DraftKey): Promise<void> {
  await tx
    .deleteFrom('drafts')
    .where('tenant_id', '=', key.tenantId)
    .where('user_id', '=', key.userId)
    .where('form', '=', key.form)
    .where('subject', '=', key.subject)
    .execute();
}

/** Who has drafts about these subjects, whatever the form. */
export async function listAuthors(
  tx: TenantTransaction,
  tenantId: string,
  subjects: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .selectFrom('drafts')
    .select('user_id')
    .distinct()
    .where('tenant_id', '=', tenantId)
    .where('subject', 'in', [...subjects])
    .execute();
  return rows.map(({ user_id }) => user_id);
}
