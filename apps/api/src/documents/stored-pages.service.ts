import type { ReadPage } from '@vigilo/domain/digitise/page';
import type { TenantTransaction } from '../frame/tables.ts';
import { listSomePages } from './documents.queries.ts';
import { unpackPage } from './page-content.ts';

/** Pages as they were read, without those that are not read. Whether the document is visible is asked before. */
export async function listStoredPages(
  tx: TenantTransaction,
  tenantId: string,
  documentId: string,
  numbers: readonly number[],
): Promise<ReadPage[]> {
  if (numbers.length === 0) return [];
  return Promise.all((await listSomePages(tx, tenantId, documentId, numbers)).map(unpackPage));
}
