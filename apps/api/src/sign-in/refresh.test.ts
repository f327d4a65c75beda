// Tokens: opaque, hashed at rest, a refresh token used once (security.md C6, C7, S18). The clock is the test's own.

import { createHash } from 'node:crypto';
import { getProfile, refreshSession } from '@vigilo/contract/sign-in';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTenant } from '../frame/database.ts';
import { signIn, TestClient } from '../app/testing/test-client.ts';
import type { TestServer } from '../app/testing/test-server.ts';
import { startTestServer } from '../app/testing/test-server.ts';
import type { TestTenant } from '../app/testing/test-tenant.ts';
import { addTestTenant } from '../app/testing/test-tenant.ts';
import { readToken } from './tokens.ts';

const clock = { ms: Date.parse('2026-11-20T08:00:00Z') };
const PROFILE = getProfile.path;

let server: TestServer;
let tenant: TestTenant;

beforeAll(async () => {
  server = await startTestServer({ now: () => clock.ms });
  tenant = await addTestTenant(server, { users: [{ email: 'ana@vigilo.test', role: 'Analyst' }] });
});

afterAll(() => server.stop());

const ana = (options: { browser?: boolean } = {}) => signIn(server, 'ana@vigilo.test', undefined, options);

interface Pair {
  readonly status: number;
  readonly token: string;
  readonly refreshToken: string;
}

async function exchange(refreshToken: string | null, client = new TestClient(server)): Promise<Pair> {
  const reply = await client.post(refreshSession.path, refreshToken === null ? {} : { refreshToken });
  if (reply.status !== 200) return { status: reply.status, token: '', refreshToken: reply.problem().code };
  return { status: 200, ...refreshSession.reply.parse(reply.json()) };
}

async function accepts(token: string | null): Promise<number> {
  return (await new TestClient(server).get(PROFILE, { headers: { authorization: `Bearer ${token}` } }))
    .status;
}

function findSession(token: string | null) {
  const { rowId } = readToken(token ?? '') ?? { rowId: '' };
  return inTenant(server.db, tenant.id, (tx) =>
    tx
      .selectFrom('sessions')
      .selectAll()
      .where('tenant_id', '=', tenant.id)
      .where('id', '=', rowId)
      .executeTakeFirstOrThrow(),
  );
}

