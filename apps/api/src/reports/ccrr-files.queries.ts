import { listNamed } from '../documents/sweep.queries.ts';
import type { TenantTransaction } from '../frame/tables.ts';

export interface CcrrFile {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly sha256: string;
}

/** One that is stored, with when it came. */
export interface StoredCcrr extends CcrrFile {
  readonly created_at: Date;
}

/** The newest of a company by its day, and of the same day the one that came last; or null. */
export async function findNewestCcrr(
  tx: TenantTransaction,
  tenantId: string,
  companyId: string,
): Promise<StoredCcrr | null> {
  const row = await tx
    .selectFrom('ccrr_files')
    .select(['day', 'sha256', 'created_at'])
    .where('tenant_id', '=', tenantId)
    .where('company_id', '=', companyId)
    .orderBy('day', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Whether a company has this very file of this day. */
export async function hasCcrrFile(
  tx: TenantTransaction,
  tenantId: string,
  companyId: string,
  file: CcrrFile,
): Promise<boolean> {
  const row = await tx
    .selectFrom('ccrr_files')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('company_id', '=', companyId)
    .where('day', '=', file.day)
    .where('sha256', '=', file.sha256)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function addCcrrRow(
  tx: TenantTransaction,
  tenantId: string,
  row: CcrrFile & {
    readonly id: string;
    readonly companyId: string;
    readonly fileName: string;
    readonly fileSize: number;
    readonly userId: string | null;
  },
): Promise<void> {
  const { id, companyId, day, sha256, fileName, fileSize, userId } = row;
  await tx
    .insertInto('ccrr_files')
    .values({
      tenant_id: tenantId,
      id,
      company_id: companyId,
      day,
      sha256,
      file_name: fileName,
      file_size: String(fileSize),
      created_by: userId,
    })
    .execute();
}

/** Those of these contents that a CCRR has. */
export function listNamedByCcrrs(
  tx: TenantTransaction,
  tenantId: string,
  contents: readonly string[],
): Promise<string[]> {
  return listNamed(tx, 'ccrr_files', tenantId, contents);
}
