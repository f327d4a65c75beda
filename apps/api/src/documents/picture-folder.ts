import { rm } from 'node:fs/promises';
import type { AppContext } from '../frame/context.ts';
import { dataFolder } from '../frame/data-folder.ts';

const UUID = /^[0-9a-f-]{36}$/;

/** Where the pictures of a document's pages lie. @throws TypeError where an id is no UUID: it becomes part of a path. */
export function pictureFolder(
  config: Pick<AppContext['config'], 'DATA_DIR'>,
  tenantId: string,
  documentId: string,
): string {
  if (!UUID.test(tenantId) || !UUID.test(documentId)) throw new TypeError('Tenants and documents have UUIDs');
  return dataFolder(config, 'page-pictures', tenantId, documentId);
}

/** Removes the pictures of a document, if there are any. */
export async function removePictures(
  { config }: Pick<AppContext, 'config'>,
  tenantId: string,
  documentId: string,
): Promise<void> {
  await rm(pictureFolder(config, tenantId, documentId), { recursive: true, force: true });
}
