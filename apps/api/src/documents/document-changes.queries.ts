import type { DocumentStatus } from '@vigilo/domain/documents/document-status';
import { sql } from 'kysely';
import type { Caller } from '../frame/caller.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import type { StoredDocument } from './document-run.queries.ts';
import type { StoredReadingChoices } from './documents.tables.ts';
import { isVisibleDocument } from './visible-documents.queries.ts';

/** Those of these documents that the caller sees, deleted or not; nobody else changes them until the transaction ends. In one order, so that two never wait for each other. */
export async function lockVisibleDocuments(
  tx: TenantTransaction,
  caller: Caller,
  documentIds: readonly string[],
): Promise<StoredDocument[]> {
  const result = await sql<StoredDocument>`
    SELECT d.* FROM documents d WHERE d.tenant_id = ${caller.tenantId} AND d.id = ANY(${[...documentIds]}::uuid[])
      AND ${isVisibleDocument(caller, 'd')} ORDER BY d.id FOR UPDATE OF d`.execute(tx);
  return result.rows;
}

/** Notes that documents are deleted or not. Whoever works on them does so no more. */
export async function setDeleted(
  tx: TenantTransaction,
  tenantId: string,
  documentIds: readonly string[],
  isDeleted: boolean,
  now: Date,
): Promise<void> {
  await sql`UPDATE documents SET is_deleted = ${isDeleted}, run_id = NULL, version = version + 1, updated_at = ${now}
    WHERE tenant_id = ${tenantId} AND id = ANY(${[...documentIds]}::uuid[])`.execute(tx);
}

export interface NewAttempt {
  readonly status: DocumentStatus;
  readonly attempt: number;
  /** Absent: as it was read before. */
  readonly choices?: StoredReadingChoices;
  /** Nothing that was read before is built on. */
  readonly fromFile: boolean;
}

/** Puts a document into the queue anew: what works on an earlier attempt stores nothing any more. */
export async function beginAttempt(
  tx: TenantTransaction,
  tenantId: string,
  documentId: string,
  { status, attempt, choices, fromFile }: NewAttempt,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('documents')
    .set({
      status,
      attempt,
      tries: 0,
      run_id: null,
      failure: null,
      ...(choices === undefined ? {} : { reading_choices: JSON.stringify(choices) }),
      ...(fromFile ? { page_count: null, pages_done: 0 } : {}),
      version: sql<number>`version + 1`,
      updated_at: now,
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', documentId)
    .execute();
}

/** Removes the pages of a document as they were read; what was extracted from them stays until it is extracted anew. */
export async function removePages(
  tx: TenantTransaction,
  tenantId: string,
  documentId: string,
): Promise<void> {
  await sql`DELETE FROM document_pages WHERE tenant_id = ${tenantId} AND document_id = ${documentId}`.execute(
    tx,
  );
}

/** Whether anything was extracted from a document. */
export async function hasChildren(
  tx: TenantTransaction,
  tenantId: string,
  documentId: string,
): Promise<boolean> {
  const result =
    await sql`SELECT 1 FROM child_documents WHERE tenant_id = ${tenantId} AND document_id = ${documentId} LIMIT 1`.execute(
      tx,
    );
  return result.rows.length > 0;
}

export interface CopyOf {
  readonly id: string;
  readonly status: DocumentStatus;
  readonly choices: StoredReadingChoices;
  readonly userId: string;
  readonly now: Date;
}

/** Adds a document with the file of another, of which nothing is read yet. */
export async function addCopy(
  tx: TenantTransaction,
  original: StoredDocument,
  { id, status, choices, userId, now }: CopyOf,
): Promise<void> {
  await tx
    .insertInto('documents')
    .values({
      tenant_id: original.tenant_id,
      id,
      client_id: original.client_id,
      company_id: original.company_id,
      ticker: original.ticker,
      file_name: original.file_name,
      file_kind: original.file_kind,
      file_size: original.file_size,
      sha256: original.sha256,
      region: original.region,
      filter_values: JSON.stringify(original.filter_values),
      reading_choices: JSON.stringify(choices),
      status,
      attempt: 1,
      is_debug: original.is_debug,
      project_name: original.project_name,
      copied_from: original.id,
      created_by: userId,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

/** Removes a document with everything read from it. Its file goes with the next sweep, where no other document has it. */
export async function removeDocumentRow(
  tx: TenantTransaction,
  tenantId: string,
  documentId: string,
): Promise<void> {
  await tx.deleteFrom('documents').where('tenant_id', '=', tenantId).where('id', '=', documentId).execute();
}
