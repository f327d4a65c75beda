// The audit log cannot be changed unnoticed (security.md S35): the product's own role cannot change it at all, and whatever the owner of the
// database does to it past the product shows when the seals are checked.

import { verifyAudit } from '@vigilo/contract/audit';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTenant, openDatabase } from '../frame/database.ts';
import { newId } from '../frame/ids.ts';
import type { Database, TenantTransaction } from '../frame/tables.ts';
import { signIn } from '../app/testing/test-client.ts';
import type { TestServer } from '../app/testing/test-server.ts';
import { startTestServer } from '../app/testing/test-server.ts';
import { addTestTenant } from '../app/testing/test-tenant.ts';
import { checkSeals, sealAllAudits, sealSome } from './audit-seals.service.ts';

const KEY = 'the key of these tests, which no database has';
const ROWS = 60;
const TAMPERINGS = 1000;
const SEED = 20_261_121;

let server: TestServer;
let owner: Database;

beforeAll(async () => {
  server = await startTestServer();
  owner = openDatabase({ url: server.ownerUrl, pool: 2, onError: () => undefined });
});

afterAll(async () => {
  await owner.destroy();
  await server.stop();
});

/** Rows written so many minutes ago, which the owner can say. */
async function addRows(tx: TenantTransaction, tenant: string, count: number, minutes: number): Promise<void> {
  await sql`INSERT INTO audit_log (tenant_id, id, at, actor_id, action, entity, entity_id, parent_id, before, after, request_id)
    SELECT ${tenant}, uuidv7(-make_interval(mins => ${minutes}, secs => i)), now() - make_interval(mins => ${minutes}, secs => i), gen_random_uuid(), 'tests.change', 'test', gen_random_uuid(), gen_random_uuid(),
      jsonb_build_object('name', 'a' || i), jsonb_build_object('name', 'b' || i, 'list', jsonb_build_array(i, i * 0.5)), 'r' || i FROM generate_series(1, ${count}::int) i`.execute(
    tx,
  );
}

class RolledBack extends Error {}

/** Does something as the owner of the database and looks what it does to the check; nothing of it is kept. */
async function checkAfter(tenant: string, tamper: (tx: TenantTransaction) => Promise<unknown>) {
  let found: Awaited<ReturnType<typeof checkSeals>> | undefined;
  const work = inTenant(owner, tenant, async (tx) => {
    await tamper(tx);
    await sealSome(tx, KEY, tenant);
    found = await checkSeals(tx, KEY, tenant);
    throw new RolledBack();
  });
  await work.catch((error: unknown) => {
    if (!(error instanceof RolledBack)) throw error;
  });
  if (!found) throw new Error('Nothing was checked');
  return found;
}

interface Tampering {
  readonly name: string;
  readonly kinds: readonly string[];
  readonly work: (
    tx: TenantTransaction,
    tenant: string,
    a: number,
    b: number,
    random: string,
  ) => Promise<unknown>;
}

const selectAuditId = (tenant: string, number: number) =>
  sql`(SELECT audit_id FROM audit_seals WHERE tenant_id = ${tenant} AND number = ${number})`;

function changing(field: string, value: (random: string) => ReturnType<typeof sql>): Tampering {
  const work: Tampering['work'] = (tx, tenant, a, _b, random) =>
    sql`UPDATE audit_log SET ${sql.ref(field)} = ${value(random)} WHERE tenant_id = ${tenant} AND id = ${selectAuditId(tenant, a)}`.execute(
      tx,
    );
  return { name: `changes ${field}`, kinds: ['changed'], work };
}

