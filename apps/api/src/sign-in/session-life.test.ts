// How a session ends and how fast a change of rights is felt (security.md C6, C7, S08, S19, S20). The clock is the test's own.

import { BACKGROUND_HEADER } from '@vigilo/contract/call';
import { getProfile, refreshSession, signOut } from '@vigilo/contract/sign-in';
import { addEvent } from '@vigilo/contract/events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTenant } from '../frame/database.ts';
import type { Product } from '../app/product.ts';
import { buildProduct } from '../app/product.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import type { TestClient } from '../app/testing/test-client.ts';
import { signIn, signInPath } from '../app/testing/test-client.ts';
import type { TestServer } from '../app/testing/test-server.ts';
import { startTestServer } from '../app/testing/test-server.ts';
import type { TestTenant } from '../app/testing/test-tenant.ts';
import { addTestTenant, TEST_PASSWORD } from '../app/testing/test-tenant.ts';
import { readToken } from './tokens.ts';

const clock = { ms: Date.parse('2026-11-20T08:00:00Z') };
const MINUTE = 60_000;
const PROFILE = getProfile.path;

let server: TestServer;
let tenant: TestTenant;
/** The same product in another process, as far as memory goes. */
let twin: { product: Product; server: TestServer };

beforeAll(async () => {
  server = await startTestServer({ now: () => clock.ms, config: { SESSION_SECONDS: 2 * 3600 } });
  const names = ['ana', 'ben', 'cleo', 'dora', 'emil', 'fay'];
  tenant = await addTestTenant(server, {
    companies: [{ ticker: 'ACME' }],
    users: names.map((name) => ({ email: `${name}@vigilo.test`, role: 'Analyst' })),
  });
  const product = await buildProduct({
    config: server.config,
    appUrl: server.appUrl,
    sessionSecret: 'another process of the same installation',
    auditKey: 'of no matter here',
    demo: null,
    webFolder: null,
    now: () => clock.ms,
  });
  const url = await product.server.listen({ port: 0, host: '127.0.0.1' });
  twin = { product, server: { ...server, product, db: product.db, url } };
});

afterAll(async () => {
  await twin.product.stop();
  await server.stop();
});

const session = (name: string) => signIn(server, `${name}@vigilo.test`);
const getStatus = async (client: TestClient) => (await client.get(PROFILE)).status;
const change = (work: (tx: TenantTransaction) => Promise<unknown>) => inTenant(server.db, tenant.id, work);

async function renew(client: TestClient): Promise<number> {
  const reply = await client.post(refreshSession.path, { refreshToken: client.refreshToken });
  if (reply.status === 200)
    ({ token: client.token, refreshToken: client.refreshToken } = refreshSession.reply.parse(reply.json()));
  return reply.status;
}

/** The same tokens at the other process. */
async function atTwin(client: TestClient): Promise<TestClient> {
  const other = await signIn(twin.server, 'fay@vigilo.test');
  other.token = client.token;
  other.refreshToken = client.refreshToken;
  return other;
}

