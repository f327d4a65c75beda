// Documents from upload to Processed: a real annual report of about a hundred pages, and two hundred small documents while a worker is killed every ten
// seconds. The report is one of ../shared/data; where it is not there, as many pages are made.

import { existsSync, openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { migrate } from '../../apps/api/src/app/migrate.ts';
import { makePdf } from '../../apps/api/src/flows/testing/small-pdf.ts';
import { ADMIN_EMAIL } from '../testing/bench-database.ts';
import type { BenchResult } from '../testing/bench-result.ts';
import { startProduct } from '../testing/product-process.ts';
import { makeTemporaryFolder, startTemporaryPostgres } from '../testing/temporary-postgres.ts';
import type { BenchTenant } from './documents-client.ts';
import { countPages, countStatuses, countTwice, inNewTenant, upload } from './documents-client.ts';
import type { KillOutcome } from './killed-workers.ts';
import { killWorkers } from './killed-workers.ts';

const REPORT = fileURLToPath(new URL('../../../shared/data/filings/pdf/ADOBE_2022_10K.pdf', import.meta.url));
const MADE_PAGES = 100;
const MOST_SECONDS = 15;
const SMALL = 200;
const AT_ONCE = 5;
const MOST_AFTER_KILL = 60;
const LOOK_MS = 50;
const PATIENCE_MS = 180_000;
const FINAL = new Set(['Processed', 'Digitization Failed', 'Failed']);

interface Urls {
  readonly ownerUrl: string;
  readonly appUrl: string;
}

interface Report {
  readonly seconds: number;
  readonly pages: number;
  readonly status: string;
}

export async function bench(): Promise<BenchResult> {
  const database = await startTemporaryPostgres();
  const folder = await makeTemporaryFolder();
  try {
    await migrate({
      ownerUrl: database.ownerUrl,
      appRole: decodeURIComponent(new URL(database.appUrl).username),
    });
    const report = await inNewTenant(database.appUrl, 'report', (tenant) =>
      measureReport(database, tenant, folder),
    );
    const small = await inNewTenant(database.appUrl, 'small', (tenant) =>
      measureKills(database, tenant, folder),
    );
    return buildResult(report, small);
  } finally {
    await rm(folder, { recursive: true, force: true });
    await database.remove();
  }
}

async function measureReport(urls: Urls, tenant: BenchTenant, folder: string): Promise<Report> {
  const product = await startProduct(urls, { DATA_DIR: folder });
  try {
    const token = await product.signIn('report', ADMIN_EMAIL);
    const content = existsSync(REPORT) ? await openAsBlob(REPORT) : new Blob([new Uint8Array(makeReport())]);
    const begun = performance.now();
    await upload(product.port, token, tenant.clientId, [{ name: 'Filing_BENCH.X_1.pdf', content }]);
    for (;;) {
      const [status = ''] = (await countStatuses(tenant)).keys();
      const seconds = (performance.now() - begun) / 1000;
      if (FINAL.has(status) || seconds * 1000 > PATIENCE_MS)
        return { seconds, status, pages: await countPages(tenant) };
      await sleep(LOOK_MS);
    }
  } finally {
    await product.stop();
  }
}

function makeReport(): Buffer {
  return makePdf(
    ...Array.from({ length: MADE_PAGES }, (_, page) =>
      Array.from(
        { length: 24 },
        (_line, line) => `Page ${page + 1}, line ${line + 1}: what the report says about the year`,
      ),
    ),
  );
}

async function measureKills(urls: Urls, tenant: BenchTenant, folder: string) {
  const product = await startProduct(urls, { DATA_DIR: folder, WORKER: 'false' });
  try {
    const token = await product.signIn('small', ADMIN_EMAIL);
    for (let at = 0; at < SMALL; at += AT_ONCE)
      await upload(
        product.port,
        token,
        tenant.clientId,
        Array.from({ length: AT_ONCE }, (_, i) => makeInvoice(at + i)),
      );
    const outcome = await killWorkers(tenant, {
      MODE: 'production',
      DATA_DIR: folder,
      DATABASE_URL: urls.appUrl,
      TWO_FACTOR: 'false',
    });
    return { ...outcome, twice: await countTwice(tenant), statuses: await countStatuses(tenant) };
  } finally {
    await product.stop();
  }
}

function makeInvoice(number: number): { name: string; content: Blob } {
  const pdf = makePdf([
    'Acme Paper Ltd',
    'INVOICE',
    `Invoice number: INV-${1000 + number}`,
    'Invoice date: 2026-10-05',
    'Bill to: Bench Client',
    'Subtotal: 100.00 USD',
    'VAT: 20.00 USD',
    'Total amount due: 120.00 USD',
  ]);
  return { name: `Invoice_BENCH.X_${number}.pdf`, content: new Blob([new Uint8Array(pdf)]) };
}

type SmallOutcome = KillOutcome & { readonly twice: number; readonly statuses: ReadonlyMap<string, number> };

function buildResult(report: Report, small: SmallOutcome): BenchResult {
  const statuses = [...small.statuses].map(([status, count]) => `${count} ${status}`).join(', ');
  return {
    title: 'Documents from upload to Processed',
    lines: [
      `An annual report of ${report.pages} pages, uploaded over HTTP to the product with its worker inside: ${report.status} after ${report.seconds.toFixed(1)} s, ${Math.round(report.pages / report.seconds)} pages a second with everything that is made of them.`,
      '',
      `${SMALL} invoices of one page, uploaded first; then two workers, one of which is killed (SIGKILL) every 10 s and replaced, as long as more than 20 are left: ${small.kills} kills in ${Math.round(small.seconds)} s. In the end: ${statuses}; the last became final ${Math.round(small.afterLastKill)} s after the last kill. Twice is a document with more than its one child document, or more than one entry of the audit log that it was processed.`,
    ],
    figures: [
      {
        figure: `A report of ${report.pages} pages from upload to Processed`,
        target: `under ${MOST_SECONDS} s`,
        measured: `${report.seconds.toFixed(1)} s`,
        isReached: report.status === 'Processed' && report.seconds < MOST_SECONDS,
      },
      {
        figure: `${SMALL} documents while workers are killed: stuck, twice`,
        target: '0, 0',
        measured: `${small.stuck}, ${small.twice}`,
        isReached: small.stuck === 0 && small.twice === 0 && small.kills > 0,
      },
      {
        figure: 'The last of them final after the last kill',
        target: `within ${MOST_AFTER_KILL} s`,
        measured: `${Math.round(small.afterLastKill)} s`,
        isReached: small.stuck === 0 && small.afterLastKill <= MOST_AFTER_KILL,
      },
    ],
  };
}
