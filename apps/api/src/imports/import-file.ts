// The uploaded file: streamed to the data folder, never held in memory, and written to the disk before its import exists.

import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { mkdir, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { syncFolder } from '../adapters/file-store/sync-folder.ts';
import type { Config } from '../frame/config.ts';
import { dataFolder } from '../frame/data-folder.ts';
import { importFailure } from './import-failure.ts';

const UUID = /^[0-9a-f-]{36}$/;
const HEAD_BYTES = 262_144;

export interface SavedFile {
  readonly size: number;
  readonly sha256: string;
  /** Whether every byte of it can be UTF-8. */
  readonly isUtf8: boolean;
  readonly head: Buffer;
}

/** Where the file of an import lies. */
export function importFilePath(config: Pick<Config, 'DATA_DIR'>, tenantId: string, importId: string): string {
  if (!UUID.test(tenantId) || !UUID.test(importId)) throw new TypeError('Tenants and imports have UUIDs');
  return dataFolder(config, 'imports', tenantId, importId);
}

/** Writes a stream to a new file, safely on the disk when this resolves. @throws ImportFailure empty-file, and what the stream failed with. */
export async function saveFile(path: string, source: Readable): Promise<SavedFile> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const file = await open(path, 'wx', 0o600);
  const hash = createHash('sha256');
  const utf8 = makeUtf8Check();
  const head: Buffer[] = [];
  let size = 0;
  try {
    for await (const piece of source) {
      const bytes: Buffer = Buffer.isBuffer(piece) ? piece : Buffer.from(piece);
      if (size < HEAD_BYTES) head.push(bytes.subarray(0, HEAD_BYTES - size));
      size += bytes.length;
      hash.update(bytes);
      utf8.push(bytes);
      await file.writeFile(bytes);
    }
    if (size === 0) throw importFailure('empty-file');
    await file.sync();
    await Promise.all([dirname(path), dirname(dirname(path))].map(syncFolder));
  } catch (error) {
    await file.close();
    await removeFile(path);
    throw error;
  }
  await file.close();
  return { size, sha256: hash.digest('hex'), isUtf8: utf8.end(), head: Buffer.concat(head) };
}

/** Removes the file of an import, if it is there. */
export async function removeFile(path: string): Promise<void> {
  await rm(path, { force: true });
}

function makeUtf8Check() {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isValid = true;
  const decode = (bytes?: Buffer) => {
    if (!isValid) return;
    try {
      decoder.decode(bytes, { stream: bytes !== undefined });
    } catch {
      isValid = false;
    }
  };
  return {
    push: (bytes: Buffer) => decode(bytes),
    end: (): boolean => {
      decode();
      return isValid;
    },
  };
}
