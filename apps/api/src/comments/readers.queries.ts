// Who reads a document: they can be named in its comments.

import type { RoleKind } from '@vigilo/domain/access/role-kind';
import { sql } from 'kysely';
import { isVisibleDocument } from '../documents/visible-documents.queries.ts';
import type { TenantTransaction } from '../frame/tables.ts';

export interface Reader {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Their first active role. */
  readonly role_id: string;
  readonly role_kind: RoleKind;
}

/** The active users who see a document that is not deleted, by name. What their roles allow is asked beside this. */
export async function listReaders(
  tx: TenantTransaction,
  tenantId: string,
  documentId: string,
): Promise<Reader[]> {
  const anybody = { tenantId, userId: sql.ref<string>('u.id'), access: { isAdmin: false } };
  const result = await sql<Reader>`
    SELECT u.id, u.name, u.email, r.id AS role_id, r.kind AS role_kind FROM documents
    JOIN users u ON u.tenant_id = documents.tenant_id AND u.status = 'Active'
    JOIN LATERAL (
      SELECT roles.id, roles.kind FROM user_roles ur JOIN roles ON roles.tenant_id = ur.tenant_id AND roles.id = ur.role_id
      WHERE ur.tenant_id = u.tenant_id AND ur.user_id = u.id AND roles.status = 'Active' ORDER BY ur.priority, roles.id LIMIT 1
    ) r ON true
    WHERE documents.tenant_id = ${tenantId} AND documents.id = ${documentId} AND NOT documents.is_deleted
      AND (r.kind = 'Admin' OR ${isVisibleDocument(anybody)})
    ORDER BY lower(u.name), u.id`.execute(tx);
  return result.rows;
}

/** The names of users by their ids, also of those who are no more. */
export async function listUserNames(
  tx: TenantTransaction,
  tenantId: string,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const result = await sql<{ id: string; name: string }>`
    SELECT id, name FROM users WHERE tenant_id = ${tenantId} AND id = ANY(${[...userIds]}::uuid[])`.execute(
    tx,
  );
  return new Map(result.rows.map(({ id, name }) => [id, name]));
}
