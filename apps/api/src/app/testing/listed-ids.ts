// Ids of what is stored, for tests that send them to every call.

import { inTenant } from '../../frame/database.ts';
import type { Database } from '../../frame/tables.ts';

type ListedTable =
  | 'users'
  | 'roles'
  | 'sub_roles'
  | 'clients'
  | 'companies'
  | 'events'
  | 'sessions'
  | 'audit_log'
  | 'sectors'
  | 'industries'
  | 'sources'
  | 'topics'
  | 'documents'
  | 'child_documents'
  | 'comment_threads'
  | 'comments'
  | 'deliveries'
  | 'templates';

/** Some of each kind. */
const OF_EACH = 4;

export function listIds(db: Database, tenantId: string, tables: readonly ListedTable[]): Promise<string[]> {
  return inTenant(db, tenantId, async (tx) => {
    const found: string[] = [];
    for (const table of tables) {
      const rows = await tx
        .selectFrom(table)
        .select('id')
        .where('tenant_id', '=', tenantId)
        .limit(OF_EACH)
        .execute();
      found.push(...rows.map(({ id }) => id));
    }
    return found;
  });
}

/** The child documents of documents. */
export function listChildrenOf(
  db: Database,
  tenantId: string,
  documentIds: readonly string[],
): Promise<string[]> {
  return inTenant(db, tenantId, async (tx) => {
    const rows = await tx
      .selectFrom('child_documents')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('document_id', 'in', [...documentIds])
      .execute();
    return rows.map(({ id }) => id);
  });
}
