// RTI reports as PDFs: how many a second against Chromium printing the same content, how much memory their process ever has, and how soon a zip of a
// hundred begins to come.

import type { Page } from '@playwright/test';
import { isoFromDay, dayFromTimestamp } from '@vigilo/domain/scoring/day';
import { sql } from 'kysely';
import type { PrintOrder } from '../../apps/api/src/adapters/pdf/print-order.ts';
import { openPrinter } from '../../apps/api/src/adapters/pdf/printer.ts';
import { hashPassword } from '../../apps/api/src/adapters/password-hash/argon2id.ts';
import { inTenant, openDatabase } from '../../apps/api/src/frame/database.ts';
import { newId } from '../../apps/api/src/frame/ids.ts';
import { migrate } from '../../apps/api/src/app/migrate.ts';
import { commandLine } from '../../apps/api/src/imports/importer.ts';
import { getCompanyReport } from '../../apps/api/src/reports/company-report.service.ts';
import { recomputeScores } from '../../apps/api/src/scoring/scoring.service.ts';
import { addTenant } from '../../apps/api/src/tenants/tenants.service.ts';
import { ADMIN_EMAIL, PASSWORD } from '../testing/bench-database.ts';
import type { BenchResult } from '../testing/bench-result.ts';
import { launchChromium } from '../testing/chromium.ts';
import { addInventedCompanies, addInventedEvents, addUser } from '../testing/fill-tenant.ts';
import { openServices } from '../testing/services.ts';
import { count, median, ms, short, spread, times } from '../testing/statistics.ts';
import { startTemporaryPostgres } from '../testing/temporary-postgres.ts';
import { readChildrenCpuMs, watchChildren } from './child-memory.ts';
import { samePage, typefaceStyle } from './same-page.ts';
import type { ZipTimes } from './zip-times.ts';
import { measureZips } from './zip-times.ts';

const SCALE = Number(process.env['BENCH_SCALE'] ?? 1);
const TENANT = 'scry';
const COMPANIES = 100;
const EVENTS = 60;
const DOCUMENTS = Math.max(20, Math.round(500 * SCALE));
const ROUNDS = Math.max(2, Math.round(6 * SCALE));
const PER_ROUND = 10;
const LEAST_RATIO = 3;
const LEAST_RATIO_KEPT = 5;
const MOST_MB = 512;
const MOST_FIRST_MS = 1000;

interface Urls {
  readonly ownerUrl: string;
  readonly appUrl: string;
}

interface Filled {
  readonly tenantId: string;
  readonly companyIds: readonly string[];
}

export async function bench(): Promise<BenchResult> {
  const server = await startTemporaryPostgres();
  try {
    await migrate({
      ownerUrl: server.ownerUrl,
      appRole: decodeURIComponent(new URL(server.appUrl).username),
    });
    const filled = await fill(server.appUrl);
    const orders = await listOrders(server, filled);
    const speed = await compare(orders);
    const memory = await measureMemory(orders);
    const zips = await measureZips(server, TENANT, filled.companyIds);
    return buildResult(speed, memory, zips);
  } finally {
    await server.remove();
  }
}

async function fill(appUrl: string): Promise<Filled> {
  const db = openDatabase({ url: appUrl, pool: 2, onError: (error) => console.error(error.message) });
  try {
    const passwordHash = await hashPassword(PASSWORD);
    const today = dayFromTimestamp(Date.now());
    const tenantId = await addTenant(
      db,
      { name: TENANT, isDemo: false, pinnedAsOf: null },
      async (tx, id) => {
        await addInventedCompanies(tx, id, COMPANIES);
        await addInventedEvents(tx, id, EVENTS, today);
        await sql`INSERT INTO share_prices (tenant_id, company_id, day, price, currency)
        SELECT c.tenant_id, c.id, ${isoFromDay(today)}::date - n, 100 + 20 * sin(n / 9.0 + ascii(c.ticker)), 'USD' FROM companies c, generate_series(0, 400) n WHERE c.tenant_id = ${id} AND n % 7 < 5`.execute(
          tx,
        );
        await addUser(tx, id, {
          id: newId(),
          email: ADMIN_EMAIL,
          passwordHash,
          role: 'Admin',
          clientId: null,
        });
        await recomputeScores({ now: Date.now }, tx, id, 'all');
      },
    );
    const companies = await inTenant(db, tenantId, (tx) =>
      tx.selectFrom('companies').select('id').where('tenant_id', '=', tenantId).execute(),
    );
    return { tenantId, companyIds: companies.map(({ id }) => id) };
  } finally {
    await db.destroy();
  }
}

/** As many as are measured, each of another company or as of another day. */
async function listOrders({ appUrl }: Urls, { tenantId, companyIds }: Filled): Promise<PrintOrder[]> {
  const { context, close } = await openServices(appUrl);
  const today = dayFromTimestamp(Date.now());
  try {
    const orders: PrintOrder[] = [];
    for (let i = 0; i < DOCUMENTS; i += 1) {
      const companyID = companyIds[i % companyIds.length] ?? '';
      orders.push(
        (
          await getCompanyReport(context, commandLine(tenantId), {
            companyID,
            asOf: isoFromDay(today - Math.floor(i / companyIds.length)),
            language: 'en',
          })
        ).print,
      );
    }
    return orders;
  } finally {
    await close();
  }
}

/** Milliseconds a document, by the clock and of processor time. */
interface Spent {
  readonly clock: number;
  readonly cpu: number;
}

/** By round. */
interface Speed {
  readonly ours: readonly Spent[];
  /** One page that is kept, and filled with document after document. */
  readonly reusedPage: readonly Spent[];
  /** A page for each document, so that none can see another. */
  readonly newPages: readonly Spent[];
}

