import { useQuery } from '@tanstack/react-query';
import type { CallReply } from '@vigilo/contract/call';
import type { listCompanies } from '@vigilo/contract/companies';
import { listPortfolio } from '@vigilo/contract/portfolio';
import { callApi } from '../../lib/call-api.ts';
import { PORTFOLIO_KEY } from '../../portfolio/public/own-portfolio.ts';
import { buildSearchBody, companyPageQuery, heatMapQuery, useRowCount } from '../companies-queries.ts';
import type { CompaniesView, RowCount } from '../companies-url.ts';
import type { Neighbours, Step } from './neighbours.ts';
import { findNeighbours, findAdjacentPage, findStep } from './neighbours.ts';

export interface Steps {
  readonly previous: Step | null;
  readonly next: Step | null;
  /** The list is not known yet. */
  readonly isLoading: boolean;
}

/** The companies before and after one in the list it was opened from. A neighbour on the next page has that page fetched. */
export function useNeighbours(companyId: string, view: CompaniesView, isPortfolio: boolean): Steps {
  const [rowCount] = useRowCount(view.rows);
  const portfolio = usePortfolioNeighbours(companyId, view, isPortfolio);
  const paged = usePagedNeighbours(companyId, view, rowCount, !isPortfolio);
  // Opened from the map, or by a link: the whole list says it.
  const isElsewhere = !isPortfolio && paged !== null && paged.isElsewhere;
  const fullList = useQuery({ ...heatMapQuery(view), enabled: isElsewhere });
  if (isPortfolio) return toSteps(portfolio, view.page);
  if (isElsewhere)
    return toSteps(
      fullList.data === undefined ? null : (findNeighbours(fullList.data.data.columns.id, companyId) ?? NONE),
      view.page,
    );
  return paged ?? LOADING;
}

const NONE: Neighbours = { previous: null, next: null };
const LOADING: Steps = { previous: null, next: null, isLoading: true };

function toSteps(neighbours: Neighbours | null, page: number): Steps {
  if (neighbours === null) return LOADING;
  const stepTo = (id: string | null): Step | null => (id === null ? null : { id, page });
  return { previous: stepTo(neighbours.previous), next: stepTo(neighbours.next), isLoading: false };
}

function usePortfolioNeighbours(
  companyId: string,
  view: CompaniesView,
  isEnabled: boolean,
): Neighbours | null {
  const body = { ...buildSearchBody(view), sort: view.sort, descending: view.descending };
  const { data } = useQuery({
    queryKey: [PORTFOLIO_KEY, 'companies', body],
    queryFn: ({ signal }) => callApi(listPortfolio, { body }, { signal }),
    enabled: isEnabled,
  });
  return data === undefined
    ? null
    : (findNeighbours(
        data.data.map(({ _id }) => _id),
        companyId,
      ) ?? NONE);
}

/** Null until the page is there; `isElsewhere` where the company is not on it. */
function usePagedNeighbours(
  companyId: string,
  view: CompaniesView,
  rowCount: RowCount,
  isEnabled: boolean,
): (Steps & { readonly isElsewhere: boolean }) | null {
  const own = useQuery({ ...companyPageQuery(view, rowCount), enabled: isEnabled });
  const listed = {
    ids: listIds(own.data),
    page: view.page,
    pages: Math.ceil((own.data?.data.totalCount ?? 0) / rowCount),
  };
  const [before, after] = [
    findAdjacentPage(listed, companyId, 'previous'),
    findAdjacentPage(listed, companyId, 'next'),
  ];
  const pageBefore = useQuery({
    ...companyPageQuery({ ...view, page: before ?? 1 }, rowCount),
    enabled: isEnabled && before !== null,
  });
  const pageAfter = useQuery({
    ...companyPageQuery({ ...view, page: after ?? 1 }, rowCount),
    enabled: isEnabled && after !== null,
  });
  if (own.data === undefined || own.isPlaceholderData) return null;
  if (!listed.ids.includes(companyId)) return { ...LOADING, isElsewhere: true };
  return {
    previous: findStep(listed, companyId, 'previous', listFreshIds(pageBefore)),
    next: findStep(listed, companyId, 'next', listFreshIds(pageAfter)),
    isLoading: [pageBefore, pageAfter].some((page) => page.isFetching && listFreshIds(page) === undefined),
    isElsewhere: false,
  };
}

type Page = ReturnType<typeof useQuery<CallReply<typeof listCompanies>>>;

function listIds(page: Page['data']): string[] {
  return page?.data.companies.map(({ _id }) => _id) ?? [];
}

/** Not those of the page that was shown before. */
function listFreshIds({ data, isPlaceholderData }: Page): string[] | undefined {
  return data === undefined || isPlaceholderData ? undefined : listIds(data);
}
