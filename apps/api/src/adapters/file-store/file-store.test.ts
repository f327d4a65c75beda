// Both stores keep what the interface promises: a folder, and a bucket of a real S3 server.

import { createHash, randomUUID } from 'node:crypto';
import { chmod, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileStore } from './file-store.ts';
import { HEAD_BYTES } from './file-store.ts';
import { openFolderStore } from './folder-store.ts';
import { openTenantStore } from './tenant-store.ts';
import type { BucketServer } from './testing/bucket-server.ts';
import { startBucketServer } from './testing/bucket-server.ts';

const TENANT = randomUUID();
const OTHER_TENANT = randomUUID();
/** Later than whatever the tests store. */
const LATER = Date.now() + 3_600_000;

let folder: string;
let s3: BucketServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vigilo-files-'));
  s3 = await startBucketServer(join(folder, 's3'));
});
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true, force: true });
});

const sha = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const list = (store: FileStore, before: number) => Readable.from(store.listOlder(before)).toArray();

async function text(content: Readable | undefined): Promise<string> {
  return Buffer.concat((await content?.toArray()) ?? []).toString();
}

function open(kind: 'folder' | 's3', name: string, tenantId: string = TENANT): FileStore {
  return openTenantStore({ ...s3.settings, FILE_STORE: kind }, join(folder, kind, name), tenantId);
}

async function receive(store: FileStore, content: string | Buffer) {
  const received = await store.receive(Readable.from([Buffer.from(content)]));
  await received.keep();
  await received.drop();
  return received;
}

describe.each(['folder', 's3'] as const)('the store in a %s', (kind) => {
  it('returns what was added, whole and in ranges', async () => {
    const store = open(kind, 'whole');
    const sha256 = await store.add(Buffer.from('0123456789'));
    expect(sha256).toBe(sha('0123456789'));
    expect(await store.find(sha256)).toEqual(Buffer.from('0123456789'));
    const all = await store.openRange(sha256);
    expect([all?.size, await text(all?.content)]).toEqual([10, '0123456789']);
    const part = await store.openRange(sha256, { first: 3, last: 5 });
    expect([part?.size, await text(part?.content)]).toEqual([10, '345']);
    expect(await store.find(await store.add(Buffer.alloc(0)))).toEqual(Buffer.alloc(0));
  });

  it('takes in a stream with its size, hash and beginning, under its name only when it is kept', async () => {
    const store = open(kind, 'stream');
    const content = Buffer.alloc(300_000, 'vigilo');
    const received = await store.receive(Readable.from([content.subarray(0, 1000), content.subarray(1000)]));
    expect(received).toMatchObject({ size: content.length, sha256: sha(content) });
    expect(received.head).toEqual(content.subarray(0, HEAD_BYTES));
    expect(await store.openRange(received.sha256)).toBeNull();
    await received.keep();
    expect(await store.find(received.sha256)).toEqual(content);
    const dropped = await store.receive(Readable.from([Buffer.from(`dropped ${kind}`)]));
    await dropped.drop();
    expect(await store.find(dropped.sha256)).toBeNull();
  });

  it('leaves nothing of a stream that breaks off', async () => {
    const store = open(kind, 'broken');
    async function* broken() {
      yield Buffer.from('half');
      throw new Error('gone');
    }
    await expect(store.receive(broken())).rejects.toThrow('gone');
    expect(await readdir(join(folder, kind, 'broken', TENANT, 'unfinished'))).toEqual([]);
  });

  it('takes in the same content at the same time', async () => {
    const store = open(kind, 'same');
    const all = await Promise.all(Array.from({ length: 10 }, () => receive(store, `same ${kind}`)));
    expect(new Set(all.map(({ sha256 }) => sha256)).size).toBe(1);
    expect(await store.find(sha(`same ${kind}`))).toEqual(Buffer.from(`same ${kind}`));
  });

  it('lends a content as a file', async () => {
    const store = open(kind, 'lent');
    const { sha256 } = await receive(store, 'lent');
    const local = await store.openLocal(sha256);
    expect(await readFile(local?.path ?? '', 'utf8')).toBe('lent');
    await local?.close();
    expect(await store.find(sha256)).toEqual(Buffer.from('lent'));
    expect(await store.openLocal('0'.repeat(64))).toBeNull();
  });

  it('lists and removes what is old, and not what came again', async () => {
    const store = open(kind, 'sweep', randomUUID());
    const [{ sha256: one }, { sha256: two }] = [await receive(store, 'one'), await receive(store, 'two')];
    expect((await list(store, LATER)).toSorted()).toEqual([one, two].toSorted());
    expect(await list(store, Date.now() - 3_600_000)).toEqual([]);
    expect(await store.remove(one, Date.now() - 3_600_000)).toBe(false);
    expect(await store.find(one)).toEqual(Buffer.from('one'));
    expect(await store.remove(one, LATER)).toBe(true);
    expect(await store.remove(one, LATER)).toBe(false);
    expect(await list(store, LATER)).toEqual([two]);
  });

  it('knows nothing of other tenants, and no other names than hashes', async () => {
    const { sha256 } = await receive(open(kind, 'tenants'), `only one's ${kind}`);
    const other = open(kind, 'tenants', OTHER_TENANT);
    expect(await other.find(sha256)).toBeNull();
    expect(await other.openRange(sha256)).toBeNull();
    expect(await other.openLocal(sha256)).toBeNull();
    expect(await other.remove(sha256, LATER)).toBe(false);
    expect(await list(other, LATER)).toEqual([]);
    expect(() => open(kind, 'tenants', '..')).toThrow('UUID');
    await expect(async () => other.find('../../etc/passwd')).rejects.toThrow('SHA-256');
  });
});

describe('the store in a folder', () => {
  it('has each content once, readable by the owner only', async () => {
    const store = openFolderStore(join(folder, 'a'));
    const first = await store.add(Buffer.from('one'));
    await Promise.all([store.add(Buffer.from('one')), store.add(Buffer.from('one'))]);
    const place = join(folder, 'a', first.slice(0, 2));
    expect(await readdir(place)).toEqual([first]);
    expect((await stat(join(place, first))).mode & 0o077).toBe(0);
    expect(await readdir(join(folder, 'a', 'unfinished'))).toEqual([]);
  });

  it('does not return missing or damaged files, and replaces a damaged one', async () => {
    const store = openFolderStore(join(folder, 'b'));
    expect(await store.find('0'.repeat(64))).toBeNull();
    const sha256 = await store.add(Buffer.from('two'));
    const path = join(folder, 'b', sha256.slice(0, 2), sha256);
    await chmod(path, 0o600);
    await writeFile(path, 'tow');
    expect(await store.find(sha256)).toBeNull();
    await store.add(Buffer.from('two'));
    expect(await store.find(sha256)).toEqual(Buffer.from('two'));
  });

  it('clears away what a process that ended left behind', async () => {
    const store = openFolderStore(join(folder, 'c'));
    const received = await store.receive(Readable.from([Buffer.from('left')]));
    const place = join(folder, 'c', 'unfinished');
    await store.removeUnfinished(Date.now() - 3_600_000);
    expect(await readdir(place)).toHaveLength(1);
    for (const name of await readdir(place)) await utimes(join(place, name), 0, 0);
    await store.removeUnfinished(Date.now() - 3_600_000);
    expect(await readdir(place)).toEqual([]);
    await expect(received.keep()).rejects.toThrow('ENOENT');
  });
});
