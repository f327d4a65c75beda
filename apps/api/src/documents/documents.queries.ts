import type { PageSource, ReadPage, SourceReason } from '@vigilo/domain/digitise/page';
import type { UserStatus } from '@vigilo/domain/documents/document-status';
import { sql } from 'kysely';
import type { Caller } from '../frame/caller.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import type { ListedDocument } from './document-list.queries.ts';
import { JOINED, LISTED } from './document-list.queries.ts';
import type { Rejection } from './rejections.queries.ts';
import { rejectionOf } from './rejections.queries.ts';
import { isVisibleDocument } from './visible-documents.queries.ts';

export interface DocumentDetails extends ListedDocument {
  readonly file_kind: string;
  readonly file_size: string;
  readonly sha256: string;
  readonly attempt: number;
  readonly reading_choices: { readonly turn?: 0 | 90 | 180 | 270; readonly password?: string };
  readonly created_at: Date;
  readonly company_name: string | null;
}

/** Those of these documents that the caller sees, deleted or not. */
export async function listVisibleDocuments(
  tx: TenantTransaction,
  caller: Caller,
  documentIds: readonly string[],
): Promise<DocumentDetails[]> {
  const result = await sql<DocumentDetails>`
    SELECT ${LISTED}, d.file_kind, d.file_size, d.sha256, d.attempt, d.reading_choices, d.created_at, co.name AS company_name FROM documents d ${JOINED}
    LEFT JOIN companies co ON co.tenant_id = d.tenant_id AND co.id = d.company_id
    WHERE d.tenant_id = ${caller.tenantId} AND d.id = ANY(${[...documentIds]}::uuid[]) AND ${isVisibleDocument(caller, 'd')}`.execute(
    tx,
  );
  return result.rows;
}

export interface ChildDetails {
  readonly id: string;
  readonly type: string;
  readonly pages: readonly number[];
  readonly name: string;
  readonly tags: readonly string[];
  readonly version: number;
  readonly user_status: UserStatus;
  readonly row_count: number;
  readonly look_count: number;
  readonly rejection: Rejection | null;
}

/** The child documents of a document in their order, with the rows of their primary tables counted. */
export async function listChildDetails(
  tx: TenantTransaction,
  tenantId: string,
  documentId: string,
): Promise<ChildDetails[]> {
  const result = await sql<ChildDetails>`
    SELECT cd.id, cd.document_type AS type, cd.pages, cd.name, cd.tags, cd.version, cd.user_status, ${rejectionOf('cd')} AS rejection, coalesce(r.rows, 0) AS row_count, coalesce(r.looks, 0) AS look_count
    FROM child_documents cd LEFT JOIN LATERAL (
      SELECT count(*)::int AS rows, (count(*) FILTER (WHERE er.content->'LookReasons' <> '[]'))::int AS looks FROM extraction_rows er
      WHERE er.tenant_id = cd.tenant_id AND er.child_document_id = cd.id
    ) r ON true
    WHERE cd.tenant_id = ${tenantId} AND cd.document_id = ${documentId} ORDER BY cd.position`.execute(tx);
  return result.rows;
}

export interface PageDetails {
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly source: PageSource;
  readonly source_reason: SourceReason;
  readonly turn: ReadPage['turn'];
}

/** The pages of a document that are read. */
export async function listPageDetails(
  tx: TenantTransaction,
  tenantId: string,
  documentId: string,
): Promise<PageDetails[]> {
  return tx
    .selectFrom('document_pages')
    .select(['number', 'width', 'height', 'source', 'source_reason', 'turn'])
    .where('tenant_id', '=', tenantId)
    .where('document_id', '=', documentId)
    .orderBy('number')
    .execute();
}

export interface HistoryEntry {
  readonly at: Date;
  readonly action: string;
  readonly by: string;
  readonly after: Readonly<Record<string, unknown>> | null;
}

const MOST_HISTORY = 200;

/** What was done to a document and its child documents, newest first. */
export async function listHistory(
  tx: TenantTransaction,
  tenantId: string,
  documentId: string,
): Promise<HistoryEntry[]> {
  const result = await sql<HistoryEntry>`
    SELECT a.at, a.action, coalesce(u.name, '') AS by, a.after FROM (
      SELECT * FROM audit_log own WHERE own.tenant_id = ${tenantId} AND own.entity = 'document' AND own.entity_id = ${documentId}
      UNION ALL
      SELECT * FROM audit_log child WHERE child.tenant_id = ${tenantId} AND child.entity = 'child-document' AND child.parent_id = ${documentId}
    ) a LEFT JOIN users u ON u.tenant_id = a.tenant_id AND u.id = a.actor_id
    ORDER BY a.at DESC, a.id DESC LIMIT ${sql.lit(MOST_HISTORY)}`.execute(tx);
  return result.rows;
}

/** The compressed content of one page, or null where it is not read. */
export async function findPageContent(
  tx: TenantTransaction,
  tenantId: string,
  documentId: string,
  number: number,
): Promise<Buffer | null> {
  const row = await tx
    .selectFrom('document_pages')
    .select('content')
    .where('tenant_id', '=', tenantId)
    .where('document_id', '=', documentId)
    .where('number', '=', number)
    .executeTakeFirst();
  return row?.content ?? null;
}

/** The compressed contents of some pages of a document, in their order. */
export async function listSomePages(
  tx: TenantTransaction,
  tenantId: string,
  documentId: string,
  numbers: readonly number[],
): Promise<Buffer[]> {
  const rows = await tx
    .selectFrom('document_pages')
    .select('content')
    .where('tenant_id', '=', tenantId)
    .where('document_id', '=', documentId)
    .where('number', 'in', [...numbers])
    .orderBy('number')
    .execute();
  return rows.map(({ content }) => content);
}
