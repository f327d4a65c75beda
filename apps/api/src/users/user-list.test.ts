import { listUsers } from '@vigilo/contract/users';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signIn } from '../app/testing/test-client.ts';
import type { TestServer } from '../app/testing/test-server.ts';
import { startTestServer } from '../app/testing/test-server.ts';
import { addTestTenant } from '../app/testing/test-tenant.ts';

/** More than are written together, and none of the parts full but two. */
const USERS = 450;
const EMAILS = Array.from({ length: USERS }, (_, at) => `user${String(at).padStart(3, '0')}@vigilo.test`);

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await addTestTenant(server, { users: EMAILS.map((email) => ({ email, role: 'Admin' })) });
});

afterAll(() => server.stop());

it('a long list is one reply with everybody in it once, in order', async () => {
  const admin = await signIn(server, EMAILS[0] ?? '');
  const reply = await admin.get(listUsers.path);
  expect(reply.status).toBe(200);
  const { users } = listUsers.reply.parse(reply.json());
  expect(users.map(({ email }) => email)).toEqual(EMAILS);
});
