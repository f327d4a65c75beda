// A company's summary knows the list it was opened from, so that Previous and Next go through that list: its search, filters and order travel in the
// address, as the words of the listing (companies-url.ts), with `list=portfolio` where it was My Portfolio.

import { useLocation, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { PATHS } from '../../lib/paths.ts';
import type { CompaniesSearch, CompaniesView } from '../companies-url.ts';
import { buildCompaniesSearch, parseCompaniesSearch } from '../companies-url.ts';

type ListSearch = CompaniesSearch & { readonly list?: 'portfolio' };

const PORTFOLIO = 'portfolio';

/** The list a summary was opened from: its state, and whether it is My Portfolio. */
export interface SummaryList {
  readonly view: CompaniesView;
  readonly isPortfolio: boolean;
}

/** The list that an address names. */
export function parseSummaryList(search: unknown): SummaryList {
  return { view: parseCompaniesSearch(search), isPortfolio: Object(search).list === PORTFOLIO };
}

/** The words with which a link from a list leads to a company's summary. */
export function buildListSearch({ view, isPortfolio }: SummaryList): ListSearch {
  const plain = buildCompaniesSearch({
    ...view,
    tab: 'heatmap',
    group: 'default',
    colour: 'st',
    size: 'equal',
    rating: 'st',
    inside: '',
    bands: [],
    eventless: 'shown',
    view: null,
    company: null,
  });
  return { ...plain, ...(isPortfolio ? { list: PORTFOLIO } : {}) };
}

/** Those words for the list on this page. */
export function useListSearch(): ListSearch {
  const search = useSearch({ strict: false });
  const path = useLocation({ select: ({ pathname }) => pathname });
  return useMemo(
    () => buildListSearch({ view: parseCompaniesSearch(search), isPortfolio: path === PATHS.myPortfolio }),
    [search, path],
  );
}
