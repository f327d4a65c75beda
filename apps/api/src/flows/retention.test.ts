// Old entries of the audit log are taken away so that the rest can still be checked, and so that nobody else can take away any.

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addSeenKeys, keepSeenKeys } from '../news/ingest.queries.ts';
import { inTenant, openDatabase } from '../frame/database.ts';
import { newId } from '../frame/ids.ts';
import type { Database, TenantTransaction } from '../frame/tables.ts';
import { retentionJobs } from './retention.jobs.ts';
import type { TestServer } from '../app/testing/test-server.ts';
import { startTestServer } from '../app/testing/test-server.ts';
import { addTestTenant } from '../app/testing/test-tenant.ts';
import { checkSeals, sealAllAudits } from '../audit/audit-seals.service.ts';

const KEY = 'the key of these tests, which no database has';
const OLD = 12;
const YOUNG = 5;
const DAYS_AGO = 400;

const errors: unknown[] = [];
const log = {
  info: () => undefined,
  warn: () => undefined,
  error: (line: unknown) => void errors.push(line),
};

let server: TestServer;
let owner: Database;
let tenantId: string;
let names = 0;

beforeAll(async () => {
  server = await startTestServer({ config: { AUDIT_DAYS: 365, SEEN_DAYS: 90 } });
  owner = openDatabase({ url: server.ownerUrl, pool: 2, onError: () => undefined });
});
afterAll(async () => {
  await owner.destroy();
  await server.stop();
});

const asOwner = <T>(work: (tx: TenantTransaction) => Promise<T>) => inTenant(owner, tenantId, work);

async function addRows(count: number, daysAgo: number): Promise<void> {
  await asOwner((tx) =>
    sql`INSERT INTO audit_log (tenant_id, id, at, action, entity) SELECT ${tenantId}, uuidv7(-make_interval(days => ${daysAgo}, secs => 60 - i)), now() - make_interval(days => ${daysAgo}, secs => 60 - i), 'events.add', 'event'
      FROM generate_series(1, ${count}::int) i`.execute(tx),
  );
}

beforeEach(async () => {
  names += 1;
  ({ id: tenantId } = await addTestTenant(server, {
    name: `kept-${names}`,
    companies: [{ ticker: 'AAPL', name: 'Apple Inc.' }],
  }));
  errors.length = 0;
  await addRows(OLD, DAYS_AGO);
  await addRows(YOUNG, 3);
  await sealAllAudits({ db: server.db, auditKey: KEY }, log);
});

const check = () => asOwner((tx) => checkSeals(tx, KEY, tenantId));

async function sweep(): Promise<void> {
  const context = { ...server, auditKey: KEY, jobs: server.product.jobs };
  const job = { id: newId(), name: 'retention.sweep', data: {} };
  await retentionJobs(context)['retention.sweep'](job as never, log); // of a job only its data would count, of which it has none
}

async function countRows(): Promise<number> {
  const { rows } = await asOwner((tx) =>
    sql<{
      count: number;
    }>`SELECT count(*)::int AS count FROM audit_log WHERE tenant_id = ${tenantId} AND action = 'events.add'`.execute(
      tx,
    ),
  );
  return rows[0]?.count ?? 0;
}