describe('a token', () => {
  it('is opaque: two ids and 256 random bits that repeat nowhere', async () => {
    const clients = await Promise.all([ana(), ana(), ana()]);
    const secrets = clients.flatMap(({ token, refreshToken }) =>
      [token, refreshToken].map((text) => readToken(text ?? '')?.secret.toString('hex')),
    );
    expect(new Set(secrets).size).toBe(6);
    for (const secret of secrets) expect(secret).toMatch(/^[0-9a-f]{64}$/);
  });

  it('is kept by the database as a hash alone: nothing that it holds can be used', async () => {
    const client = await ana({ browser: true });
    const { refreshToken } = await exchange(null, client);
    const texts = [
      client.token ?? '',
      client.refreshToken ?? '',
      refreshToken,
      client.cookies.find('token')?.value ?? '',
      client.cookies.find('__Host-sid')?.value ?? '',
    ];
    const forms = texts.flatMap((text) => {
      const bytes = readToken(text)?.secret ?? Buffer.from(text, 'base64url');
      return [text, ...(['hex', 'base64', 'base64url'] as const).map((encoding) => bytes.toString(encoding))];
    });
    const tables = await sql<{
      name: string;
    }>`SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname NOT LIKE 'kysely%'`.execute(
      server.db,
    );
    const dump = await inTenant(server.db, tenant.id, async (tx) => {
      const parts = [];
      for (const { name } of tables.rows)
        parts.push(await sql`SELECT t::text FROM ${sql.table(name)} t`.execute(tx));
      return JSON.stringify(parts.map(({ rows }) => rows));
    });
    expect(dump).toContain(
      createHash('sha256')
        .update(readToken(refreshToken)?.secret ?? '')
        .digest('hex'),
    );
    expect(forms.filter((form) => dump.includes(form))).toEqual([]);
  });

  it('is refused when anything about it is wrong', async () => {
    const client = await ana();
    const token = client.token ?? '';
    const other = await ana();
    expect(await accepts(token)).toBe(200);
    const secret = token.slice(43);
    const wrong = [
      '',
      'x',
      token.slice(0, -1),
      `${token}A`,
      `${token.slice(0, -2)}${token.endsWith('AA') ? 'BA' : 'AA'}`,
      `${(other.token ?? '').slice(0, 43)}${secret}`,
      client.refreshToken,
      `Z${token.slice(1)}`,
      token.toUpperCase(),
    ];
    for (const text of wrong) expect(await accepts(text), String(text)).toBe(401);
    for (const header of [
      token,
      `bearer ${token}`,
      `Basic ${token}`,
      `Bearer  ${token}`,
      `Bearer ${token} `.repeat(2),
    ]) {
      expect(
        (await new TestClient(server).get(PROFILE, { headers: { authorization: header } })).status,
        header.slice(0, 8),
      ).toBe(401);
    }
    expect(
      (
        await new TestClient(server).get(`${PROFILE}?token=${token}`, {
          headers: { cookie: `token=${token}` },
        })
      ).status,
    ).toBe(401);
  });

  it('lives for its seconds and no longer', async () => {
    const client = await ana();
    clock.ms += 899_000;
    expect((await client.get(PROFILE)).status).toBe(200);
    clock.ms += 1000;
    const reply = await client.get(PROFILE);
    expect([reply.status, reply.problem().code]).toEqual([401, 'not-signed-in']);
    expect((await exchange(client.refreshToken)).status).toBe(200);
  });
});

describe('a refresh token', () => {
  it('gives a new pair, and the old token goes', async () => {
    const client = await ana();
    const next = await exchange(client.refreshToken);
    expect(next.status).toBe(200);
    expect(new Set([client.token, client.refreshToken, next.token, next.refreshToken]).size).toBe(4);
    expect(await accepts(next.token)).toBe(200);
    expect(await accepts(client.token)).toBe(401);
  });

  it('gives the same successor again within ten seconds, for two tabs', async () => {
    const client = await ana();
    const first = await exchange(client.refreshToken);
    clock.ms += 10_000;
    expect(await exchange(client.refreshToken)).toEqual(first);
    expect(await accepts(first.token)).toBe(200);
  });

  it('ends the session when it is used again later', async () => {
    const client = await ana();
    const first = await exchange(client.refreshToken);
    clock.ms += 10_001;
    expect(await exchange(client.refreshToken)).toMatchObject({
      status: 401,
      refreshToken: 'session-expired',
    });
    expect((await exchange(first.refreshToken)).status).toBe(401);
    clock.ms += 1000;
    expect(await accepts(first.token)).toBe(401);
    expect(await findSession(first.token)).toMatchObject({
      ended_why: 'a spent refresh token was used again',
    });
    const audit = await inTenant(server.db, tenant.id, (tx) =>
      tx
        .selectFrom('audit_log')
        .select(['action', 'actor_id', 'entity_id'])
        .where('tenant_id', '=', tenant.id)
        .where('action', '=', 'sign-in.reuse')
        .execute(),
    );
    expect(audit).toEqual([
      { action: 'sign-in.reuse', actor_id: null, entity_id: readToken(first.token)?.rowId },
    ]);
  });

  it('ends the session also when the thief has refreshed since, any number of times', async () => {
    const victim = await ana();
    let stolen = victim.refreshToken;
    for (let i = 0; i < 5; i += 1) stolen = (await exchange(stolen)).refreshToken;
    clock.ms += 10_001;
    expect((await exchange(victim.refreshToken)).status).toBe(401);
    expect((await exchange(stolen)).status).toBe(401);
  });

  it('that never was one ends nothing', async () => {
    const client = await ana();
    const { refreshToken = '' } = client;
    const forged = `${refreshToken?.slice(0, 43)}${'A'.repeat(43)}`;
    for (const text of [forged, '', 'x', client.token]) expect((await exchange(text)).status).toBe(401);
    expect((await exchange(refreshToken)).status).toBe(200);
  });

  it('asked for by a hundred at once has one successor', async () => {
    const client = await ana();
    const pairs = await Promise.all(Array.from({ length: 100 }, () => exchange(client.refreshToken)));
    expect(new Set(pairs.map((pair) => JSON.stringify(pair))).size).toBe(1);
    expect(pairs[0]?.status).toBe(200);
    expect(await accepts(pairs[0]?.token ?? '')).toBe(200);
    expect(await findSession(client.token)).toMatchObject({ ended_at: null });
  });
});

