import type { NewVersion } from '@vigilo/domain/templates/template-version';
import type { TenantTransaction } from '../frame/tables.ts';

export interface VersionRecord extends Pick<NewVersion, 'version' | 'origin' | 'definition' | 'lesson'> {
  readonly createdAt: Date;
  /** Null where nobody made it, or who did is gone. */
  readonly createdBy: string | null;
}

/** Keeps a version of a template. */
export async function addVersion(
  tx: TenantTransaction,
  tenantId: string,
  { id, version, origin, definition, lesson }: NewVersion,
  by: { readonly userId: string | null; readonly now: Date },
): Promise<void> {
  await tx
    .insertInto('template_versions')
    .values({
      tenant_id: tenantId,
      template_id: id,
      version,
      origin,
      definition: definition === null ? null : JSON.stringify(definition),
      lesson: lesson === null ? null : JSON.stringify(lesson),
      created_at: by.now,
      created_by: by.userId,
    })
    .execute();
}

/** The versions of a template, the first one first. */
export async function listVersions(
  tx: TenantTransaction,
  tenantId: string,
  templateId: string,
): Promise<VersionRecord[]> {
  return tx
    .selectFrom('template_versions as v')
    .leftJoin('users as u', (join) =>
      join.onRef('u.tenant_id', '=', 'v.tenant_id').onRef('u.id', '=', 'v.created_by'),
    )
    .select([
      'v.version',
      'v.origin',
      'v.definition',
      'v.lesson',
      'v.created_at as createdAt',
      'u.name as createdBy',
    ])
    .where('v.tenant_id', '=', tenantId)
    .where('v.template_id', '=', templateId)
    .orderBy('v.version')
    .execute();
}
