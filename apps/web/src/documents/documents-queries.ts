// What the screens of documents ask the server.

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listCompanies } from '@vigilo/contract/companies';
import { listDocumentFilters, listDocuments } from '@vigilo/contract/documents';
import { getDocumentParams } from '@vigilo/contract/document-uploads';
import type { CallReply } from '@vigilo/contract/call';
import { callApi } from '../lib/call-api.ts';
import { queryClient } from '../lib/query-client.ts';
import type { DocumentsView, RowCount } from './listing/documents-url.ts';
import { buildSearchBody } from './listing/documents-url.ts';

/** The first word of the keys of all answers about documents. */
export const DOCUMENTS = 'documents';

export type DocumentParams = CallReply<typeof getDocumentParams>['data'];

/** What the upload screen offers. */
export const documentParamsQuery = queryOptions({
  queryKey: ['document-params'],
  queryFn: async ({ signal }) => (await callApi(getDocumentParams, {}, { signal })).data,
  staleTime: 5 * 60_000,
});

/** The company that has exactly this ticker, or null. */
export function tickerCompanyQuery(ticker: string) {
  return queryOptions({
    queryKey: ['ticker-company', ticker],
    queryFn: async ({ signal }) => {
      const { data } = await callApi(
        listCompanies,
        { body: { page: 1, limit: 1, advanceSearchParams: { ticker: [ticker] } } },
        { signal },
      );
      const company = data.companies.find((each) => each.ticker === ticker);
      return company === undefined ? null : { name: company.companyName };
    },
    staleTime: 60_000,
  });
}

/** One page of the list. */
export function documentsQuery(view: DocumentsView, rows: RowCount, today: string) {
  const { search, ...body } = buildSearchBody(view, today);
  const query = { page: view.page, limit: rows, search };
  return queryOptions({
    queryKey: [DOCUMENTS, 'list', query, body],
    queryFn: ({ signal }) => callApi(listDocuments, { query, body }, { signal }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
  });
}

/** The values by which the list can be filtered. */
export function documentFiltersQuery(isDeleted: boolean) {
  return queryOptions({
    queryKey: [DOCUMENTS, 'filters', isDeleted],
    queryFn: async ({ signal }) =>
      (await callApi(listDocumentFilters, { body: { isDeleted } }, { signal })).data,
  });
}

/** Asks anew for everything shown about documents, after something was done with one. */
export function refreshDocuments(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [DOCUMENTS] });
}
