// The store in a folder of its own, which is made when the first file comes.

import { createHash, randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ByteRange, FileStore, OpenRange, Release } from './file-store.ts';
import { checkSha256 } from './file-store.ts';
import { syncFolder } from './sync-folder.ts';
import type { UnfinishedFile } from './unfinished-file.ts';
import { dropUnfinished, removeUnfinished, writeUnfinished } from './unfinished-file.ts';

const PREFIX = 2;

/** @param folder that of one tenant. */
export function openFolderStore(folder: string): FileStore {
  const contentPath = (sha256: string) => {
    checkSha256(sha256);
    return join(folder, sha256.slice(0, PREFIX), sha256);
  };
  const receive = async (source: AsyncIterable<Uint8Array>, release?: Release) => {
    const file = await writeUnfinished(folder, source, release);
    const { sha256, size, head } = file;
    return {
      sha256,
      size,
      head,
      keep: () => keepFile(file, contentPath(sha256)),
      drop: () => dropUnfinished(file),
    };
  };
  const find = async (sha256: string) => {
    const content = await readFile(contentPath(sha256)).catch(() => null);
    return content !== null && hashContent(content) === sha256 ? content : null;
  };
  return {
    receive,
    find,
    async add(content) {
      const received = await receive(pieces(content));
      await received.keep();
      return received.sha256;
    },
    openRange: (sha256, range) => openRange(contentPath(sha256), range),
    async openLocal(sha256) {
      const path = contentPath(sha256);
      const found = await stat(path).catch(() => null);
      return found?.isFile() ? { path, close: async () => undefined } : null;
    },
    remove: (sha256, before) => removeOlder(contentPath(sha256), before),
    listOlder: (before) => listOlder(folder, before),
    removeUnfinished: (before) => removeUnfinished(folder, before),
  };
}

/** One piece, as a stream has. */
async function* pieces(content: Buffer): AsyncGenerator<Uint8Array> {
  yield content;
}

function hashContent(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Over whatever is there: a damaged one is replaced, and one that is there already counts as new. */
async function keepFile({ path, synced }: UnfinishedFile, to: string): Promise<void> {
  await synced;
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  await rename(path, to);
  const own = dirname(dirname(to));
  await Promise.all([dirname(to), own, dirname(own)].map(syncFolder));
}

async function openRange(path: string, range: ByteRange | undefined): Promise<OpenRange | null> {
  const file = await open(path, 'r').catch(() => null);
  if (file === null) return null;
  try {
    const { size } = await file.stat();
    const content = file.createReadStream(range === undefined ? {} : { start: range.first, end: range.last });
    return { size, content };
  } catch (error) {
    await file.close();
    throw error;
  }
}

/** It is taken away under another name first: one that came again in the meantime lies under its own once more, and is left there. */
async function removeOlder(path: string, before: number): Promise<boolean> {
  const aside = `${path}.${randomUUID()}`;
  try {
    await rename(path, aside);
  } catch {
    return false;
  }
  const { mtimeMs } = await stat(aside);
  // Where yet another came, that is the same content.
  if (mtimeMs >= before) await link(aside, path).catch(() => undefined);
  await rm(aside, { force: true });
  return mtimeMs < before;
}

async function* listOlder(folder: string, before: number): AsyncGenerator<string> {
  for (const prefix of await readdir(folder).catch(() => [])) {
    if (prefix.length !== PREFIX) continue;
    for (const name of await readdir(join(folder, prefix)).catch(() => [])) {
      const found = await stat(join(folder, prefix, name)).catch(() => null);
      if (found === null || found.mtimeMs >= before) continue;
      // What is longer than a content's name was being removed when the process ended.
      if (name.includes('.')) await rm(join(folder, prefix, name), { force: true });
      else yield name;
    }
  }
}
