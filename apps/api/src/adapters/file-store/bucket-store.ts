// The store in a bucket of an S3-compatible service. What comes is received in a folder of this machine first, since its name follows from its content, and
// what a program needs as a file is lent from there.

import type { S3Client } from '@aws-sdk/client-s3';
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ByteRange, FileStore, LocalFile, OpenRange, Release } from './file-store.ts';
import { checkSha256 } from './file-store.ts';
import type { StoreSettings } from './store-settings.ts';
import type { UnfinishedFile } from './unfinished-file.ts';
import { dropUnfinished, removeUnfinished, writeUnfinished } from './unfinished-file.ts';

const PREFIX = 2;
/** Contents that were fetched to this machine, inside the folder of the tenant. */
const LENT = 'lent';

/** One client for each service and bucket, as long as the process lives: it keeps its connections. */
const clients = new Map<string, Promise<S3Client>>();

interface Bucket {
  readonly name: string;
  readonly client: () => Promise<S3Client>;
}

/** @param folder of the tenant, for files on their way. */
export function openBucketStore(settings: StoreSettings, folder: string, tenantId: string): FileStore {
  const bucket: Bucket = { name: settings.S3_BUCKET ?? '', client: () => findClient(settings) };
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
      keep: () => send(bucket, key(file.sha256), file),
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
    openRange: (sha256, range) => openRange(bucket, key(sha256), range),
    openLocal: (sha256) => lend(bucket, key(sha256), join(folder, LENT)),
    remove: (sha256, before) => removeOlder(bucket, key(sha256), before),
    listOlder: (before) => listOlder(bucket, `${tenantId}/`, before),
    async removeUnfinished(before) {
      await removeUnfinished(folder, before);
      await removeLent(join(folder, LENT), before);
    },
  };
}

/** The package is large: only who stores there loads it. */
function findClient({ S3_URL, S3_REGION, S3_KEY_ID, S3_SECRET }: StoreSettings): Promise<S3Client> {
  const name = JSON.stringify([S3_URL, S3_REGION, S3_KEY_ID]);
  const known = clients.get(name);
  if (known) return known;
  const made = import('@aws-sdk/client-s3').then(
    (sdk) =>
      new sdk.S3Client({
        region: S3_REGION,
        // Services other than Amazon's know neither buckets as host names nor its newest checksums.
        ...(S3_URL === undefined ? {} : { endpoint: S3_URL, forcePathStyle: true }),
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
        ...(S3_KEY_ID === undefined || S3_SECRET === undefined
          ? {}
          : { credentials: { accessKeyId: S3_KEY_ID, secretAccessKey: S3_SECRET } }),
      }),
  );
  clients.set(name, made);
  return made;
}

/** Sends a received file; afterwards it is only there. */
async function send({ name, client }: Bucket, key: string, file: UnfinishedFile): Promise<void> {
  const { PutObjectCommand } = await import('@aws-sdk/client-s3');
  const s3 = await client();
  await s3.send(
    new PutObjectCommand({
      Bucket: name,
      Key: key,
      Body: createReadStream(file.path),
      ContentLength: file.size,
      ContentType: 'application/octet-stream',
    }),
  );
  await rm(file.path, { force: true });
}

async function openRange(
  { name, client }: Bucket,
  key: string,
  range: ByteRange | undefined,
): Promise<OpenRange | null> {
  const { GetObjectCommand } = await import('@aws-sdk/client-s3');
  const s3 = await client();
  try {
    const { Body, ContentLength, ContentRange } = await s3.send(
      new GetObjectCommand({
        Bucket: name,
        Key: key,
        ...(range === undefined ? {} : { Range: `bytes=${range.first}-${range.last}` }),
      }),
    );
    if (!(Body instanceof Readable)) throw new TypeError('In Node a content comes as a stream');
    const whole = ContentRange?.split('/').at(-1);
    return { size: whole === undefined ? (ContentLength ?? 0) : Number(whole), content: Body };
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && ['NoSuchKey', 'NotFound'].includes(error.name);
}

async function findWhole(bucket: Bucket, key: string, sha256: string): Promise<Buffer | null> {
  const found = await openRange(bucket, key, undefined);
  if (found === null) return null;
  const content = Buffer.concat(await found.content.toArray());
  return createHash('sha256').update(content).digest('hex') === sha256 ? content : null;
}

async function lend(bucket: Bucket, key: string, folder: string): Promise<LocalFile | null> {
  const found = await openRange(bucket, key, undefined);
  if (found === null) return null;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  const close = () => rm(path, { force: true });
  try {
    await pipeline(found.content, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    return { path, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** What a process that ended had fetched. */
async function removeLent(folder: string, before: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const found = await stat(join(folder, name)).catch(() => null);
    if (found !== null && found.mtimeMs < before) await rm(join(folder, name), { force: true });
  }
}

/** Its age is asked right before: no service removes what has not changed meanwhile as one step. */
async function removeOlder({ name, client }: Bucket, key: string, before: number): Promise<boolean> {
  const { DeleteObjectCommand, HeadObjectCommand } = await import('@aws-sdk/client-s3');
  const s3 = await client();
  try {
    const { LastModified } = await s3.send(new HeadObjectCommand({ Bucket: name, Key: key }));
    if (LastModified === undefined || LastModified.getTime() >= before) return false;
    await s3.send(new DeleteObjectCommand({ Bucket: name, Key: key }));
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

async function* listOlder({ name, client }: Bucket, prefix: string, before: number): AsyncGenerator<string> {
  const { paginateListObjectsV2 } = await import('@aws-sdk/client-s3');
  for await (const page of paginateListObjectsV2(
    { client: await client() },
    { Bucket: name, Prefix: prefix },
  )) {
    for (const { Key = '', LastModified } of page.Contents ?? [])
      if (LastModified !== undefined && LastModified.getTime() < before)
        yield Key.slice(Key.lastIndexOf('/') + 1);
  }
}
