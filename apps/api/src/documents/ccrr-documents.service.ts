// Credit risk rating reports (CCRR) that were uploaded as documents (decisions.md section 5).

import type { Caller } from '../frame/caller.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { selectCcrrDocuments } from './ccrr-documents.queries.ts';

export interface CcrrUpload {
  readonly documentId: string;
  readonly fileName: string;
  readonly sha256: string;
  readonly uploadedAt: Date;
}

/** The CCRRs of a company among the documents that the caller sees, the newest uploads first. */
export async function listCcrrDocuments(
  tx: TenantTransaction,
  caller: Caller,
  companyId: string,
): Promise<CcrrUpload[]> {
  const documents = await selectCcrrDocuments(tx, caller, companyId);
  return documents.map(({ id: documentId, file_name: fileName, sha256, created_at: uploadedAt }) => ({
    documentId,
    fileName,
    sha256,
    uploadedAt,
  }));
}
