// The product's services in this very process, for measurements that go past HTTP.

import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { getEffectiveAccess } from '../../apps/api/src/access/access.service.ts';
import type { Caller } from '../../apps/api/src/frame/caller.ts';
import { readConfig } from '../../apps/api/src/frame/config.ts';
import type { AppContext } from '../../apps/api/src/frame/context.ts';
import { inTenant, openDatabase, REQUEST_LIMITS, types } from '../../apps/api/src/frame/database.ts';
import { openJobQueue } from '../../apps/api/src/frame/job-queue.ts';
import type { Database, Tables } from '../../apps/api/src/frame/tables.ts';
import { CLIENT_EMAIL, ADMIN_EMAIL } from './bench-database.ts';
import type { BenchTenant } from './bench-database.ts';

/** A statement as it goes to PostgreSQL. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** One that was sent, with how long it took until its rows were there. */
export interface SentStatement extends Statement {
  readonly ms: number;
}

export interface Services {
  readonly context: AppContext;
  close(): Promise<void>;
}

/** The services over a pool as the product opens it. */
export function openServices(appUrl: string): Promise<Services> {
  return openOver(openDatabase({ url: appUrl, pool: 10, onError: report }), appUrl);
}

async function openOver(db: Database, appUrl: string): Promise<Services> {
  const jobs = await openJobQueue({ url: appUrl, onError: report });
  return {
    context: {
      db,
      jobs,
      config: readConfig({}),
      now: Date.now,
      auditKey: 'no measurement seals anything',
    },
    async close() {
      await jobs.stop({ graceful: false });
      await db.destroy();
    },
  };
}

/** The services over one connection whose statements are kept: `statementsOf` runs a piece of work and returns those it sent, in order. */
export async function openCapturingServices(
  appUrl: string,
): Promise<
  Services & { captureStatements(work: (context: AppContext) => Promise<unknown>): Promise<SentStatement[]> }
> {
  let statements: SentStatement[] = [];
  const pool = new pg.Pool({ connectionString: appUrl, max: 1, types, pipeline: true });
  const kysely = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query, queryDurationMillis }) =>
      void statements.push({ text: query.sql, values: query.parameters, ms: queryDurationMillis }),
  });
  const db = Object.assign(kysely, { timeLimits: REQUEST_LIMITS });
  const services = await openOver(db, appUrl);
  return {
    ...services,
    async captureStatements(work) {
      statements = [];
      await work(services.context);
      return statements;
    },
  };
}

/** The tenant's Admin or client user as the services know them after the guard. */
export async function findCaller(
  context: AppContext,
  tenant: BenchTenant,
  who: 'admin' | 'client',
): Promise<Caller> {
  const userId = who === 'admin' ? tenant.adminId : tenant.clientUserId;
  const email = who === 'admin' ? ADMIN_EMAIL : CLIENT_EMAIL;
  const { roleName, roleKind, access } = await inTenant(context.db, tenant.id, (tx) =>
    getEffectiveAccess(tx, tenant.id, userId),
  );
  return {
    tenantId: tenant.id,
    tenantName: tenant.name,
    userId,
    userName: email,
    email,
    roleName,
    roleKind,
    sessionId: userId,
    access,
  };
}

function report(error: Error): void {
  console.error(error.message);
}
