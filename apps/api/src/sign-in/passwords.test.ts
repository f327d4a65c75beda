// Forgotten, expired and changed passwords (specification 1, sections 2.3 to 2.5; security.md C1, C2, C14).

import {
  addResetToken,
  changeOwnPassword,
  checkCredentials,
  forgotPassword,
  getProfile,
  listSessions,
  removeSession,
  resetPassword,
  signIn as signInCall,
  validateResetToken,
} from '@vigilo/contract/sign-in';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTenant } from '../frame/database.ts';
import { signIn, TestClient } from '../app/testing/test-client.ts';
import type { TestServer } from '../app/testing/test-server.ts';
import { startTestServer } from '../app/testing/test-server.ts';
import type { TestTenant } from '../app/testing/test-tenant.ts';
import { addTestTenant, TEST_PASSWORD } from '../app/testing/test-tenant.ts';
import { deliverMail, deliverMails, linkIn } from './testing/deliver-mails.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const NEW_PASSWORD = 'Brisk-Owl42!';
const clock = { ms: Date.now() };
let server: TestServer;
let tenant: TestTenant;
let next = 0;
let email = '';

beforeAll(async () => {
  server = await startTestServer({
    now: () => clock.ms,
    config: { PUBLIC_URL: 'https://vigilo.example', TRUSTED_PROXY: true },
  });
  tenant = await addTestTenant(server, {
    users: [
      ...Array.from({ length: 30 }, (_, i) => ({ email: `user${i}@vigilo.test`, role: 'Admin' })),
      { email: 'gone@vigilo.test', role: 'Admin', status: 'Inactive' as const },
    ],
  });
  await addTestTenant(server, { name: 'other', users: [{ email: 'user1@vigilo.test', role: 'Admin' }] });
});

afterAll(() => server.stop());

beforeEach(async () => {
  next += 1;
  email = `user${next}@vigilo.test`;
  clock.ms += MINUTE;
  await deliverMails(server);
});

function visitor(): TestClient {
  return new TestClient(server, { browser: true, address: `198.51.100.${next}` });
}

async function resetTokenFor(of = email): Promise<string> {
  await visitor().call(forgotPassword, { body: { email: of } });
  return linkIn(await deliverMail(server)).token;
}

function reset(token: string, newPassword = NEW_PASSWORD, confirmPassword = newPassword) {
  return visitor().post(resetPassword.path, { token, newPassword, confirmPassword });
}

const isValid = async (token: string) =>
  (await visitor().call(validateResetToken, { body: { token } })).valid;

