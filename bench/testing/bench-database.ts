// The database that the measurements of API and scores share: one tenant of a thousand companies, one of ten thousand with half a million
// events, one of a hundred thousand. Made when first asked for, gone when closed.

import { dayFromTimestamp } from '@vigilo/domain/scoring/day';
import type { Day } from '@vigilo/domain/scoring/day';
import { inTenant, JOB_LIMITS, openDatabase } from '../../apps/api/src/frame/database.ts';
import { newId } from '../../apps/api/src/frame/ids.ts';
import { migrate } from '../../apps/api/src/app/migrate.ts';
import type { Database } from '../../apps/api/src/frame/tables.ts';
import { hashPassword } from '../../apps/api/src/adapters/password-hash/argon2id.ts';
import { recomputeScores } from '../../apps/api/src/scoring/scoring.service.ts';
import { addTenant } from '../../apps/api/src/tenants/tenants.service.ts';
import { addInventedClient, addInventedCompanies, addInventedEvents, addUser } from './fill-tenant.ts';
import { startTemporaryPostgres } from './temporary-postgres.ts';
import { tidy } from './tidy.ts';

export interface BenchTenant {
  readonly id: string;
  readonly name: string;
  readonly companies: number;
  readonly events: number;
  /** An Admin, who sees every company. */
  readonly adminId: string;
  /** A licensed client, who sees about two in five. */
  readonly clientUserId: string;
}

export interface BenchDatabase {
  readonly ownerUrl: string;
  readonly appUrl: string;
  readonly small: BenchTenant;
  readonly middle: BenchTenant;
  readonly large: BenchTenant;
  readonly today: Day;
}

export const ADMIN_EMAIL = 'admin@bench.test';
/** Two more who may do all that the Admin may. */
export const COLLEAGUES = ['second-admin@bench.test', 'third-admin@bench.test'] as const;
export const CLIENT_EMAIL = 'client@bench.test';
export const PASSWORD = 'Only#forBenches1';
const CLIENT_PART = 0.4;

interface Opened {
  readonly database: BenchDatabase;
  close(): Promise<void>;
}

let opening: Promise<Opened> | undefined;

/** The shared database. BENCH_SCALE=0.01 makes everything a hundredth of its size, to try a measurement out. */
export async function openBenchDatabase(): Promise<BenchDatabase> {
  opening ??= open();
  return (await opening).database;
}

/** Stops and deletes it, where it was opened. */
export async function closeBenchDatabase(): Promise<void> {
  const opened = await opening?.catch(() => undefined);
  opening = undefined;
  await opened?.close();
}

async function open(): Promise<Opened> {
  const scale = Number(process.env['BENCH_SCALE'] ?? 1);
  const server = await startTemporaryPostgres();
  try {
    await migrate({
      ownerUrl: server.ownerUrl,
      appRole: decodeURIComponent(new URL(server.appUrl).username),
    });
    const today = dayFromTimestamp(Date.now());
    const db = openDatabase({
      url: server.appUrl,
      pool: 2,
      onError: (error) => console.error(error.message),
      timeLimits: JOB_LIMITS,
    });
    try {
      const passwordHash = await hashPassword(PASSWORD);
      const fill = (name: string, companies: number, perCompany: number) =>
        fillTenant(db, name, Math.round(companies * scale), perCompany, today, passwordHash);
      const small = await fill('small', 1_000, 5);
      const middle = await fill('middle', 10_000, 50);
      const large = await fill('large', 100_000, 2);
      await tidy(server.ownerUrl);
      // In transactions of their own, after the tables are analysed: PostgreSQL must know how much there is.
      for (const { id } of [small, middle, large])
        await inTenant(db, id, (tx) => recomputeScores({ now: Date.now }, tx, id, 'all'));
      await tidy(server.ownerUrl);
      return {
        database: { ownerUrl: server.ownerUrl, appUrl: server.appUrl, small, middle, large, today },
        close: () => server.remove(),
      };
    } finally {
      await db.destroy();
    }
  } catch (error) {
    await server.remove();
    throw error;
  }
}

async function fillTenant(
  db: Database,
  name: string,
  companies: number,
  perCompany: number,
  today: Day,
  passwordHash: string,
): Promise<BenchTenant> {
  const [adminId, clientUserId, clientId] = [newId(), newId(), newId()];
  const id = await addTenant(db, { name, isDemo: false, pinnedAsOf: null }, async (tx, tenantId) => {
    await addInventedCompanies(tx, tenantId, companies);
    await addInventedEvents(tx, tenantId, perCompany, today);
    await addInventedClient(tx, tenantId, clientId, CLIENT_PART);
    const admin = { passwordHash, role: 'Admin', clientId: null };
    await addUser(tx, tenantId, { ...admin, id: adminId, email: ADMIN_EMAIL });
    for (const email of COLLEAGUES) await addUser(tx, tenantId, { ...admin, id: newId(), email });
    await addUser(tx, tenantId, {
      id: clientUserId,
      email: CLIENT_EMAIL,
      passwordHash,
      role: 'Licensed Client',
      clientId,
    });
  });
  return { id, name, companies, events: companies * perCompany, adminId, clientUserId };
}
