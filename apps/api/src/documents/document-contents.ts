// Where the files of documents lie: the store of the tenant, which the reports that came from outside share.

import type { FileStore } from '../adapters/file-store/file-store.ts';
import { openTenantStore } from '../adapters/file-store/tenant-store.ts';
import type { AppContext } from '../frame/context.ts';
import { dataFolder } from '../frame/data-folder.ts';

export function openDocumentStore({ config }: Pick<AppContext, 'config'>, tenantId: string): FileStore {
  return openTenantStore(config, dataFolder(config, 'files'), tenantId);
}
