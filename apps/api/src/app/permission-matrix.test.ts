// Every call x every permission x both spellings (security.md S01, S02, S08): a user who holds all permissions but one, and a user who holds
// that one alone. A change takes effect within a second.

import { PERMISSION_KEYS, upperCaseTwin } from '@vigilo/domain/access/permissions';
import type { PermissionKey } from '@vigilo/domain/access/permissions';
import { signOut } from '@vigilo/contract/sign-in';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTenant } from '../frame/database.ts';
import type { NamedCall } from './testing/contract-calls.ts';
import { isServed, listContractCalls } from './testing/contract-calls.ts';
import type { TestClient } from './testing/test-client.ts';
import { signIn } from './testing/test-client.ts';
import type { TestServer } from './testing/test-server.ts';
import { startTestServer } from './testing/test-server.ts';
import type { TestTenant } from './testing/test-tenant.ts';
import { addTestTenant } from './testing/test-tenant.ts';

const PATIENCE_MS = 900_000;
const AT_ONCE = 8;
const SPELLINGS: readonly ((key: PermissionKey) => string)[] = [(key) => key, upperCaseTwin];
const NOWHERE = '01900000-0000-7000-8000-000000000000';

const clock = { ms: Date.now() };
let server: TestServer;
let tenant: TestTenant;
let user: TestClient;
let calls: NamedCall[];

beforeAll(async () => {
  server = await startTestServer({
    now: () => clock.ms,
    config: { IDLE_SECONDS: 86_400, TOKEN_SECONDS: 7200 },
  });
  tenant = await addTestTenant(server, { users: [{ email: 'user@vigilo.test', role: 'Analyst' }] });
  user = await signIn(server, 'user@vigilo.test');
  calls = (await listContractCalls()).filter((named) => isServed(server, named) && named.call !== signOut);
});

afterAll(() => server.stop());

/** Gives the user one page filter with these components, and lets a second pass. */
async function allow(components: readonly string[]): Promise<void> {
  await inTenant(server.db, tenant.id, async (tx) => {
    await tx
      .deleteFrom('page_filters')
      .where('tenant_id', '=', tenant.id)
      .where('page', '<>', 'Document Listing')
      .execute();
    await tx
      .updateTable('page_filters')
      .set({ allowed: [...components] })
      .where('tenant_id', '=', tenant.id)
      .execute();
  });
  clock.ms += 1000;
}

/** A caller without the permission is refused before the request is read; for everybody else the requests here are refused with 400, or find nothing. */
async function isRefused({ call }: NamedCall): Promise<boolean> {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
    name === 'lang' ? 'xx' : NOWHERE,
  );
  const options =
    call.method === 'GET' ? {} : { raw: '{"unknown":true}', headers: { 'content-type': 'application/json' } };
  const reply = await user.send(call.method, `${path}?unknown=1`, options);
  if (reply.status >= 500 || reply.status === 401)
    throw new Error(`${call.method} ${call.path}: ${reply.status} ${reply.text}`);
  return reply.status === 403 && reply.problem().code === 'not-allowed';
}

/** The calls that do not answer as they should to a user with these permissions. */
async function wrongOnes(
  holds: (key: PermissionKey) => boolean,
): Promise<{ wrong: string[]; probes: number }> {
  const wrong: string[] = [];
  const guarded = calls.filter(({ call }) => call.permission !== 'public');
  const left = guarded.values();
  const work = async () => {
    for (const named of left) {
      const { permission } = named.call;
      const isAllowed = permission === 'signed-in' || permission === 'public' || holds(permission);
      if ((await isRefused(named)) === isAllowed)
        wrong.push(`${named.title} was ${isAllowed ? 'refused' : 'let through'}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { wrong, probes: guarded.length };
}

it(
  'each call is let through with its permission and refused without it, in both spellings',
  async () => {
    const wrong: string[] = [];
    let probes = 0;
    for (const spell of SPELLINGS) {
      for (const key of PERMISSION_KEYS) {
        await allow(PERMISSION_KEYS.filter((other) => other !== key).map(spell));
        const without = await wrongOnes((held) => held !== key);
        await allow([spell(key)]);
        const alone = await wrongOnes((held) => held === key);
        probes += without.probes + alone.probes;
        wrong.push(
          ...without.wrong.map((each) => `all but ${spell(key)}: ${each}`),
          ...alone.wrong.map((each) => `only ${spell(key)}: ${each}`),
        );
      }
    }
    process.stdout.write(
      `Permission matrix: ${wrong.length} wrong of ${probes} combinations (${calls.length} calls, ${PERMISSION_KEYS.length} permissions, both spellings)\n`,
    );
    expect(wrong).toEqual([]);
    expect(probes).toBeGreaterThan(PERMISSION_KEYS.length * SPELLINGS.length * 2 * 10);
  },
  PATIENCE_MS,
);
