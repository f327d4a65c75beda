// Files beside the database go into a backup and come back, whether they lie in folders or in a bucket.

import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findText, keepText } from '../../apps/api/src/adapters/file-store/named-files.ts';
import { openTenantStore } from '../../apps/api/src/adapters/file-store/tenant-store.ts';
import type { BucketServer } from '../../apps/api/src/adapters/file-store/testing/bucket-server.ts';
import { startBucketServer } from '../../apps/api/src/adapters/file-store/testing/bucket-server.ts';
import type { Config } from '../../apps/api/src/frame/config.ts';
import { readConfig } from '../../apps/api/src/frame/config.ts';
import { dataFolder, openSharedFiles } from '../../apps/api/src/frame/data-folder.ts';
import {
  mirrorOtherFiles,
  refuseFilledFolders,
  restoreOtherFiles,
  restoreStoredFiles,
  saveOtherFiles,
  saveStoredFiles,
} from './stored-files.ts';

const TENANT = randomUUID();
const [IMPORT, REPORT] = [randomUUID(), randomUUID()];
const DOCUMENT = Buffer.from('a document');

let root: string;
let s3: BucketServer;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'vigilo-stored-'));
  s3 = await startBucketServer(join(root, 's3'));
});
afterAll(async () => {
  await s3.stop();
  await rm(root, { recursive: true, force: true });
});

async function findAll(config: Config, sha256: string) {
  return [
    (await openTenantStore(config, dataFolder(config, 'files'), TENANT).find(sha256))?.toString(),
    await findText(openSharedFiles(config, 'imports', TENANT), IMPORT),
    await findText(openSharedFiles(config, 'reports', TENANT), `${REPORT}.companies`),
    await readFile(dataFolder(config, 'outbox', 'one.eml'), 'utf8').catch(() => null),
  ];
}

describe.each(['folder', 'bucket'] as const)('files of an installation in a %s', (kind) => {
  const configOf = (name: string, bucket: string): Config =>
    readConfig({
      DATA_DIR: join(root, kind, name),
      ...(kind === 'bucket' && { ...s3.settings, S3_BUCKET: bucket }),
    });

  it('are saved, brought up to date, refused where there are files already, and put back', async () => {
    const from = configOf('from', s3.settings.S3_BUCKET);
    const to = configOf('to', s3.otherBucket);
    const folder = join(root, kind, 'backup');
    const sha256 = await openTenantStore(from, dataFolder(from, 'files'), TENANT).add(DOCUMENT);
    const imports = openSharedFiles(from, 'imports', TENANT);
    await keepText(imports, IMPORT, 'a table');
    await keepText(openSharedFiles(from, 'reports', TENANT), `${REPORT}.companies`, 'a list');
    await mkdir(dataFolder(from, 'outbox'));
    await writeFile(dataFolder(from, 'outbox', 'one.eml'), 'a mail');
    await writeFile(await imports.nameDraft(), 'half');

    const saved = [
      ...(await saveStoredFiles(from, folder, [TENANT], new Set())),
      ...(await saveOtherFiles(from, folder, [TENANT])),
    ];
    expect(saved.map(({ size }) => size).toSorted()).toEqual([DOCUMENT.length, 6, 6, 7].toSorted());
    expect(await mirrorOtherFiles(from, folder, [TENANT])).toBe(0);
    await keepText(imports, randomUUID(), 'another table');
    expect(await mirrorOtherFiles(from, folder, [TENANT])).toBe(1);

    await expect(refuseFilledFolders(from, saved)).rejects.toThrow(/Restore into/);
    await refuseFilledFolders(to, saved);
    await restoreStoredFiles(to, folder, saved);
    await restoreOtherFiles(to, folder, saved);
    expect(await findAll(to, sha256)).toEqual(['a document', 'a table', 'a list', 'a mail']);
    expect(await findAll(to, sha256)).toEqual(await findAll(from, sha256));
  });
});