/** Gives two numbers each other's value of a column of a table. */
function swapping(name: string, table: string, columns: readonly string[], key: string): Tampering {
  const work: Tampering['work'] = async (tx, tenant, a, b) => {
    const selectKey = (number: number) => (key === 'id' ? selectAuditId(tenant, number) : sql`${number}`);
    const set = sql.join(columns.map((column) => sql`${sql.ref(column)} = o.${sql.ref(column)}`));
    await sql`UPDATE ${sql.table(table)} t SET ${set} FROM ${sql.table(table)} o WHERE t.tenant_id = ${tenant} AND o.tenant_id = ${tenant}
      AND ((t.${sql.ref(key)} = ${selectKey(a)} AND o.${sql.ref(key)} = ${selectKey(b)}) OR (t.${sql.ref(key)} = ${selectKey(b)} AND o.${sql.ref(key)} = ${selectKey(a)}))`.execute(
      tx,
    );
  };
  return { name, kinds: ['changed'], work };
}

/** Puts in a row with a seal of the owner's own making. */
function forging(name: string, number: (a: number) => number, moves: boolean): Tampering {
  return {
    name,
    kinds: ['added', 'changed', 'broken'],
    work: async (tx, tenant, a, _b, random) => {
      const id = newId();
      await sql`INSERT INTO audit_log (tenant_id, id, at, action, entity) VALUES (${tenant}, ${id}, now() - interval '10 minutes', 'users.add', ${random})`.execute(
        tx,
      );
      await sql`INSERT INTO audit_seals (tenant_id, number, audit_id, seal) VALUES (${tenant}, ${number(a)}, ${id}, sha256(${random}::bytea))`.execute(
        tx,
      );
      if (moves)
        await sql`UPDATE audit_heads SET number = ${number(a)}, seal = sha256(${random}::bytea) WHERE tenant_id = ${tenant}`.execute(
          tx,
        );
    },
  };
}

const text = (random: string) => sql`${random}`;
const uuid = () => sql`gen_random_uuid()`;
const TAMPERED: readonly Tampering[] = [
  ...['action', 'entity', 'request_id'].map((field) => changing(field, text)),
  ...['actor_id', 'entity_id', 'parent_id'].flatMap((field) => [
    changing(field, uuid),
    changing(field, () => sql`NULL`),
  ]),
  ...['before', 'after'].flatMap((field) => [
    changing(field, (random) => sql`jsonb_build_object('name', ${random}::text)`),
    changing(field, () => sql`NULL`),
    changing(field, () => sql`${sql.ref(field)} || '{"more": 1}'`),
  ]),
  changing('at', () => sql`at + interval '1 microsecond'`),
  changing('at', () => sql`at - interval '90 days'`),
  { ...changing('id', uuid), kinds: ['removed'] },
  {
    name: 'deletes a row',
    kinds: ['removed'],
    work: (tx, tenant, a) =>
      sql`DELETE FROM audit_log WHERE tenant_id = ${tenant} AND id = ${selectAuditId(tenant, a)}`.execute(tx),
  },
  swapping('swaps what two rows say', 'audit_log', ['at', 'actor_id', 'before', 'after', 'request_id'], 'id'),
  swapping('swaps the seals of two rows', 'audit_seals', ['seal'], 'number'),
  {
    name: 'deletes a seal',
    kinds: ['broken'],
    work: (tx, tenant, a) =>
      sql`DELETE FROM audit_seals WHERE tenant_id = ${tenant} AND number = ${a}`.execute(tx),
  },
  {
    name: 'deletes a row with its seal',
    kinds: ['broken'],
    work: async (tx, tenant, a) => {
      await sql`DELETE FROM audit_log WHERE tenant_id = ${tenant} AND id = ${selectAuditId(tenant, a)}`.execute(
        tx,
      );
      await sql`DELETE FROM audit_seals WHERE tenant_id = ${tenant} AND number = ${a}`.execute(tx);
    },
  },
  {
    name: 'deletes a row with its seal and closes the gap',
    kinds: ['changed', 'broken'],
    work: async (tx, tenant, a) => {
      await sql`DELETE FROM audit_log WHERE tenant_id = ${tenant} AND id = ${selectAuditId(tenant, a)}`.execute(
        tx,
      );
      await sql`DELETE FROM audit_seals WHERE tenant_id = ${tenant} AND number = ${a}`.execute(tx);
      for (let number = a + 1; number <= ROWS; number += 1)
        await sql`UPDATE audit_seals SET number = ${number - 1} WHERE tenant_id = ${tenant} AND number = ${number}`.execute(
          tx,
        );
    },
  },
  {
    name: 'makes up a seal',
    kinds: ['changed', 'broken'],
    work: (tx, tenant, a, _b, random) =>
      sql`UPDATE audit_seals SET seal = sha256(${random}::bytea) WHERE tenant_id = ${tenant} AND number = ${a}`.execute(
        tx,
      ),
  },
  forging('puts a row with a seal at the end', () => ROWS + 1, false),
  forging('puts a row with a seal at the end and moves the head', () => ROWS + 1, true),
  forging('puts a row with a seal far away', (a) => ROWS + 1 + a, false),
  forging('puts a row with a seal before the first', (a) => 1 - a, false),
  {
    name: 'puts in an old row without a seal',
    kinds: ['added'],
    work: (tx, tenant, a) => addRows(tx, tenant, 1, 60 * 24 * (a + 1)),
  },
  {
    name: 'moves the head back',
    kinds: ['added', 'broken'],
    work: (tx, tenant, a) =>
      sql`UPDATE audit_heads SET number = ${a - 1} WHERE tenant_id = ${tenant}`.execute(tx),
  },
  {
    name: 'makes up the head',
    kinds: ['broken'],
    work: (tx, tenant, _a, _b, random) =>
      sql`UPDATE audit_heads SET seal = sha256(${random}::bytea) WHERE tenant_id = ${tenant}`.execute(tx),
  },
  {
    name: 'deletes the head',
    kinds: ['added'],
    work: (tx, tenant) => sql`DELETE FROM audit_heads WHERE tenant_id = ${tenant}`.execute(tx),
  },
];

