// Signing in: who gets in, that every refusal looks alike, and what a browser is handed (security.md C2, C3, C6, C8).

import {
  checkCredentials,
  forgotPassword,
  getProfile,
  resetPassword,
  sendCode,
  signIn as signInCall,
  validateResetToken,
} from '@vigilo/contract/sign-in';
import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword, isPassword } from '../adapters/password-hash/argon2id.ts';
import { inTenant } from '../frame/database.ts';
import { readSetCookie } from '../app/testing/cookie-jar.ts';
import type { TestReply } from '../app/testing/test-client.ts';
import { signIn, signInPath, TestClient } from '../app/testing/test-client.ts';
import type { TestServer } from '../app/testing/test-server.ts';
import { startTestServer } from '../app/testing/test-server.ts';
import type { TestTenant } from '../app/testing/test-tenant.ts';
import { addTestTenant, TEST_PASSWORD } from '../app/testing/test-tenant.ts';

let server: TestServer;
let tenant: TestTenant;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await addTestTenant(server, {
    clients: [{ name: 'Acme Bank', companies: [] }],
    users: [
      { email: 'Admin@Vigilo.test', role: 'Admin' },
      { email: 'ana@vigilo.test', role: 'Analyst', clients: ['Acme Bank'] },
      { email: 'gone@vigilo.test', role: 'Analyst', status: 'Inactive' },
      { email: 'nobody@vigilo.test', role: null },
    ],
  });
  await addTestTenant(server, {
    name: 'other',
    users: [{ email: 'ana@vigilo.test', role: 'Admin', password: 'Other#2026' }],
  });
});

afterAll(() => server.stop());

function attempt(email: string, password: string, tenantName?: string): Promise<TestReply> {
  return new TestClient(server).post(signInPath(tenantName), { email, password });
}

describe('the right password', () => {
  it('opens a session with everything the contract names and nothing else', async () => {
    const reply = await attempt('ana@vigilo.test', TEST_PASSWORD);
    expect(reply.status).toBe(200);
    const body = signInCall.reply.parse(reply.json());
    expect(reply.json()).toEqual(body);
    expect(body).toMatchObject({
      tokenExpiryTime: 900,
      tenant: 'scry',
      user: { _id: tenant.userId('ana@vigilo.test'), name: 'ana', type: 'User' },
    });
    expect(body.token).not.toBe(body.refreshToken);
  });

  it('is taken for an e-mail in any case and with space around it', async () => {
    for (const email of ['admin@vigilo.test', ' ADMIN@VIGILO.TEST '])
      expect((await attempt(email, TEST_PASSWORD)).status).toBe(200);
  });

  it('tells the profile what the user may do', async () => {
    const admin = await (await signIn(server, 'admin@vigilo.test')).call(getProfile, {});
    expect(admin).toMatchObject({ type: 'Admin', roleName: 'Admin', tenant: 'scry', pageFilters: [] });
    const ana = await (await signIn(server, 'ana@vigilo.test')).call(getProfile, {});
    expect(ana).toMatchObject({
      type: 'User',
      roleName: 'Analyst',
      clients: [{ _id: tenant.clientId('Acme Bank'), name: 'Acme Bank' }],
    });
    expect(ana.pageFilters.find(({ name }) => name === 'Screening')?.allowedComponent).toContain('add-event');
    const nobody = await (await signIn(server, 'nobody@vigilo.test')).call(getProfile, {});
    expect(nobody).toMatchObject({ type: 'User', roleName: null, pageFilters: [], clients: [] });
  });
});

