// Files beside the database in an archive: those of the store under the names of their content, those of imports and reports, and the folders of DATA_DIR that
// nothing else could bring back.
// A file that is no longer in the store stays until no moment that the archive leads to can name it.

import { rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../apps/api/src/frame/config.ts';
import type { ContentFile } from '../backup/contents.ts';
import {
  OTHERS_PLACE,
  listFiles,
  mirrorOtherFiles,
  pathOfStored,
  saveStoredFiles,
  STORED,
} from '../backup/stored-files.ts';
import { openTenantStore } from '../../apps/api/src/adapters/file-store/tenant-store.ts';
import { dataFolder } from '../../apps/api/src/frame/data-folder.ts';

/** Copies what is new; returns how many files. @param seenAt where it is given, files that are in the store are marked as seen then */
export async function mirrorFiles(
  config: Config,
  archiveDir: string,
  tenantIds: readonly string[],
  seenAt: Date | null,
): Promise<number> {
  const known = new Set(
    (await listFiles(join(archiveDir, STORED))).flatMap((path) => {
      const [tenantId = '', , sha256] = path.split('/');
      return sha256 === undefined ? [] : [`${tenantId}/${sha256}`];
    }),
  );
  const saved = await saveStoredFiles(config, archiveDir, tenantIds, known);
  if (seenAt !== null) await markSeen(config, archiveDir, tenantIds, seenAt);
  return saved.length + (await mirrorOtherFiles(config, archiveDir, tenantIds));
}

async function markSeen(
  config: Config,
  archiveDir: string,
  tenantIds: readonly string[],
  seenAt: Date,
): Promise<void> {
  for (const tenantId of tenantIds) {
    const store = openTenantStore(config, dataFolder(config, STORED), tenantId);
    for await (const sha256 of store.listOlder(Number.POSITIVE_INFINITY))
      // Removed from the store since it was listed: then it was seen the last time.
      await utimes(join(archiveDir, pathOfStored(tenantId, sha256)), seenAt, seenAt).catch(() => undefined);
  }
}

/** Removes files that were last seen in the store before a moment. */
export async function forgetFiles(archiveDir: string, before: Date): Promise<void> {
  for (const path of await listFiles(join(archiveDir, STORED))) {
    const file = join(archiveDir, STORED, path);
    if ((await stat(file)).mtimeMs < before.getTime()) await rm(file);
  }
}

/** The files of an archive as those of a backup, which are put back in the same way. */
export async function listMirrored(archiveDir: string): Promise<ContentFile[]> {
  const listed = await Promise.all(
    [STORED, OTHERS_PLACE].map(async (part) =>
      (await listFiles(join(archiveDir, part))).map((path) => ({
        path: `${part}/${path}`,
        size: 0,
        sha256: path.split('/').at(-1) ?? '',
      })),
    ),
  );
  return listed.flat();
}
