// A hundred thousand companies with five million events against ten thousand with half a million, side by side in one database: what takes ten times as
// long, and what does not. Within twelve minutes.

import { readFile } from 'node:fs/promises';
import { dayFromTimestamp } from '@vigilo/domain/scoring/day';
import { inTenant, openDatabase } from '../../apps/api/src/frame/database.ts';
import type { Database } from '../../apps/api/src/frame/tables.ts';
import type { BenchTenant } from '../testing/bench-database.ts';
import type { BenchResult, Figure } from '../testing/bench-result.ts';
import { startProduct } from '../testing/product-process.ts';
import { count, ms, times } from '../testing/statistics.ts';
import type { TemporaryPostgres } from '../testing/temporary-postgres.ts';
import { startTemporaryPostgres } from '../testing/temporary-postgres.ts';
import { listScaleCalls } from './calls.ts';
import type { ScaleTenants } from './fill.ts';
import { fillScaleTenants } from './fill.ts';
import { measureInBrowser } from './in-browser.ts';
import type { MeasuredCall, MeasuredTenant } from './measure-calls.ts';
import { measureCalls, writeCalls } from './measure-calls.ts';
import { measureSizes } from './sizes.ts';
import type { Writes } from './writes.ts';
import { measureWrites } from './writes.ts';

/** What is read at every visit and need not look at every company. */
const STEADY = ['table: first page', 'table: by short-term score', 'chart, 3 months', 'events: first page'];
const MOST_TIMES = 2;
/** What counts or draws every company grows as they do; more would be worse than one by one. */
const GROWING = [
  'company summary',
  'heat map',
  'RTI Summary',
  'table: search that finds nothing',
  'heat map of a past day',
];
const MOST_GROWTH = 13;
const MOST_ROLL_SECONDS = 30;
const LEAST_IMPORT_PART = 0.67;
const MOST_MEMORY_MB = 1024;
const KB_PER_MB = 1024;
/** On a slow machine a call that adds up every event is to be measured, not given up. */
const PATIENT = { REQUEST_SECONDS: '120', BUSY_AFTER_MS: '60000' } as const;

export async function bench(): Promise<BenchResult> {
  const scale = Number(process.env['BENCH_SCALE'] ?? 1);
  const server = await startTemporaryPostgres();
  try {
    const begun = performance.now();
    const tenants = await fillScaleTenants(server, scale);
    const fillSeconds = Math.round((performance.now() - begun) / 1000);
    const sizes = await measureSizes(server.ownerUrl);
    const calls = await measureReading(server, tenants);
    const writes = await measureWrites(server.appUrl, tenants, scale);
    const browser = await measureInBrowser([tenants.middle.companies, tenants.large.companies]);
    return {
      title: `Scale: ${count(tenants.large.companies)} companies with ${count(tenants.large.events)} events against ${count(tenants.middle.companies)} with ${count(tenants.middle.events)}`,
      lines: [
        `Both are tenants of one database (filled in ${fillSeconds} s, events spread over a year), read over HTTP on one connection, in turns. A past day is forty days ago. Where fewer than a hundred calls were made, the p99 is the slowest of them.`,
        '',
        ...writeCalls(calls.measured),
        '',
        `The process of the API had ${calls.memory} MB at most.`,
        ...writes.lines,
        ...browser.lines,
        ...sizes,
      ],
      figures: [
        ...toFigures(calls.measured),
        ...writeFigures(writes),
        {
          figure: 'Memory of the API while it is read so',
          target: `under ${MOST_MEMORY_MB} MB`,
          measured: `${calls.memory} MB`,
          isReached: calls.memory < MOST_MEMORY_MB,
        },
        {
          figure: `Heat map of ${count(tenants.large.companies)} in the browser`,
          target: 'stated',
          measured: `first draw ${ms(browser.slowestDraw)}, at least ${browser.leastFrames.toFixed(1)} frames a second`,
          isReached: null,
        },
      ],
    };
  } finally {
    await server.remove();
  }
}

async function measureReading(
  server: TemporaryPostgres,
  { middle, large }: ScaleTenants,
): Promise<{ measured: MeasuredCall[]; memory: number }> {
  const product = await startProduct(server, PATIENT);
  const db = openDatabase({ url: server.appUrl, pool: 1, onError: (error) => console.error(error.message) });
  try {
    const sides = { middle: await withCompany(db, middle), large: await withCompany(db, large) };
    const measured = await measureCalls(product, listScaleCalls(dayFromTimestamp(Date.now())), sides);
    return { measured, memory: await readMostMemory(product.pid) };
  } finally {
    await db.destroy();
    await product.stop();
  }
}

/** With a company that the licensed client sees as well. */
async function withCompany(db: Database, tenant: BenchTenant): Promise<MeasuredTenant> {
  const { company_id: companyId } = await inTenant(db, tenant.id, (tx) =>
    tx
      .selectFrom('client_companies')
      .select('company_id')
      .where('tenant_id', '=', tenant.id)
      .orderBy('company_id')
      .limit(1)
      .executeTakeFirstOrThrow(),
  );
  return { tenant, companyId };
}

/** The most resident memory a process has had, in MB; NaN on systems without Linux's /proc. */
async function readMostMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / KB_PER_MB);
}

function toFigures(measured: readonly MeasuredCall[]): Figure[] {
  const among = (names: readonly string[], most: number): Figure[] =>
    measured
      .filter(({ name }) => names.includes(name))
      .map(({ name, middle, large }) => ({
        figure: `Ten times the companies and events: ${name}, p99`,
        target: `within ${most}x`,
        measured: `${times(large.p99 / middle.p99)}, ${ms(large.p99)}`,
        isReached: large.p99 / middle.p99 <= most,
      }));
  return [...among(STEADY, MOST_TIMES), ...among(GROWING, MOST_GROWTH)];
}

function writeFigures({ rollSeconds, importPart }: Writes): Figure[] {
  return [
    {
      figure: 'Nightly roll of 100,000 companies',
      target: `under ${MOST_ROLL_SECONDS} s`,
      measured: `${rollSeconds.toFixed(1)} s`,
      isReached: rollSeconds < MOST_ROLL_SECONDS,
    },
    {
      figure: 'Import into ten times the companies and events, rows a second',
      target: `at least ${LEAST_IMPORT_PART} of`,
      measured: importPart.toFixed(2),
      isReached: importPart >= LEAST_IMPORT_PART,
    },
  ];
}
