// `npm run real-input`: a fresh tenant is loaded with the real companies, prices and dated news that lie beside the project, as of the end of
// 2015. The news goes the way of a provider's: ingestion, suggestions, stories, and what is complete is moved to the company events. Says what
// was read, added and refused, then checks the heat map and ten scores. The filings, invoices and pages of tables are uploaded and processed, and what
// comes of them is counted. `--serve` takes a few of them alone, and keeps it running to look at.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listCompanies } from '@vigilo/contract/companies';
import { getHeatMap } from '@vigilo/contract/heat-map';
import type { ImportJob } from '@vigilo/contract/imports';
import { refreshSharePrices } from '@vigilo/contract/share-prices';
import { dayFromIso } from '@vigilo/domain/scoring/day';
import { readConfig } from '../../apps/api/src/frame/config.ts';
import type { DatabaseSource } from '../../apps/api/src/app/database-source.ts';
import { openDatabaseSource } from '../../apps/api/src/app/database-source.ts';
import { migrate } from '../../apps/api/src/app/migrate.ts';
import type { Product } from '../../apps/api/src/app/product.ts';
import { buildProduct } from '../../apps/api/src/app/product.ts';
import { addTenant } from '../../apps/api/src/tenants/tenants.service.ts';
import { addUsers } from '../../apps/api/src/users/users.service.ts';
import type { ApiClient } from './api-client.ts';
import { openClient } from './api-client.ts';
import { checkScores } from './check-scores.ts';
import { processDocuments } from './documents.ts';
import { ingestNews, moveComplete } from './news.ts';
import type { RealFiles } from './shared-data.ts';
import { findRealFiles, listRealDocuments } from './shared-data.ts';

const AS_OF = '2015-12-31';
const PRICED = 'AAPL';
const TENANT = 'real';
const EMAIL = 'analyst@real.test';
const PASSWORD = 'Real#Input2015';
const WEB = fileURLToPath(new URL('../../apps/web/dist', import.meta.url));

