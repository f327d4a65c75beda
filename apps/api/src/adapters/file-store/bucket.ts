// A bucket of an S3-compatible service: what the stores do with its objects. Nothing is waited for without an end: a service that does not answer, or fails, is
// a `StoreDown`.

import type { S3Client } from '@aws-sdk/client-s3';
import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ByteRange, LocalFile, OpenRange } from './file-store.ts';
import type { StoreSettings } from './store-settings.ts';

/** Objects that were fetched to this machine, inside the folder of their store. */
const LENT = 'lent';

/** One client for each service and bucket, as long as the process lives: it keeps its connections. */
const clients = new Map<string, Promise<S3Client>>();

/** A service that has not answered by then is down; together with what the rest of a call takes, nobody waits for ten seconds. */
const ANSWER_MS = 8000;
/** A file that is sent may take so much longer: at a megabyte a second. */
const BYTES_PER_MS = 1000;

/** The file store does not answer, or fails. It is answered as 503. */
class StoreDown extends Error {
  readonly statusCode = 503;

  constructor(cause: unknown) {
    const why = cause instanceof Error && cause.message !== '' ? cause.message : String(cause);
    super(`The file store does not answer: ${why}`, { cause });
  }
}

export interface Bucket {
  readonly name: string;
  readonly client: () => Promise<S3Client>;
}

export interface StoredObject {
  readonly key: string;
  /** In bytes. */
  readonly size: number;
  /** When it came, in milliseconds since the epoch. */
  readonly cameAt: number;
}

export function openBucket(settings: StoreSettings): Bucket {
  return { name: settings.S3_BUCKET ?? '', client: () => findClient(settings) };
}

const ignore = () => undefined;
const SILENT = { trace: ignore, debug: ignore, info: ignore, warn: ignore, error: ignore };

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
        // What fails is thrown, and said where it is caught.
        logger: SILENT,
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

/** What a service answers. @throws StoreDown */
async function ask<T>(
  { client }: Bucket,
  send: (s3: S3Client, options: { readonly abortSignal: AbortSignal }) => Promise<T>,
  limitMs: number = ANSWER_MS,
): Promise<T> {
  const stop = new AbortController();
  // Ended once it has answered: the content that follows is read as fast as whoever asked for it takes it.
  const timer = setTimeout(() => stop.abort(), limitMs);
  try {
    return await send(await client(), { abortSignal: stop.signal });
  } catch (error) {
    if (stop.signal.aborted) throw new StoreDown(`no answer for ${limitMs} ms`);
    throw isDown(error) ? new StoreDown(error) : error;
  } finally {
    clearTimeout(timer);
  }
}

/** What the network says of a connection. */
const LOST = /^(ECONN|ETIMEDOUT|EHOST|ENET|EPIPE|ENOTFOUND|EAI_AGAIN)/;

/** The connection fails, or the service says that it does. */
function isDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const status =
    '$metadata' in error && error.$metadata instanceof Object && 'httpStatusCode' in error.$metadata
      ? Number(error.$metadata.httpStatusCode)
      : 0;
  return status >= 500 || error.name === 'TimeoutError' || ('code' in error && LOST.test(String(error.code)));
}

/** Sends a file of this machine; afterwards it is only there. */
export async function sendFile(bucket: Bucket, key: string, path: string): Promise<void> {
  const { PutObjectCommand } = await import('@aws-sdk/client-s3');
  const { size } = await stat(path);
  const send = (s3: S3Client, options: { readonly abortSignal: AbortSignal }) =>
    s3.send(
      new PutObjectCommand({
        Bucket: bucket.name,
        Key: key,
        Body: createReadStream(path),
        ContentLength: size,
        ContentType: 'application/octet-stream',
      }),
      options,
    );
  await ask(bucket, send, ANSWER_MS + size / BYTES_PER_MS);
  await rm(path, { force: true });
}

/** Null where it is not there. */
export async function openObject(bucket: Bucket, key: string, range?: ByteRange): Promise<OpenRange | null> {
  const { GetObjectCommand } = await import('@aws-sdk/client-s3');
  const command = new GetObjectCommand({
    Bucket: bucket.name,
    Key: key,
    ...(range === undefined ? {} : { Range: `bytes=${range.first}-${range.last}` }),
  });
  try {
    const { Body, ContentLength, ContentRange } = await ask(bucket, (s3, options) =>
      s3.send(command, options),
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

/** The object as a file of this machine; null where it is not there. @param folder of its store */
export async function lendObject(bucket: Bucket, key: string, folder: string): Promise<LocalFile | null> {
  const found = await openObject(bucket, key);
  if (found === null) return null;
  const path = join(folder, LENT, randomUUID());
  await mkdir(join(folder, LENT), { recursive: true, mode: 0o700 });
  const close = () => rm(path, { force: true });
  try {
    await pipeline(withoutStalls(found.content), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    return { path, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The whole of an object; null where it is not there. */
export async function readObject(bucket: Bucket, key: string): Promise<Buffer | null> {
  const found = await openObject(bucket, key);
  if (found === null) return null;
  return Buffer.concat(await Readable.from(withoutStalls(found.content)).toArray());
}

/** A content that is read here, as fast as it comes. @throws StoreDown where it stops coming */
async function* withoutStalls(content: Readable): AsyncGenerator<Uint8Array> {
  const watch = setTimeout(() => content.destroy(new StoreDown('a file stopped coming')), ANSWER_MS);
  try {
    for await (const piece of content) {
      watch.refresh();
      yield piece;
    }
  } finally {
    clearTimeout(watch);
  }
}

/** Removes what a process that ended had fetched. @param folder of the store @param before milliseconds since the epoch */
export async function removeLent(folder: string, before: number): Promise<void> {
  const place = join(folder, LENT);
  for (const name of await readdir(place).catch(() => [])) {
    const found = await stat(join(place, name)).catch(() => null);
    if (found !== null && found.mtimeMs < before) await rm(join(place, name), { force: true });
  }
}

export async function removeObject(bucket: Bucket, key: string): Promise<void> {
  const { DeleteObjectCommand } = await import('@aws-sdk/client-s3');
  const command = new DeleteObjectCommand({ Bucket: bucket.name, Key: key });
  await ask(bucket, (s3, options) => s3.send(command, options));
}

/** When it came, in milliseconds since the epoch; null where it is not there. */
export async function findObjectTime(bucket: Bucket, key: string): Promise<number | null> {
  const { HeadObjectCommand } = await import('@aws-sdk/client-s3');
  const command = new HeadObjectCommand({ Bucket: bucket.name, Key: key });
  try {
    const { LastModified } = await ask(bucket, (s3, options) => s3.send(command, options));
    return LastModified?.getTime() ?? null;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Those whose keys begin so. */
export async function* listObjects(bucket: Bucket, prefix: string): AsyncGenerator<StoredObject> {
  const { ListObjectsV2Command } = await import('@aws-sdk/client-s3');
  let next: string | undefined;
  do {
    const command = new ListObjectsV2Command({
      Bucket: bucket.name,
      Prefix: prefix,
      ContinuationToken: next,
    });
    const page = await ask(bucket, (s3, options) => s3.send(command, options));
    for (const { Key = '', Size = 0, LastModified } of page.Contents ?? [])
      if (LastModified !== undefined) yield { key: Key, size: Size, cameAt: LastModified.getTime() };
    next = page.NextContinuationToken;
  } while (next !== undefined);
}
