// Documents for tests, stored as if they had been uploaded and processed, with child documents, pages and rows as they are wanted.

import type { ReadPage, Word } from '@vigilo/domain/digitise/page';
import type { DocumentFailure } from '@vigilo/domain/documents/document-failures';
import type { DocumentStatus, UserStatus } from '@vigilo/domain/documents/document-status';
import { inTenant } from '../../frame/database.ts';
import { newId } from '../../frame/ids.ts';
import type { Database, TenantTransaction } from '../../frame/tables.ts';
import { packPage } from '../page-content.ts';

export interface TestChild {
  readonly type: string;
  readonly pages: readonly number[];
  readonly userStatus?: UserStatus;
}

export interface TestDocument {
  readonly clientId: string;
  readonly name?: string;
  readonly companyId?: string | null;
  readonly ticker?: string;
  readonly status?: DocumentStatus;
  readonly failure?: DocumentFailure;
  readonly isDeleted?: boolean;
  readonly isDebug?: boolean;
  readonly region?: string;
  readonly project?: string;
  readonly userId?: string;
  readonly updatedAt?: Date;
  readonly runId?: string;
  readonly sha256?: string;
  readonly kind?: 'pdf' | 'png';
  readonly children?: readonly TestChild[];
  /** The words of each page; absent: none is read. */
  readonly pages?: readonly (readonly string[])[];
}

const DEFAULTS = {
  name: 'a file.pdf',
  companyId: null,
  ticker: '',
  status: 'Processed',
  failure: null,
  isDeleted: false,
  isDebug: false,
  region: '',
  project: '',
  userId: null,
  updatedAt: undefined,
  runId: null,
  sha256: '0'.repeat(64),
  kind: 'pdf',
  children: [],
  pages: [],
} as const;

/** Adds a document and returns its id. */
export async function addTestDocument(
  db: Database,
  tenantId: string,
  document: TestDocument,
): Promise<string> {
  const id = newId();
  const all = { ...DEFAULTS, ...document };
  const contents = await Promise.all(all.pages.map((words, i) => packPage(makePage(i + 1, words))));
  await inTenant(db, tenantId, async (tx) => {
    await tx
      .insertInto('documents')
      .values({
        tenant_id: tenantId,
        id,
        client_id: all.clientId,
        company_id: all.companyId,
        ticker: all.ticker,
        file_name: all.name,
        file_kind: all.kind,
        file_size: '1234',
        sha256: all.sha256,
        region: all.region,
        status: all.status,
        failure: all.failure && JSON.stringify(all.failure),
        page_count: contents.length === 0 ? null : contents.length,
        pages_done: contents.length,
        run_id: all.runId,
        is_debug: all.isDebug,
        project_name: all.project,
        is_deleted: all.isDeleted,
        created_by: all.userId,
        ...(all.updatedAt && { updated_at: all.updatedAt }),
      })
      .execute();
    await addPages(tx, tenantId, id, contents);
    await addChildren(tx, tenantId, id, all.children);
  });
  return id;
}

async function addPages(
  tx: TenantTransaction,
  tenantId: string,
  documentId: string,
  contents: readonly Buffer[],
): Promise<void> {
  for (const [i, content] of contents.entries())
    await tx
      .insertInto('document_pages')
      .values({
        tenant_id: tenantId,
        document_id: documentId,
        number: i + 1,
        width: 612,
        height: 792,
        source: 'text',
        source_reason: '',
        content,
      })
      .execute();
}

async function addChildren(
  tx: TenantTransaction,
  tenantId: string,
  documentId: string,
  children: readonly TestChild[],
): Promise<void> {
  for (const [position, { type, pages, userStatus = 'Not Reviewed' }] of children.entries())
    await tx
      .insertInto('child_documents')
      .values({
        tenant_id: tenantId,
        id: newId(),
        document_id: documentId,
        position,
        document_type: type,
        pages: [...pages],
        user_status: userStatus,
      })
      .execute();
}

function makePage(number: number, texts: readonly string[]): ReadPage {
  const words = texts.map((text, i): Word => ({
    text,
    box: [0.1 * i, 0.1, 0.1 * i + 0.09, 0.12],
    confidence: 1,
    size: 0.015,
  }));
  return {
    number,
    width: 612,
    height: 792,
    source: 'text',
    sourceReason: '',
    turn: 0,
    skew: 0,
    words,
    rulings: [],
    fills: [],
    pictures: [],
  };
}
