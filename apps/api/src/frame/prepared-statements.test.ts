// Statements whose plans a connection keeps, and what happens where it keeps them no longer.

import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../tools/testing/test-database.ts';
import type { TestDatabase } from '../../../../tools/testing/test-database.ts';
import { inOwnTransaction, openDatabase } from './database.ts';
import { isStalePlan, prepared } from './prepared-statements.ts';
import type { Database, Tables } from './tables.ts';

const TENANT = '00000000-0000-4000-8000-000000000001';

let database: TestDatabase;
let db: Database;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterEach(() => db.destroy());
afterAll(() => database.drop());

/** With one connection, so that each statement meets what the last has left on it. */
function open(isBehindPooler = false): void {
  db = openDatabase({ url: database.appUrl, pool: 1, onError: () => undefined, isBehindPooler });
}

async function addMarked(one: number, other: number, on: Kysely<Tables> = db): Promise<number | undefined> {
  const { rows } = await sql<{ sum: number }>`${prepared}SELECT ${one}::int + ${other}::int AS sum`.execute(
    on,
  );
  return rows[0]?.sum;
}

async function countPrepared(): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`SELECT count(*)::int AS count FROM pg_prepared_statements`.execute(db);
  return rows[0]?.count ?? 0;
}

const forgetAll = () => sql`DEALLOCATE ALL`.execute(db);

it('a marked statement is planned once a connection, however often it is sent, and no other is', async () => {
  open();
  expect([await addMarked(1, 2), await addMarked(3, 4)]).toEqual([3, 7]);
  await sql`SELECT ${1}::int`.execute(db);
  expect(await countPrepared()).toBe(1);
});

it('a marked statement that is built is planned once, too', async () => {
  open();
  const build = () =>
    db.selectFrom('tenants').select('name').where('name', '=', 'Nobody').modifyFront(prepared);
  await build().execute();
  await build().execute();
  expect(await countPrepared()).toBe(1);
});

it('nothing is prepared behind a pooler', async () => {
  open(true);
  expect(await addMarked(1, 2)).toBe(3);
  expect(await countPrepared()).toBe(0);
});

it('where a pooler that nobody told of has changed the connection, one statement fails and is unavailable, and none is prepared from then on', async () => {
  open();
  await addMarked(1, 2);
  await forgetAll();
  await expect(addMarked(1, 2)).rejects.toSatisfy(isStalePlan);
  expect(await addMarked(1, 2)).toBe(3);
  expect(await countPrepared()).toBe(0);
});

it('where a pooler has given the connection of another server, which knows the statement, neither', async () => {
  open();
  await addMarked(1, 2);
  const { rows } = await sql<{ name: string }>`SELECT name FROM pg_prepared_statements`.execute(db);
  await db.destroy();
  open();
  await sql`PREPARE ${sql.id(rows[0]?.name ?? '')} AS SELECT 1`.execute(db);
  await expect(addMarked(1, 2)).rejects.toSatisfy(isStalePlan);
  expect(await addMarked(1, 2)).toBe(3);
});

it('any other failure of a marked statement is none of its plan, which is kept', async () => {
  open();
  await addMarked(1, 2);
  const tooLarge = addMarked(2_147_483_647, 1);
  await expect(tooLarge).rejects.toMatchObject({ code: '22003' });
  await expect(tooLarge).rejects.not.toSatisfy(isStalePlan);
  await addMarked(1, 2);
  expect(await countPrepared()).toBe(1);
});

it('a transaction that is aborted before a statement is planned has nothing to do with its plan', async () => {
  open();
  const failed = inOwnTransaction(db, TENANT, (tx) =>
    Promise.all([sql`SELECT 1 / 0`.execute(tx), addMarked(1, 2, tx), addMarked(3, 4, tx)]),
  );
  await expect(failed).rejects.toMatchObject({ code: '22012' });
  expect([await addMarked(1, 2), await addMarked(3, 4)]).toEqual([3, 7]);
  expect(await countPrepared()).toBe(1);
});
