// Who can be named in the comments of a document: whoever sees it and its comments.

import type { Nameable } from '@vigilo/domain/comments/mentions';
import { can } from '@vigilo/domain/access/can';
import { getRoleAccess } from '../access/access.service.ts';
import { getSeenChild } from '../extraction/reviewed-children.service.ts';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { listReaders } from './readers.queries.ts';

/** The users who see the comments of a document, by name. */
export async function listNameableUsers(
  tx: TenantTransaction,
  tenantId: string,
  documentId: string,
): Promise<Nameable[]> {
  const readers = await listReaders(tx, tenantId, documentId);
  const reading = new Set<string>();
  for (const [id, [first]] of Map.groupBy(readers, ({ role_id: roleId }) => roleId)) {
    if (first === undefined) continue;
    const access = await getRoleAccess(tx, tenantId, { id, kind: first.role_kind });
    if (can(access, 'view-comments')) reading.add(id);
  }
  return readers
    .filter(({ role_id: roleId }) => reading.has(roleId))
    .map(({ id, name, email }) => ({ id, name, email }));
}

/** The same for a child document that the caller sees. @throws Problem not-found */
export function listNameableFor(
  { db }: Pick<AppContext, 'db'>,
  caller: Caller,
  childId: string,
): Promise<Nameable[]> {
  return inTenant(db, caller.tenantId, async (tx) => {
    const { documentId } = await getSeenChild(tx, caller, childId);
    return listNameableUsers(tx, caller.tenantId, documentId);
  });
}
