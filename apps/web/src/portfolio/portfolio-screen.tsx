import { Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import type { CallReply } from '@vigilo/contract/call';
import type { CompanyRow } from '@vigilo/contract/companies';
import type { listPortfolio } from '@vigilo/contract/portfolio';
import { isCumulativeScore } from '@vigilo/domain/companies/cumulative-scores';
import { useCallback, useMemo, useState } from 'react';
import { AsOfChoice } from '../companies/as-of-choice.tsx';
import { buildSearchBody } from '../companies/companies-queries.ts';
import { hasFilters } from '../companies/filters/company-filters.ts';
import { FilterChips } from '../companies/filters/filter-chips.tsx';
import { FilterPopover } from '../companies/filters/filter-popover.tsx';
import { SearchForm } from '../companies/filters/search-form.tsx';
import { ListAndScore, ListingProvider, useListing } from '../companies/listing-context.tsx';
import { StaleNotice } from '../companies/stale-notice.tsx';
import { CompanyTable } from '../companies/table/company-table.tsx';
import { useRowSelection } from '../ui/data-table/row-selection.ts';
import { useAllowedColumns } from '../companies/table/table-columns.tsx';
import type { Column } from '../companies/table/table-columns.tsx';
import { toProblem } from '../lib/problem.ts';
import { useTexts } from '../lib/texts.ts';
import { ScoreValue } from '../scoring/public/score-value.tsx';
import { FillPage } from '../ui/fill-page.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { AddCompany } from './add-company.tsx';
import { NoPortfolio } from './no-portfolio.tsx';
import { portfolioParamsQuery, portfolioQuery } from './portfolio-queries.ts';
import { RemoveButton } from './remove-button.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

/** Rows drawn while the first answer is on its way. */
const SKELETON_ROWS = 10;

type Answer = UseQueryResult<CallReply<typeof listPortfolio>>;

/** My Portfolio: the companies a user has chosen, how they are found, added and removed, and the opened score beside them. */
export function PortfolioScreen() {
  return (
    <ListingProvider>
      <Portfolio />
    </ListingProvider>
  );
}

function Portfolio() {
  const t = useTexts('portfolio');
  const { view } = useListing();
  const answer = useQuery(
    portfolioQuery({ ...buildSearchBody(view), sort: view.sort, descending: view.descending }),
  );
  const [removed, setRemoved] = useState<CompanyRow | null>(null);
  const count = answer.data?.data.length;
  return (
    <FillPage gap={0}>
      <PageHeader
        title={t('title')}
        counts={count === undefined ? [] : [t('count', { count })]}
        actions={
          <>
            <SearchForm placeholder={t('search.placeholder')} />
            <FilterPopover params={portfolioParamsQuery} />
          </>
        }
      />
      <FilterChips />
      <PortfolioBar answer={answer} />
      <ListAndScore>
        <PortfolioTable answer={answer} onRemove={setRemoved} />
      </ListAndScore>
      {removed !== null && (
        <RemoveDialog
          company={{ id: removed._id, ticker: removed.ticker, companyName: removed.companyName }}
          onClose={() => setRemoved(null)}
        />
      )}
    </FillPage>
  );
}

/** How a company is added, and the day everything is of. */
function PortfolioBar({ answer }: { readonly answer: Answer }) {
  const { view, change } = useListing();
  return (
    <Group gap="lg" align="flex-start" pb="lg">
      <AddCompany />
      {answer.isRefetchError && <StaleNotice onRetry={() => void answer.refetch()} />}
      <AsOfChoice
        asked={view.asOf}
        answered={answer.data?.asOf ?? null}
        onChange={(asOf) => change({ asOf })}
      />
    </Group>
  );
}

interface PortfolioTableProps {
  readonly answer: Answer;
  readonly onRemove: (row: CompanyRow) => void;
}

/** The table, or why there is none. */
function PortfolioTable({ answer, onRemove }: PortfolioTableProps) {
  const t = useTexts('portfolio');
  const { view, change, canEdit, canRate } = useListing();
  const selection = useRowSelection<CompanyRow>();
  const allowed = useAllowedColumns();
  const columns = useMemo(
    () => allowed.flatMap((column) => toPortfolioColumn(column, canRate)),
    [allowed, canRate],
  );
  const actions = useCallback(
    (row: CompanyRow) => canEdit && <RemoveButton name={row.companyName} onRemove={() => onRemove(row)} />,
    [canEdit, onRemove],
  );
  const { data, isLoadingError, error, isPlaceholderData, refetch } = answer;
  const rows = data?.data;
  if (isLoadingError)
    return (
      <LoadFailed title={t('failed')} message={toProblem(error, '').message} onRetry={() => void refetch()} />
    );
  if (rows?.length === 0)
    return (
      <NoPortfolio
        isSearched={view.q !== '' || hasFilters(view.filters)}
        onReset={() => change({ q: '', filters: {} })}
      />
    );
  return (
    <CompanyTable
      kind="portfolio"
      rows={rows}
      total={rows?.length}
      columns={columns}
      selection={{ ...selection, rows: rows?.filter(selection.isSelected) ?? [] }}
      labels={{ label: t('title'), selectAll: t('table.selectAll') }}
      portfolioActions={actions}
      skeletonRows={SKELETON_ROWS}
      isStale={isPlaceholderData}
    />
  );
}

/** As in the listing, but cumulative scores have one decimal and are for those who may see ratings (specification 2, sections 2.2, 6 and 9). */
function toPortfolioColumn(column: Column, canRate: boolean): Column[] {
  const { key } = column;
  if (!isCumulativeScore(key)) return [column];
  if (!canRate) return [];
  return [{ ...column, cell: (row) => <ScoreValue score={row[key]} decimals={1} /> }];
}
