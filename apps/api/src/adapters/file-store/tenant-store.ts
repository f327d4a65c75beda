// The store of a tenant as the settings say: a folder of this machine, or a bucket of an S3-compatible store. Every tenant's files lie apart, so that no
// tenant can tell by anything whether another has the same.

import { join } from 'node:path';
import { openBucketStore } from './bucket-store.ts';
import { openFolderStore } from './folder-store.ts';
import type { FileStore } from './file-store.ts';
import type { StoreSettings } from './store-settings.ts';

const UUID = /^[0-9a-f-]{36}$/;

/** @param folder of all tenants' files; a bucket's store receives and lends files in it. @throws TypeError where the tenant is no UUID. */
export function openTenantStore(settings: StoreSettings, folder: string, tenantId: string): FileStore {
  if (!UUID.test(tenantId)) throw new TypeError('A tenant id is a UUID');
  const own = join(folder, tenantId);
  if (settings.FILE_STORE === 'folder') return openFolderStore(own);
  return openBucketStore(settings, own, tenantId);
}
