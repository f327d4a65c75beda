// Puts the product together over an open database: the server, its sessions and, where wanted, the worker. Tests, benches and the
// command line build the same product as `npm start` does.

import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { PgBoss } from 'pg-boss';
import { ChangeStreams } from '../changes/change-streams.ts';
import { changesChannel } from '../changes/changes.service.ts';
import { listOwnClientVersions } from '../clients/clients.service.ts';
import { listOwnClients } from '../clients/own-clients.service.ts';
import { listVisibleTickers } from '../companies/companies.service.ts';
import { getHealth } from '../health/health.service.ts';
import { mailerFromConfig } from '../mail/mail.service.ts';
import type { SessionCallers } from '../sign-in/session-callers.ts';
import { makeSessionCallers } from '../sign-in/session-callers.ts';
import { makeKeyedQueue } from '../sign-in/keyed-queue.ts';
import { listImplementations } from './areas.ts';
import type { Config } from '../frame/config.ts';
import { dataFolder } from '../frame/data-folder.ts';
import { DiskSpace } from '../frame/disk-space.ts';
import { inTenant, JOB_LIMITS, openDatabase } from '../frame/database.ts';
import type { DemoAccounts } from '../frame/demo-accounts.ts';
import { makeGuard } from '../frame/guard.ts';
import { openJobQueue } from '../frame/job-queue.ts';
import { openMetricsServer } from './metrics-server.ts';
import { makeMeters } from './open-meters.ts';
import type { Log } from '../frame/logging.ts';
import { openNotifications } from '../frame/notifications.ts';
import { buildServer } from './server.ts';
import { ServiceState } from '../frame/service-state.ts';
import type { Database } from '../frame/tables.ts';
import { startWorker, stopTakingJobs } from './worker-loop.ts';

const SECOND = 1000;
/** Jobs that run longer than this when the process is to end are given back. */
const JOBS_END_MS = 5000;
const DEAF =
  'what changes is not heard, so open screens ask again every few seconds: behind a pooler such as pgbouncer set DATABASE_LISTEN_URL to PostgreSQL itself';

export interface ProductOptions {
  readonly config: Config;
  /** The role that serves requests. */
  readonly appUrl: string;
  readonly sessionSecret: string;
  readonly auditKey: string;
  readonly demo: DemoAccounts | null;
  readonly webFolder: string | null;
  readonly now?: () => number;
}

export interface Product {
  readonly server: FastifyInstance;
  readonly db: Database;
  readonly jobs: PgBoss;
  /** It is not ready any more and takes no jobs, and serves for so many milliseconds while others take over; less where the signal says so. */
  leave(ms: number, signal: AbortSignal): Promise<void>;
  /** Where /metrics is served, if it is. */
  readonly metricsPort: number | null;
  /** Refuses requests, ends streams, lets requests under way and jobs end in time, and closes every connection. Jobs that do not end are given back. */
  stop(): Promise<void>;
}

