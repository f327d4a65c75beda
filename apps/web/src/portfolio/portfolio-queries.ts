// What My Portfolio asks the server, anew every half minute like the listing; what is shown stays until the new answer is there.

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CallArguments } from '@vigilo/contract/call';
import { getPortfolioParams, listPortfolio } from '@vigilo/contract/portfolio';
import { callApi } from '../lib/call-api.ts';
import { PORTFOLIO_KEY } from './public/own-portfolio.ts';

export type PortfolioSearch = CallArguments<typeof listPortfolio>['body'];

/** The companies of the portfolio that match, in their order. */
export function portfolioQuery(body: PortfolioSearch) {
  return queryOptions({
    queryKey: [PORTFOLIO_KEY, 'companies', body],
    queryFn: ({ signal }) => callApi(listPortfolio, { body }, { signal }),
    refetchInterval: 30_000,
    refetchOnWindowFocus: true,
    placeholderData: keepPreviousData,
  });
}

/** The groups of the advanced filters, with the values that the companies of the portfolio have, as of a day. */
export function portfolioParamsQuery(asOf: string | null) {
  return {
    queryKey: [PORTFOLIO_KEY, 'params', asOf],
    queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
      callApi(getPortfolioParams, { query: asOf === null ? {} : { asOf } }, { signal }),
    staleTime: 5 * 60_000,
  } as const;
}
