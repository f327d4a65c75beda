// `npm start`: database, migrations, demo tenant, server, worker; prints where it can be reached and stops all of it when told to.

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { askForDemoDocuments } from '../demo/demo-documents.service.ts';
import { provideDemo, refuseDemo } from '../demo/demo.service.ts';
import { readSuggestionModel } from '../news/suggester.service.ts';
import { needsFirstAdmin } from '../users/first-admin.service.ts';
import type { Config } from '../frame/config.ts';
import { ConfigError, listSettings, readConfig } from '../frame/config.ts';
import type { DatabaseSource } from './database-source.ts';
import { dataFolder } from '../frame/data-folder.ts';
import { openDatabaseSource } from './database-source.ts';
import { openDatabase } from '../frame/database.ts';
import type { Node } from '../frame/nodes.ts';
import { joinNodes } from '../frame/nodes.ts';
import { migrate, requireRestrictedRole, withSchemaLock } from './migrate.ts';
import type { Product } from './product.ts';
import { buildProduct } from './product.ts';
import { provideSecret } from '../frame/secrets.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const WEB = resolve(ROOT, 'apps/web/dist');

interface Running {
  source?: DatabaseSource;
  /** Where others may work on the same database. */
  node?: Node;
  product?: Product;
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
    running.source = await openDatabaseSource(config, dataDir, printLine, (reason) => {
      printLine(reason);
      void stop(1);
    });
    readSuggestionModel();
    running.product = await prepare(config, dataDir, running, running.source);
    await running.product.server.listen({ port: config.PORT, host: config.HOST });
    if (config.MODE === 'demo') await askForDemoDocuments({ ...running.product, config });
  } catch (error) {
    if (running.stopping) return;
    process.stderr.write(`${describeError(error)}\n`);
    await stop(1);
    return;
  }
  const { port, address } = getAddress(running.product);
  printLine(`Vigilo is ready on ${address}  (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  if (config.MODE === 'demo')
    printLine(
      `Demo accounts: admin@, analyst@, approver@, client@ and licensed@demo.test, password Vigilo#2026`,
    );
  else if (await needsFirstAdmin(running.product.db))
    printLine('Nobody can sign in yet. Make the first administrator: npm run admin -- you@company.example');
  if (!existsSync(WEB)) printLine(`The web application is not built, so port ${port} serves the API alone.`);
}

async function prepare(
  config: Config,
  dataDir: string,
  running: Running,
  source: DatabaseSource,
): Promise<Product> {
  await requireRestrictedRole(source.appUrl);
  const applied = await migrate(source);
  if (applied.length > 0) printLine(`Database brought to ${applied.at(-1) ?? ''}`);
  const sessionSecret = config.SESSION_SECRET ?? (await provideSecret(dataDir, 'session-secret'));
  const auditKey = config.AUDIT_KEY ?? (await provideSecret(dataDir, 'audit-key'));
  if (config.DATABASE_URL !== undefined)
    running.node = await joinNodes({
      url: config.DATABASE_URL,
      config,
      auditKey,
      sessionSecret,
      onError: (error) => printLine(error.message),
    });
  const demo = await maintainDemo(config, source);
  return buildProduct({
    config,
    appUrl: source.appUrl,
    sessionSecret,
    auditKey,
    demo,
    webFolder: existsSync(WEB) ? WEB : null,
  });
}

async function maintainDemo(config: Config, source: DatabaseSource) {
  const db = openDatabase({ url: source.appUrl, pool: 2, onError: (error) => printLine(error.message) });
  try {
    if (config.MODE === 'demo')
      // Of several that start together, one makes it.
      return await withSchemaLock(source.ownerUrl, () => provideDemo(db, config, Date.now(), printLine));
    await refuseDemo(db);
    return null;
  } finally {
    await db.destroy();
  }
}

function getAddress(product: Product): { port: number; address: string } {
  const bound = product.server.server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The server listens on no port.');
  const isLocal = ['0.0.0.0', '::', '127.0.0.1'].includes(bound.address);
  const named = bound.family === 'IPv6' ? `[${bound.address}]` : bound.address;
  return { port: bound.port, address: `http://${isLocal ? 'localhost' : named}:${bound.port}` };
}

/** Lets others take over before it stops. */
async function leave({ product }: Running, config: Config, signal: AbortSignal): Promise<void> {
  if (product === undefined) return;
  printLine('Vigilo is stopping');
  await product
    .leave(config.DRAIN_SECONDS * 1000, signal)
    .catch((error: unknown) => printLine(String(error)));
}

async function stopAll(running: Running): Promise<void> {
  await running.product?.stop().catch((error: unknown) => printLine(String(error)));
  await running.node?.leave();
  await running.source?.stop().catch((error: unknown) => printLine(String(error)));
}

function describeError(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `Port ${'port' in error ? String(error.port) : ''} is taken by another program. Stop it, or choose another with PORT=8081 npm start.`;
  }
  if (error instanceof Error && 'code' in error && error.code === 'EACCES' && 'port' in error)
    return `Port ${String(error.port)} may not be used by this user. Choose one above 1023.`;
  return error instanceof Error ? error.message : String(error);
}

main().catch((error: unknown) => {
  process.stderr.write(`${describeError(error)}\n`);
  process.exitCode = 1;
});
