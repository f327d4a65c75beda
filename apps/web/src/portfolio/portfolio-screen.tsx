import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import type { CallReply } from '@vigilo/contract/call';
import type { CompanyRow } from '@vigilo/contract/companies';
import type { listPortfolio } from '@vigilo/contract/portfolio';
import { useState } from 'react';
import { AsOfChoice } from '../companies/as-of-choice.tsx';
import { ColumnMenu } from '../companies/table/column-menu.tsx';
import { buildSearchBody } from '../companies/companies-queries.ts';
import { hasFilters } from '../companies/filters/company-filters.ts';
import { CompanyTable } from '../companies/table/company-table.tsx';
import { DownloadCompaniesButton } from '../companies/table/download-companies-button.tsx';
import { FilterChips } from '../companies/filters/filter-chips.tsx';
import { FilterPopover } from '../companies/filters/filter-popover.tsx';
import type { ListingState } from '../companies/listing-state.ts';
import { useListingState } from '../companies/listing-state.ts';
import { PaletteProvider } from '../companies/public/palette.tsx';
import { portfolioColumns } from '../companies/table/portfolio-columns.tsx';
import { CompanyDialogs } from '../companies/public/company-dialogs.tsx';
import { CompanyEditing } from '../companies/public/company-editing.tsx';
import { useRowActions } from '../companies/table/row-actions.tsx';
import { useRowSelection } from '../companies/table/row-selection.ts';
import { SearchForm } from '../companies/filters/search-form.tsx';
import { SelectionTools } from '../companies/table/selection-tools.tsx';
import { StaleNotice } from '../companies/stale-notice.tsx';
import { readHiddenColumns } from '../companies/table/table-columns.tsx';
import { useScorePanel } from '../companies/use-score-panel.tsx';
import { toProblem } from '../lib/problem.ts';
import { useCan } from '../lib/profile.ts';
import { useRememberedSetting } from '../lib/remembered-setting.ts';
import { useTexts } from '../lib/texts.ts';
import { LoadFailed } from '../ui/load-failed.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Panel } from '../ui/panel.tsx';
import { useRoomBelow } from '../ui/use-room-below.ts';
import { AddCompany } from './add-company.tsx';
import { NoPortfolio } from './no-portfolio.tsx';
import { portfolioParamsQuery, portfolioQuery } from './portfolio-queries.ts';
import classes from './portfolio-screen.module.css';
import { RemoveButton } from './remove-button.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

/** Rows drawn while the first answer is on its way. */
const SKELETON_ROWS = 10;

/** My Portfolio: the companies a user has chosen, how they are found, added and removed, and the opened score beside them. */
export function PortfolioScreen() {
  const t = useTexts('portfolio');
  const { view, change } = useListingState();
  const answer = useQuery(
    portfolioQuery({ ...buildSearchBody(view), sort: view.sort, descending: view.descending }),
  );
  const { panel, openWhy } = useScorePanel(view, change);
  const [removed, setRemoved] = useState<CompanyRow | null>(null);
  const screen = useRoomBelow();
  const count = answer.data?.data.length;
  return (
    <PaletteProvider>
      <div ref={screen} className={classes.screen}>
        <PageHeader
          title={t('title')}
          counts={count === undefined ? [] : [t('count', { count })]}
          actions={
            <>
              <SearchForm view={view} change={change} placeholder={t('search.placeholder')} />
              <FilterPopover
                filters={view.filters}
                params={portfolioParamsQuery}
                onChange={(filters) => change({ filters })}
              />
            </>
          }
        />
        <FilterChips filters={view.filters} onChange={(filters) => change({ filters })} />
        <div className={classes.bar}>
          <AddCompany />
          {answer.isRefetchError && <StaleNotice onRetry={() => void answer.refetch()} />}
          <AsOfChoice
            asked={view.asOf}
            answered={answer.data?.asOf ?? null}
            onChange={(asOf) => change({ asOf })}
          />
        </div>
        <div className={classes.work}>
          <PortfolioTable
            view={view}
            change={change}
            answer={answer}
            onExplain={openWhy}
            onRemove={setRemoved}
          />
          {panel}
        </div>
        {removed !== null && (
          <RemoveDialog
            company={{ id: removed._id, ticker: removed.ticker, companyName: removed.companyName }}
            onClose={() => setRemoved(null)}
          />
        )}
      </div>
      <CompanyDialogs />
    </PaletteProvider>
  );
}

interface PortfolioTableProps extends ListingState {
  readonly answer: UseQueryResult<CallReply<typeof listPortfolio>>;
  readonly onExplain: (id: string) => void;
  readonly onRemove: (row: CompanyRow) => void;
}

/** The table, or why there is none. */
function PortfolioTable({ view, change, answer, onExplain, onRemove }: PortfolioTableProps) {
  const t = useTexts('portfolio');
  const canRate = useCan('list-creditriskrating');
  const canEdit = useCan('edit-company');
  const [hidden, setHidden] = useRememberedSetting('portfolio.hidden-columns', readHiddenColumns);
  const selection = useRowSelection();
  const { data, isLoadingError, error, isPlaceholderData, refetch } = answer;
  const actions = useRowActions(
    view,
    onExplain,
    (row) => canEdit && <RemoveButton name={row.companyName} onRemove={() => onRemove(row)} />,
  );
  const columns = portfolioColumns((permission) => (permission === 'edit-company' ? canEdit : canRate));
  const shown = columns.filter((column) => !hidden.includes(column.key));
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
    <Panel isFlush className={classes.panel}>
      <div className={classes.tools}>
        <SelectionTools
          rows={rows?.filter(selection.isSelected) ?? []}
          canEdit={canEdit}
          asOf={view.asOf}
          onClear={selection.clear}
        />
        <DownloadCompaniesButton kind="portfolio-excel" view={view} columns={shown} total={rows?.length} />
        <ColumnMenu columns={columns} hidden={hidden} onHide={setHidden} />
      </div>
      <div className={classes.table}>
        <CompanyEditing canEdit={canEdit}>
          <CompanyTable
            rows={rows}
            columns={shown}
            view={view}
            change={change}
            selection={selection}
            actions={actions}
            labels={{ label: t('title'), selectAll: t('table.selectAll') }}
            skeletonRows={SKELETON_ROWS}
            isStale={isPlaceholderData}
          />
        </CompanyEditing>
      </div>
    </Panel>
  );
}
