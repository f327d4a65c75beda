// The nightly sweep: contents of the store that nothing names any more, what was received and never kept, and documents that nobody works on any more.

import type { FileStore } from '../adapters/file-store/file-store.ts';
import { auditSystem } from '../frame/audit-log.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { listTenants } from '../tenants/tenants.service.ts';
import { openDocumentStore } from './document-contents.ts';
import { giveUpStuck } from './document-run.service.ts';
import { listNamedByDocuments, listStuck } from './sweep.queries.ts';

const HOUR_MS = 3_600_000;
/** A content is in the store before the row that names it. */
const YOUNG_MS = HOUR_MS;
/** Longer than all deliveries of a job together can take. */
const STUCK_MS = 24 * HOUR_MS;
const AT_ONCE = 500;

/** Those of these contents that something of a tenant names. */
export type ListNamed = (
  tx: TenantTransaction,
  tenantId: string,
  contents: readonly string[],
) => Promise<readonly string[]>;

/** @param others what else than documents names contents of the same store. */
export async function sweepDocuments(context: AppContext, others: readonly ListNamed[]): Promise<void> {
  for (const { id: tenantId } of await listTenants(context.db)) {
    const store = openDocumentStore(context, tenantId);
    const before = context.now() - YOUNG_MS;
    await store.removeUnfinished(before);
    const removed = await removeUnnamed(context, store, tenantId, [listNamedByDocuments, ...others], before);
    await inTenant(context.db, tenantId, async (tx) => {
      if (removed > 0)
        await auditSystem(tx, tenantId, {
          action: 'documents.sweep',
          entity: 'document',
          entityId: null,
          after: { removed },
        });
      for (const id of await listStuck(tx, tenantId, new Date(context.now() - STUCK_MS)))
        await giveUpStuck(context, tx, tenantId, id);
    });
  }
}

async function removeUnnamed(
  { db }: Pick<AppContext, 'db'>,
  store: FileStore,
  tenantId: string,
  lists: readonly ListNamed[],
  before: number,
): Promise<number> {
  let removed = 0;
  for await (const contents of inGroups(store.listOlder(before))) {
    const named = await inTenant(db, tenantId, (tx) =>
      Promise.all(lists.map((list) => list(tx, tenantId, contents))),
    );
    const kept = new Set(named.flat());
    for (const sha256 of contents)
      if (!kept.has(sha256) && (await store.remove(sha256, before))) removed += 1;
  }
  return removed;
}

async function* inGroups(contents: AsyncIterable<string>): AsyncGenerator<readonly string[]> {
  let group: string[] = [];
  for await (const sha256 of contents) {
    group.push(sha256);
    if (group.length < AT_ONCE) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}
