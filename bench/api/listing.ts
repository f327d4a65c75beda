// The listing call: ten rows, a search, two filters, the total.

import { listCompanies } from '@vigilo/contract/companies';
import { SECTORS } from '@vigilo/domain/companies/sectors';
import { getCompanyPage } from '../../apps/api/src/companies/companies.service.ts';
import { NAME_PARTS, REGIONS } from '../testing/fill-tenant.ts';
import type { BenchTenant } from '../testing/bench-database.ts';
import type { HttpCall } from '../testing/http-load.ts';
import { findCaller, openCapturingServices } from '../testing/services.ts';
import type { BareCall } from './bare-messages.ts';

const PLACEHOLDER = 'the term that is searched for';
/** Prime to the number of searches, so that stepping by it visits them all, neighbours far apart. */
const STEP = 2027;

export interface ListingSearch {
  readonly searchQuery: string;
  readonly advanceSearchParams: { readonly region: readonly string[]; readonly sector: readonly string[] };
}

const TERMS = Object.values(NAME_PARTS).flatMap((parts) => parts.map((part) => part.toLowerCase()));
const FILTERS = onesAndPairs(REGIONS).flatMap((region) =>
  onesAndPairs(SECTORS).map((sector) => ({ region, sector })),
);

/** 6,300 different searches, each of which finds one or two companies in a hundred: more than the product remembers totals of. */
export const SEARCHES: readonly ListingSearch[] = shuffled(
  FILTERS.flatMap((advanceSearchParams) =>
    TERMS.map((searchQuery) => ({ searchQuery, advanceSearchParams })),
  ),
);

function onesAndPairs(values: readonly string[]): (readonly string[])[] {
  return values.flatMap((one, index) => [[one], ...values.slice(index + 1).map((other) => [one, other])]);
}

function shuffled<T>(values: readonly T[]): T[] {
  return values.flatMap((_, index) => values.slice((index * STEP) % values.length).slice(0, 1));
}

/** The call over HTTP. */
export function listingCall(search: Partial<ListingSearch>, page = 1): HttpCall {
  return { path: listCompanies.path, body: JSON.stringify({ page, limit: 10, ...search }) };
}

/**
 * What the product sends to PostgreSQL for each search: captured once for every pair of filters, with the term put in its place. With
 * `remembered` it is what is sent where the total is known from before.
 */
export async function captureListing(
  appUrl: string,
  tenant: BenchTenant,
  searches: readonly ListingSearch[],
  remembered: boolean,
): Promise<BareCall[]> {
  const services = await openCapturingServices(appUrl);
  try {
    const caller = await findCaller(services.context, tenant, 'admin');
    const capture = (search: ListingSearch) =>
      services.captureStatements((context) =>
        getCompanyPage(context, caller, search, {
          page: 1,
          limit: 10,
          sort: 'companyName',
          descending: false,
        }),
      );
    await capture({ searchQuery: 'to roll the scores', advanceSearchParams: { region: [], sector: [] } });
    const byFilters = new Map<string, BareCall>();
    for (const { advanceSearchParams } of searches) {
      const key = JSON.stringify(advanceSearchParams);
      if (byFilters.has(key)) continue;
      const search = { searchQuery: PLACEHOLDER, advanceSearchParams };
      if (remembered) await capture(search);
      byFilters.set(key, await capture(search));
    }
    return searches.map(({ searchQuery, advanceSearchParams }) =>
      withTerm(byFilters.get(JSON.stringify(advanceSearchParams)) ?? [], searchQuery),
    );
  } finally {
    await services.close();
  }
}

function withTerm(call: BareCall, term: string): BareCall {
  return call.map(({ text, values }) => ({
    text,
    values: values.map((value) => (value === PLACEHOLDER ? term : value)),
  }));
}
