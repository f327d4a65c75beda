// What people do with documents (specification 3, sections 2.5 and 4): delete, restore, remove for good, read or process again, copy. Each locks the
// document, asks the domain whether its state allows it, and writes the change, the job and the entry of the audit log in one transaction, so that of
// two at once one is refused.

import type { CallInput } from '@vigilo/contract/call';
import type {
  copyDocument as CopyCall,
  processDocument as ProcessCall,
  ReadingChoices,
} from '@vigilo/contract/digitise';
import type { AuditAction } from '@vigilo/domain/audit/actions';
import { needsQueueAgain } from '@vigilo/domain/documents/document-actions';
import type { DocumentStatus } from '@vigilo/domain/documents/document-status';
import { decideStatus } from '@vigilo/domain/documents/document-status';
import { publishDocumentChange } from '../changes/changes.service.ts';
import { auditCaller, auditCallerActions } from '../frame/audit-log.ts';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import { newId } from '../frame/ids.ts';
import { sendJob } from '../frame/job-queue.ts';
import { notFound, Problem } from '../frame/problem.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import type { Sentence } from '../frame/texts.ts';
import {
  addCopy,
  beginAttempt,
  hasChildren,
  lockVisibleDocuments,
  removeDocumentRow,
  removePages,
  setDeleted,
} from './document-changes.queries.ts';
import type { StoredDocument } from './document-run.queries.ts';
import type { StoredReadingChoices } from './documents.tables.ts';
import { removePictures } from './picture-folder.ts';

/** From which step a document is processed again. */
type FirstStep = CallInput<typeof ProcessCall>['body']['type'];

/** Deletes documents, all of them or none. @throws Problem not-found, wrong-state where one is deleted already */
export async function removeDocuments(
  context: AppContext,
  caller: Caller,
  documentIds: readonly string[],
): Promise<void> {
  await inTenant(context.db, caller.tenantId, async (tx) => {
    const documents = await lockAll(tx, caller, documentIds);
    if (documents.some((document) => document.is_deleted)) throw wrongState('documents.removedAlready');
    const ids = documents.map(({ id }) => id);
    await setDeleted(tx, caller.tenantId, ids, true, new Date(context.now()));
    await auditCallerActions(
      tx,
      caller,
      documents.map((document) => ({
        action: 'documents.remove',
        entity: 'document',
        entityId: document.id,
        before: { name: document.file_name, isDeleted: false },
        after: { name: document.file_name, isDeleted: true },
      })),
    );
    await tell(tx, documents);
  });
}

/**
 * Restores a deleted document. What was under way when it was deleted begins anew: 'queued' says so.
 * @throws Problem not-found, wrong-state where it is not deleted
 */
export function restoreDocument(
  context: AppContext,
  caller: Caller,
  documentId: string,
): Promise<'restored' | 'queued'> {
  return inTenant(context.db, caller.tenantId, async (tx) => {
    const document = await lockOne(tx, caller, documentId);
    if (!document.is_deleted) throw wrongState('documents.notRemoved');
    await setDeleted(tx, caller.tenantId, [documentId], false, new Date(context.now()));
    const isQueued = needsQueueAgain(document.status);
    if (isQueued) await queue(context, tx, document, 'queue-again', { from: 'digitize' });
    await auditCaller(tx, caller, {
      action: 'documents.restore',
      entity: 'document',
      entityId: documentId,
      before: { name: document.file_name, isDeleted: true },
      after: { name: document.file_name, isDeleted: false },
    });
    await tell(tx, [document]);
    return isQueued ? 'queued' : 'restored';
  });
}

/** Removes a deleted document for good. @throws Problem not-found, wrong-state where it is not deleted */
export async function forceRemoveDocument(
  context: AppContext,
  caller: Caller,
  documentId: string,
): Promise<void> {
  await inTenant(context.db, caller.tenantId, async (tx) => {
    const document = await lockOne(tx, caller, documentId);
    if (!document.is_deleted) throw wrongState('documents.removeFirst');
    await removeDocumentRow(tx, caller.tenantId, documentId);
    await auditCaller(tx, caller, {
      action: 'documents.force-remove',
      entity: 'document',
      entityId: documentId,
      before: { name: document.file_name, status: document.status, sha256: document.sha256 },
    });
    await tell(tx, [document]);
  });
  await removePictures(context, caller.tenantId, documentId);
}

/** Reads a document again; what people changed is kept where it is read again. @throws Problem not-found, wrong-state */
export async function redigitizeDocument(
  context: AppContext,
  caller: Caller,
  documentId: string,
  choices: ReadingChoices,
): Promise<void> {
  await inTenant(context.db, caller.tenantId, async (tx) => {
    const document = await lockPresent(tx, caller, documentId);
    await queue(context, tx, document, 'queue', { from: 'digitize', choices: toStored(choices) });
    await audit(tx, caller, document, 'documents.redigitize', toAudited(choices));
    await tell(tx, [document]);
  });
}

/** Processes a document again from a step on. @throws Problem not-found, wrong-state, also where the step has nothing to begin with */
export function processDocument(
  context: AppContext,
  caller: Caller,
  from: CallInput<typeof ProcessCall>['body'],
): Promise<void> {
  return inTenant(context.db, caller.tenantId, (tx) => processDocumentIn(context, tx, caller, from));
}

