// Child documents by their type: those that somebody sees, and those of a tenant that were approved.

import type { DocumentStatus, UserStatus } from '@vigilo/domain/documents/document-status';
import type { SqlBool } from 'kysely';
import { sql } from 'kysely';
import type { TenantTransaction } from '../frame/tables.ts';
import type { ChildViewer } from './child-documents.queries.ts';
import { selectChildren } from './child-documents.queries.ts';

/** A child document by the name of its file. */
export interface NamedChild {
  readonly id: string;
  readonly documentId: string;
  readonly fileName: string;
}

/** Those of these child documents that somebody sees. */
export async function listSeen(
  tx: TenantTransaction,
  who: ChildViewer,
  childIds: readonly string[],
): Promise<NamedChild[]> {
  if (childIds.length === 0) return [];
  return selectChildren(tx, who)
    .select(['cd.id', 'cd.document_id as documentId', 'documents.file_name as fileName'])
    .where('cd.id', 'in', [...childIds])
    .execute();
}

export interface ApprovedChild {
  readonly id: string;
  readonly documentId: string;
  readonly pages: number[];
}

/** The newest child documents of types of these names that somebody approved, of all clients of the tenant; ids grow with time. */
export async function listApproved(
  tx: TenantTransaction,
  tenantId: string,
  typeNames: readonly string[],
  limit: number,
): Promise<ApprovedChild[]> {
  return tx
    .selectFrom('child_documents as cd')
    .innerJoin('documents as d', (join) =>
      join.onRef('d.tenant_id', '=', 'cd.tenant_id').onRef('d.id', '=', 'cd.document_id'),
    )
    .select(['cd.id', 'cd.document_id as documentId', 'cd.pages'])
    .where('cd.tenant_id', '=', tenantId)
    .where('cd.document_type', 'in', [...typeNames])
    .where('cd.user_status', '=', 'Validated')
    .where('d.is_deleted', '=', false)
    .where('d.status', 'in', ['Processed', 'Posted'])
    .orderBy('cd.id', 'desc')
    .limit(limit)
    .execute();
}

export interface TypedChild extends NamedChild {
  readonly documentType: string;
  readonly pages: number[];
  readonly status: DocumentStatus;
  readonly userStatus: UserStatus;
  /** It, or another child document of its file, is Validated. */
  readonly hasValidated: boolean;
}

function selectTyped(tx: TenantTransaction, who: ChildViewer) {
  return selectChildren(tx, who).select([
    'cd.id',
    'cd.document_id as documentId',
    'documents.file_name as fileName',
    'cd.document_type as documentType',
    'cd.pages',
    'documents.status',
    'cd.user_status as userStatus',
    sql<boolean>`EXISTS (SELECT FROM child_documents v WHERE v.tenant_id = cd.tenant_id AND v.document_id = cd.document_id AND v.user_status = 'Validated')`.as(
      'hasValidated',
    ),
  ]);
}

/** Those that somebody sees of types of these names, the newest first; ids grow with time. */
export function listOfTypes(
  tx: TenantTransaction,
  who: ChildViewer,
  {
    names,
    offset,
    limit,
  }: { readonly names: readonly string[]; readonly offset: number; readonly limit: number },
): Promise<TypedChild[]> {
  return selectTyped(tx, who)
    .where('cd.document_type', 'in', [...names])
    .orderBy('cd.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
}

export async function countOfTypes(
  tx: TenantTransaction,
  who: ChildViewer,
  names: readonly string[],
): Promise<number> {
  const { count } = await selectChildren(tx, who)
    .where('cd.document_type', 'in', [...names])
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Those that somebody sees whose file's name has a text in it: those of types of these names first, the newest first. */
export function listByName(
  tx: TenantTransaction,
  who: ChildViewer,
  {
    names,
    search,
    limit,
  }: { readonly names: readonly string[]; readonly search: string; readonly limit: number },
): Promise<TypedChild[]> {
  return selectTyped(tx, who)
    .where(sql<SqlBool>`position(lower(${search}) in lower(documents.file_name)) > 0`)
    .orderBy(sql`cd.document_type = ANY(${[...names]})`, 'desc')
    .orderBy('cd.id', 'desc')
    .limit(limit)
    .execute();
}

/** One that somebody sees, or null. */
export async function findTyped(
  tx: TenantTransaction,
  who: ChildViewer,
  childId: string,
): Promise<TypedChild | null> {
  return (await selectTyped(tx, who).where('cd.id', '=', childId).executeTakeFirst()) ?? null;
}
