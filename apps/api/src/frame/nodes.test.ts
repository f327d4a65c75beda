// Who may work on a database beside others: whoever has the same file store, a folder or a bucket, and the same keys.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BucketServer } from '../adapters/file-store/testing/bucket-server.ts';
import { startBucketServer } from '../adapters/file-store/testing/bucket-server.ts';
import type { TestDatabase } from '../../../../tools/testing/test-database.ts';
import { createTestDatabase } from '../../../../tools/testing/test-database.ts';
import type { OpenDatabase } from './database.ts';
import { readConfig } from './config.ts';
import type { FileSettings } from './data-folder.ts';
import { openSharedFiles } from './data-folder.ts';
import { openDatabase } from './database.ts';
import type { Node, NodeOptions } from './nodes.ts';
import { joinNodes } from './nodes.ts';

const AUDIT_KEY = 'only-tests-seal-their-audit-log-with-this';
const SESSION_SECRET = 'only-tests-derive-refresh-tokens-with-this';
const LIMIT_MS = 60_000;

let database: TestDatabase;
let db: OpenDatabase;
let folder: string;
let other: string;
const nodes: Node[] = [];

beforeEach(async () => {
  database = await createTestDatabase();
  db = openDatabase({ url: database.appUrl, pool: 1, onError: () => undefined });
  [folder, other] = [
    await mkdtemp(join(tmpdir(), 'vigilo-nodes-')),
    await mkdtemp(join(tmpdir(), 'vigilo-nodes-')),
  ];
});

afterEach(async () => {
  for (const node of nodes.splice(0)) await node.leave();
  await db.destroy();
  await database.drop();
  for (const each of [folder, other]) await rm(each, { recursive: true, force: true });
});

const filesIn = (DATA_DIR: string): FileSettings => readConfig({ DATA_DIR });
const tokensIn = (config: FileSettings) => Readable.from(openSharedFiles(config, 'nodes').list()).toArray();

async function enter(changes: Partial<NodeOptions> = {}): Promise<Node> {
  const node = await joinNodes({
    url: database.appUrl,
    config: filesIn(folder),
    auditKey: AUDIT_KEY,
    sessionSecret: SESSION_SECRET,
    onError: () => undefined,
    ...changes,
  });
  nodes.push(node);
  return node;
}

async function countNodes(): Promise<number> {
  return (await db.selectFrom('nodes').select('id').execute()).length;
}

it('is anybody with their folder and their keys; a worker needs no secret of sessions', async () => {
  await enter();
  await enter();
  const worker = {
    url: database.appUrl,
    config: filesIn(folder),
    auditKey: AUDIT_KEY,
    onError: () => undefined,
  };
  nodes.push(await joinNodes(worker));
  expect(await countNodes()).toBe(3);
  expect(await tokensIn(filesIn(folder))).toHaveLength(3);
});

it(
  'is nobody with another folder, and nothing of whoever was refused stays',
  async () => {
    await enter();
    await expect(enter({ config: filesIn(other) })).rejects.toThrow(
      /^Another process works on this database \(.*, process \d+\), and what it laid into its DATA_DIR is not in this one/,
    );
    expect(await countNodes()).toBe(1);
    expect(await tokensIn(filesIn(other))).toEqual([]);
  },
  LIMIT_MS,
);

it('is nobody with another key', async () => {
  await enter();
  const key = randomUUID();
  await expect(enter({ auditKey: key })).rejects.toThrow('with another AUDIT_KEY');
  await expect(enter({ sessionSecret: key })).rejects.toThrow('with another SESSION_SECRET');
});

it(
  'of two that come at once with different folders, one',
  async () => {
    const both = await Promise.allSettled([enter(), enter({ config: filesIn(other) })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  },
  LIMIT_MS,
);

it(
  'is anybody once the others have left, or died without a word',
  async () => {
    await (await enter()).leave();
    // Seen ten seconds ago, and never again.
    await sql`INSERT INTO nodes (id, number, name, token, audit_key, seen_at) VALUES (${randomUUID()}, 1, 'dead', 'token', '\\x00', now() - interval '10 seconds')`.execute(
      db,
    );
    await enter({ config: filesIn(other) });
    // Long gone, it is forgotten.
    await sql`UPDATE nodes SET seen_at = now() - interval '2 days' WHERE name = 'dead'`.execute(db);
    await enter({ config: filesIn(other) });
    expect(await countNodes()).toBe(2);
  },
  LIMIT_MS,
);

describe('where files lie in a bucket', () => {
  let s3: BucketServer;
  let place: string;
  const inBucket = (DATA_DIR: string, changes: Partial<FileSettings> = {}): FileSettings => ({
    ...s3.settings,
    DATA_DIR,
    ...changes,
  });

  beforeAll(async () => {
    place = await mkdtemp(join(tmpdir(), 'vigilo-bucket-'));
    s3 = await startBucketServer(place);
  });
  afterAll(async () => {
    await s3.stop();
    await rm(place, { recursive: true, force: true });
  });

  it('is anybody with the same bucket, whatever the folder', async () => {
    await enter({ config: inBucket(folder) });
    await enter({ config: inBucket(other) });
    expect(await countNodes()).toBe(2);
    expect(await tokensIn(inBucket(other))).toHaveLength(2);
  });

  it(
    'is nobody with another bucket, or with a folder',
    async () => {
      await enter({ config: inBucket(folder) });
      await expect(enter({ config: inBucket(folder, { S3_BUCKET: s3.otherBucket }) })).rejects.toThrow(
        /what it laid into its file store is not in this bucket \(nodes\/.* in vigilo-other-files of http/,
      );
      await expect(enter({ config: filesIn(folder) })).rejects.toThrow(
        'Processes on one database need one folder',
      );
      expect(await countNodes()).toBe(1);
    },
    LIMIT_MS,
  );

  it('is nobody, not even the first, with a bucket that is not there', async () => {
    await expect(enter({ config: inBucket(folder, { S3_BUCKET: 'no-such-bucket' }) })).rejects.toThrow(
      /^Nothing can be written to the bucket no-such-bucket of http.*Check S3_URL, S3_BUCKET/,
    );
    expect(await countNodes()).toBe(0);
  });
});
