// The code by e-mail (specification 1, section 2.3; security.md C4, C5): bound to the visitor, five tries, ten minutes, once.

import {
  addResetToken,
  checkCredentials,
  findSignInUser,
  getProfile,
  getTwoFactorConfig,
  removeCode,
  sendCode,
  signIn as signInCall,
  validateResetToken,
} from '@vigilo/contract/sign-in';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTenant } from '../frame/database.ts';
import { TestClient } from '../app/testing/test-client.ts';
import type { TestServer } from '../app/testing/test-server.ts';
import { startTestServer } from '../app/testing/test-server.ts';
import type { TestTenant } from '../app/testing/test-tenant.ts';
import { addTestTenant, TEST_PASSWORD } from '../app/testing/test-tenant.ts';
import { codeIn, deliverMail, deliverMails } from './testing/deliver-mails.ts';

const MINUTE = 60_000;
const clock = { ms: Date.now() };
let server: TestServer;
let tenant: TestTenant;
let next = 0;

beforeAll(async () => {
  server = await startTestServer({ now: () => clock.ms, config: { TWO_FACTOR: true, TRUSTED_PROXY: true } });
  tenant = await addTestTenant(server, {
    users: Array.from({ length: 60 }, (_, i) => ({ email: `user${i}@vigilo.test`, role: 'Admin' })),
  });
});

afterAll(() => server.stop());

let email = '';
beforeEach(async () => {
  next += 1;
  email = `user${next}@vigilo.test`;
  clock.ms += 2 * 60 * MINUTE;
  await deliverMails(server);
});

function visitor(): TestClient {
  return new TestClient(server, { browser: true, address: `198.51.100.${next}` });
}

const ask = (client: TestClient, password = TEST_PASSWORD) => client.post(sendCode.path, { email, password });
const enter = (client: TestClient, otp?: string, password = TEST_PASSWORD) =>
  client.post(signInCall.path, { email, password, ...(otp === undefined ? {} : { otp }) });

async function askedVisitor(): Promise<{ client: TestClient; code: string }> {
  const client = visitor();
  expect((await ask(client)).status).toBe(200);
  const mail = await deliverMail(server);
  expect(mail.to).toBe(email);
  return { client, code: codeIn(mail) };
}

describe('signing in with a code', () => {
  it('is asked for by the configuration', async () => {
    expect(await visitor().call(getTwoFactorConfig, {})).toEqual({
      status: 'success',
      twoFactorAuthentication: true,
    });
  });

  it('opens a session with password and code', async () => {
    const { client, code } = await askedVisitor();
    expect(code).toMatch(/^\d{8}$/);
    const reply = await enter(client, code);
    expect(reply.status).toBe(200);
    client.token = signInCall.reply.parse(reply.json()).token;
    expect((await client.call(getProfile, {})).email).toBe(email);
  });

  it('is refused without a code, in the words of the specification', async () => {
    for (const code of [undefined, '', '  '])
      expect((await enter(visitor(), code)).problem()).toMatchObject({
        code: 'code-needed',
        message: 'Something went wrong, please try again.',
      });
  });

  it('sends no code for a wrong password, whoever it is', async () => {
    expect((await ask(visitor(), 'Wrong#2026')).problem()).toMatchObject({
      code: 'invalid-credentials',
      message: 'Invalid Credentials',
    });
    const unknown = await visitor().post(sendCode.path, {
      email: 'nobody@vigilo.test',
      password: TEST_PASSWORD,
    });
    expect(unknown.problem()).toMatchObject({ code: 'invalid-credentials', message: 'Invalid Credentials' });
    expect(await deliverMails(server)).toEqual([]);
  });

  it('works for a program that keeps no cookies', async () => {
    const program = () => new TestClient(server, { address: `203.0.113.${next}` });
    expect((await ask(program())).status).toBe(200);
    const code = codeIn(await deliverMail(server));
    expect((await enter(program(), code)).status).toBe(200);
  });
});

