// The store in a bucket of an S3-compatible service. What comes is received in a folder of this machine first, since its name follows from its content, and
// what a program needs as a file is lent from there.

import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Bucket } from './bucket.ts';
import {
  findObjectTime,
  lendObject,
  listObjects,
  openBucket,
  openObject,
  readObject,
  removeLent,
  removeObject,
  sendFile,
} from './bucket.ts';
import type { FileStore, Release } from './file-store.ts';
import { checkSha256 } from './file-store.ts';
import type { StoreSettings } from './store-settings.ts';
import { dropUnfinished, removeUnfinished, writeUnfinished } from './unfinished-file.ts';

const PREFIX = 2;

/** @param folder of the tenant, for files on their way. */
export function openBucketStore(settings: StoreSettings, folder: string, tenantId: string): FileStore {
  const bucket = openBucket(settings);
  const key = (sha256: string) => {
    checkSha256(sha256);
    return `${tenantId}/${sha256.slice(0, PREFIX)}/${sha256}`;
  };
  const receive = async (source: AsyncIterable<Uint8Array>, release?: Release) => {
    const file = await writeUnfinished(folder, source, release);
    return {
      sha256: file.sha256,
      size: file.size,
      head: file.head,
      keep: () => sendFile(bucket, key(file.sha256), file.path),
      drop: () => dropUnfinished(file),
    };
  };
  return {
    receive,
    find: (sha256) => findWhole(bucket, key(sha256), sha256),
    async add(content) {
      const received = await receive(Readable.from([content]));
      await received.keep();
      return received.sha256;
    },
    openRange: (sha256, range) => openObject(bucket, key(sha256), range),
    openLocal: (sha256) => lendObject(bucket, key(sha256), folder),
    remove: (sha256, before) => removeOlder(bucket, key(sha256), before),
    listOlder: (before) => listOlder(bucket, `${tenantId}/`, before),
    async removeUnfinished(before) {
      await removeUnfinished(folder, before);
      await removeLent(folder, before);
    },
  };
}

async function findWhole(bucket: Bucket, key: string, sha256: string): Promise<Buffer | null> {
  const content = await readObject(bucket, key);
  return content !== null && createHash('sha256').update(content).digest('hex') === sha256 ? content : null;
}

/** Its age is asked right before: no service removes what has not changed meanwhile as one step. */
async function removeOlder(bucket: Bucket, key: string, before: number): Promise<boolean> {
  const cameAt = await findObjectTime(bucket, key);
  if (cameAt === null || cameAt >= before) return false;
  await removeObject(bucket, key);
  return true;
}

async function* listOlder(bucket: Bucket, prefix: string, before: number): AsyncGenerator<string> {
  for await (const { key, cameAt } of listObjects(bucket, prefix))
    if (cameAt < before) yield key.slice(key.lastIndexOf('/') + 1);
}
