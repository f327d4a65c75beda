// A file that is being received: under a name of its own, hashed while it is written, and on the disk before it gets another name.

import { createHash, randomUUID } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Release } from './file-store.ts';
import { HEAD_BYTES } from './file-store.ts';

/** Inside the folder of a store; no content has a name of this length. */
const UNFINISHED = 'unfinished';
/** Larger ones are no faster: the kernel then looks for large pages, which it often has to clear first. */
const BLOCK_BYTES = 256 * 1024;

export interface UnfinishedFile {
  readonly path: string;
  readonly sha256: string;
  readonly size: number;
  readonly head: Buffer;
  /** Resolves when it is on the disk and closed: the next file is received meanwhile. */
  readonly synced: Promise<void>;
}

/**
 * Writes a stream to the disk; its folder is yet to be synced. Rejects with what the stream failed with, and then no file is left; a disk that fails
 * later is known by `synced`.
 */
export async function writeUnfinished(
  folder: string,
  source: AsyncIterable<Uint8Array>,
  release: Release = () => undefined,
): Promise<UnfinishedFile> {
  const path = await nameUnfinished(folder);
  const file = await open(path, 'wx', 0o600);
  try {
    const writer = new BlockWriter(file, release);
    // A stream of Node hands over each piece as it is; an iterator over it would join those that wait into a copy.
    await pipeline(source, writer);
    const synced = file.sync().finally(() => file.close());
    // Who keeps the file asks; who drops it does not care.
    synced.catch(() => undefined);
    return { path, synced, ...writer.describe() };
  } catch (error) {
    await file.close();
    await rm(path, { force: true });
    throw error;
  }
}

/** A path that no file has, for one that is written in this folder and not kept yet. */
export async function nameUnfinished(folder: string): Promise<string> {
  const path = join(folder, UNFINISHED, randomUUID());
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  return path;
}

/** Removes an unfinished file that is not kept. */
export async function dropUnfinished({ path, synced }: UnfinishedFile): Promise<void> {
  await synced.catch(() => undefined);
  await rm(path, { force: true });
}

/** Gathers small pieces into blocks of its own, and writes one while the other is filled: two of them are in memory, whatever comes. */
class BlockWriter extends Writable {
  readonly #file: FileHandle;
  readonly #release: Release;
  readonly #hash = createHash('sha256');
  readonly #head: Uint8Array[] = [];
  #size = 0;
  #filling = Buffer.allocUnsafeSlow(BLOCK_BYTES);
  #spare = Buffer.allocUnsafeSlow(BLOCK_BYTES);
  #filled = 0;
  #written: Promise<unknown> = Promise.resolve();

  constructor(file: FileHandle, release: Release) {
    super({ highWaterMark: BLOCK_BYTES });
    this.#file = file;
    this.#release = release;
  }

  override _write(piece: Buffer, _encoding: BufferEncoding, done: Done): void {
    if (this.#size < HEAD_BYTES) this.#head.push(Uint8Array.from(piece.subarray(0, HEAD_BYTES - this.#size)));
    this.#size += piece.length;
    if (this.#filled + piece.length < BLOCK_BYTES) {
      this.#take(piece);
      this.#release(piece);
      done();
    } else {
      void settle(this.#takeAll(piece), done);
    }
  }

  override _final(done: Done): void {
    void settle(this.#writeLast(), done);
  }

  /** What was written; once it is finished. */
  describe(): Omit<UnfinishedFile, 'path' | 'synced'> {
    return { size: this.#size, sha256: this.#hash.digest('hex'), head: Buffer.concat(this.#head) };
  }

  #take(bytes: Uint8Array): void {
    this.#filling.set(bytes, this.#filled);
    this.#filled += bytes.length;
  }

  async #takeAll(piece: Buffer): Promise<void> {
    for (let from = 0; from < piece.length;) {
      const to = Math.min(piece.length, from + BLOCK_BYTES - this.#filled);
      this.#take(piece.subarray(from, to));
      from = to;
      if (this.#filled === BLOCK_BYTES) await this.#writeBlock();
    }
    this.#release(piece);
  }

  async #writeLast(): Promise<void> {
    await this.#writeBlock();
    await this.#written;
  }

  async #writeBlock(): Promise<void> {
    const block = this.#filling.subarray(0, this.#filled);
    this.#hash.update(block);
    await this.#written;
    [this.#filling, this.#spare] = [this.#spare, this.#filling];
    this.#filled = 0;
    this.#written = writeWhole(this.#file, block);
    // Whether it failed is asked with the next one, or at the end.
    this.#written.catch(() => undefined);
  }
}

type Done = (error?: Error | null) => void;

async function settle(work: Promise<void>, done: Done): Promise<void> {
  try {
    await work;
  } catch (error) {
    done(error instanceof Error ? error : new Error(String(error)));
    return;
  }
  done();
}

/** A disk may take less than it is given at once. */
async function writeWhole(file: FileHandle, block: Uint8Array): Promise<void> {
  for (let from = 0; from < block.length;) from += (await file.write(block, from)).bytesWritten;
}

/** Removes unfinished files that were last written to before then. */
export async function removeUnfinished(folder: string, before: number): Promise<void> {
  const place = join(folder, UNFINISHED);
  for (const name of await readdir(place).catch(() => [])) {
    const found = await stat(join(place, name)).catch(() => null);
    if (found !== null && found.mtimeMs < before) await rm(join(place, name), { force: true });
  }
}
