// Files beside the database: those of the store, which are named by their content, those of imports and reports, and the folders of DATA_DIR that nothing
// else could bring back.

import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from '../../apps/api/src/adapters/file-store/file-store.ts';
import { openFolderStore } from '../../apps/api/src/adapters/file-store/folder-store.ts';
import { openTenantStore } from '../../apps/api/src/adapters/file-store/tenant-store.ts';
import type { Config } from '../../apps/api/src/frame/config.ts';
import { dataFolder, openSharedFiles } from '../../apps/api/src/frame/data-folder.ts';
import type { ContentFile } from './contents.ts';
import { Measured } from './contents.ts';
import { BackupError } from './manifest.ts';

/** Uploads of imports and made reports, of each tenant: in DATA_DIR, or in the bucket. */
const NAMED = ['imports', 'reports'];
/** Share prices that were put into DATA_DIR, mails that no server took. What is left out is made anew. */
const FOLDERS = ['share-prices', 'outbox'];
/** Folder of the store's files in a backup. */
export const STORED = 'files';
/** Folder of a backup for files of imports and reports, and the folders of DATA_DIR. */
export const OTHERS_PLACE = 'data';
const PREFIX = 2;
const AT_ONCE = 8;
const OWN_FOLDER = 0o700;
const OWN_FILE = 0o600;

/** The files of the store that are not in the backup yet; `known` has `tenant/sha256` of those that are, and gets the new ones. */
export async function saveStoredFiles(
  config: Config,
  folder: string,
  tenantIds: readonly string[],
  known: Set<string>,
): Promise<ContentFile[]> {
  const saved: ContentFile[] = [];
  for (const tenantId of tenantIds) {
    const from = openTenantStore(config, dataFolder(config, STORED), tenantId);
    const to = openFolderStore(join(folder, STORED, tenantId));
    const copy = async (sha256: string) => {
      const name = `${tenantId}/${sha256}`;
      const size = await copyStored(from, to, sha256);
      // Removed since it was listed, or damaged: whether a row still names it is asked at the end.
      if (size === null) return;
      known.add(name);
      saved.push({ path: pathOfStored(tenantId, sha256), size, sha256 });
    };
    const listed: string[] = [];
    for await (const sha256 of from.listOlder(Number.POSITIVE_INFINITY))
      if (!known.has(`${tenantId}/${sha256}`)) listed.push(sha256);
    await eachOf(listed, copy);
  }
  return saved;
}

/** Where a file of the store lies in a backup. */
export function pathOfStored(tenantId: string, sha256: string): string {
  return `${STORED}/${tenantId}/${sha256.slice(0, PREFIX)}/${sha256}`;
}

/** Puts the files of a backup into the store. @throws BackupError where one does not arrive whole */
export async function restoreStoredFiles(
  config: Config,
  folder: string,
  contents: readonly ContentFile[],
): Promise<void> {
  await eachOf(contents, async ({ path }) => {
    const [place, tenantId = '', , sha256 = ''] = path.split('/');
    if (place !== STORED) return;
    const to = openTenantStore(config, dataFolder(config, STORED), tenantId);
    if ((await copyStored(openFolderStore(join(folder, STORED, tenantId)), to, sha256)) === null)
      throw new BackupError(`${path} could not be put into the file store.`);
  });
}

