import type { StoredTemplate } from '@vigilo/domain/templates/template';
import { sql } from 'kysely';
import type { TenantTransaction } from '../frame/tables.ts';

export interface TemplateRecord extends StoredTemplate {
  readonly updatedAt: Date;
}

/** What is stored of a tenant's templates. */
export async function listTemplateRows(tx: TenantTransaction, tenantId: string): Promise<TemplateRecord[]> {
  return tx
    .selectFrom('templates')
    .select([
      'id',
      'definition',
      'former_names as formerNames',
      'is_removed as isRemoved',
      'version',
      'updated_at as updatedAt',
    ])
    .where('tenant_id', '=', tenantId)
    .execute();
}

/** Lets nobody else write the tenant's templates until the transaction ends: what is valid depends on all of them. */
export async function lockTemplates(tx: TenantTransaction, tenantId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`templates ${tenantId}`}, 0))`.execute(tx);
}

/** Stores a template in the place of what was stored of it. */
export async function saveTemplateRow(
  tx: TenantTransaction,
  tenantId: string,
  { id, definition, formerNames, isRemoved, version }: StoredTemplate,
  by: { readonly userId: string | null; readonly now: Date },
): Promise<void> {
  const content = {
    definition: definition === null ? null : JSON.stringify(definition),
    former_names: [...formerNames],
    is_removed: isRemoved,
    version,
    updated_at: by.now,
    updated_by: by.userId,
  };
  await tx
    .insertInto('templates')
    .values({ tenant_id: tenantId, id, ...content })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'id']).doUpdateSet(content))
    .execute();
}

/** Removes what is stored of a template. */
export async function removeTemplateRow(tx: TenantTransaction, tenantId: string, id: string): Promise<void> {
  await tx.deleteFrom('templates').where('tenant_id', '=', tenantId).where('id', '=', id).execute();
}
