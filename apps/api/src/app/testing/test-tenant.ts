// A small tenant for a test: its own name, users, clients and companies with events.

import { hashPassword } from '../../adapters/password-hash/argon2id.ts';
import { recomputeScores } from '../../scoring/scoring.service.ts';
import type { Day } from '@vigilo/domain/scoring/day';
import { addTenant } from '../../tenants/tenants.service.ts';
import type { TestClientCompany, TestCompany, TestUser } from './test-tenant.queries.ts';
import { addTestClient, addTestCompany, addTestUser } from './test-tenant.queries.ts';
import type { TestServer } from './test-server.ts';

/** The password of every test user that is given no other. */
export const TEST_PASSWORD = 'Test#2026';

export interface TestTenantOptions {
  /** By default the tenant of a sign-in that names none. */
  readonly name?: string;
  readonly pinnedAsOf?: Day | null;
  readonly companies?: readonly TestCompany[];
  readonly clients?: readonly TestClientCompany[];
  readonly users?: readonly TestUser[];
}

export interface TestTenant {
  readonly id: string;
  readonly name: string;
  /** The id of the company with this ticker. @throws where there is none */
  companyId(ticker: string): string;
  clientId(name: string): string;
  userId(email: string): string;
}

const hashes = new Map<string, Promise<string>>();

/** Hashing takes a while by design, so a password is hashed once a test file. */
function hashOnce(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, hash);
  return hash;
}

/** Adds a tenant with everything named, its scores current. */
export async function addTestTenant(
  server: Pick<TestServer, 'db' | 'config' | 'now'>,
  options: TestTenantOptions = {},
): Promise<TestTenant> {
  const name = options.name ?? server.config.DEFAULT_TENANT;
  const users = options.users ?? [];
  const passwordHashes = await Promise.all(users.map((user) => hashOnce(user.password ?? TEST_PASSWORD)));
  const companyIds = new Map<string, string>();
  const clientIds = new Map<string, string>();
  const userIds = new Map<string, string>();
  const id = await addTenant(
    server.db,
    { name, isDemo: false, pinnedAsOf: options.pinnedAsOf ?? null },
    async (tx, tenantId) => {
      for (const company of options.companies ?? [])
        companyIds.set(company.ticker, await addTestCompany(tx, tenantId, company));
      for (const client of options.clients ?? []) {
        clientIds.set(
          client.name,
          await addTestClient(
            tx,
            tenantId,
            client,
            client.companies.map((ticker) => idIn(companyIds, ticker)),
          ),
        );
      }
      for (const [i, user] of users.entries()) {
        const own = (user.clients ?? []).map((client) => idIn(clientIds, client));
        userIds.set(user.email, await addTestUser(tx, tenantId, user, passwordHashes[i] ?? '', own));
      }
      await recomputeScores({ now: server.now }, tx, tenantId, 'all');
    },
  );
  return {
    id,
    name,
    companyId: (ticker) => idIn(companyIds, ticker),
    clientId: (client) => idIn(clientIds, client),
    userId: (email) => idIn(userIds, email),
  };
}

function idIn(ids: ReadonlyMap<string, string>, name: string): string {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`The test tenant has no ${name}`);
  return id;
}