describe('a refusal', () => {
  it('is the same for a wrong password, an unknown user, an inactive one and an unknown tenant', async () => {
    const refused = {
      wrong: await attempt('ana@vigilo.test', 'Wrong#2026'),
      unknown: await attempt('unknown@vigilo.test', TEST_PASSWORD),
      inactive: await attempt('gone@vigilo.test', TEST_PASSWORD),
      unknownTenant: await attempt('ana@vigilo.test', TEST_PASSWORD, 'no-such-tenant'),
      otherTenant: await attempt('ana@vigilo.test', TEST_PASSWORD, 'other'),
    };
    const looks = Object.values(refused).map((reply) => {
      return {
        status: reply.status,
        body: reply.problem(),
        text: reply.text,
        headers: Object.keys(reply.headers).toSorted(),
      };
    });
    for (const look of looks) expect(look).toEqual(looks[0]);
    expect(looks[0]).toMatchObject({
      status: 401,
      body: { status: 'fail', code: 'invalid-credentials', message: 'Invalid Username or Password.' },
    });
    expect(looks[0]?.headers).not.toContain('set-cookie');
  });

  it('opens no session', async () => {
    const sessions = () =>
      inTenant(server.db, tenant.id, (tx) =>
        tx.selectFrom('sessions').select('id').where('tenant_id', '=', tenant.id).execute(),
      );
    const before = await sessions();
    await attempt('nobody@vigilo.test', 'Wrong#2026');
    expect(await sessions()).toEqual(before);
  });
});

describe('the tenant of a sign-in', () => {
  it('selects the directory, whatever its case', async () => {
    const ana = await signIn(server, 'ana@vigilo.test', 'Other#2026', { tenant: 'OTHER' });
    expect(await ana.call(getProfile, {})).toMatchObject({ tenant: 'other', type: 'Admin' });
  });

  it('is refused where it is given twice, by every call before sign-in that reads it', async () => {
    const client = new TestClient(server);
    const credentials = { email: 'ana@vigilo.test', password: TEST_PASSWORD };
    const bodies = {
      [signInCall.path]: credentials,
      [checkCredentials.path]: credentials,
      [sendCode.path]: credentials,
      [forgotPassword.path]: { email: 'ana@vigilo.test' },
      [validateResetToken.path]: { token: 'x' },
      [resetPassword.path]: { token: 'x', newPassword: 'Brisk-Owl42!', confirmPassword: 'Brisk-Owl42!' },
    };
    for (const [path, body] of Object.entries(bodies)) {
      for (const query of ['?tenant=scry&tenant=scry', '?tenant=scry&tenant=other', '?tenant=&%74enant=']) {
        const reply = await client.post(`${path}${query}`, body);
        expect([path, reply.status, reply.problem().code]).toEqual([path, 403, 'wrong-tenant']);
      }
    }
  });

  it('must be the own one in every later call: equal or left out, never another or twice', async () => {
    const ana = await signIn(server, 'ana@vigilo.test');
    const getStatus = async (query: string) => (await ana.get(`${getProfile.path}${query}`)).status;
    expect(await getStatus('')).toBe(200);
    expect(await getStatus('?tenant=scry')).toBe(200);
    expect(await getStatus('?tenant=Scry')).toBe(200);
    for (const query of [
      '?tenant=other',
      '?tenant=',
      '?tenant=scry&tenant=scry',
      '?tenant=scry&tenant=other',
      '?%74enant=other',
      '?tenant=scry%00',
      '?tenant=no-such-tenant',
    ]) {
      const reply = await ana.get(`${getProfile.path}${query}`);
      expect([query, reply.status, reply.problem().code]).toEqual([query, 403, 'wrong-tenant']);
    }
  });
});

