// What the screen of the clients asks the server, and how it is brought up to date after a change.

import { queryOptions } from '@tanstack/react-query';
import type { CallReply } from '@vigilo/contract/call';
import { getClient, listClients } from '@vigilo/contract/clients';
import type { CompanyRow } from '@vigilo/contract/companies';
import { listCompanies } from '@vigilo/contract/companies';
import { callApi } from '../lib/call-api.ts';
import { queryClient } from '../lib/query-client.ts';

export const clientsQuery = queryOptions({
  queryKey: ['clients', 'list'],
  queryFn: async ({ signal }) => (await callApi(listClients, { body: { all: true } }, { signal })).clients,
  refetchOnWindowFocus: true,
});

/** Asked anew each time it is opened: what is edited shall be the newest there is. */
export function clientQuery(id: string) {
  return queryOptions({
    queryKey: ['clients', 'one', id],
    queryFn: async ({ signal }) => (await callApi(getClient, { params: { id } }, { signal })).client,
    staleTime: 0,
    gcTime: 0,
  });
}

/** Asks anew for the lists of clients, after one of them was changed. */
export function refreshClients(): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] === 'clients' && queryKey[1] !== 'one',
  });
}

/** Rows a call (specification 1, section 9). */
const PAGE = 3000;

export type PickedCompany = Pick<
  CompanyRow,
  '_id' | 'companyName' | 'ticker' | 'sector' | 'country' | 'entityType'
>;

/** Every company the caller sees, by name. */
export const allCompaniesQuery = queryOptions({
  queryKey: ['companies', 'all'],
  queryFn: async ({ signal }): Promise<readonly PickedCompany[]> => {
    const first = await companyPage(1, signal);
    const pages = Math.ceil(first.totalCount / PAGE);
    const others = await Promise.all(
      Array.from({ length: Math.max(pages - 1, 0) }, (_, i) => companyPage(i + 2, signal)),
    );
    return [first, ...others].flatMap(({ companies }) =>
      companies.map(({ _id, companyName, ticker, sector, country, entityType }) => ({
        _id,
        companyName,
        ticker,
        sector,
        country,
        entityType,
      })),
    );
  },
  staleTime: 60_000,
});

async function companyPage(
  page: number,
  signal: AbortSignal,
): Promise<CallReply<typeof listCompanies>['data']> {
  return (await callApi(listCompanies, { body: { page, limit: PAGE } }, { signal })).data;
}
