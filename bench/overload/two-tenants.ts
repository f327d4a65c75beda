// The database of these measurements: a tenant that works quietly, and one whose users take what they can get.

import { dayFromTimestamp } from '@vigilo/domain/scoring/day';
import { hashPassword } from '../../apps/api/src/adapters/password-hash/argon2id.ts';
import { migrate } from '../../apps/api/src/app/migrate.ts';
import type { OpenDatabase } from '../../apps/api/src/frame/database.ts';
import { inTenant, openDatabase } from '../../apps/api/src/frame/database.ts';
import { newId } from '../../apps/api/src/frame/ids.ts';
import { recomputeScores } from '../../apps/api/src/scoring/scoring.service.ts';
import { addTenant } from '../../apps/api/src/tenants/tenants.service.ts';
import { PASSWORD } from '../testing/bench-database.ts';
import { addInventedCompanies, addInventedEvents, addUser } from '../testing/fill-tenant.ts';
import { startTemporaryPostgres } from '../testing/temporary-postgres.ts';
import { tidy } from '../testing/tidy.ts';

export const QUIET = 'quiet';
export const GREEDY = 'greedy';
/** Users of each tenant, all of them Admins. */
export const USERS = ['one@bench.test', 'two@bench.test'] as const;

export interface TwoTenants {
  readonly ownerUrl: string;
  readonly appUrl: string;
  /** Some companies of the greedy tenant. */
  readonly companyIds: readonly string[];
  close(): Promise<void>;
}

/** @param sizes companies of each tenant, with ten events each */
export async function openTwoTenants(
  sizes: Readonly<Record<'quiet' | 'greedy', number>>,
): Promise<TwoTenants> {
  const server = await startTemporaryPostgres();
  const { ownerUrl, appUrl } = server;
  const db = openDatabase({ url: appUrl, pool: 2, onError: (error) => console.error(error.message) });
  try {
    await migrate({ ownerUrl, appRole: decodeURIComponent(new URL(appUrl).username) });
    const passwordHash = await hashPassword(PASSWORD);
    await fill(db, QUIET, sizes.quiet, passwordHash);
    const greedy = await fill(db, GREEDY, sizes.greedy, passwordHash);
    await tidy(ownerUrl);
    const companies = await inTenant(db, greedy, (tx) =>
      tx
        .selectFrom('companies')
        .select('id')
        .where('tenant_id', '=', greedy)
        .orderBy('id')
        .limit(50)
        .execute(),
    );
    return { ownerUrl, appUrl, companyIds: companies.map(({ id }) => id), close: () => server.remove() };
  } catch (error) {
    await server.remove();
    throw error;
  } finally {
    await db.destroy();
  }
}

async function fill(
  db: OpenDatabase,
  name: string,
  companies: number,
  passwordHash: string,
): Promise<string> {
  const today = dayFromTimestamp(Date.now());
  return addTenant(db, { name, isDemo: false, pinnedAsOf: null }, async (tx, tenantId) => {
    await addInventedCompanies(tx, tenantId, companies);
    await addInventedEvents(tx, tenantId, 10, today);
    for (const email of USERS)
      await addUser(tx, tenantId, { id: newId(), email, passwordHash, role: 'Admin', clientId: null });
    await recomputeScores({ now: Date.now }, tx, tenantId, 'all');
  });
}