describe('a code', () => {
  it('works once', async () => {
    const { client, code } = await askedVisitor();
    const replies = await Promise.all(Array.from({ length: 10 }, () => enter(client, code)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 401),
    ]);
    expect((await enter(client, code)).problem().message).toBe('Invalid Token');
  });

  it('is no good in another browser', async () => {
    const { code } = await askedVisitor();
    expect((await enter(visitor(), code)).problem().message).toBe('Invalid Token');
    const stranger = visitor();
    clock.ms += MINUTE;
    await ask(stranger);
    await deliverMails(server);
    expect((await enter(stranger, code)).problem().message).toBe('Invalid Token');
  });

  it('is no good with a wrong password', async () => {
    const { client, code } = await askedVisitor();
    expect((await enter(client, code, 'Wrong#2026')).problem().message).toBe('Invalid Username or Password.');
    expect((await enter(client, code)).status).toBe(200);
  });

  it('may be tried five times', async () => {
    const { client, code } = await askedVisitor();
    const wrong = code === '00000000' ? '00000001' : '00000000';
    for (let i = 0; i < 5; i += 1)
      expect((await enter(client, wrong)).problem().message).toBe('Invalid Token');
    expect((await enter(client, code)).problem().message).toBe('Invalid Token');
  });

  it('lives ten minutes from its mail', async () => {
    const { client, code } = await askedVisitor();
    clock.ms += 10 * MINUTE - 1000;
    const early = await askedCode(client);
    expect(early).not.toBe(code);
    clock.ms += 10 * MINUTE;
    expect((await enter(client, early)).problem().message).toBe('Invalid Token');
  });

  it('is void once another is sent, which takes 30 seconds', async () => {
    const { client, code } = await askedVisitor();
    expect((await ask(client)).problem()).toMatchObject({
      code: 'wait-to-resend',
      message: 'OTP is already sent, Please wait 30 seconds to resend',
    });
    clock.ms += 30_000;
    const second = await askedCode(client);
    expect((await enter(client, code)).problem().message).toBe('Invalid Token');
    expect((await enter(client, second)).status).toBe(200);
  });

  it('is sent at most five times an hour, from however many browsers', async () => {
    for (let i = 0; i < 5; i += 1) {
      expect((await ask(visitor())).status).toBe(200);
      clock.ms += 31_000;
    }
    expect((await ask(visitor())).problem().code).toBe('too-many-attempts');
    expect(await deliverMails(server)).toHaveLength(5);
  });

  it('is not sent oftener because one sign-in is kept open for more than an hour: after five, an hour passes', async () => {
    const client = visitor();
    const statuses = [];
    for (let minutes = 0; minutes < 110; minutes += 10) {
      statuses.push((await ask(client)).status);
      clock.ms += 10 * MINUTE;
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429, 429, 429, 200]);
  });

  it('leaves nothing behind that could ask for a reset token once the session is open', async () => {
    const { client, code } = await askedVisitor();
    const cookie = client.cookies.list().find(({ name }) => name === '__Host-pre');
    expect((await enter(client, code)).status).toBe(200);
    const { token } = await new TestClient(server).call(addResetToken, { body: { email } });
    const kept = await new TestClient(server).post(
      addResetToken.path,
      { email },
      { headers: { cookie: `__Host-pre=${cookie?.value ?? ''}` } },
    );
    for (const given of [token, addResetToken.reply.parse(kept.json()).token])
      expect(await visitor().call(validateResetToken, { body: { token: given } })).toEqual({ valid: false });
  });

  it('is nowhere in the database but as a slow hash', async () => {
    const { code } = await askedVisitor();
    const rows = await inTenant(server.db, tenant.id, (tx) =>
      tx.selectFrom('sign_in_attempts').selectAll().where('tenant_id', '=', tenant.id).execute(),
    );
    expect(rows.map(({ code_hash: hash }) => hash).filter((hash) => hash !== null)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^\$argon2id\$/)]),
    );
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  it('is voided by its own user, and by nobody else who is signed in there', async () => {
    const owner = await openedSession(email);
    clock.ms += MINUTE;
    const { client, code } = await askedVisitor();
    client.token = (await openedOther()).token;
    expect(await client.call(removeCode, {})).toEqual({ status: 'success' });
    client.token = null;
    expect((await enter(client, code)).status).toBe(200);
    clock.ms += MINUTE;
    const second = await askedVisitor();
    second.client.token = owner.token;
    expect(await second.client.call(removeCode, {})).toEqual({ status: 'success' });
    second.client.token = null;
    expect((await enter(second.client, second.code)).problem().message).toBe('Invalid Token');
  });
});

