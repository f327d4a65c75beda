// Another e-mail is another way into an account (ASVS 7.5.1): both addresses are notified, the sessions end, and nobody changes their own.

import { changeUser } from '@vigilo/contract/users';
import { getProfile } from '@vigilo/contract/sign-in';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '../app/testing/test-client.ts';
import type { TestServer } from '../app/testing/test-server.ts';
import { startTestServer } from '../app/testing/test-server.ts';
import type { TestTenant } from '../app/testing/test-tenant.ts';
import { addTestTenant } from '../app/testing/test-tenant.ts';
import { deliverMails } from '../sign-in/testing/deliver-mails.ts';

let server: TestServer;
let tenant: TestTenant;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await addTestTenant(server, {
    clients: [{ name: 'Bank', companies: [] }],
    users: [
      { email: 'admin@vigilo.test', role: 'Admin' },
      { email: 'ana@vigilo.test', role: 'Analyst', clients: ['Bank'] },
    ],
  });
});

afterAll(() => server.stop());

describe('another e-mail of a user', () => {
  it('is told to the former address and the new one, and ends the sessions', async () => {
    const [admin, ana] = [await signIn(server, 'admin@vigilo.test'), await signIn(server, 'ana@vigilo.test')];
    await admin.call(changeUser, {
      body: { _id: tenant.userId('ana@vigilo.test'), email: 'anna@vigilo.test' },
    });
    expect((await ana.get(getProfile.path)).status).toBe(401);
    const mails = await deliverMails(server);
    expect(mails.map(({ to, subject }) => `${to}: ${subject}`)).toEqual([
      'ana@vigilo.test: Your Vigilo e-mail address was changed',
      'anna@vigilo.test: Your Vigilo e-mail address was changed',
    ]);
    expect(mails[0]?.text).toContain('from ana@vigilo.test to anna@vigilo.test');
    expect((await signIn(server, 'anna@vigilo.test')).token).not.toBeNull();
  });

  it('is not given to oneself', async () => {
    const admin = await signIn(server, 'admin@vigilo.test');
    const refused = await admin.post(changeUser.path, {
      _id: tenant.userId('admin@vigilo.test'),
      email: 'boss@vigilo.test',
    });
    expect(refused.problem()).toMatchObject({
      code: 'not-allowed',
      description: 'You cannot change your own e-mail. Ask another administrator.',
    });
  });
});