/** One process of ours and one page of Chromium at a time, in turns on the same documents; all have made some before. Each draws the chart anew. */
async function compare(orders: readonly PrintOrder[]): Promise<Speed> {
  const printer = openPrinter({ processes: 1 });
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    const typefaces = await typefaceStyle();
    const onReusedPage = (order: PrintOrder) => printWithChromium(page, order, typefaces);
    const onNewPage = async (order: PrintOrder) => {
      const own = await browser.newPage();
      await printWithChromium(own, order, typefaces);
      await own.close();
    };
    const warmUp = orders.slice(0, PER_ROUND);
    await printAll(warmUp, (order) => printer.print(order));
    await printAll(warmUp, onReusedPage);
    await printAll(warmUp, onNewPage);
    const [ours, reusedPage, newPages]: [Spent[], Spent[], Spent[]] = [[], [], []];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const documents = orders.slice((round * PER_ROUND) % (orders.length - PER_ROUND)).slice(0, PER_ROUND);
      ours.push(await printAll(documents, (order) => printer.print(order)));
      reusedPage.push(await printAll(documents, onReusedPage));
      newPages.push(await printAll(documents, onNewPage));
    }
    return { ours, reusedPage, newPages };
  } finally {
    printer.close();
    await browser.close();
  }
}

/** Prints one after another. */
async function printAll(
  orders: readonly PrintOrder[],
  print: (order: PrintOrder) => Promise<unknown>,
): Promise<Spent> {
  const [begun, used] = [performance.now(), await readChildrenCpuMs()];
  for (const order of orders) await print(order);
  return {
    clock: (performance.now() - begun) / orders.length,
    cpu: ((await readChildrenCpuMs()) - used) / orders.length,
  };
}

async function printWithChromium(page: Page, order: PrintOrder, typefaces: string): Promise<void> {
  await page.setContent(samePage(order, typefaces));
  await page.pdf({
    format: 'A4',
    tagged: true,
    outline: true,
    printBackground: true,
    displayHeaderFooter: true,
    headerTemplate: '<span></span>',
    footerTemplate: '<span class="pageNumber"></span> / <span class="totalPages"></span>',
  });
}

async function measureMemory(
  orders: readonly PrintOrder[],
): Promise<{ readonly mostMb: number; readonly processes: number }> {
  const printer = openPrinter({ processes: 1 });
  const watch = watchChildren();
  try {
    await printAll(orders, (order) => printer.print(order));
    return await watch.stop();
  } finally {
    printer.close();
  }
}

function buildResult(
  { ours, reusedPage, newPages }: Speed,
  memory: { readonly mostMb: number; readonly processes: number },
  zips: readonly ZipTimes[],
): BenchResult {
  const clock = (spent: readonly Spent[]) => spent.map((each) => each.clock);
  const cpu = (spent: readonly Spent[]) => median(spent.map((each) => each.cpu));
  const ratioTo = (theirs: readonly Spent[]) => median(clock(theirs)) / median(clock(ours));
  const first = zips.map(({ firstMs }) => firstMs);
  const line = (name: string, spent: readonly Spent[]) =>
    `| ${name} | ${short(median(clock(spent)))} | ${short(1000 / median(clock(spent)))} | ${spread(clock(spent))} | ${short(cpu(spent))} |`;
  return {
    title: 'Reports: RTI reports as PDFs',
    lines: [
      `Reports of companies with ${EVENTS} events in a year, chart and share price included, in the same typeface and with tags and bookmarks; one process of ours and one page of Chromium at a time, in ${ROUNDS} turns of ${PER_ROUND} documents.`,
      '',
      '| | ms a document | documents a second | spread of ms | ms of processor time |',
      '|---|---|---|---|---|',
      line('ours (Typst)', ours),
      line('Chromium `page.pdf`, a page for each document', newPages),
      line('Chromium `page.pdf`, all on one page that is kept', reusedPage),
      '',
      `${count(DOCUMENTS)} different documents: at most ${short(memory.mostMb)} MB resident in a process (${memory.processes} one after another; one is replaced after 250 documents or above 400 MB).`,
      `A zip of ${COMPANIES} companies over HTTP: first bytes after ${first.map(ms).join(', ')} (the first time with the start of the process), all of it after ${zips.map(({ allMs }) => ms(allMs)).join(', ')}, ${short((zips[0]?.bytes ?? 0) / 1e6)} MB.`,
    ],
    figures: [
      {
        figure: 'RTI PDFs a second, against Chromium with a page for each document',
        target: `at least ${LEAST_RATIO}x`,
        measured: times(ratioTo(newPages)),
        isReached: ratioTo(newPages) >= LEAST_RATIO,
      },
      {
        figure: 'RTI PDFs a second, against Chromium with one page that is kept',
        target: `at least ${LEAST_RATIO_KEPT}x`,
        measured: times(ratioTo(reusedPage)),
        isReached: ratioTo(reusedPage) >= LEAST_RATIO_KEPT,
      },
      {
        figure: 'processor time of an RTI PDF, against Chromium (page for each, page kept)',
        target: 'stated',
        measured: [newPages, reusedPage].map((theirs) => times(cpu(theirs) / cpu(ours))).join(', '),
        isReached: null,
      },
      {
        figure: `memory of the report process over ${count(DOCUMENTS)} documents`,
        target: `at most ${MOST_MB} MB`,
        measured: `${short(memory.mostMb)} MB`,
        isReached: memory.mostMb <= MOST_MB,
      },
      {
        figure: `zip of ${COMPANIES} companies, first bytes`,
        target: `at most ${ms(MOST_FIRST_MS)}`,
        measured: ms(Math.max(...first)),
        isReached: Math.max(...first) <= MOST_FIRST_MS,
      },
    ],
  };
}