describe('old entries', () => {
  it('are taken away, the rest fits its seals, and the log says how many went', async () => {
    await sweep();
    expect(await countRows()).toBe(YOUNG);
    expect(await check()).toMatchObject({ sealed: YOUNG, head: { number: OLD + YOUNG }, faults: [] });
    const { rows } = await asOwner((tx) =>
      sql`SELECT after->>'removed' AS removed FROM audit_log WHERE tenant_id = ${tenantId} AND action = 'audit.remove'`.execute(
        tx,
      ),
    );
    expect(rows).toEqual([{ removed: String(OLD) }]);
    await sweep();
    await addRows(2, 0);
    await sealAllAudits({ db: server.db, auditKey: KEY }, log);
    expect(await check()).toMatchObject({ sealed: YOUNG + 2, faults: [] });
    expect(errors).toEqual([]);
  });

  it('stay where the log was tampered with, so that nothing goes unnoticed with them', async () => {
    await asOwner((tx) =>
      sql`UPDATE audit_log SET action = 'other' WHERE tenant_id = ${tenantId} AND id = (SELECT audit_id FROM audit_seals WHERE tenant_id = ${tenantId} AND number = 3)`.execute(
        tx,
      ),
    );
    await sweep();
    expect(await countRows()).toBe(OLD + YOUNG - 1);
    expect(errors).toMatchObject([{ tenant: tenantId, faults: 1 }]);
  });

  it('taken away by somebody else are missed, whatever they write as the beginning', async () => {
    await sweep();
    await asOwner(async (tx) => {
      const upTo = OLD + 2;
      await sql`DELETE FROM audit_log a USING audit_seals s WHERE a.tenant_id = ${tenantId} AND s.tenant_id = a.tenant_id AND s.audit_id = a.id AND s.number <= ${upTo}`.execute(
        tx,
      );
      await sql`UPDATE audit_heads SET base_number = ${upTo}, base_seal = (SELECT seal FROM audit_seals WHERE tenant_id = ${tenantId} AND number = ${upTo}) WHERE tenant_id = ${tenantId}`.execute(
        tx,
      );
      await sql`DELETE FROM audit_seals WHERE tenant_id = ${tenantId} AND number <= ${upTo}`.execute(tx);
    });
    expect((await check()).faults).toMatchObject([{ kind: 'broken', number: 1 }]);
  });
});

describe('the serving role', () => {
  const asServer = (work: (tx: TenantTransaction) => Promise<unknown>) => inTenant(server.db, tenantId, work);

  it('takes away no entry by itself, and none of the last year at all', async () => {
    const remove = asServer((tx) => sql`DELETE FROM audit_log WHERE tenant_id = ${tenantId}`.execute(tx));
    await expect(remove).rejects.toThrow('permission denied');
    const young = asServer((tx) => sql`SELECT remove_audit_entries(${tenantId}, ${OLD + 1})`.execute(tx));
    await expect(young).rejects.toThrow('audit entries of the last year stay');
  });

  it('takes away none of another tenant', async () => {
    const mine = tenantId;
    const { id: other } = await addTestTenant(server, { name: `other-${names}` });
    await inTenant(server.db, other, (tx) => sql`SELECT remove_audit_entries(${mine}, ${OLD})`.execute(tx));
    expect(await countRows()).toBe(OLD + YOUNG);
  });
});

it('news that no feed has shown for long is forgotten, other news is not', async () => {
  const [gone = '', shown = '', fresh = ''] = [1, 2, 3].map((n) => `0000000000000000000000000000000${n}`);
  const { rows } = await asOwner((tx) =>
    sql<{ id: string }>`SELECT id FROM companies WHERE tenant_id = ${tenantId}`.execute(tx),
  );
  const keysOf = (...keys: string[]) => keys.map((key) => ({ companyId: rows[0]?.id ?? '', key }));
  const longAgo = new Date(server.now() - 100 * 86_400_000);
  await asOwner(async (tx) => {
    await addSeenKeys(tx, tenantId, keysOf(gone, shown), longAgo);
    await addSeenKeys(tx, tenantId, keysOf(fresh), new Date(server.now()));
    await keepSeenKeys(tx, tenantId, keysOf(shown), new Date(server.now()));
  });
  await sweep();
  const left = await asOwner((tx) =>
    tx
      .selectFrom('seen_items')
      .select('item_key')
      .where('tenant_id', '=', tenantId)
      .orderBy('item_key')
      .execute(),
  );
  expect(left.map(({ item_key: key }) => key.replaceAll('-', ''))).toEqual([shown, fresh]);
});
