// Documents whose child documents people review, and those that something else came from.

import { can } from '@vigilo/domain/access/can';
import type { DocumentStatus } from '@vigilo/domain/documents/document-status';
import { publishDocumentChange } from '../changes/changes.service.ts';
import type { Caller } from '../frame/caller.ts';
import { notFound } from '../frame/problem.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { lockVisibleDocuments } from './document-changes.queries.ts';
import { isDocument } from './document-origins.queries.ts';
import { changeRun } from './document-run.queries.ts';
import { listVisibleDocuments } from './documents.queries.ts';

export interface ReviewedDocument {
  readonly id: string;
  readonly clientId: string;
  readonly companyId: string | null;
  readonly fileName: string;
  readonly status: DocumentStatus;
  readonly isDeleted: boolean;
}

/** A document that nobody else changes until the transaction ends. @throws Problem not-found where the caller does not see it */
export async function lockReviewedDocument(
  tx: TenantTransaction,
  caller: Caller,
  documentId: string,
): Promise<ReviewedDocument> {
  const [document] = await lockReviewedDocuments(tx, caller, [documentId]);
  if (!document) throw notFound();
  return document;
}

/** Those of these documents that the caller sees, by the same rules. Who needs several asks for all at once: so two never wait for each other. */
export async function lockReviewedDocuments(
  tx: TenantTransaction,
  caller: Caller,
  documentIds: readonly string[],
): Promise<ReviewedDocument[]> {
  const locked = await lockVisibleDocuments(tx, caller, documentIds);
  return locked
    .filter((document) => !document.is_deleted || can(caller.access, 'view-deleted-documents'))
    .map((document) => ({
      id: document.id,
      clientId: document.client_id,
      companyId: document.company_id,
      fileName: document.file_name,
      status: document.status,
      isDeleted: document.is_deleted,
    }));
}

/** Notes that something of a document changed, and tells the open screens. */
export async function noteReview(
  tx: TenantTransaction,
  tenantId: string,
  { id, clientId, companyId }: Pick<ReviewedDocument, 'id' | 'clientId' | 'companyId'>,
  now: Date,
): Promise<void> {
  await changeRun(tx, tenantId, id, {}, now);
  await publishDocumentChange(tx, tenantId, { clientId, companyId });
}

/** The document that something came from, with its name where the caller may see it; or null where it was no document, or is there no more. */
export async function findOriginDocument(
  tx: TenantTransaction,
  caller: Caller,
  documentId: string,
): Promise<{ readonly fileName: string | null } | null> {
  if (can(caller.access, 'view-documents')) {
    const [document] = await listVisibleDocuments(tx, caller, [documentId]);
    if (document && (!document.is_deleted || can(caller.access, 'view-deleted-documents')))
      return { fileName: document.file_name };
  }
  return (await isDocument(tx, caller.tenantId, documentId)) ? { fileName: null } : null;
}