describe("a browser's session", () => {
  it('refreshes from its cookie, and keeps its binding', async () => {
    const client = await ana({ browser: true });
    const sid = client.cookies.find('__Host-sid')?.value;
    const next = await exchange(null, client);
    expect(next.status).toBe(200);
    expect(client.cookies.find('token')?.value).toBe(next.token);
    expect(client.cookies.find('refresh_token')?.value).toBe(next.refreshToken);
    expect(client.cookies.find('__Host-sid')?.value).toBe(sid);
    client.token = next.token;
    expect((await client.get(PROFILE)).status).toBe(200);
  });

  it('leaves no cookie behind once it is over and cannot be refreshed', async () => {
    const client = await ana({ browser: true });
    clock.ms += 13 * 3_600_000;
    expect((await client.get(PROFILE)).status).toBe(401);
    expect(client.cookies.find('refresh_token')).toBeDefined();
    expect((await exchange(null, client)).status).toBe(401);
    expect(client.cookies.list().map(({ name }) => name)).toEqual([]);
  });

  it('keeps its cookies where it was a token in the body that is not good', async () => {
    const client = await ana({ browser: true });
    expect((await exchange('A'.repeat(86), client)).status).toBe(401);
    expect((await exchange(null, client)).status).toBe(200);
  });

  it('is of no use to somebody who stole its tokens but not the unreadable cookie', async () => {
    const client = await ana({ browser: true });
    expect((await client.get(PROFILE)).status).toBe(200);
    expect(await accepts(client.token)).toBe(401);
    expect((await exchange(client.refreshToken)).status).toBe(401);
    const thief = await ana({ browser: true });
    thief.token = client.token;
    expect((await thief.get(PROFILE)).status).toBe(401);
    for (const cookie of [
      '__Host-sid=',
      '__Host-sid=AAAA',
      `sid=${client.cookies.find('__Host-sid')?.value}`,
    ]) {
      expect(
        (
          await new TestClient(server).get(PROFILE, {
            headers: { authorization: `Bearer ${client.token}`, cookie },
          })
        ).status,
        cookie,
      ).toBe(401);
    }
    expect((await client.get(PROFILE)).status).toBe(200);
  });

  it('is opened anew by each sign-in: a cookie planted before it binds nothing', async () => {
    const planted = 'A'.repeat(43);
    const reply = await new TestClient(server).post(
      '/auth/local',
      { email: 'ana@vigilo.test', password: 'Test#2026' },
      { headers: { 'sec-fetch-site': 'same-origin', cookie: `__Host-sid=${planted}` } },
    );
    const { token } = refreshSession.reply.parse(reply.json());
    const asPlanted = await new TestClient(server).get(PROFILE, {
      headers: { authorization: `Bearer ${token}`, cookie: `__Host-sid=${planted}` },
    });
    expect(asPlanted.status).toBe(401);
  });

  it('needs no cookie when a program signed in', async () => {
    const client = await ana();
    expect(await accepts(client.token)).toBe(200);
    expect((await findSession(client.token)).sid_hash).toBeNull();
  });
});
