// Files of imports that no import needs: of uploads that broke off with the process, and of imports that ended with it before their file was removed.

import { removeUnneeded } from '../adapters/file-store/named-files.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import { listTenants } from '../tenants/tenants.service.ts';
import { openImportFiles } from './import-file.ts';
import { listOpenImports } from './imports.queries.ts';

/** An upload takes less, in milliseconds. */
const ABANDONED_MS = 86_400_000;

/** Clears away such files of all tenants. */
export async function sweepImportFiles(context: Pick<AppContext, 'db' | 'config' | 'now'>): Promise<void> {
  const before = context.now() - ABANDONED_MS;
  for (const tenant of await listTenants(context.db)) {
    const files = openImportFiles(context.config, tenant.id);
    const open = new Set(await inTenant(context.db, tenant.id, (tx) => listOpenImports(tx, tenant.id)));
    await removeUnneeded(files, (name) => open.has(name), before);
  }
}
