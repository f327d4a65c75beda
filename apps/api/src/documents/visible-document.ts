import { can } from '@vigilo/domain/access/can';
import type { Caller } from '../frame/caller.ts';
import { notFound } from '../frame/problem.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import type { DocumentDetails } from './documents.queries.ts';
import { listVisibleDocuments } from './documents.queries.ts';

/** One document that the caller sees, deleted or not as asked; deleted ones need their permission. @throws Problem not-found */
export async function getVisibleDocument(
  tx: TenantTransaction,
  caller: Caller,
  documentId: string,
  isDeleted?: boolean,
): Promise<DocumentDetails> {
  const [document] = await listVisibleDocuments(tx, caller, [documentId]);
  if (!document || (isDeleted !== undefined && document.is_deleted !== isDeleted)) throw notFound();
  if (document.is_deleted && !can(caller.access, 'view-deleted-documents')) throw notFound();
  return document;
}
