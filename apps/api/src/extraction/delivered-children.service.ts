import type { TenantTransaction } from '../frame/tables.ts';
import type { StoredChild } from './stored-children.queries.ts';
import { listChildrenWithRows } from './stored-children.queries.ts';

/** The child documents of a document as they are delivered. Whether the document is visible is asked before. */
export function listDeliveredChildren(
  tx: TenantTransaction,
  tenantId: string,
  documentId: string,
): Promise<StoredChild[]> {
  return listChildrenWithRows(tx, tenantId, documentId);
}
