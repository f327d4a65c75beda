// Who may work on a database beside others: whoever has the same data folder and the same keys.

import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { TestDatabase } from '../../../../tools/testing/test-database.ts';
import { createTestDatabase } from '../../../../tools/testing/test-database.ts';
import type { OpenDatabase } from './database.ts';
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

async function enter(changes: Partial<NodeOptions> = {}): Promise<Node> {
  const node = await joinNodes({
    url: database.appUrl,
    folder,
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
  const worker = { url: database.appUrl, folder, auditKey: AUDIT_KEY, onError: () => undefined };
  nodes.push(await joinNodes(worker));
  expect(await countNodes()).toBe(3);
  expect(await readdir(join(folder, 'nodes'))).toHaveLength(3);
});

it(
  'is nobody with another folder, and nothing of whoever was refused stays',
  async () => {
    await enter();
    await expect(enter({ folder: other })).rejects.toThrow(
      /^Another process works on this database \(.*, process \d+\), and what it laid into its DATA_DIR is not in this one/,
    );
    expect(await countNodes()).toBe(1);
    expect(await readdir(join(other, 'nodes'))).toEqual([]);
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
    const both = await Promise.allSettled([enter(), enter({ folder: other })]);
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
    await enter({ folder: other });
    // Long gone, it is forgotten.
    await sql`UPDATE nodes SET seen_at = now() - interval '2 days' WHERE name = 'dead'`.execute(db);
    await enter({ folder: other });
    expect(await countNodes()).toBe(2);
  },
  LIMIT_MS,
);
