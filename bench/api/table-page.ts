// The page of the table with nothing searched for, in tenants of three sizes: is it as quick among a hundred thousand companies as among a thousand?

import { getCompanyPage } from '../../apps/api/src/companies/companies.service.ts';
import type { BenchDatabase, BenchTenant } from '../testing/bench-database.ts';
import { ADMIN_EMAIL, CLIENT_EMAIL } from '../testing/bench-database.ts';
import type { Figure } from '../testing/bench-result.ts';
import { runHttpLoad } from '../testing/http-load.ts';
import type { ProductProcess } from '../testing/product-process.ts';
import { findCaller, openCapturingServices } from '../testing/services.ts';
import { count, median, ms, percentile, spread, times } from '../testing/statistics.ts';
import { listingCall } from './listing.ts';

const CONNECTIONS = 4;
const ROUNDS = 7;
const CALLS = 300;
const LIMIT = 10;
const MOST_TIMES = 1.5;
const COUNTS = 7;

interface Case {
  readonly name: string;
  readonly email: string;
  readonly pickPage: (tenant: BenchTenant) => number;
}

const CASES: readonly Case[] = [
  { name: 'Admin, first page', email: ADMIN_EMAIL, pickPage: () => 1 },
  {
    name: 'Admin, page 100',
    email: ADMIN_EMAIL,
    pickPage: ({ companies }) => Math.min(100, companies / LIMIT),
  },
  { name: 'client who sees 40 %, first page', email: CLIENT_EMAIL, pickPage: () => 1 },
];

/** The last page is no part of the promise: its rows are all counted off before it. */
const LAST_PAGE: Case = {
  name: 'Admin, last page',
  email: ADMIN_EMAIL,
  pickPage: ({ companies }) => Math.ceil(companies / LIMIT),
};

interface Measured {
  readonly p50: number;
  readonly p99: number;
  readonly p99s: readonly number[];
}

export async function measureTablePages(
  database: BenchDatabase,
  product: ProductProcess,
): Promise<{ lines: string[]; figures: Figure[] }> {
  const tenants = [database.small, database.middle, database.large];
  const lines = [
    '',
    `### Page of the table without a search, ${CONNECTIONS} connections, median of ${ROUNDS} interleaved rounds of ${CALLS} calls`,
    '',
  ];
  lines.push(
    `| page | ${tenants.map(({ companies }) => `p50 / p99 at ${count(companies)}`).join(' | ')} | most p99 / p99 at ${count(database.small.companies)} |`,
    '|---|--:|--:|--:|--:|',
  );
  const figures: Figure[] = [];
  for (const each of CASES) {
    const measured = await measureCase(each, tenants, product, ROUNDS, CALLS);
    const first = measured[0]?.p99 ?? Number.NaN;
    const most = Math.max(...measured.map(({ p99 }) => p99)) / first;
    lines.push(`| ${each.name} | ${measured.map(formatMeasured).join(' | ')} | **${times(most)}** |`);
    const target = `p99 within ${MOST_TIMES}x from ${count(database.small.companies)} to ${count(database.large.companies)} companies`;
    figures.push({
      figure: `Table page (${each.name})`,
      target,
      measured: times(most),
      isReached: most <= MOST_TIMES,
    });
  }
  const last = await measureCase(LAST_PAGE, tenants, product, 3, 40);
  lines.push(`| ${LAST_PAGE.name} (no target) | ${last.map(formatMeasured).join(' | ')} | |`);
  lines.push(
    '',
    `Totals are remembered until a company or its visibility changes. Counting anew costs the Admin ${await recount(database, tenants, 'admin')}, the client ${await recount(database, tenants, 'client')}.`,
  );
  return { lines, figures };
}

function formatMeasured({ p50, p99, p99s }: Measured): string {
  return `${ms(p50)} / ${ms(p99)} (${spread(p99s)})`;
}

async function measureCase(
  { email, pickPage }: Case,
  tenants: readonly BenchTenant[],
  product: ProductProcess,
  rounds: number,
  calls: number,
): Promise<Measured[]> {
  const tokens = await Promise.all(tenants.map((tenant) => product.signIn(tenant.name, email)));
  const results = tenants.map(() => ({ p50s: [] as number[], p99s: [] as number[] })); // the empty lists are of numbers
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, tenant] of tenants.entries()) {
      const load = {
        port: product.port,
        token: tokens[index] ?? '',
        connections: CONNECTIONS,
        until: { calls },
        next: () => listingCall({}, pickPage(tenant)),
      };
      const { latencies } = await runHttpLoad(load);
      // The first round fills the caches.
      if (round === 0) continue;
      results[index]?.p50s.push(median(latencies));
      results[index]?.p99s.push(percentile(latencies, 0.99));
    }
  }
  return results.map(({ p50s, p99s }) => ({ p50: median(p50s), p99: median(p99s), p99s }));
}

/** Milliseconds of counting in each tenant, with the statement that the product sends. */
async function recount(
  database: BenchDatabase,
  tenants: readonly BenchTenant[],
  who: 'admin' | 'client',
): Promise<string> {
  const services = await openCapturingServices(database.appUrl);
  const parts: string[] = [];
  try {
    for (const tenant of tenants) {
      const caller = await findCaller(services.context, tenant, who);
      const taken: number[] = [];
      for (let turn = 0; turn < COUNTS; turn += 1) {
        // A value no company has: another search to the memory of totals, the same work to the database.
        const search = {
          searchQuery: '',
          advanceSearchParams: { entityType: ['Public', 'Private', `none ${turn}`] },
        };
        const statements = await services.captureStatements((context) =>
          getCompanyPage(context, caller, search, {
            page: 1,
            limit: LIMIT,
            sort: 'companyName',
            descending: false,
          }),
        );
        const counting = statements.find(({ text }) => text.includes('count(*)'));
        taken.push(counting?.ms ?? Number.NaN);
      }
      parts.push(`${ms(median(taken))} at ${count(tenant.companies)}`);
    }
  } finally {
    await services.close();
  }
  return parts.join(', ');
}
