// Files by their content: each lies under its SHA-256, so the same file is there once, and what a name says it holds can be checked. A file is on the
// disk, and its folder too, before anybody hears of it: a row that names it is written afterwards.

import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const SHA256 = /^[0-9a-f]{64}$/;

export interface FileStore {
  /** Keeps a content; resolves with its SHA-256 when it is safely on the disk. */
  add(content: Buffer): Promise<string>;
  /** The content with this SHA-256, or null where it is not there or damaged. */
  find(sha256: string): Promise<Buffer | null>;
}

/** A store in a folder of its own, which is made when the first file comes. */
export function openFileStore(folder: string): FileStore {
  const contentPath = (sha256: string) => {
    if (!SHA256.test(sha256)) throw new TypeError('A file is named by its SHA-256');
    return join(folder, sha256.slice(0, 2), sha256);
  };
  const find = async (sha256: string) => {
    const content = await readFile(contentPath(sha256)).catch(() => null);
    return content !== null && hashContent(content) === sha256 ? content : null;
  };
  return {
    find,
    async add(content) {
      const sha256 = hashContent(content);
      if ((await find(sha256)) === null) await write(contentPath(sha256), content);
      return sha256;
    },
  };
}

function hashContent(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Under another name first, so that nobody ever reads half a file. */
async function write(path: string, content: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const unfinished = `${path}.${randomUUID()}`;
  try {
    const file = await open(unfinished, 'wx', 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  for (const folder of [dirname(path), dirname(dirname(path))]) await syncFolder(folder);
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