describe('codes and guesses of a user', () => {
  /** Asks for eight codes, guesses five times at each and makes way for the next. */
  async function attack(makeWay: (client: TestClient) => Promise<unknown>) {
    const sent = [];
    const guessed = [];
    for (let codes = 0; codes < 8; codes += 1) {
      const client = visitor();
      sent.push((await ask(client)).status);
      for (let i = 0; i < 5; i += 1) guessed.push((await enter(client, '00000000')).status);
      await makeWay(client);
      clock.ms += 31_000;
    }
    return { sent, guessed };
  }

  const LIMITED = {
    sent: [200, 200, 200, 200, 200, 429, 429, 429],
    guessed: [...Array.from({ length: 10 }, () => 401), ...Array.from({ length: 30 }, () => 429)],
  };

  it('stay counted where somebody signed in ends the sign-in that they belong to', async () => {
    const { token } = await openedOther();
    expect(
      await attack((client) => {
        client.token = token;
        return client.call(removeCode, {}).finally(() => (client.token = null));
      }),
    ).toEqual(LIMITED);
  });

  it('stay counted where the browser signs in as somebody else', async () => {
    expect(await attack((client) => openedOther({ cookie: client.cookies.headerFor('/') }))).toEqual(LIMITED);
  });
});

async function askedCode(client: TestClient): Promise<string> {
  expect((await ask(client)).status).toBe(200);
  return codeIn(await deliverMail(server));
}

/** A program's session of this user. */
async function openedSession(of: string, headers = {}): Promise<{ token: string }> {
  const program = new TestClient(server, { address: '203.0.113.200' });
  await deliverMails(server);
  await program.post(sendCode.path, { email: of, password: TEST_PASSWORD });
  const otp = codeIn(await deliverMail(server));
  const body = { email: of, password: TEST_PASSWORD, otp };
  return signInCall.reply.parse((await program.post(signInCall.path, body, { headers })).json());
}

/** The same of the next user. */
function openedOther(headers = {}): Promise<{ token: string }> {
  next += 1;
  return openedSession(`user${next}@vigilo.test`, headers);
}

describe('asking about a user before signing in', () => {
  const dateFor = async (client: TestClient, of: string) =>
    (await client.call(findSignInUser, { body: { email: of } })).lastPasswordChanged;

  it('tells nothing to strangers: the address given, and this moment', async () => {
    for (const of of [email, 'nobody@vigilo.test'])
      expect(await visitor().call(findSignInUser, { body: { email: of } })).toEqual({
        email: of,
        lastPasswordChanged: new Date(clock.ms).toISOString(),
      });
  });

  it('tells the date to whom the credentials were right a moment ago, of that user alone', async () => {
    const client = visitor();
    expect(await client.call(checkCredentials, { body: { email, password: TEST_PASSWORD } })).toEqual({
      status: 'success',
    });
    const now = new Date(clock.ms).toISOString();
    expect(await dateFor(client, email)).not.toBe(now);
    expect(await dateFor(client, 'user0@vigilo.test')).toBe(now);
    clock.ms += 20 * MINUTE;
    expect(await dateFor(client, email)).toBe(new Date(clock.ms).toISOString());
  });

  it('says wrong credentials in one way', async () => {
    for (const of of [email, 'nobody@vigilo.test']) {
      expect(
        (await visitor().post(checkCredentials.path, { email: of, password: 'Wrong#2026' })).problem(),
      ).toMatchObject({ code: 'invalid-credentials', message: 'Invalid Credentials' });
    }
  });
});
