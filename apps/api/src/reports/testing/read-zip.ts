// A zip archive as an independent reader sees it.

import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

export interface ReadZip {
  readonly comment: string;
  readonly files: ReadonlyMap<string, Buffer>;
}

/** @throws where it is no zip archive, or one of its files is not what its check sum says */
export async function readZip(bytes: Buffer): Promise<ReadZip> {
  const archive = await fromBufferPromise(bytes);
  const files = new Map<string, Buffer>();
  for await (const entry of archive.eachEntry())
    files.set(entry.fileName, await buffer(await archive.openReadStreamPromise(entry)));
  return { comment: archive.comment, files };
}