describe('another site', () => {
  it.each(['cross-site', 'same-site'])(
    'is refused where the browser says %s, with the right password too',
    async (site) => {
      const client = new TestClient(server);
      const body = { email: 'ana@vigilo.test', password: TEST_PASSWORD };
      const reply = await client.post(signInPath(), body, { headers: { 'sec-fetch-site': site } });
      expect([reply.status, reply.problem().code, reply.headers['set-cookie']]).toEqual([
        403,
        'cross-site',
        undefined,
      ]);
      const refresh = await client.post(
        '/auth/local/refresh-token',
        {},
        { headers: { 'sec-fetch-site': site } },
      );
      expect([refresh.status, refresh.problem().code]).toEqual([403, 'cross-site']);
    },
  );

  it('is refused by its Origin where the browser says no more', async () => {
    const reply = await new TestClient(server).post(
      signInPath(),
      { email: 'ana@vigilo.test', password: TEST_PASSWORD },
      { headers: { origin: 'https://evil.test' } },
    );
    expect([reply.status, reply.problem().code]).toEqual([403, 'cross-site']);
  });

  it('is given no leave to read any reply', async () => {
    const reply = await new TestClient(server).get('/assets/app-config.json', {
      headers: { origin: 'https://evil.test' },
    });
    expect(Object.keys(reply.headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });
});

describe('the settings', () => {
  it('are the same for who is signed in as before, and for nobody else under the call of the configuration', async () => {
    const before = await new TestClient(server).get('/assets/app-config.json');
    const ana = await signIn(server, 'ana@vigilo.test');
    expect((await ana.get('/config/getConfigs')).json()).toEqual({ status: 'success', data: before.json() });
    expect((await new TestClient(server).get('/config/getConfigs')).status).toBe(401);
  });
});

describe('the cookies of a browser', () => {
  async function readCookies(headers: Record<string, string>) {
    const reply = await new TestClient(server).post(
      signInPath(),
      { email: 'ana@vigilo.test', password: TEST_PASSWORD },
      { headers },
    );
    return { reply, cookies: (reply.headers['set-cookie'] ?? []).map((header) => readSetCookie(header)) };
  }

  it('carry the flags that keep them from scripts, other sites and other paths', async () => {
    const { reply, cookies } = await readCookies({ 'sec-fetch-site': 'same-origin' });
    const body = signInCall.reply.parse(reply.json());
    const strict = { sameSite: 'Strict', isSecure: true, domain: undefined };
    expect(cookies.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
      {
        ...strict,
        name: '__Host-sid',
        value: expect.stringMatching(/^[\w-]{43}$/),
        path: '/',
        maxAge: undefined,
        isHttpOnly: true,
      },
      {
        ...strict,
        name: 'refresh_token',
        value: body.refreshToken,
        path: '/auth',
        maxAge: undefined,
        isHttpOnly: true,
      },
      { ...strict, name: 'tenant', value: 'scry', path: '/', maxAge: undefined, isHttpOnly: false },
      { ...strict, name: 'token', value: body.token, path: '/', maxAge: 900, isHttpOnly: false },
    ]);
  });

  it('are given to a page without Fetch Metadata too, as browsers send none over plain http', async () => {
    const host = 'vigilo.lan:8080';
    const { cookies } = await readCookies({ host, origin: `http://${host}` });
    expect(cookies.find(({ name }) => name === 'sid')).toMatchObject({
      isHttpOnly: true,
      sameSite: 'Strict',
      isSecure: false,
    });
    expect(cookies.map(({ name }) => name)).not.toContain('__Host-sid');
  });

  it('are not given to a program', async () => {
    expect((await readCookies({})).cookies).toEqual([]);
  });
});

describe('passwords', () => {
  it('are kept as Argon2id with at least 19 MiB, two passes and one lane, each with its own salt', async () => {
    const user = await inTenant(server.db, tenant.id, (tx) =>
      tx
        .selectFrom('users')
        .select('password_hash')
        .where('tenant_id', '=', tenant.id)
        .executeTakeFirstOrThrow(),
    );
    const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]{22,})\$([A-Za-z0-9+/]{43})$/.exec(
      user.password_hash ?? '',
    );
    expect(phc?.slice(1, 4).map(Number)).toEqual([19_456, 2, 1]);
    expect(await hashPassword('x')).not.toBe(await hashPassword('x'));
  });

  it('are compared whole: case, length and every character', async () => {
    const phc = await hashPassword('Vigilo#2026');
    const tries = {
      'Vigilo#2026': true,
      'vigilo#2026': false,
      'Vigilo#202': false,
      'Vigilo#2026 ': false,
      'Vigilo#2026\0': false,
      '': false,
    };
    for (const [password, isRight] of Object.entries(tries))
      expect(await isPassword(password, phc), JSON.stringify(password)).toBe(isRight);
    expect(await isPassword('no user has this password', null)).toBe(false);
  });

  it('made with other costs still open the account', async () => {
    expect(
      await isPassword(
        'Older#2020',
        await hash('Older#2020', { memoryCost: 8192, timeCost: 1, parallelism: 1 }),
      ),
    ).toBe(true);
  });
});
