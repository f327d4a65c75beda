// A search by a part of a name or ticker, without filters, in tenants of three sizes.

import type { BenchDatabase } from '../testing/bench-database.ts';
import { ADMIN_EMAIL } from '../testing/bench-database.ts';
import { getCompanyPage } from '../../apps/api/src/companies/companies.service.ts';
import { runHttpLoad } from '../testing/http-load.ts';
import type { ProductProcess } from '../testing/product-process.ts';
import { findCaller, openCapturingServices } from '../testing/services.ts';
import { count, median, ms, percentile } from '../testing/statistics.ts';
import { NAME_PARTS } from '../testing/fill-tenant.ts';
import { listingCall } from './listing.ts';

const CALLS = 100;
const CONNECTIONS = 1;
const { first, second, third, fourth } = NAME_PARTS;

/** Parts of two syllables, each in about a hundredth of the names, and all different, so that no total is known from before. */
const RARE = pairs(first, second).concat(pairs(third, fourth));
/** Finds nothing: the whole list is looked through for the page as well as for the total. */
const ABSENT = RARE.map((term) => `${term} zz`);

function pairs(ones: readonly string[], others: readonly string[]): string[] {
  return ones.flatMap((one) => others.map((other) => `${one}${other}`.toLowerCase()));
}

export async function measureSearches(database: BenchDatabase, product: ProductProcess): Promise<string[]> {
  const lines = [
    '',
    `### Search for a part of a name, ${CONNECTIONS} connection, ${CALLS} different terms each`,
    '',
  ];
  lines.push(
    '| companies | term in 1 % of names: p50 / p99 | of it page / total in PostgreSQL | term in no name: p50 / p99 | of it page / total |',
    '|--:|--:|--:|--:|--:|',
  );
  for (const tenant of [database.small, database.middle, database.large]) {
    const token = await product.signIn(tenant.name, ADMIN_EMAIL);
    const cells: string[] = [];
    for (const terms of [RARE, ABSENT]) {
      let next = 0;
      const call = () => {
        next += 1;
        return listingCall({ searchQuery: terms[next % terms.length] ?? '' });
      };
      const { latencies } = await runHttpLoad({
        port: product.port,
        token,
        connections: CONNECTIONS,
        until: { calls: CALLS },
        next: call,
      });
      cells.push(
        `${ms(median(latencies))} / ${ms(percentile(latencies, 0.99))}`,
        await inPostgres(database, tenant, terms.slice(0, 20)),
      );
    }
    lines.push(`| ${count(tenant.companies)} | ${cells.join(' | ')} |`);
  }
  return lines;
}

/** Median milliseconds of the statements that read the page and count, as the services see them. */
async function inPostgres(
  database: BenchDatabase,
  tenant: BenchDatabase['small'],
  terms: readonly string[],
): Promise<string> {
  const services = await openCapturingServices(database.appUrl);
  try {
    const caller = await findCaller(services.context, tenant, 'admin');
    const pages: number[] = [];
    const totals: number[] = [];
    for (const term of terms) {
      const search = { searchQuery: term, advanceSearchParams: {} };
      const statements = await services.captureStatements((context) =>
        getCompanyPage(context, caller, search, {
          page: 1,
          limit: 10,
          sort: 'companyName',
          descending: false,
        }),
      );
      for (const { text, ms: taken } of statements) {
        if (text.includes('count(*)')) totals.push(taken);
        else if (text.includes('FROM companies c')) pages.push(taken);
      }
    }
    return `${ms(median(pages))} / ${ms(median(totals))}`;
  } finally {
    await services.close();
  }
}
