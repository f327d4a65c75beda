// The list of a backup's files with their checksums: written with the backup, and compared with the files before anything is restored.

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Manifest } from './manifest.ts';
import { BackupError, CONTENTS } from './manifest.ts';

export interface ContentFile {
  /** Within the backup, with slashes. */
  readonly path: string;
  /** In bytes. */
  readonly size: number;
  readonly sha256: string;
}

/** Passes a stream on and knows its size and checksum afterwards. */
export class Measured extends Transform {
  readonly #hash = createHash('sha256');
  #size = 0;

  override _transform(piece: Buffer, _encoding: BufferEncoding, done: (error: null, piece: Buffer) => void) {
    this.#hash.update(piece);
    this.#size += piece.length;
    done(null, piece);
  }

  describe(): { size: number; sha256: string } {
    return { size: this.#size, sha256: this.#hash.digest('hex') };
  }
}

/** Writes the list; returns what the manifest says of it. */
export async function writeContents(
  folder: string,
  files: readonly ContentFile[],
): Promise<Manifest['contents']> {
  const text = files.map(({ path, size, sha256 }) => `${sha256}\t${size}\t${path}\n`).join('');
  await writeFile(join(folder, CONTENTS), text, { mode: 0o600, flush: true });
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return { files: files.length, bytes, sha256: hashText(text) };
}

/** The files of a backup, each compared with its checksum. @throws BackupError naming the first that is missing or damaged */
export async function readContents(
  folder: string,
  { contents }: Pick<Manifest, 'contents'>,
): Promise<ContentFile[]> {
  const text = await readFile(join(folder, CONTENTS), 'utf8').catch(() => '');
  if (hashText(text) !== contents.sha256) throw damaged(folder, CONTENTS);
  const files = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line): ContentFile => {
      const [sha256 = '', size = '', path = ''] = line.split('\t');
      return { path, size: Number(size), sha256 };
    });
  for (const { path, size, sha256 } of files) {
    if (path.split('/').includes('..')) throw damaged(folder, path);
    const found = await stat(join(folder, path)).catch(() => null);
    if (found?.size !== size || (await hashFile(join(folder, path))) !== sha256) throw damaged(folder, path);
  }
  return files;
}

function damaged(folder: string, path: string): BackupError {
  return new BackupError(
    `The backup in ${folder} is damaged: ${path} is missing or is not what was written. Nothing was restored.`,
  );
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