/** The same as part of a transaction. */
export async function processDocumentIn(
  context: AppContext,
  tx: TenantTransaction,
  caller: Caller,
  { documentID, type }: CallInput<typeof ProcessCall>['body'],
): Promise<void> {
  const document = await lockPresent(tx, caller, documentID);
  await queue(context, tx, document, 'queue', { from: type });
  await audit(tx, caller, document, 'documents.redigitize', { step: type });
  await tell(tx, [document]);
}

/** Adds a copy of a document, to be read in another way; returns its id. @throws Problem not-found, wrong-state where it is deleted */
export function copyDocument(
  context: AppContext,
  caller: Caller,
  { id: originalId, ...choices }: CallInput<typeof CopyCall>['body'],
): Promise<string> {
  return inTenant(context.db, caller.tenantId, async (tx) => {
    const original = await lockPresent(tx, caller, originalId);
    const now = new Date(context.now());
    const id = newId(context.now());
    await addCopy(tx, original, {
      id,
      status: 'In Queue',
      choices: toStored(choices),
      userId: caller.userId,
      now,
    });
    await send(context, tx, { ...original, id }, { attempt: 1, from: 'digitize' });
    await auditCaller(tx, caller, {
      action: 'documents.copy',
      entity: 'document',
      entityId: id,
      after: { name: original.file_name, copiedFrom: original.id, ...toAudited(choices) },
    });
    await tell(tx, [original]);
    return id;
  });
}

/** @throws Problem wrong-state where its status does not let it, or there is nothing to begin with */
async function queue(
  context: AppContext,
  tx: TenantTransaction,
  document: StoredDocument,
  move: 'queue' | 'queue-again',
  { from, choices }: { readonly from: FirstStep; readonly choices?: StoredReadingChoices },
): Promise<void> {
  const status: DocumentStatus | null = decideStatus(document.status, move);
  if (status === null) throw wrongState('documents.waitForEnd');
  const { tenant_id: tenantId, id } = document;
  const isRead = document.page_count !== null && document.pages_done === document.page_count;
  if (from !== 'digitize' && !isRead) throw wrongState('documents.notRead');
  if (from === 'validate' && !(await hasChildren(tx, tenantId, id))) throw wrongState('documents.notRead');
  const attempt = document.attempt + 1;
  const fromFile = from === 'digitize';
  if (fromFile) await removePages(tx, tenantId, id);
  await beginAttempt(
    tx,
    tenantId,
    id,
    { status, attempt, fromFile, ...(choices === undefined ? {} : { choices }) },
    new Date(context.now()),
  );
  await send(context, tx, document, { attempt, from });
}

async function send(
  context: AppContext,
  tx: TenantTransaction,
  { tenant_id: tenantId, id: documentId }: Pick<StoredDocument, 'tenant_id' | 'id'>,
  { attempt, from }: { readonly attempt: number; readonly from: FirstStep },
): Promise<void> {
  await sendJob(context.jobs, tx, 'documents.process', { tenantId, documentId, attempt, from });
}

/** The password of an encrypted file is stored with the choices, and nowhere else. */
function toStored({ text, languages, turn, password }: ReadingChoices): StoredReadingChoices {
  return { text, languages, turn, ...(password === undefined ? {} : { password }) };
}

function toAudited({ text, languages, turn }: ReadingChoices): object {
  return { text, languages, turn };
}

/** In the order of their ids. @throws Problem not-found where the caller does not see one of them */
async function lockAll(
  tx: TenantTransaction,
  caller: Caller,
  documentIds: readonly string[],
): Promise<StoredDocument[]> {
  const wanted = new Set(documentIds.map((id) => id.toLowerCase()));
  const documents = await lockVisibleDocuments(tx, caller, [...wanted]);
  if (documents.length < wanted.size) throw notFound();
  return documents;
}

async function lockOne(tx: TenantTransaction, caller: Caller, documentId: string): Promise<StoredDocument> {
  const [document] = await lockAll(tx, caller, [documentId]);
  if (!document) throw notFound();
  return document;
}

/** @throws Problem not-found, wrong-state where it is deleted */
async function lockPresent(
  tx: TenantTransaction,
  caller: Caller,
  documentId: string,
): Promise<StoredDocument> {
  const document = await lockOne(tx, caller, documentId);
  if (document.is_deleted) throw wrongState('documents.restoreFirst');
  return document;
}

function wrongState(description: Sentence): Problem {
  return new Problem('wrong-state', 'refusals.wrongState', { description });
}

function audit(
  tx: TenantTransaction,
  caller: Caller,
  document: StoredDocument,
  action: AuditAction,
  after: object,
): Promise<void> {
  return auditCaller(tx, caller, {
    action,
    entity: 'document',
    entityId: document.id,
    before: { status: document.status },
    after,
  });
}

/** Open screens hear of it once for each client and company. */
async function tell(tx: TenantTransaction, documents: readonly StoredDocument[]): Promise<void> {
  const onePerCompany = new Map(
    documents.map((document) => [`${document.client_id} ${document.company_id}`, document]),
  );
  for (const { tenant_id: tenantId, client_id: clientId, company_id: companyId } of onePerCompany.values())
    await publishDocumentChange(tx, tenantId, { clientId, companyId });
}
