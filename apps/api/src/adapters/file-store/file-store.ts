// Files by their content: each lies under its SHA-256, so the same file is there once, and what a name says it holds can be checked. A file is kept
// for good before anybody hears of it: a row that names it is written afterwards.

import type { Readable } from 'node:stream';

const SHA256 = /^[0-9a-f]{64}$/;

export interface FileStore {
  /** Keeps a content; resolves with its SHA-256 when it is safely stored. */
  add(content: Buffer): Promise<string>;
  /** The content with this SHA-256, or null where it is not there or damaged. */
  find(sha256: string): Promise<Buffer | null>;
  /**
   * Takes in a stream, which is the store's only once `keep` is called. Rejects with what the stream failed with, and nothing of it stays.
   * @param release told of each piece when the store has copied it
   */
  receive(source: AsyncIterable<Uint8Array>, release?: Release): Promise<ReceivedFile>;
  /** Bytes of a content, from the first to the last one named, or all of it; null where it is not there. */
  openRange(sha256: string, range?: ByteRange): Promise<OpenRange | null>;
  /** The content as a file of this machine, to be closed after use; null where it is not there. */
  openLocal(sha256: string): Promise<LocalFile | null>;
  /** Removes a content unless it came, or came again, after `before` (milliseconds since the epoch). Says whether it did. */
  remove(sha256: string, before: number): Promise<boolean>;
  /** Every content that came before then. */
  listOlder(before: number): AsyncIterable<string>;
  /** Removes what was received before then and never kept, as by a process that ended. */
  removeUnfinished(before: number): Promise<void>;
}

export type Release = (piece: Buffer) => void;

/** A file on its way: it is either kept or dropped. */
export interface ReceivedFile {
  readonly sha256: string;
  readonly size: number;
  /** Its first bytes, up to 4,096. */
  readonly head: Buffer;
  /** Resolves when it is safely stored. */
  keep(): Promise<void>;
  /** Nothing of it stays; after `keep` it does nothing. */
  drop(): Promise<void>;
}

/** Both bytes belong to it; the first of a content is 0. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

export interface OpenRange {
  /** Of the whole content. */
  readonly size: number;
  readonly content: Readable;
}

export interface LocalFile {
  readonly path: string;
  close(): Promise<void>;
}

export const HEAD_BYTES = 4096;

/** @throws TypeError where it is none: it becomes part of a path. */
export function checkSha256(sha256: string): void {
  if (!SHA256.test(sha256)) throw new TypeError('A file is named by its SHA-256');
}
