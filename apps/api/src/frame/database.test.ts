// Transactions of a tenant, whose statements are sent without waiting for one another where they are started together.

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../tools/testing/test-database.ts';
import type { TestDatabase } from '../../../../tools/testing/test-database.ts';
import { addTenant } from '../tenants/tenants.service.ts';
import { inTenant, openDatabase, refuseDuplicates } from './database.ts';
import { newId } from './ids.ts';
import { inLogScope, scopeFields } from './log-scope.ts';
import { notFound, Problem } from './problem.ts';
import type { Database, TenantTransaction } from './tables.ts';
import { jobSender } from './transaction.queries.ts';

const UNIQUE_VIOLATION = '23505';
const CANCELLED = '57014';

let database: TestDatabase;
let db: Database;
let tenantId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  // One connection, so that whatever a transaction leaves behind on it meets the next.
  db = openDatabase({ url: database.appUrl, pool: 2, onError: () => undefined });
});

beforeEach(async () => {
  tenantId = await addTenant(db, { name: newId(), isDemo: false, pinnedAsOf: null });
});

afterAll(async () => {
  await db.destroy();
  await database.drop();
});

async function addSource(tx: TenantTransaction, name: string): Promise<void> {
  await tx.insertInto('sources').values({ tenant_id: tenantId, id: newId(), name }).execute();
}

/** By another way through Kysely than `addSource`. */
async function addSourceRaw(tx: TenantTransaction, name: string): Promise<void> {
  await sql`INSERT INTO sources (tenant_id, id, name) VALUES (${tenantId}, ${newId()}, ${name})`.execute(tx);
}

/** Cancels what this connection is doing, from another one, as soon as it sleeps. */
async function cancelSleep(pid: number): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await sql`
        SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE pid = ${pid} AND wait_event = 'PgSleep'`.execute(
        db,
      );
      return rows.length;
    })
    .toBe(1);
}

async function listSources(): Promise<string[]> {
  const rows = await inTenant(db, tenantId, (tx) =>
    tx.selectFrom('sources').select('name').where('tenant_id', '=', tenantId).orderBy('name').execute(),
  );
  return rows.map(({ name }) => name);
}

describe('statements that are started together', () => {
  it('run one after the other', async () => {
    const names = Array.from({ length: 200 }, (_, i) => `Source ${1000 + i}`);
    await inTenant(db, tenantId, async (tx) => {
      const counts = await Promise.all(
        names.map(async (name) => {
          const [, { rows }] = await Promise.all([
            addSourceRaw(tx, name),
            sql<{ count: number }>`SELECT count(*)::int AS count FROM sources`.execute(tx),
          ]);
          return rows[0]?.count;
        }),
      );
      expect(counts).toEqual(names.map((_, i) => i + 1));
    });
    expect(await listSources()).toEqual(names);
  });

  it.each(['first', 'in the middle', 'last'])(
    'leave nothing behind where one fails %s, and its error is thrown',
    async (place) => {
      await inTenant(db, tenantId, (tx) => addSource(tx, 'Taken'));
      const at = { first: 0, last: 4 }[place] ?? 2;
      for (const [fail, pass] of [
        [addSource, addSourceRaw],
        [addSourceRaw, addSource],
      ] as const) {
        const outcome = inTenant(db, tenantId, (tx) =>
          Promise.all(
            Array.from({ length: 5 }, (_, i) => (i === at ? fail(tx, 'taken') : pass(tx, `New ${i}`))),
          ),
        );
        await expect(outcome).rejects.toMatchObject({ code: UNIQUE_VIOLATION });
        expect(await listSources()).toEqual(['Taken']);
      }
    },
  );

  it('are refused with the problem of the index that one of them breaks', async () => {
    await inTenant(db, tenantId, (tx) => addSource(tx, 'Taken'));
    const problems = { sources_name: () => new Problem('already-exists', 'refusals.sourceExists') };
    const write = (tx: TenantTransaction) =>
      Promise.all([addSourceRaw(tx, 'taken'), addSource(tx, 'New'), addSourceRaw(tx, 'Newer')]);
    await expect(refuseDuplicates(problems, () => inTenant(db, tenantId, write))).rejects.toMatchObject({
      code: 'already-exists',
    });
    const inside = inTenant(db, tenantId, (tx) => refuseDuplicates(problems, () => write(tx)));
    await expect(inside).rejects.toMatchObject({ code: 'already-exists' });
  });

  it('are cancelled together', async () => {
    const outcome = inTenant(db, tenantId, async (tx) => {
      const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(tx);
      await Promise.all([
        addSource(tx, 'Before'),
        sql`SELECT pg_sleep(20)`.execute(tx),
        addSource(tx, 'After'),
        cancelSleep(rows[0]?.pid ?? 0),
      ]);
    });
    await expect(outcome).rejects.toMatchObject({ code: CANCELLED });
    expect(await listSources()).toEqual([]);
  });

  it('share the transaction with the jobs it sends', async () => {
    await inTenant(db, tenantId, async (tx) => {
      const jobs = jobSender(tx);
      const [, { rows }] = await Promise.all([
        addSource(tx, 'Job'),
        jobs.executeSql('SELECT name FROM sources WHERE tenant_id = $1', [tenantId]),
      ]);
      expect(rows).toEqual([{ name: 'Job' }]);
    });
  });
});

describe('a transaction', () => {
  it('rolls back what is under way when its work fails by itself, and takes nothing afterwards', async () => {
    let slow: Promise<unknown> = Promise.resolve();
    const outcome = inTenant(db, tenantId, async (tx) => {
      slow = addSource(tx, 'Slow')
        .then(() => addSource(tx, 'Slower'))
        .catch((error: unknown) => error);
      await Promise.resolve();
      throw notFound();
    });
    await expect(outcome).rejects.toMatchObject({ code: 'not-found' });
    expect(await slow).toMatchObject({ code: 'not-found' });
    expect(await listSources()).toEqual([]);
  });

  it('that is over takes no statement', async () => {
    const ended = await inTenant(db, tenantId, async (tx) => tx);
    await expect(addSource(ended, 'Late')).rejects.toThrow('The transaction has ended');
    expect(await listSources()).toEqual([]);
  });

  it('of no tenant sends nothing', async () => {
    const outcome = inTenant(db, 'x', (tx) => addSource(tx, 'Nobody'));
    await expect(outcome).rejects.toThrow(TypeError);
    expect(await listSources()).toEqual([]);
  });

  it('whose connection is lost says so, and the next one has another', async () => {
    const outcome = inTenant(db, tenantId, (tx) =>
      Promise.all([
        addSource(tx, 'Lost'),
        sql`SELECT pg_terminate_backend(pg_backend_pid())`.execute(tx),
        addSource(tx, 'Too'),
      ]),
    );
    await expect(outcome).rejects.toMatchObject({ code: '57P01' });
    expect(await listSources()).toEqual([]);
  });
});

it('a connection that breaks is no matter of the job for which it was opened', async () => {
  const told: object[] = [];
  const own = openDatabase({ url: database.appUrl, pool: 1, onError: () => told.push(scopeFields()) });
  const log = { warn: () => undefined };
  try {
    const { rows } = await inLogScope(log, { job: 'news.learn' }, () =>
      sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(own),
    );
    await sql`SELECT pg_terminate_backend(${rows[0]?.pid})`.execute(db);
    await expect.poll(() => told[0]).toEqual({});
  } finally {
    await own.destroy();
  }
});