function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function main(): Promise<number> {
  const files = findRealFiles();
  if (!files) {
    printLine('skipped: ../shared/data is not there');
    return 0;
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'vigilo-real-input-'));
  const source = await openDatabaseSource({
    config: readConfig({}),
    dataDir,
    log: () => undefined,
    onLost: printLine,
  });
  try {
    return await run(files, dataDir, source);
  } finally {
    await source.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function run(files: RealFiles, dataDir: string, source: DatabaseSource): Promise<number> {
  await migrate(source);
  const isServing = process.argv.includes('--serve');
  const config = {
    ...readConfig({
      MODE: 'production',
      TWO_FACTOR: 'false',
      LOG_LEVEL: 'error',
      // Nobody waits for an answer, and the machine may do something else as well.
      BUSY_AFTER_MS: '0',
      REQUEST_SECONDS: '0',
      PORT: isServing ? (process.env['PORT'] ?? '8090') : '0',
    }),
    DATA_DIR: dataDir,
    DEFAULT_TENANT: TENANT,
    SHARE_PRICE_FOLDER: dirname(files.prices),
  };
  const product = await buildProduct({
    config,
    appUrl: source.appUrl,
    sessionSecret: 'this secret lives as long as its folder',
    auditKey: 'this key lives as long as its folder',
    demo: null,
    webFolder: isServing ? resolve(WEB) : null,
  });
  try {
    await addTenant(
      product.db,
      { name: TENANT, isDemo: false, pinnedAsOf: dayFromIso(AS_OF) },
      async (tx, tenantId) => {
        await addUsers(tx, tenantId, PASSWORD, [
          { email: EMAIL, name: 'Real Input', role: 'Admin', clientIds: [] },
        ]);
      },
    );
    const base = (await product.server.listen({ port: config.PORT, host: '127.0.0.1' })).replace(
      '127.0.0.1',
      'localhost',
    );
    const client = await openClient(base, EMAIL, PASSWORD);
    const companies = await load(client, files);
    const areScoresRight = await check(client, product, companies);
    const documents = listRealDocuments(isServing ? 'short' : 'all');
    const isRight = (await processDocuments(client, documents, printLine)) && areScoresRight;
    if (isServing) await serveUntilInterrupted(base);
    return isRight ? 0 : 1;
  } finally {
    await product.stop();
  }
}

/** Imports companies and prices, hands in the news and returns how many companies there are. */
async function load(client: ApiClient, files: RealFiles): Promise<number> {
  const companies = await timed('companies', () => client.importFile('companies', files.companies, {}));
  await updatePrices(client);
  await timed('share prices', () => client.importFile('prices', files.prices, { defaultCurrency: 'USD' }));
  await ingestAllNews(client, files);
  return companies.counts?.add ?? 0;
}

/** Prices of one company through the provider, before the import brings those of all. */
async function updatePrices(client: ApiClient): Promise<void> {
  const { data } = await client.call(listCompanies, { body: { advanceSearchParams: { ticker: [PRICED] } } });
  const id = data.companies[0]?._id ?? '';
  for (const time of ['first', 'again']) {
    const { message, data: counts } = await client.call(refreshSharePrices, { body: { company_id: id } });
    printLine(
      `share prices of ${PRICED} by the provider, ${time}: ${message} ${counts.added} added, ${counts.changed} changed, up to ${counts.latest ?? 'never'}`,
    );
  }
}

async function ingestAllNews(client: ApiClient, files: RealFiles): Promise<void> {
  const { items, seconds, outcomes, companies } = await ingestNews(client, files.news);
  printLine(
    `news items: ${items} handed in, ${formatCounts(outcomes)}, ${companies.length} companies, ${seconds.toFixed(1)} s (${Math.round((items / seconds) * 60)} a minute)`,
  );
  const again = await ingestNews(client, files.news);
  printLine(`    handed in again: ${formatCounts(again.outcomes)}`);
  const { stories, shared, complete, moved, lacking, refused } = await moveComplete(client, companies);
  printLine(
    `stories: ${stories}, ${shared} of them told by several sources; ${complete} complete after suggestion, ${moved} moved to the company events`,
  );
  printLine(`    left open: ${formatCounts(lacking)}`);
  for (const [words, count] of Object.entries(refused)) printLine(`    refused ${count}: ${words}`);
}

function formatCounts(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ');
}

async function timed(what: string, work: () => Promise<ImportJob>): Promise<ImportJob> {
  const started = performance.now();
  const job = await work();
  const { counts, reasons, notes } = job;
  const seconds = (performance.now() - started) / 1000;
  const { add, change, unchanged, refused } = counts ?? { add: 0, change: 0, unchanged: 0, refused: 0 };
  const read = add + change + unchanged + refused;
  printLine(
    `${what}: ${read} rows read, ${add} added, ${change} changed, ${unchanged} unchanged, ${refused} refused, ${seconds.toFixed(1)} s (${Math.round(read / seconds)} rows a second)`,
  );
  for (const { code, field, count } of reasons) printLine(`    refused ${count}: ${code} (${field})`);
  for (const { code, field, count } of notes.slice(0, 12))
    printLine(`    noted ${count}: ${code} (${field})`);
  return job;
}

async function check(client: ApiClient, product: Product, companies: number): Promise<boolean> {
  const started = performance.now();
  const { data } = await client.call(getHeatMap, { body: {} });
  const ms = Math.round(performance.now() - started);
  const isWhole = data.count === companies && data.columns.id.length === companies && data.asOf === AS_OF;
  printLine(
    `heat map: ${data.count} of ${companies} companies as of ${data.asOf}, ${ms} ms: ${isWhole ? 'every company is there' : 'COMPANIES ARE MISSING'}`,
  );
  const scores = await checkScores(product.db, TENANT, data.columns, AS_OF);
  for (const line of scores.lines) printLine(`    ${line}`);
  printLine(
    scores.isRight
      ? 'ten scores equal an independent recomputation'
      : 'SCORES DIFFER from an independent recomputation',
  );
  return isWhole && scores.isRight;
}

async function serveUntilInterrupted(base: string): Promise<void> {
  printLine(`Serving on ${base}: sign in as ${EMAIL} with ${PASSWORD}`);
  await new Promise<void>((resolveWait) => {
    process.once('SIGINT', () => resolveWait());
    process.once('SIGTERM', () => resolveWait());
  });
}

process.exitCode = await main();