describe('a forgotten password', () => {
  it('is set anew by the link in the mail, which works once', async () => {
    const client = await signIn(server, email, undefined, { browser: true, address: `198.51.100.${next}` });
    await visitor().call(forgotPassword, { body: { email: email.toUpperCase() } });
    const mail = await deliverMail(server);
    const { link, organization, token } = linkIn(mail);
    expect([mail.to, organization, link]).toEqual([
      email,
      'scry',
      `https://vigilo.example/password_reset/scry/${token}`,
    ]);
    expect(await isValid(token)).toBe(true);
    expect((await reset(token)).json()).toEqual({ status: 'success' });
    expect([await isValid(token), (await reset(token, 'Other-Owl42!')).problem().code]).toEqual([
      false,
      'reset-token-invalid',
    ]);
    expect((await client.get(getProfile.path)).status).toBe(401);
    expect((await visitor().post(signInCall.path, { email, password: TEST_PASSWORD })).status).toBe(401);
    expect((await visitor().post(signInCall.path, { email, password: NEW_PASSWORD })).status).toBe(200);
    expect(await deliverMail(server)).toMatchObject({
      to: email,
      subject: 'Your Vigilo password was changed',
    });
  });

  it('is answered alike for users, strangers, inactive users and unknown organisations, and mails only users', async () => {
    const replies = [];
    for (const [of, organisation] of [
      [email, 'scry'],
      ['nobody@vigilo.test', 'scry'],
      ['gone@vigilo.test', 'scry'],
      [email, 'nowhere'],
    ]) {
      replies.push(
        (await visitor().post(`${forgotPassword.path}?tenant=${organisation ?? ''}`, { email: of })).text,
      );
    }
    expect(new Set(replies)).toEqual(new Set(['{"status":"success"}']));
    expect((await deliverMails(server)).map(({ to }) => to)).toEqual([email]);
  });

  it('has one link at a time, for half an hour, of which one of many users at once wins', async () => {
    const first = await resetTokenFor();
    const second = await resetTokenFor();
    expect([await isValid(first), await isValid(second)]).toEqual([false, true]);
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async (_, i) => (await reset(second, `Brisk-Owl${String(i)}!x`)).status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    await deliverMails(server);
    const late = await resetTokenFor();
    clock.ms += 30 * MINUTE;
    expect([await isValid(late), (await reset(late)).problem().message]).toEqual([
      false,
      'Password reset token is invalid or already used.',
    ]);
  });

  it('belongs to its organisation', async () => {
    const token = await resetTokenFor('user1@vigilo.test');
    expect((await visitor().post(`${validateResetToken.path}?tenant=other`, { token })).json()).toEqual({
      valid: false,
    });
  });

  it('mails at most five links an hour', async () => {
    for (let i = 0; i < 7; i += 1) await visitor().call(forgotPassword, { body: { email } });
    expect(await deliverMails(server)).toHaveLength(5);
  });

  it.each([
    ['Ab1!', 'newPassword', 'Must be at least 8 characters!'],
    ['Abcdefghijk123!', 'newPassword', 'Must contain at most 14 Characters!'],
    ['Abcdefgh!', 'newPassword', 'Must contain at least 1 number!'],
    ['abcdefg1!', 'newPassword', 'Must contain at least 1 in Capital Case!'],
    ['ABCDEFG1!', 'newPassword', 'Must contain at least 1 Letter in Small Case!'],
    ['Abcdefg12', 'newPassword', 'Must contain at least 1 special character!'],
    [
      'Welcome#2024',
      'newPassword',
      'This password is too common or too easy to guess. Please choose another one.',
    ],
    [
      'User-7749!',
      'newPassword',
      'This password is too common or too easy to guess. Please choose another one.',
    ],
  ])('refuses %s and keeps the link', async (password, field, sentence) => {
    const token = await resetTokenFor();
    expect((await reset(token, password)).problem()).toMatchObject({
      code: 'invalid-input',
      fields: { [`body.${field}`]: sentence },
    });
    expect((await reset(token, NEW_PASSWORD, 'Brisk-Owl43!')).problem()).toMatchObject({
      fields: { 'body.confirmPassword': 'Password do not match' },
    });
    expect(await isValid(token)).toBe(true);
  });

  it('refuses the password that is in use', async () => {
    await reset(await resetTokenFor());
    await deliverMails(server);
    expect((await reset(await resetTokenFor())).problem().fields).toEqual({
      'body.newPassword': 'Choose a password that you are not using already.',
    });
  });

  it('keeps the token as a hash only', async () => {
    const token = await resetTokenFor();
    const rows = await inTenant(server.db, tenant.id, (tx) =>
      tx.selectFrom('password_resets').selectAll().where('tenant_id', '=', tenant.id).execute(),
    );
    expect(
      JSON.stringify(
        rows.map((row) => ({
          ...row,
          token_hash: [row.token_hash.toString('base64url'), row.token_hash.toString('hex')],
        })),
      ),
    ).not.toContain(token);
  });
});