/** Builds everything but does not listen yet. */
export async function buildProduct(options: ProductOptions): Promise<Product> {
  const { config, appUrl, sessionSecret, auditKey, demo, webFolder, now = Date.now } = options;
  const failures: { log: Log | null } = { log: null };
  const onError = (error: Error) => failures.log?.error({ err: error }, 'connection failed');
  const { db, jobDb, probeDb, closeAll } = openPools(config, appUrl, onError);
  try {
    const meters = makeMeters(config, { pools: { requests: db, jobs: jobDb }, probeDb, now });
    const listens = config.WORKER && config.DATABASE_LISTEN_URL === undefined;
    const jobs = await openJobQueue({ url: appUrl, listens, onError });
    const [state, disk] = [new ServiceState(), new DiskSpace(dataFolder(config))];
    const [mailer, signInQueue] = [mailerFromConfig(config), makeKeyedQueue()];
    const stores = { db, probeDb, state, disk, jobs };
    const context = { ...stores, config, now, sessionSecret, auditKey, mailer, signInQueue };
    const callers = makeSessionCallers(context);
    const streams = openStreams(db, callers, (error) =>
      failures.log?.error({ err: error }, 'changes could not be published'),
    );
    const server = await buildServer({
      config,
      implementations: listImplementations(context, callers, demo, streams),
      guard: makeGuard((request, isBackground) => callers.find(request, isBackground)),
      recall: (request) => callers.recall(request),
      keys: context,
      hasDatabase: async () => (await getHealth(context)).database,
      state,
      disk,
      webFolder,
      meters,
    });
    failures.log = server.log;
    meters?.watchHearing(() => state.hearsChanges);
    const notifications = await openChanges({ config, appUrl, db, streams, state, failures, onError });
    if (config.WORKER) await startWorker({ ...context, db: jobDb }, server.log, meters);
    const metrics = meters && (await openMetricsServer(config, meters));
    const ends = { config, server, state, jobs, streams, metrics, notifications, closeAll, failures };
    return { server, db, jobs, metricsPort: metrics?.port ?? null, ...makeEnding(ends) };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

interface ChangeParts {
  readonly config: Config;
  readonly appUrl: string;
  readonly db: Database;
  readonly streams: ChangeStreams;
  readonly state: ServiceState;
  readonly failures: { readonly log: Log | null };
  readonly onError: (error: Error) => void;
}

/** Hears what every process changes, and says where it does not. */
function openChanges({ config, appUrl, db, streams, state, failures, onError }: ChangeParts) {
  return openNotifications({
    url: config.DATABASE_LISTEN_URL ?? appUrl,
    channel: changesChannel,
    onMessage: (payload) => streams.hear(payload),
    onGap: () => streams.missedSome(),
    db,
    probeMs: config.LISTEN_PROBE_SECONDS * SECOND,
    onHearing: (hears) => {
      state.hearsChanges = hears;
      if (hears) failures.log?.info('what changes is heard again');
      else failures.log?.error(DEAF);
    },
    onError,
  });
}

interface EndingParts {
  readonly config: Config;
  readonly server: FastifyInstance;
  readonly state: ServiceState;
  readonly jobs: PgBoss;
  readonly streams: ChangeStreams;
  readonly metrics: { stop(): Promise<void> } | null;
  readonly notifications: { stop(): Promise<void> };
  readonly closeAll: () => Promise<void>;
  readonly failures: { log: Log | null };
}

function makeEnding(parts: EndingParts): Pick<Product, 'leave' | 'stop'> {
  const { config, server, state, jobs, streams, metrics, notifications, closeAll, failures } = parts;
  return {
    async leave(ms, signal) {
      state.leave();
      await stopTakingJobs(jobs);
      await sleep(ms, undefined, { signal }).catch(() => undefined);
    },
    async stop() {
      failures.log = null;
      state.refuse();
      // They last as long as somebody reads, which the server would wait for.
      streams.close();
      await metrics?.stop();
      await closeServer(server, state, config.STOP_SECONDS * SECOND);
      await notifications.stop();
      await jobs.stop({ graceful: true, timeout: JOBS_END_MS });
      await closeAll();
    },
  };
}

/** Waits for requests under way; what takes longer is cut off. */
async function closeServer(server: FastifyInstance, state: ServiceState, ms: number): Promise<void> {
  await state.whenIdle(ms);
  const closed = server.close();
  server.server.closeAllConnections();
  await closed;
}

/** The connections of requests, those of jobs, and one that tells whether the database answers when all others wait. */
function openPools(config: Config, url: string, onError: (error: Error) => void) {
  const options = {
    url,
    pool: config.DATABASE_POOL,
    onError,
    isBehindPooler: config.DATABASE_LISTEN_URL !== undefined,
    slowMs: config.SLOW_STATEMENT_MS,
  };
  const db = openDatabase(options);
  const jobDb = openDatabase({ ...options, timeLimits: JOB_LIMITS });
  const probeDb = openDatabase({ url, pool: 1, onError });
  return {
    db,
    jobDb,
    probeDb,
    async closeAll() {
      for (const each of [db, jobDb, probeDb]) await each.destroy();
    },
  };
}

/** What open screens hear of: changes of the companies that their user sees. */
function openStreams(
  db: Database,
  callers: SessionCallers,
  onError: (error: unknown) => void,
): ChangeStreams {
  return new ChangeStreams({
    findAgain: (caller) => callers.findAgain(caller),
    listVisible: async (caller, companyIds) => {
      const visible = await inTenant(db, caller.tenantId, (tx) => listVisibleTickers(tx, caller, companyIds));
      return new Set(visible.map(({ id }) => id));
    },
    listOwnClients: async (caller, clientIds) =>
      new Set(await inTenant(db, caller.tenantId, (tx) => listOwnClients(tx, caller, clientIds))),
    describe: async (caller) =>
      JSON.stringify([
        caller.roleName,
        caller.access,
        caller.access.isAdmin ? [] : await listOwnClientVersions(db, caller),
      ]),
    onError,
  });
}
