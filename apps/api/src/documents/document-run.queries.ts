import type { DocumentFailure } from '@vigilo/domain/documents/document-failures';
import type { DocumentStatus } from '@vigilo/domain/documents/document-status';
import type { PageSource, ReadPage, SourceReason } from '@vigilo/domain/digitise/page';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Tables, TenantTransaction } from '../frame/tables.ts';

export type StoredDocument = Selectable<Tables['documents']>;

/** A document, which nobody else changes until the transaction ends; or null. */
export async function lockDocument(
  tx: TenantTransaction,
  tenantId: string,
  id: string,
): Promise<StoredDocument | null> {
  const row = await tx
    .selectFrom('documents')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export interface RunChange {
  readonly status?: DocumentStatus;
  readonly failure?: DocumentFailure | null;
  readonly run_id?: string | null;
  readonly attempt?: number;
  readonly tries?: number;
  readonly file_kind?: string;
  readonly page_count?: number | null;
  readonly pages_done?: number;
  readonly reading_choices?: object;
}

/** Changes what the processing of a document is at; `at`, where given, is when it was last updated. */
export async function changeRun(
  tx: TenantTransaction,
  tenantId: string,
  id: string,
  { failure, reading_choices, ...change }: RunChange,
  at: Date | null,
): Promise<void> {
  await tx
    .updateTable('documents')
    .set({
      ...change,
      ...(failure === undefined ? {} : { failure: failure === null ? null : JSON.stringify(failure) }),
      ...(reading_choices === undefined ? {} : { reading_choices: JSON.stringify(reading_choices) }),
      ...(at === null ? {} : { updated_at: at, version: sql<number>`version + 1` }),
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

export interface StoredPage {
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly source: PageSource;
  readonly source_reason: SourceReason;
  readonly turn: ReadPage['turn'];
  readonly content: Buffer;
}

/** Keeps pages in the place of those of the same numbers. */
export async function putPages(
  tx: TenantTransaction,
  tenantId: string,
  documentId: string,
  pages: readonly StoredPage[],
): Promise<void> {
  await tx
    .insertInto('document_pages')
    .values(pages.map((page) => ({ tenant_id: tenantId, document_id: documentId, ...page })))
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'document_id', 'number']).doUpdateSet((eb) => ({
        width: eb.ref('excluded.width'),
        height: eb.ref('excluded.height'),
        source: eb.ref('excluded.source'),
        source_reason: eb.ref('excluded.source_reason'),
        turn: eb.ref('excluded.turn'),
        content: eb.ref('excluded.content'),
      })),
    )
    .execute();
}

/** Counts the pages that are kept, notes their number on the document and returns it. */
export async function countPages(tx: TenantTransaction, tenantId: string, id: string): Promise<number> {
  const row = await tx
    .updateTable('documents')
    .set({
      pages_done: sql<number>`(SELECT count(*) FROM document_pages p WHERE p.tenant_id = ${tenantId} AND p.document_id = ${id})`,
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .returning('pages_done')
    .executeTakeFirstOrThrow();
  return row.pages_done;
}

/** The numbers of the pages that are kept, from the first on. */
export async function listPageNumbers(
  tx: TenantTransaction,
  tenantId: string,
  id: string,
): Promise<number[]> {
  const rows = await tx
    .selectFrom('document_pages')
    .select('number')
    .where('tenant_id', '=', tenantId)
    .where('document_id', '=', id)
    .orderBy('number')
    .execute();
  return rows.map(({ number }) => number);
}

/** The compressed contents of the pages, from the first on. */
export async function listPageContents(
  tx: TenantTransaction,
  tenantId: string,
  id: string,
  numbers: readonly number[] | null = null,
): Promise<Buffer[]> {
  const rows = await tx
    .selectFrom('document_pages')
    .select('content')
    .where('tenant_id', '=', tenantId)
    .where('document_id', '=', id)
    .where((eb) => (numbers === null ? eb.lit(true) : eb('number', 'in', [...numbers])))
    .orderBy('number')
    .execute();
  return rows.map(({ content }) => content);
}
