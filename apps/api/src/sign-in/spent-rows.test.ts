// What sign-ins leave behind goes after a while; what is still of use stays. The clock is the test's own.

import { signOut } from '@vigilo/contract/sign-in';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTenant } from '../frame/database.ts';
import { signIn } from '../app/testing/test-client.ts';
import type { TestServer } from '../app/testing/test-server.ts';
import { startTestServer } from '../app/testing/test-server.ts';
import type { TestTenant } from '../app/testing/test-tenant.ts';
import { addTestTenant } from '../app/testing/test-tenant.ts';
import { removeAllSpentRows } from './spent-rows.service.ts';

const DAY = 86_400_000;
const clock = { ms: Date.now() };

let server: TestServer;
let tenant: TestTenant;

beforeAll(async () => {
  server = await startTestServer({ now: () => clock.ms });
  tenant = await addTestTenant(server, {
    companies: [{ ticker: 'ACME' }],
    users: [{ email: 'ana@vigilo.test', role: 'Analyst' }],
  });
});

afterAll(() => server.stop());

async function countRows(table: string): Promise<number> {
  const { rows } = await inTenant(server.db, tenant.id, (tx) =>
    sql<{
      count: number;
    }>`SELECT count(*)::int AS count FROM ${sql.table(table)} WHERE tenant_id = ${tenant.id}`.execute(tx),
  );
  return rows[0]?.count ?? 0;
}

const tidy = () => removeAllSpentRows({ db: server.db, config: server.config, now: () => clock.ms });

describe('the nightly tidying', () => {
  it('leaves the sessions of the day, open and ended, then takes them a week after they are over', async () => {
    const ended = await signIn(server, 'ana@vigilo.test');
    await ended.call(signOut, { body: {} });
    const open = await signIn(server, 'ana@vigilo.test');
    await tidy();
    expect(await countRows('sessions')).toBe(2);
    expect((await open.get('/api/users/profile/me')).status).toBe(200);
    clock.ms += 8 * DAY;
    await tidy();
    expect(await countRows('sessions')).toBe(0);
  });

  it('keeps the addresses an account is known from for 30 days', async () => {
    await signIn(server, 'ana@vigilo.test');
    clock.ms = Date.now() + 29 * DAY;
    await tidy();
    expect(await countRows('known_addresses')).toBeGreaterThan(0);
    clock.ms = Date.now() + 31 * DAY;
    await tidy();
    expect(await countRows('known_addresses')).toBe(0);
  });
});
