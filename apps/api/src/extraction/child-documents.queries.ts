// The child documents that somebody sees: those of the documents that they see.

import type { CompanyStatus } from '@vigilo/domain/companies/company';
import type { DocumentStatus, UserStatus } from '@vigilo/domain/documents/document-status';
import { sql } from 'kysely';
import type { Rejection } from '../documents/rejections.queries.ts';
import { rejectionOf } from '../documents/rejections.queries.ts';
import { isVisibleDocument } from '../documents/visible-documents.queries.ts';
import type { Viewer } from '../access/access.queries.ts';
import type { TenantTransaction } from '../frame/tables.ts';

/** A child document as its lists show it. */
export interface ListedChild {
  readonly id: string;
  readonly document_id: string;
  readonly document_type: string;
  readonly pages: number[];
  readonly name: string;
  readonly tags: string[];
  readonly attributes: Readonly<Record<string, string>>;
  readonly user_status: UserStatus;
  readonly version: number;
  /** Of its template, by which it was read; null where that was not kept. */
  readonly template_version: number | null;
  readonly status: DocumentStatus;
  readonly file_name: string;
  readonly client_name: string;
  readonly row_count: number;
  readonly look_count: number;
  readonly rejection: Rejection | null;
  readonly is_deleted: boolean;
  /** Of the document's company, if it has one. */
  readonly company_status: CompanyStatus | null;
}

/** Whose child documents are asked for; of deleted documents only where `withDeleted`. */
export interface ChildViewer {
  readonly viewer: Viewer;
  readonly withDeleted: boolean;
}

export function selectChildren(tx: TenantTransaction, { viewer, withDeleted }: ChildViewer) {
  return tx
    .selectFrom('child_documents as cd')
    .innerJoin('documents', (join) =>
      join.onRef('documents.tenant_id', '=', 'cd.tenant_id').onRef('documents.id', '=', 'cd.document_id'),
    )
    .innerJoin('clients as cl', (join) =>
      join.onRef('cl.tenant_id', '=', 'documents.tenant_id').onRef('cl.id', '=', 'documents.client_id'),
    )
    .where('cd.tenant_id', '=', viewer.tenantId)
    .where(isVisibleDocument(viewer))
    .where((eb) => (withDeleted ? eb.lit(true) : eb('documents.is_deleted', '=', false)));
}

function selectListed(tx: TenantTransaction, who: ChildViewer) {
  return selectChildren(tx, who)
    .leftJoin('companies as co', (join) =>
      join.onRef('co.tenant_id', '=', 'documents.tenant_id').onRef('co.id', '=', 'documents.company_id'),
    )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('extraction_rows as r')
          .whereRef('r.tenant_id', '=', 'cd.tenant_id')
          .whereRef('r.child_document_id', '=', 'cd.id')
          .select([
            sql<number>`count(*)::int`.as('row_count'),
            sql<number>`(count(*) FILTER (WHERE r.content->'LookReasons' <> '[]'))::int`.as('look_count'),
          ])
          .as('counted'),
      (join) => join.onTrue(),
    )
    .select([
      'cd.id',
      'cd.document_id',
      'cd.document_type',
      'cd.pages',
      'cd.name',
      'cd.tags',
      'cd.attributes',
      'cd.user_status',
      'cd.version',
      'cd.template_version',
      'documents.status',
      'documents.file_name',
      'cl.name as client_name',
      'counted.row_count',
      'counted.look_count',
      rejectionOf('cd').as('rejection'),
      'documents.is_deleted',
      'co.status as company_status',
    ]);
}

/** A child document that somebody sees, or null. */
export async function findChild(
  tx: TenantTransaction,
  who: ChildViewer,
  childId: string,
): Promise<ListedChild | null> {
  return (await selectListed(tx, who).where('cd.id', '=', childId).executeTakeFirst()) ?? null;
}

/** The child documents of a document that somebody sees, in the order of their pages. */
export function listDocumentChildren(
  tx: TenantTransaction,
  who: ChildViewer,
  documentId: string,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<ListedChild[]> {
  return selectListed(tx, who)
    .where('cd.document_id', '=', documentId)
    .orderBy('cd.position')
    .offset(offset)
    .limit(limit)
    .execute();
}

export interface SeenDocument {
  readonly file_name: string;
  readonly sha256: string;
  readonly children: number;
}

/** A document that somebody sees, with the number of its child documents; or null. */
export async function findSeenDocument(
  tx: TenantTransaction,
  { viewer, withDeleted }: ChildViewer,
  documentId: string,
): Promise<SeenDocument | null> {
  const row = await tx
    .selectFrom('documents')
    .select(['documents.file_name', 'documents.sha256'])
    .select(
      sql<number>`(SELECT count(*)::int FROM child_documents cd WHERE cd.tenant_id = documents.tenant_id AND cd.document_id = documents.id)`.as(
        'children',
      ),
    )
    .where('documents.tenant_id', '=', viewer.tenantId)
    .where('documents.id', '=', documentId)
    .where(isVisibleDocument(viewer))
    .where((eb) => (withDeleted ? eb.lit(true) : eb('documents.is_deleted', '=', false)))
    .executeTakeFirst();
  return row ?? null;
}

/** How many child documents of each type somebody sees. */
export async function countTypes(
  tx: TenantTransaction,
  viewer: Viewer,
): Promise<ReadonlyMap<string, number>> {
  const rows = await selectChildren(tx, { viewer, withDeleted: false })
    .select(['cd.document_type', sql<number>`count(*)::int`.as('count')])
    .groupBy('cd.document_type')
    .execute();
  return new Map(rows.map(({ document_type: name, count }) => [name, count]));
}