describe('tampering past the product', () => {
  it('shows each of 1,000 times', async () => {
    const other = (await addTestTenant(server, { name: 'sealed' })).id;
    await inTenant(owner, other, async (tx) => {
      await addRows(tx, other, ROWS, 5);
      expect(await sealSome(tx, KEY, other)).toMatchObject({ rows: ROWS, number: ROWS });
    });
    const untouched = await checkAfter(other, async () => undefined);
    expect(untouched).toMatchObject({ sealed: ROWS, unsealed: 0, faults: [], head: { number: ROWS } });
    const place = fc.integer({ min: 1, max: ROWS });
    const cases = fc.sample(
      fc.tuple(fc.nat(10_000), place, fc.integer({ min: 1, max: ROWS - 1 }), fc.uuid()),
      { numRuns: TAMPERINGS, seed: SEED },
    );
    const missed: string[] = [];
    let detected = 0;
    for (const [i, [, a, step, random]] of cases.entries()) {
      const tampering = TAMPERED[i % TAMPERED.length];
      const { faults } = await checkAfter(
        other,
        (tx) =>
          tampering?.work(tx, other, a, ((a + step - 1) % ROWS) + 1, random) ??
          Promise.reject(new Error('no tampering')),
      );
      if (faults.some(({ kind }) => tampering?.kinds.includes(kind))) detected += 1;
      else missed.push(`${tampering?.name} ${a}: ${JSON.stringify(faults)}`);
    }
    process.stdout.write(`${detected} of ${TAMPERINGS} tamperings of ${TAMPERED.length} kinds detected\n`);
    expect(missed).toEqual([]);
    expect(await checkAfter(other, async () => undefined)).toEqual(untouched);
  }, 180_000);
});

