import type { ChildDocumentRow, DocumentRow } from '@vigilo/contract/documents';
import type { Language } from '@vigilo/contract/messages/language';
import type { Access } from '@vigilo/domain/access/can';
import { decideChildActions } from '@vigilo/domain/documents/child-actions';
import { decideDocumentActions } from '@vigilo/domain/documents/document-actions';
import { decideUserStatus } from '@vigilo/domain/documents/user-status';
import type { Caller } from '../frame/caller.ts';
import type { ListedChild, ListedDocument } from './document-list.queries.ts';
import type { ChildDetails } from './documents.queries.ts';
import { wordFailure } from './failure-words.ts';
import type { Rejection } from './rejections.queries.ts';

export interface Reader {
  readonly caller: Caller;
  readonly language: Language;
}

/** A document as the caller is shown it. */
export function toDocumentRow(
  document: ListedDocument,
  { caller, language }: Reader,
  queuePlace: number | null,
): DocumentRow {
  return {
    _id: document.id,
    OriginalFileName: document.file_name,
    DocumentName: withoutEnding(document.file_name),
    Status: document.status,
    UserStatus: decideUserStatus(document.children.map(({ userStatus }) => userStatus)),
    ClassifiedPagesCount: countPages(document.children),
    Region: document.region,
    client_id: document.client_id,
    ClientName: document.client_name,
    LastUpdatedTimestamp: document.updated_at.toISOString(),
    UploadedBy: document.uploaded_by,
    isDeleted: document.is_deleted,
    Debug: document.is_debug,
    ViaProjectName: document.project_name,
    childDocs: document.children.map(({ id }) => ({ _id: id })),
    pageCount: document.page_count,
    pagesDone: document.pages_done,
    queuePlace,
    failure:
      document.failure === null
        ? null
        : { code: document.failure.code, message: wordFailure(document.failure, language) },
    ticker: document.ticker,
    companyID: document.company_id,
    version: document.version,
    can: decideDocumentActions(caller.access, {
      status: document.status,
      isDeleted: document.is_deleted,
      isDebug: document.is_debug,
    }),
  };
}

export function toChildRow(document: ListedDocument, child: ChildDetails, access: Access): ChildDocumentRow {
  return {
    id: child.id,
    ParentDocumentId: document.id,
    DocumentType: child.type,
    Pages: [...child.pages],
    Name: child.name,
    Tags: [...child.tags],
    version: child.version,
    can: decideChildActions(access, {
      status: document.status,
      isDeleted: document.is_deleted,
      userStatus: child.user_status,
    }),
    Status: document.status,
    UserStatus: child.user_status,
    rowCount: child.row_count,
    lookCount: child.look_count,
    rejection: toRejectionReply(child.rejection),
  };
}

export function toRejectionReply(rejection: Rejection | null): ChildDocumentRow['rejection'] {
  return rejection && { ...rejection, returnsTo: [...rejection.returnsTo] };
}

/** A file's name without its ending; a name that is nothing but an ending stays. */
function withoutEnding(fileName: string): string {
  return fileName.replace(/(?<=.)\.[^.]*$/u, '');
}

/** Pages by type, the most first. */
function countPages(children: readonly ListedChild[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const { type, pages } of children) counts.set(type, (counts.get(type) ?? 0) + pages);
  return Object.fromEntries([...counts].toSorted(([, a], [, b]) => b - a));
}
