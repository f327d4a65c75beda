// The companies that can be added: those the user sees that are not in the portfolio yet, by ticker. They come from the server as far as
// the list is scrolled, so that there may be any number of them.

import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { listCompanies } from '@vigilo/contract/companies';
import { useEffect, useMemo } from 'react';
import { callApi } from '../lib/call-api.ts';
import { TYPING_PAUSE_MS } from '../lib/query-client.ts';
import { usePortfolioIds } from './public/own-portfolio.ts';

/** Companies of one question to the server (specification 2, section 7). */
const PAGE = 500;

export interface CompanyOption {
  readonly id: string;
  readonly ticker: string;
  readonly companyName: string;
}

export interface CompanyOptions {
  readonly options: readonly CompanyOption[];
  /** 'waiting': what is shown, if anything, belongs to an earlier text. */
  readonly state: 'waiting' | 'current' | 'failed';
  /** There are more than are loaded. */
  readonly hasMore: boolean;
  readonly loadMore: () => void;
  readonly retry: () => void;
}

/** Those whose name or ticker contains the text; nothing is asked before `isOpen`. */
export function useCompanyOptions(text: string, isOpen: boolean): CompanyOptions {
  const own = usePortfolioIds();
  const wanted = text.trim();
  const [asked] = useDebouncedValue(wanted, TYPING_PAUSE_MS);
  const { data, isError, isPlaceholderData, hasNextPage, isFetching, fetchNextPage, refetch } =
    useInfiniteQuery({
      queryKey: ['company-options', asked],
      queryFn: ({ pageParam, signal }) =>
        callApi(
          listCompanies,
          { body: { page: pageParam, limit: PAGE, searchQuery: asked, sort: 'ticker' } },
          { signal },
        ),
      initialPageParam: 1,
      getNextPageParam: (last, pages) =>
        pages.length * PAGE < last.data.totalCount ? pages.length + 1 : undefined,
      enabled: isOpen,
      placeholderData: keepPreviousData,
    });
  const options = useMemo(() => listOptions(data?.pages ?? [], new Set(own)), [data, own]);
  const loadMore = () => void (hasNextPage && !isFetching && fetchNextPage());
  const isEmptySoFar = data !== undefined && options.length === 0 && hasNextPage;
  useEffect(() => {
    // Everything loaded so far is in the portfolio already.
    if (isEmptySoFar && !isFetching) void fetchNextPage();
  }, [isEmptySoFar, isFetching, fetchNextPage]);
  const isWaiting = data === undefined || isPlaceholderData || asked !== wanted || isEmptySoFar;
  return {
    options,
    state: isError ? 'failed' : isWaiting ? 'waiting' : 'current',
    hasMore: hasNextPage,
    loadMore,
    retry: () => void refetch(),
  };
}

interface Page {
  readonly data: {
    readonly companies: readonly {
      readonly _id: string;
      readonly ticker: string;
      readonly companyName: string;
    }[];
  };
}

/** A company that came twice, because others came or went between two pages, is there once. */
function listOptions(pages: readonly Page[], own: ReadonlySet<string>): CompanyOption[] {
  const known = new Map<string, CompanyOption>();
  for (const { data } of pages) {
    for (const { _id: id, ticker, companyName } of data.companies)
      if (!own.has(id)) known.set(id, { id, ticker, companyName });
  }
  return [...known.values()];
}
