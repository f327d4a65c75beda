import type { Viewer } from '../access/access.queries.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { isVisibleDocument } from './visible-documents.queries.ts';

export interface CcrrDocument {
  readonly id: string;
  readonly file_name: string;
  readonly sha256: string;
  readonly created_at: Date;
}

/** The PDFs of a company that are named as CCRRs and that somebody sees, deleted ones left out; the newest uploads first. */
export function selectCcrrDocuments(
  tx: TenantTransaction,
  viewer: Viewer,
  companyId: string,
): Promise<CcrrDocument[]> {
  return tx
    .selectFrom('documents')
    .select(['id', 'file_name', 'sha256', 'created_at'])
    .where('tenant_id', '=', viewer.tenantId)
    .where('company_id', '=', companyId)
    .where('is_deleted', '=', false)
    .where('file_kind', '=', 'pdf')
    .where('file_name', 'ilike', String.raw`CCRR\_%`)
    .where(isVisibleDocument(viewer))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}