describe('signing out', () => {
  it('ends this session at once and no other', async () => {
    const [here, there] = [await session('ana'), await session('ana')];
    expect([await getStatus(here), await getStatus(there)]).toEqual([200, 200]);
    expect(await here.call(signOut, { body: {} })).toEqual({ status: 'success' });
    expect([await getStatus(here), await renew(here)]).toEqual([401, 401]);
    expect([await getStatus(there), await renew(there)]).toEqual([200, 200]);
  });

  it('everywhere ends every session of the user at once, and nobody else', async () => {
    const all = await Promise.all([session('ana'), session('ana'), session('ana')]);
    const ben = await session('ben');
    for (const client of [...all, ben]) expect(await getStatus(client)).toBe(200);
    await all[0]?.call(signOut, { body: { everywhere: true } });
    for (const client of all) expect([await getStatus(client), await renew(client)]).toEqual([401, 401]);
    expect(await getStatus(ben)).toBe(200);
  });

  it('takes the cookies from the browser', async () => {
    const client = await signIn(server, 'ana@vigilo.test', undefined, { browser: true });
    expect(client.cookies.list()).toHaveLength(4);
    await client.call(signOut, { body: {} });
    expect(client.cookies.list()).toEqual([]);
  });

  it('is felt in another process within a second', async () => {
    const here = await session('ana');
    const there = await atTwin(here);
    expect(await getStatus(there)).toBe(200);
    await here.call(signOut, { body: {} });
    clock.ms += 1000;
    expect(await getStatus(there)).toBe(401);
  });

  it('is written to the audit log with who did it', async () => {
    const client = await session('emil');
    await client.call(signOut, { body: { everywhere: true } });
    const rows = await change((tx) =>
      tx
        .selectFrom('audit_log')
        .select(['action', 'after'])
        .where('tenant_id', '=', tenant.id)
        .where('actor_id', '=', tenant.userId('emil@vigilo.test'))
        .orderBy('at')
        .execute(),
    );
    expect(rows).toEqual([
      { action: 'sign-in.open', after: { address: '127.0.0.1', factors: 'password' } },
      { action: 'sign-in.end', after: { everywhere: true } },
    ]);
  });
});

describe('a session nobody uses', () => {
  it('ends after the idle time, whatever its tokens say', async () => {
    const client = await session('ben');
    clock.ms += 14 * MINUTE;
    expect(await renew(client)).toBe(200);
    clock.ms += 14 * MINUTE;
    expect(await renew(client)).toBe(200);
    clock.ms += 2 * MINUTE;
    expect([await getStatus(client), await renew(client)]).toEqual([401, 401]);
  });

  it('lives on with every real request, and not by refreshing', async () => {
    const [busy, idle] = [await session('ben'), await session('ben')];
    for (let minutes = 0; minutes < 60; minutes += 10) {
      clock.ms += 10 * MINUTE;
      expect([await renew(busy), await getStatus(busy)]).toEqual([200, 200]);
      expect(await renew(idle)).toBe(minutes < 20 ? 200 : 401);
    }
  });

  it('is not kept alive by what the page asks for by itself; that takes no notice away from what the person asks for', async () => {
    const [away, here] = [await session('ben'), await session('ben')];
    const inBackground = { headers: { [BACKGROUND_HEADER]: '1' } };
    for (let minutes = 0; minutes < 60; minutes += 10) {
      clock.ms += 10 * MINUTE;
      expect([await renew(away), await renew(here)]).toEqual([minutes < 20 ? 200 : 401, 200]);
      expect((await away.get(PROFILE, inBackground)).status).toBe(minutes < 20 ? 200 : 401);
      expect([(await here.get(PROFILE, inBackground)).status, await getStatus(here)]).toEqual([200, 200]);
    }
  });

  it('ends at its longest life even when it is used all the time', async () => {
    const client = await session('ben');
    const end = clock.ms + 120 * MINUTE;
    while (clock.ms + 10 * MINUTE < end) {
      clock.ms += 10 * MINUTE;
      expect([await renew(client), await getStatus(client)]).toEqual([200, 200]);
    }
    clock.ms = end - 1000;
    expect(await getStatus(client)).toBe(200);
    clock.ms = end;
    expect([await getStatus(client), await renew(client)]).toEqual([401, 401]);
  });
});

