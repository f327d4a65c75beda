// Documents on their way out: which of them may be sent, and that one was.

import type { DocumentStatus } from '@vigilo/domain/documents/document-status';
import { decideStatus } from '@vigilo/domain/documents/document-status';
import { publishDocumentChange } from '../changes/changes.service.ts';
import type { Caller } from '../frame/caller.ts';
import { notFound } from '../frame/problem.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { lockVisibleDocuments } from './document-changes.queries.ts';
import { changeRun, lockDocument } from './document-run.queries.ts';
import { listVisibleDocuments } from './documents.queries.ts';

export interface PostedDocument {
  readonly id: string;
  readonly clientId: string;
  readonly clientName: string;
  readonly fileName: string;
  readonly sha256: string;
  readonly ticker: string;
  readonly status: DocumentStatus;
  readonly isDeleted: boolean;
}

/** Documents that nobody else changes until the transaction ends. @throws Problem not-found where the caller does not see one of them */
export async function lockForPosting(
  tx: TenantTransaction,
  caller: Caller,
  documentIds: readonly string[],
): Promise<PostedDocument[]> {
  const wanted = [...new Set(documentIds.map((id) => id.toLowerCase()))];
  const locked = await lockVisibleDocuments(tx, caller, wanted);
  if (locked.length < wanted.length) throw notFound();
  const names = await listVisibleDocuments(tx, caller, wanted);
  return locked.map((document) => ({
    id: document.id,
    clientId: document.client_id,
    clientName: names.find(({ id }) => id === document.id)?.client_name ?? '',
    fileName: document.file_name,
    sha256: document.sha256,
    ticker: document.ticker,
    status: document.status,
    isDeleted: document.is_deleted,
  }));
}

/** Whether the caller sees a document, deleted or not. */
export async function seesDocument(
  tx: TenantTransaction,
  caller: Caller,
  documentId: string,
): Promise<boolean> {
  return (await listVisibleDocuments(tx, caller, [documentId])).length > 0;
}

/** Notes that a document was posted; one that is read again meanwhile stays as it is. */
export async function postDocument(
  tx: TenantTransaction,
  tenantId: string,
  documentId: string,
  now: Date,
): Promise<void> {
  const document = await lockDocument(tx, tenantId, documentId);
  const status = document && decideStatus(document.status, 'post');
  if (!document || !status) return;
  await changeRun(tx, tenantId, documentId, { status }, now);
  await publishDocumentChange(tx, tenantId, {
    clientId: document.client_id,
    companyId: document.company_id,
  });
}