describe('the role that serves requests', () => {
  it('can add to the log and its seals, but neither change nor delete', async () => {
    const { id } = await addTestTenant(server, { name: 'served' });
    const tries = [
      "UPDATE audit_log SET action = 'x'",
      'DELETE FROM audit_log',
      'TRUNCATE audit_log',
      "UPDATE audit_seals SET seal = ''",
      'DELETE FROM audit_seals',
      'TRUNCATE audit_seals',
    ];
    for (const statement of tries)
      await expect(
        inTenant(server.db, id, (tx) => sql.raw(statement).execute(tx)),
        statement,
      ).rejects.toThrow(/permission denied/);
  });
});

describe('sealing', () => {
  it('covers what is there, then what comes, also what was committed late, each row once and with a line in the log', async () => {
    const lines: unknown[] = [];
    const log = {
      info: (line: unknown) => void lines.push(line),
      warn: () => undefined,
      error: (line: unknown) => void lines.push(line),
    };
    const context = { db: server.db, auditKey: KEY };
    const { id } = await addTestTenant(server, { name: 'late' });
    await inTenant(owner, id, (tx) => addRows(tx, id, 3, 5));
    await Promise.all([sealAllAudits(context, log), sealAllAudits(context, log)]);
    await inTenant(owner, id, (tx) => addRows(tx, id, 2, 600));
    await sealAllAudits(context, log);
    await inTenant(owner, id, (tx) => addRows(tx, id, 12_000, 1));
    await sealAllAudits(context, log);
    const { sealed, unsealed, head, faults } = await checkAfter(id, async () => undefined);
    expect([sealed, unsealed, head?.number, faults]).toEqual([12_005, 0, 12_005, []]);
    const loggedLines = lines.filter((line) => JSON.stringify(line).includes(id));
    expect(loggedLines.at(-1)).toEqual({ tenant: id, number: 12_005, seal: head?.seal });
    expect(loggedLines.map((line) => (line as { number: number }).number)).toEqual([3, 5, 10_005, 12_005]); // as the lines of `log` above are
  });

  it('and checking work through HTTP: what was changed is named, and nothing more is sealed on top of a broken end', async () => {
    const { id: tenantId } = await addTestTenant(server, {
      name: 'checked',
      users: [{ email: 'admin@vigilo.test', role: 'Admin' }],
    });
    const admin = await signIn(server, 'admin@vigilo.test', undefined, { tenant: 'checked' });
    await inTenant(owner, tenantId, (tx) => addRows(tx, tenantId, 10, 5));
    const { data } = await admin.call(verifyAudit, { body: {} });
    expect(data).toMatchObject({ sealed: 10, unsealed: 1, head: { number: 10 }, faults: [] });
    const [changed = '', removed = ''] = await inTenant(owner, tenantId, async (tx) => {
      const rows = await tx
        .selectFrom('audit_seals')
        .select('audit_id')
        .where('tenant_id', '=', tenantId)
        .where('number', 'in', ['4', '7'])
        .orderBy('number')
        .execute();
      return rows.map((row) => row.audit_id);
    });
    await inTenant(owner, tenantId, async (tx) => {
      await sql`UPDATE audit_log SET action = 'other' WHERE tenant_id = ${tenantId} AND id = ${changed}`.execute(
        tx,
      );
      await sql`DELETE FROM audit_log WHERE tenant_id = ${tenantId} AND id = ${removed}`.execute(tx);
      await sql`DELETE FROM audit_seals WHERE tenant_id = ${tenantId} AND number = 10`.execute(tx);
      await addRows(tx, tenantId, 5, 2);
    });
    const after = (await admin.call(verifyAudit, { body: {} })).data;
    expect(after.faults).toEqual([
      { kind: 'changed', number: 4, entryId: changed },
      { kind: 'removed', number: 7, entryId: removed },
      { kind: 'broken', number: 10, entryId: null },
    ]);
    expect([after.sealed, after.unsealed, after.head]).toEqual([9, 7, data.head]);
    expect((await admin.post('/api/v1/audit/verify', { all: true })).status).toBe(400);
  });
});
