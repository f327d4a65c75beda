// The uploaded file: streamed to the disk, never held in memory, and safely stored before its import exists.

import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { open, rm } from 'node:fs/promises';
import type { NamedFiles } from '../adapters/file-store/named-files.ts';
import type { FileSettings } from '../frame/data-folder.ts';
import { openSharedFiles } from '../frame/data-folder.ts';
import { importFailure } from './import-failure.ts';

const HEAD_BYTES = 262_144;

export interface SavedFile {
  readonly size: number;
  readonly sha256: string;
  /** Whether every byte of it can be UTF-8. */
  readonly isUtf8: boolean;
  readonly head: Buffer;
}

/** The files of a tenant's imports, each under the import's id. */
export function openImportFiles(config: FileSettings, tenantId: string): NamedFiles {
  return openSharedFiles(config, 'imports', tenantId);
}

/** Does something with the file of an import as one of this machine; its path is null where the file is gone. */
export async function withImportFile<T>(
  config: FileSettings,
  { tenantId, importId }: { readonly tenantId: string; readonly importId: string },
  work: (path: string | null) => Promise<T>,
): Promise<T> {
  const file = await openImportFiles(config, tenantId).openLocal(importId);
  try {
    return await work(file?.path ?? null);
  } finally {
    await file?.close();
  }
}

/** @throws Error where the file of an import that needs one is gone. */
export function requireFile(path: string | null): string {
  if (path === null) throw new Error('The file of the import is not in the store');
  return path;
}

/** Writes a stream to a new file, on the disk when this resolves. @throws ImportFailure empty-file, and what the stream failed with. */
export async function saveFile(path: string, source: Readable): Promise<SavedFile> {
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
  } catch (error) {
    await file.close();
    await rm(path, { force: true });
    throw error;
  }
  await file.close();
  return { size, sha256: hash.digest('hex'), isUtf8: utf8.end(), head: Buffer.concat(head) };
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
