import type { Viewer } from '../access/access.queries.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { isVisibleDocument } from './visible-documents.queries.ts';

export interface DocumentFile {
  readonly file_name: string;
  readonly file_kind: string;
  readonly file_size: string;
  readonly sha256: string;
}

/** The file of a document that somebody sees, or null; of a deleted one where `withDeleted` says so. */
export async function findDocumentFile(
  tx: TenantTransaction,
  viewer: Viewer,
  id: string,
  withDeleted: boolean,
): Promise<DocumentFile | null> {
  const row = await tx
    .selectFrom('documents')
    .select(['file_name', 'file_kind', 'file_size', 'sha256'])
    .where('tenant_id', '=', viewer.tenantId)
    .where('id', '=', id)
    .where(isVisibleDocument(viewer))
    .$if(!withDeleted, (query) => query.where('is_deleted', '=', false))
    .executeTakeFirst();
  return row ?? null;
}
