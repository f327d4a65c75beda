// The whole product on a database of its own, listening on a free port of this machine: what the tests of the API talk to. Beside it:
// test-tenant.ts fills it, test-client.ts speaks to it.

import { mkdtemp, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestDatabase } from '../../../../../tools/testing/test-database.ts';
import { createTestDatabase } from '../../../../../tools/testing/test-database.ts';
import type { Config } from '../../frame/config.ts';
import { readConfig } from '../../frame/config.ts';
import type { DemoAccounts } from '../../frame/demo-accounts.ts';
import type { Product } from '../product.ts';
import { buildProduct } from '../product.ts';
import type { Database } from '../../frame/tables.ts';

export interface TestServerOptions {
  /** The clock, in milliseconds since the epoch; by default the machine's. */
  readonly now?: () => number;
  /** Settings other than the defaults (which are: no worker, no log, no code by e-mail, production, one tenant `scry`). */
  readonly config?: Partial<Config>;
  readonly demo?: DemoAccounts;
  /** Folder of a web application; by default none. */
  readonly webFolder?: string;
  /** Migrated and empty; by default one on the PostgreSQL that all tests share. */
  readonly database?: TestDatabase;
}

export interface TestServer {
  /** Where it listens, without a slash at the end. */
  readonly url: string;
  readonly config: Config;
  readonly product: Product;
  /** The pool of the serving role; tables of a tenant want `inTenant`. */
  readonly db: Database;
  readonly ownerUrl: string;
  readonly appUrl: string;
  readonly now: () => number;
  /** Keeps connections of the test clients. */
  readonly agent: Agent;
  /** Stops it and drops its database. */
  stop(): Promise<void>;
}

const SESSION_SECRET = 'only-tests-derive-refresh-tokens-with-this';
const AUDIT_KEY = 'only-tests-seal-their-audit-log-with-this';

/** The tests share a process with the server, the machine may be busy, and tests of all calls make many at once as one user. */
const UNBOUNDED = { BUSY_AFTER_MS: '0', REQUEST_SECONDS: '0', HEAVY_REQUESTS: '0', READS_AT_ONCE: '0' };

/** Starts one, in half a second. @throws what the database or the product said */
export async function startTestServer({
  now = Date.now,
  config: changes = {},
  demo,
  webFolder,
  database: given,
}: TestServerOptions = {}): Promise<TestServer> {
  const database = given ?? (await createTestDatabase());
  const dataDir = await mkdtemp(join(tmpdir(), 'vigilo-api-test-'));
  const config = {
    ...readConfig({
      MODE: 'production',
      PORT: '0',
      WORKER: 'false',
      TWO_FACTOR: 'false',
      LOG_LEVEL: 'silent',
      DATABASE_POOL: '6',
      ...UNBOUNDED,
      DATA_DIR: dataDir,
    }),
    ...changes,
  };
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const release = async () => {
    agent.destroy();
    await Promise.all([database.drop(), rm(dataDir, { recursive: true, force: true })]);
  };
  try {
    const product = await buildProduct({
      config,
      appUrl: database.appUrl,
      sessionSecret: SESSION_SECRET,
      auditKey: AUDIT_KEY,
      demo: demo ?? null,
      webFolder: webFolder ?? null,
      now,
    });
    const url = await product.server.listen({ port: 0, host: '127.0.0.1' });
    return {
      url,
      config,
      product,
      db: product.db,
      ownerUrl: database.ownerUrl,
      appUrl: database.appUrl,
      now,
      agent,
      async stop() {
        await product.stop();
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}
