// What a call refuses is said in the caller's language, with its plural, and the code stays the same for programs (issue 11, part 3).

import * as calls from '@vigilo/contract/access';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../app/testing/test-client.ts';
import { signIn } from '../app/testing/test-client.ts';
import type { TestServer } from '../app/testing/test-server.ts';
import { startTestServer } from '../app/testing/test-server.ts';
import { addTestTenant } from '../app/testing/test-tenant.ts';

let server: TestServer;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  await addTestTenant(server, {
    users: [
      { email: 'admin@vigilo.test', role: 'Admin' },
      { email: 'one@vigilo.test', role: 'Analyst' },
      { email: 'two@vigilo.test', role: 'Approver' },
      { email: 'three@vigilo.test', role: 'Approver' },
    ],
  });
  admin = await signIn(server, 'admin@vigilo.test');
});

afterAll(() => server.stop());

async function removeRole(name: string, language: string) {
  const role = (await admin.call(calls.listRoles, {})).roles.find((one) => one.name === name);
  const reply = await admin.delete(`/api/roles/${role?._id}`, { headers: { 'accept-language': language } });
  const { code, message } = reply.problem();
  return { code, message };
}

it.each([
  ['Analyst', 'es', 'Un usuario tiene este rol.'],
  ['Approver', 'es-AR,es;q=0.9,en;q=0.8', '2 usuarios tienen este rol.'],
  ['Analyst', 'en', 'One user has this role.'],
  ['Approver', 'fr', '2 users have this role.'],
])('a role with users stays, %s in %s', async (name, language, message) => {
  expect(await removeRole(name, language)).toEqual({ code: 'wrong-state', message });
});