describe('a password older than three months', () => {
  const expire = () => change({ last_password_changed: new Date(clock.ms - 93 * DAY) });

  it('opens no session, but gives its owner a way to a new one', async () => {
    await expire();
    const client = visitor();
    const refused = await client.post(signInCall.path, { email, password: TEST_PASSWORD });
    expect(refused.problem()).toMatchObject({
      code: 'password-expired',
      message: 'The Password is more than 3 months old. Navigating to Password Reset Page.',
    });
    expect(client.cookies.list().map(({ name }) => name)).toEqual(['__Host-pre']);
    const { token } = await client.call(addResetToken, { body: { email } });
    expect(await isValid(token)).toBe(true);
    expect((await reset(token)).status).toBe(200);
    expect((await visitor().post(signInCall.path, { email, password: NEW_PASSWORD })).status).toBe(200);
  });

  it('gives nobody else a token that works, not even where it looks the same', async () => {
    await expire();
    const proven = visitor();
    await proven.call(checkCredentials, { body: { email, password: TEST_PASSWORD } });
    const others = [visitor(), proven];
    const asked = [email, 'user0@vigilo.test'];
    for (const [i, client] of others.entries()) {
      const { token } = await client.call(addResetToken, { body: { email: asked[i] ?? '' } });
      expect([token.length, await isValid(token)]).toEqual([43, false]);
    }
    clock.ms += 5 * MINUTE + 1000;
    expect(await isValid((await proven.call(addResetToken, { body: { email } })).token)).toBe(false);
    expect(await deliverMails(server)).toEqual([]);
  });

  it('of a thousand tokens given to strangers none works', async () => {
    let valid = 0;
    for (let i = 0; i < 1000; i += 1) {
      const { token } = await visitor().call(addResetToken, { body: { email } });
      if (i % 10 === 0 && (await isValid(token))) valid += 1;
    }
    expect(valid).toBe(0);
  });

  it('is changed by its owner however often strangers ask for reset mails, before and meanwhile', async () => {
    await expire();
    const askForMails = async (times: number) => {
      for (let i = 0; i < times; i += 1) await visitor().call(forgotPassword, { body: { email } });
      return deliverMails(server);
    };
    expect(await askForMails(6)).toHaveLength(5);
    const client = visitor();
    await client.post(signInCall.path, { email, password: TEST_PASSWORD });
    const { token } = await client.call(addResetToken, { body: { email } });
    expect(await isValid(token)).toBe(true);
    clock.ms += 61 * MINUTE;
    await client.post(signInCall.path, { email, password: TEST_PASSWORD });
    const second = (await client.call(addResetToken, { body: { email } })).token;
    const mailed = linkIn((await askForMails(1))[0] ?? expect.fail('no mail')).token;
    expect([await isValid(token), await isValid(second)]).toEqual([false, true]);
    expect((await reset(second)).status).toBe(200);
    expect(await isValid(mailed)).toBe(false);
  });

  it('gives its owner at most five tokens an hour', async () => {
    await expire();
    const client = visitor();
    const valid = [];
    for (let i = 0; i < 6; i += 1) {
      await client.post(signInCall.path, { email, password: TEST_PASSWORD });
      valid.push(await isValid((await client.call(addResetToken, { body: { email } })).token));
    }
    expect(valid).toEqual([true, true, true, true, true, false]);
  });

  it('is one that was set by an administrator, too', async () => {
    await change({ must_change_password: true });
    expect(
      (await visitor().post(signInCall.path, { email, password: TEST_PASSWORD })).problem(),
    ).toMatchObject({
      code: 'password-expired',
      message: 'Your password was set by an administrator. Navigating to Password Reset Page.',
    });
  });
});

function change(values: { last_password_changed?: Date; must_change_password?: boolean }): Promise<unknown> {
  return inTenant(server.db, tenant.id, (tx) =>
    tx
      .updateTable('users')
      .set(values)
      .where('tenant_id', '=', tenant.id)
      .where('email', '=', email)
      .execute(),
  );
}

describe('the own profile', () => {
  const open = () => signIn(server, email, undefined, { browser: true, address: `198.51.100.${next}` });

  it('changes the password with the present one and ends the other sessions', async () => {
    const [here, there] = [await open(), await open()];
    const body = { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
    expect(
      (await here.post(changeOwnPassword.path, { ...body, currentPassword: 'Wrong#2026' })).problem().fields,
    ).toEqual({ 'body.currentPassword': 'This is not your current password.' });
    expect(await here.call(changeOwnPassword, { body })).toEqual({ status: 'success' });
    expect([(await here.get(getProfile.path)).status, (await there.get(getProfile.path)).status]).toEqual([
      200, 401,
    ]);
    expect(await deliverMail(server)).toMatchObject({
      to: email,
      subject: 'Your Vigilo password was changed',
    });
  });

  it('lets a stolen session guess at the present one no oftener than anybody', async () => {
    const client = await open();
    const body = { currentPassword: 'Wrong#2026', newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
    const codes = [];
    for (let i = 0; i < 7; i += 1)
      codes.push((await client.post(changeOwnPassword.path, body)).problem().code);
    expect(codes.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'invalid-input'));
    expect(codes.slice(5)).toEqual(['too-many-attempts', 'too-many-attempts']);
  });

  it("lists its sessions and ends one, nobody else's", async () => {
    const [here, there] = [await open(), await open()];
    const { data } = await here.call(listSessions, {});
    expect(data.map(({ isCurrent }) => isCurrent).toSorted()).toEqual([false, true]);
    const other = data.find(({ isCurrent }) => !isCurrent)?._id ?? '';
    const stranger = await signIn(server, 'user0@vigilo.test');
    expect((await stranger.delete(removeSession.path.replace('{id}', other))).problem().code).toBe(
      'not-found',
    );
    expect(await here.call(removeSession, { params: { id: other } })).toEqual({ status: 'success' });
    expect([(await here.get(getProfile.path)).status, (await there.get(getProfile.path)).status]).toEqual([
      200, 401,
    ]);
    expect((await here.delete(removeSession.path.replace('{id}', other))).problem().code).toBe('not-found');
  });
});