/** Some at once: each waits for the disk, or the bucket, to have it for good. */
export async function eachOf<T>(list: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = list.values();
  const worker = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** Returns the size in bytes, or null where the content is not there or not what its name says. */
async function copyStored(from: FileStore, to: FileStore, sha256: string): Promise<number | null> {
  const opened = await from.openRange(sha256);
  if (opened === null) return null;
  try {
    const received = await to.receive(opened.content);
    if (received.sha256 !== sha256) {
      await received.drop();
      return null;
    }
    await received.keep();
    return received.size;
  } finally {
    // A store that cannot be written to has read nothing of it, and would leave it open.
    opened.content.destroy();
  }
}

/** A file that is no content of the store, by its path within DATA_DIR. */
interface OtherFile {
  readonly path: string;
  /** In bytes. */
  readonly size: number;
  /** When it was last written, in milliseconds since the epoch. */
  readonly writtenAt: number;
  /** Null where it has been removed since it was listed. */
  readonly open: () => Promise<Readable | null>;
}

async function listOtherFiles(config: Config, tenantIds: readonly string[]): Promise<OtherFile[]> {
  const listed: OtherFile[] = [];
  for (const area of NAMED)
    for (const tenantId of tenantIds) {
      const files = openSharedFiles(config, area, tenantId);
      for await (const { name, size, keptAt } of files.list())
        listed.push({
          path: `${area}/${tenantId}/${name}`,
          size,
          writtenAt: keptAt,
          open: () => files.open(name),
        });
    }
  for (const folder of FOLDERS)
    for (const file of await listFiles(dataFolder(config, folder))) {
      const path = dataFolder(config, folder, file);
      const found = await stat(path).catch(() => null);
      if (found === null) continue;
      const open = async () => createReadStream(path);
      listed.push({ path: `${folder}/${file}`, size: found.size, writtenAt: found.mtimeMs, open });
    }
  return listed;
}

/** Copies files of imports and reports, and the folders of DATA_DIR, into a backup. */
export async function saveOtherFiles(
  config: Config,
  folder: string,
  tenantIds: readonly string[],
): Promise<ContentFile[]> {
  const saved: ContentFile[] = [];
  for (const file of await listOtherFiles(config, tenantIds)) {
    const path = `${OTHERS_PLACE}/${file.path}`;
    const copied = await copyFile(file.open, join(folder, path));
    if (copied !== null) saved.push({ path, ...copied });
  }
  return saved;
}

/** Brings the copies of them up to date; returns how many files were copied. */
export async function mirrorOtherFiles(
  config: Config,
  folder: string,
  tenantIds: readonly string[],
): Promise<number> {
  const to = join(folder, OTHERS_PLACE);
  const listed = await listOtherFiles(config, tenantIds);
  let copied = 0;
  for (const { path, size, writtenAt, open } of listed) {
    const before = await stat(join(to, path)).catch(() => null);
    if (before && before.size === size && before.mtimeMs >= writtenAt) continue;
    if ((await copyFile(open, join(to, path))) !== null) copied += 1;
  }
  const there = new Set(listed.map(({ path }) => path));
  for (const file of await listFiles(to)) if (!there.has(file)) await rm(join(to, file));
  return copied;
}

export async function restoreOtherFiles(
  config: Config,
  folder: string,
  contents: readonly ContentFile[],
): Promise<void> {
  for (const { path } of contents) {
    const [place, ...rest] = path.split('/');
    if (place !== OTHERS_PLACE) continue;
    const from = async () => createReadStream(join(folder, path));
    const [area = '', tenantId = '', name = ''] = rest;
    if (NAMED.includes(area)) {
      const files = openSharedFiles(config, area, tenantId);
      const draft = await files.nameDraft();
      await copyFile(from, draft);
      await files.keep(draft, name);
    } else await copyFile(from, dataFolder(config, ...rest));
  }
}

/** @throws BackupError naming the folder or store that already has files */
export async function refuseFilledFolders(config: Config, contents: readonly ContentFile[]): Promise<void> {
  for (const name of [STORED, ...NAMED, ...FOLDERS]) {
    const there = dataFolder(config, name);
    if ((await listFiles(there)).length > 0)
      throw new BackupError(`${there} is not empty. Restore into a DATA_DIR that has no data yet.`);
  }
  for (const tenantId of listTenantIds(contents)) {
    const store = openTenantStore(config, dataFolder(config, STORED), tenantId);
    for await (const sha256 of store.listOlder(Number.POSITIVE_INFINITY))
      throw notEmpty(`${tenantId}/${sha256}`);
    for (const area of NAMED)
      for await (const { name } of openSharedFiles(config, area, tenantId).list())
        throw notEmpty(`${area}/${tenantId}/${name}`);
  }
}

function notEmpty(name: string): BackupError {
  return new BackupError(`The file store already has ${name}. Restore into an empty one.`);
}

function listTenantIds(contents: readonly ContentFile[]): Set<string> {
  return new Set(
    contents.flatMap(({ path }) => {
      const [place, first = '', second = ''] = path.split('/');
      if (place === STORED) return [first];
      return NAMED.includes(first) ? [second] : [];
    }),
  );
}

/** The files of a folder and its folders, by their path within; none where it is not there. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();
}

/** Null where the file has been removed since it was listed. */
async function copyFile(
  open: OtherFile['open'],
  to: string,
): Promise<{ size: number; sha256: string } | null> {
  const measured = new Measured();
  try {
    const content = await open();
    if (content === null) return null;
    await mkdir(dirname(to), { recursive: true, mode: OWN_FOLDER });
    await pipeline(content, measured, createWriteStream(to, { mode: OWN_FILE, flush: true }));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
  return measured.describe();
}
