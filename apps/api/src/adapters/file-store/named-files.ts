// Files by the name of what they belong to: the upload of an import, the file of a report. Each is written on this machine under a path of its own first and
// becomes the named one when it is whole, so that nobody ever reads half of one. They lie where the settings say: in a folder, or in a bucket.

import { open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Bucket } from './bucket.ts';
import {
  lendObject,
  listObjects,
  openBucket,
  openObject,
  removeLent,
  removeObject,
  sendFile,
} from './bucket.ts';
import type { LocalFile } from './file-store.ts';
import type { StoreSettings } from './store-settings.ts';
import { syncFolder } from './sync-folder.ts';
import { nameUnfinished, removeUnfinished } from './unfinished-file.ts';

export interface NamedFiles {
  /** A path of this machine for a file on its way. */
  nameDraft(): Promise<string>;
  /** Makes a file, written to the disk under such a path, the one of this name, whatever was there; it is safely stored when this resolves. */
  keep(draft: string, name: string): Promise<void>;
  /** The file as one of this machine, to be closed after use; null where there is none. */
  openLocal(name: string): Promise<LocalFile | null>;
  /** Null where there is none. */
  open(name: string): Promise<Readable | null>;
  /** Removes a file, if it is there. */
  remove(name: string): Promise<void>;
  list(): AsyncIterable<ListedFile>;
  /** Removes drafts and fetched files of before then (milliseconds since the epoch), as of a process that ended. */
  removeUnfinished(before: number): Promise<void>;
}

export interface ListedFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** When it was kept, in milliseconds since the epoch. */
  readonly keptAt: number;
}

const NAME = /^[\da-z][\da-z.-]*$/i;

/**
 * @param root of the installation's data; files on their way are written there whatever the settings say.
 * @param place the folders below it, which are the beginning of a bucket's keys
 */
export function openNamedFiles(
  settings: StoreSettings,
  root: string,
  ...place: readonly string[]
): NamedFiles {
  for (const part of place) checkName(part);
  const folder = join(root, ...place);
  return settings.FILE_STORE === 'folder'
    ? inFolder(folder)
    : inBucket(openBucket(settings), folder, `${place.join('/')}/`);
}

/** Keeps a short text under a name. */
export async function keepText(files: NamedFiles, name: string, text: string): Promise<void> {
  const draft = await files.nameDraft();
  await writeFile(draft, text, { mode: 0o600, flush: true });
  await files.keep(draft, name);
}

/** A short text; null where there is none of this name. */
export async function findText(files: NamedFiles, name: string): Promise<string | null> {
  const content = await files.open(name);
  return content && Buffer.concat(await content.toArray()).toString();
}

/** Removes what was kept or written before a time (milliseconds since the epoch) and is not needed: files whose names are not, and drafts. */
export async function removeUnneeded(
  files: NamedFiles,
  isNeeded: (name: string) => boolean,
  before: number,
): Promise<void> {
  await files.removeUnfinished(before);
  for await (const { name, keptAt } of files.list())
    if (keptAt < before && !isNeeded(name)) await files.remove(name);
}

function inFolder(folder: string): NamedFiles {
  const path = (name: string) => join(folder, checkName(name));
  return {
    nameDraft: () => nameUnfinished(folder),
    async keep(draft, name) {
      await rename(draft, path(name));
      await Promise.all([folder, dirname(folder)].map(syncFolder));
    },
    async openLocal(name) {
      const found = await stat(path(name)).catch(() => null);
      return found?.isFile() ? { path: path(name), close: async () => undefined } : null;
    },
    async open(name) {
      const file = await open(path(name), 'r').catch(() => null);
      return file && file.createReadStream();
    },
    remove: (name) => rm(path(name), { force: true }),
    list: () => listFolder(folder),
    removeUnfinished: (before) => removeUnfinished(folder, before),
  };
}

function inBucket(bucket: Bucket, folder: string, prefix: string): NamedFiles {
  const key = (name: string) => prefix + checkName(name);
  return {
    nameDraft: () => nameUnfinished(folder),
    keep: (draft, name) => sendFile(bucket, key(name), draft),
    openLocal: (name) => lendObject(bucket, key(name), folder),
    open: async (name) => (await openObject(bucket, key(name)))?.content ?? null,
    remove: (name) => removeObject(bucket, key(name)),
    async *list() {
      for await (const { key: found, size, cameAt } of listObjects(bucket, prefix))
        yield { name: found.slice(prefix.length), size, keptAt: cameAt };
    },
    async removeUnfinished(before) {
      await removeUnfinished(folder, before);
      await removeLent(folder, before);
    },
  };
}

async function* listFolder(folder: string): AsyncGenerator<ListedFile> {
  for (const name of await readdir(folder).catch(() => [])) {
    const found = await stat(join(folder, name)).catch(() => null);
    if (found?.isFile()) yield { name, size: found.size, keptAt: found.mtimeMs };
  }
}

/** @throws TypeError where it could lead out of the folder. */
function checkName(name: string): string {
  if (!NAME.test(name)) throw new TypeError(`A file cannot be called ${name}`);
  return name;
}