describe('a change of rights', () => {
  const event = {
    title: 'A story',
    url: 'https://news.test/1',
    source: 'Wire',
    topic: 'Results',
    impact: 'Positive',
    event: 'Company',
    date: '2026-11-01',
    score: 0.1,
  };
  /** 403 where the user may not add events; else what the input earns. */
  const mayAdd = async (client: TestClient) =>
    (await client.post(addEvent.path, { ...event, companyID: tenant.companyId('ACME') })).status !== 403;

  it('of the role is felt within a second', async () => {
    const client = await session('cleo');
    expect(await mayAdd(client)).toBe(true);
    await change(async (tx) => {
      const { id } = await tx
        .selectFrom('roles')
        .select('id')
        .where('tenant_id', '=', tenant.id)
        .where('name', '=', 'Client')
        .executeTakeFirstOrThrow();
      await tx
        .updateTable('user_roles')
        .set({ role_id: id })
        .where('tenant_id', '=', tenant.id)
        .where('user_id', '=', tenant.userId('cleo@vigilo.test'))
        .execute();
    });
    clock.ms += 1000;
    expect(await mayAdd(client)).toBe(false);
    expect((await client.call(getProfile, {})).roleName).toBe('Client');
  });

  it("of a sub-role's page filters is felt within a second", async () => {
    const client = await session('dora');
    expect(await mayAdd(client)).toBe(true);
    const filters = (await change(async (tx) => {
      const granting = await tx
        .selectFrom('page_filters')
        .innerJoin('sub_roles', 'sub_roles.id', 'page_filters.sub_role_id')
        .innerJoin('roles', 'roles.id', 'sub_roles.role_id')
        .select(['page_filters.id', 'page_filters.allowed'])
        .where('roles.name', '=', 'Analyst')
        .execute();
      for (const { id, allowed } of granting)
        await tx
          .updateTable('page_filters')
          .set({ allowed: allowed.filter((key) => key !== 'add-event') })
          .where('id', '=', id)
          .execute();
      return granting;
    })) as { id: string; allowed: string[] }[]; // what the transaction returned
    clock.ms += 1000;
    expect(await mayAdd(client)).toBe(false);
    await change(async (tx) => {
      for (const { id, allowed } of filters)
        await tx.updateTable('page_filters').set({ allowed }).where('id', '=', id).execute();
    });
    clock.ms += 1000;
    expect(await mayAdd(client)).toBe(true);
  });

  it('by deactivating the user ends the sessions within a second, and activating opens none of them again by itself', async () => {
    const client = await session('dora');
    expect(await getStatus(client)).toBe(200);
    const setStatus = (status: 'Active' | 'Inactive') =>
      change((tx) =>
        tx
          .updateTable('users')
          .set({ status })
          .where('tenant_id', '=', tenant.id)
          .where('id', '=', tenant.userId('dora@vigilo.test'))
          .execute(),
      );
    await setStatus('Inactive');
    clock.ms += 1000;
    expect([await getStatus(client), await renew(client)]).toEqual([401, 401]);
    await expect(session('dora')).rejects.toThrow('Invalid Username or Password.');
    await setStatus('Active');
    expect((await session('dora')).token).not.toBe(client.token);
  });

  it('never comes from what the client says of itself', async () => {
    const client = await session('cleo');
    const reply = await client.post(
      addEvent.path,
      { ...event, companyID: tenant.companyId('ACME') },
      {
        headers: {
          cookie: 'role=Admin; type=Admin',
          'x-role': 'Admin',
          'x-user-type': 'Admin',
          'x-tenant': 'other',
        },
      },
    );
    expect(reply.status).toBe(403);
    expect(
      (
        await client.post(`${addEvent.path}?role=Admin&type=Admin`, {
          ...event,
          companyID: tenant.companyId('ACME'),
        })
      ).status,
    ).toBe(403);
  });
});

describe('signing in anew in the same browser', () => {
  it('ends the session it held, and no other', async () => {
    const [browser, elsewhere] = [
      await signIn(server, 'ana@vigilo.test', undefined, { browser: true }),
      await session('ana'),
    ];
    const before = browser.token;
    const reply = await browser.post(signInPath(), { email: 'ben@vigilo.test', password: TEST_PASSWORD });
    expect(reply.status).toBe(200);
    const rows = await change((tx) =>
      tx
        .selectFrom('sessions')
        .select('ended_why')
        .where('tenant_id', '=', tenant.id)
        .where('id', '=', readToken(before ?? '')?.rowId ?? '')
        .execute(),
    );
    expect(rows).toEqual([{ ended_why: 'somebody signed in anew in the same browser' }]);
    expect([await getStatus(browser), await getStatus(elsewhere)]).toEqual([401, 200]);
  });
});
