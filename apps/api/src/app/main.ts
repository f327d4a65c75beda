// `npm start`: database, migrations, demo tenant, server, worker; prints where it can be reached and stops all of it when told to.

import { existsSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from '../frame/config.ts';
import { listSettings, readConfig } from '../frame/config.ts';
import type { DatabaseSource, DatabaseSourceOptions } from './database-source.ts';
import { dataFolder } from '../frame/data-folder.ts';
import { openDatabaseSource } from './database-source.ts';
import type { Node } from '../frame/nodes.ts';
import { migrate, requireRestrictedRole } from './migrate.ts';
import type { OpenProduct, OpenProductOptions } from './open-product.ts';
import { describeFailure, exitCodeOf, withDatabaseOf } from './start-failures.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const WEB = resolve(ROOT, 'apps/web/dist');

const KEEP_COMPILED_MS = 10_000;

interface Running {
  source?: DatabaseSource;
  /** Where others may work on the same database. */
  node?: Node;
  open?: OpenProduct;
  leaving?: Promise<void>;
  stopping?: Promise<void>;
}

function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function main(): Promise<void> {
  if (process.argv.includes('--settings')) {
    for (const { name, meaning, fallback } of listSettings())
      printLine(`${name.padEnd(22)} ${meaning}${fallback === '' ? '' : ` (default ${fallback})`}`);
    return;
  }
  const started = performance.now();
  const config = readConfig();
  const dataDir = dataFolder(config);
  const running: Running = {};
  const stop = (code: number) => {
    running.stopping ??= stopAll(running).then(() => process.exit(code));
    return running.stopping;
  };
  const hurry = new AbortController();
  // Whoever ends it by hand waits for nobody; told a second time it leaves at once.
  process.on('SIGINT', () => {
    hurry.abort();
    void stop(0);
  });
  process.on('SIGTERM', () => {
    if (running.leaving) hurry.abort();
    running.leaving ??= leave(running, config, hurry.signal).then(() => stop(0));
  });
  try {
    // Most of the product is read while the database starts: after a crash nobody is served before both are done. Reading it holds up all
    // else in this process, so the database has to be only waited for by then.
    const waiting = Promise.withResolvers<void>();
    const [openProduct, source] = await Promise.all([
      waiting.promise.then(loadProduct),
      provideDatabase(running, {
        config,
        dataDir,
        log: printLine,
        onWaiting: waiting.resolve,
        onLost: (reason) => {
          printLine(reason);
          void stop(1);
        },
      }),
    ]);
    running.open = await openProduct({
      config,
      dataDir,
      source,
      webFolder: existsSync(WEB) ? WEB : null,
      log: printLine,
      onJoined: (node) => {
        running.node = node;
      },
    });
    await running.open.listen();
  } catch (error) {
    if (running.stopping) return;
    process.stderr.write(`${describeFailure(error)}\n`);
    await stop(exitCodeOf(error));
    return;
  }
  await announce(running.open, config, performance.now() - started);
  // What was compiled is kept for the next start, which may come after a crash: by itself Node keeps it only at an orderly end. Those who
  // waited for this start come first.
  setTimeout(flushCompileCache, KEEP_COMPILED_MS).unref();
}

/** Reads the product and what its first requests would wait for otherwise. */
async function loadProduct(): Promise<(options: OpenProductOptions) => Promise<OpenProduct>> {
  const { openProduct, warmUp } = await import('./open-product.ts');
  warmUp();
  return openProduct;
}

/** The database, started where it is the embedded one, at the newest schema. */
async function provideDatabase(running: Running, options: DatabaseSourceOptions): Promise<DatabaseSource> {
  const source = await openDatabaseSource(options);
  running.source = source;
  const { config } = options;
  await withDatabaseOf(config, 'DATABASE_URL', () => requireRestrictedRole(source.appUrl));
  const applied = await withDatabaseOf(config, 'DATABASE_OWNER_URL', () => migrate(source));
  if (applied.length > 0) printLine(`Database brought to ${applied.at(-1) ?? ''}`);
  return source;
}

async function announce(open: OpenProduct, config: Config, startMs: number): Promise<void> {
  const { port, address } = getAddress(open.product);
  printLine(`Vigilo is ready on ${address}  (${(startMs / 1000).toFixed(1)} s)`);
  if (config.MODE === 'demo')
    printLine(
      `Demo accounts: admin@, analyst@, approver@, client@ and licensed@demo.test, password Vigilo#2026`,
    );
  else if (await open.needsFirstAdmin())
    printLine('Nobody can sign in yet. Make the first administrator: npm run admin -- you@company.example');
  if (!existsSync(WEB)) printLine(`The web application is not built, so port ${port} serves the API alone.`);
}

function getAddress(product: OpenProduct['product']): { port: number; address: string } {
  const bound = product.server.server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The server listens on no port.');
  const isLocal = ['0.0.0.0', '::', '127.0.0.1'].includes(bound.address);
  const named = bound.family === 'IPv6' ? `[${bound.address}]` : bound.address;
  return { port: bound.port, address: `http://${isLocal ? 'localhost' : named}:${bound.port}` };
}

/** Lets others take over before it stops. */
async function leave({ open }: Running, config: Config, signal: AbortSignal): Promise<void> {
  if (open === undefined) return;
  printLine('Vigilo is stopping');
  await open.product
    .leave(config.DRAIN_SECONDS * 1000, signal)
    .catch((error: unknown) => printLine(String(error)));
}

async function stopAll(running: Running): Promise<void> {
  await running.open?.product.stop().catch((error: unknown) => printLine(String(error)));
  await running.node?.leave();
  await running.source?.stop().catch((error: unknown) => printLine(String(error)));
}

main().catch((error: unknown) => {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exitCode = exitCodeOf(error);
});
