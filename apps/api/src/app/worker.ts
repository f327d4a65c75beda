// `npm run worker`: background jobs in a process of their own, beside servers that run with WORKER=false and the same DATABASE_URL.

import { pino } from 'pino';
import { mailerFromConfig } from '../mail/mail.service.ts';
import { readConfig, WrongSettings } from '../frame/config.ts';
import { dataFolder } from '../frame/data-folder.ts';
import { JOB_LIMITS, openDatabase } from '../frame/database.ts';
import { openJobQueue } from '../frame/job-queue.ts';
import { lineOptions } from '../frame/logging.ts';
import { openMetricsServer } from './metrics-server.ts';
import { makeMeters } from './open-meters.ts';
import { requireRestrictedRole, waitForTables } from './migrate.ts';
import { describeFailure, exitCodeOf, withDatabaseOf } from './start-failures.ts';
import { joinNodes } from '../frame/nodes.ts';
import { provideSecret } from '../frame/secrets.ts';
import { startWorker } from './worker-loop.ts';

async function main(): Promise<void> {
  const config = readConfig();
  if (config.DATABASE_URL === undefined) {
    throw new WrongSettings(
      'A worker of its own needs DATABASE_URL: the embedded database belongs to the process that started it, which works on jobs itself.',
    );
  }
  const log = pino(lineOptions(config));
  const url = config.DATABASE_URL;
  await withDatabaseOf(config, 'DATABASE_URL', async () => {
    await requireRestrictedRole(url);
    await waitForTables(url, { onWaiting: () => log.info('waiting for a server to make the tables') });
  });
  const onError = (error: Error) => log.error({ err: error }, 'connection failed');
  const auditKey = config.AUDIT_KEY ?? (await provideSecret(dataFolder(config), 'audit-key'));
  const isBehindPooler = config.DATABASE_LISTEN_URL !== undefined;
  const db = openDatabase({
    url,
    isBehindPooler,
    pool: config.DATABASE_POOL,
    onError,
    timeLimits: JOB_LIMITS,
    slowMs: config.SLOW_STATEMENT_MS,
  });
  const meters = makeMeters(config, { pools: { jobs: db }, probeDb: db, now: Date.now });
  // Before the others know of this process: a port that is taken ends it.
  const metrics = meters && (await openMetricsServer(config, meters));
  const node = await joinNodes({ url, config, auditKey, onError });
  const jobs = await openJobQueue({ url, listens: !isBehindPooler, onError });
  const context = { db, config, jobs, mailer: mailerFromConfig(config), now: Date.now, auditKey };
  await startWorker(context, log, meters);
  log.info('the worker is ready');
  const stop = async () => {
    await jobs.stop({ graceful: true, timeout: 20_000 });
    await metrics?.stop();
    await db.destroy();
    await node.leave();
    process.exit(0);
  };
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());
}

main().catch((error: unknown) => {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exit(exitCodeOf(error));
});
