import { Button } from '@mantine/core';
import { IconDownload, IconFileSpreadsheet, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import type { CallReply } from '@vigilo/contract/call';
import type { CompanyRow } from '@vigilo/contract/companies';
import type { listPortfolio } from '@vigilo/contract/portfolio';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { AsOfChoice } from '../companies/as-of-choice.tsx';
import { ColumnMenu } from '../companies/column-menu.tsx';
import { searchPart } from '../companies/companies-queries.ts';
import type { CompaniesView } from '../companies/companies-url.ts';
import { hasFilters } from '../companies/company-filters.ts';
import { CompanyTable } from '../companies/company-table.tsx';
import { FilterChips } from '../companies/filter-chips.tsx';
import { FilterPopover } from '../companies/filter-popover.tsx';
import type { ListingState } from '../companies/listing-state.ts';
import { useListingState } from '../companies/listing-state.ts';
import { PaletteProvider } from '../companies/palette.tsx';
import { portfolioColumns } from '../companies/portfolio-columns.tsx';
import { RowActions } from '../companies/row-actions.tsx';
import { useRowSelection } from '../companies/row-selection.ts';
import { SearchForm } from '../companies/search-form.tsx';
import { SelectionCount } from '../companies/selection-count.tsx';
import { StaleNotice } from '../companies/stale-notice.tsx';
import type { Column } from '../companies/table-columns.tsx';
import { readHiddenColumns } from '../companies/table-columns.tsx';
import { TableSkeleton } from '../companies/table-skeleton.tsx';
import { useScorePanel } from '../companies/use-score-panel.tsx';
import { problemOf } from '../lib/problem.ts';
import { useCan } from '../lib/profile.ts';
import { useRememberedSetting } from '../lib/remembered-setting.ts';
import { useTexts } from '../lib/texts.ts';
import { useDownloadCompanies } from '../reports/public/use-download-companies.ts';
import type { RtiCompany } from '../reports/public/use-download-rti.ts';
import { useDownloadRti } from '../reports/public/use-download-rti.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Panel } from '../ui/panel.tsx';
import { useRoomBelow } from '../ui/use-room-below.ts';
import { AddCompany } from './add-company.tsx';
import { NoPortfolio } from './no-portfolio.tsx';
import { portfolioParamsQuery, portfolioQuery } from './portfolio-queries.ts';
import classes from './portfolio-screen.module.css';
import { RemoveDialog } from './remove-dialog.tsx';

/** Rows drawn while the first answer is on its way. */
const SKELETON_ROWS = 10;

/** My Portfolio: the companies a user has chosen, how they are found, added and removed, and the opened score beside them. */
export function PortfolioScreen() {
  const t = useTexts('portfolio');
  const { view, change } = useListingState();
  const answer = useQuery(portfolioQuery({ ...searchPart(view), sort: view.sort, descending: view.descending }));
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
              <FilterPopover filters={view.filters} params={portfolioParamsQuery} onChange={(filters) => change({ filters })} />
            </>
          }
        />
        <FilterChips filters={view.filters} onChange={(filters) => change({ filters })} />
        <div className={classes.bar}>
          <AddCompany />
          {answer.isRefetchError && <StaleNotice onRetry={() => void answer.refetch()} />}
          <AsOfChoice asked={view.asOf} answered={answer.data?.asOf ?? null} onChange={(asOf) => change({ asOf })} />
        </div>
        <div className={classes.work}>
          <PortfolioTable view={view} change={change} answer={answer} onWhy={openWhy} onRemove={setRemoved} />
          {panel}
        </div>
        {removed !== null && <RemoveDialog company={{ id: removed._id, ticker: removed.ticker, companyName: removed.companyName }} onClose={() => setRemoved(null)} />}
      </div>
    </PaletteProvider>
  );
}

interface PortfolioTableProps extends ListingState {
  readonly answer: UseQueryResult<CallReply<typeof listPortfolio>>;
  readonly onWhy: (id: string) => void;
  readonly onRemove: (row: CompanyRow) => void;
}

/** The table, or why there is none. */
function PortfolioTable({ view, change, answer, onWhy, onRemove }: PortfolioTableProps) {
  const t = useTexts('portfolio');
  const canRate = useCan('list-creditriskrating');
  const canEdit = useCan('edit-company');
  const [hidden, setHidden] = useRememberedSetting('portfolio.hidden-columns', readHiddenColumns);
  const { selected, select, clear } = useRowSelection();
  const { data, isLoadingError, error, isPlaceholderData, refetch } = answer;
  const columns = portfolioColumns((permission) => (permission === 'edit-company' ? canEdit : canRate));
  const shown = columns.filter((column) => !hidden.includes(column.key));
  const rows = data?.data;
  if (isLoadingError) return <LoadFailed title={t('failed')} message={problemOf(error, '').message} onRetry={() => void refetch()} />;
  if (rows?.length === 0) return <NoPortfolio isSearched={view.q !== '' || hasFilters(view.filters)} onReset={() => change({ q: '', filters: {} })} />;
  return (
    <Panel isFlush className={classes.panel}>
      <Tools view={view} rows={rows ?? []} shown={shown} selected={selected} onClear={clear}>
        <ColumnMenu columns={columns} hidden={hidden} onHide={setHidden} />
      </Tools>
      <div className={classes.table}>
        {rows === undefined ? (
          <TableSkeleton rows={SKELETON_ROWS} />
        ) : (
          <CompanyTable
            rows={rows}
            columns={shown}
            sort={view.sort}
            isDescending={view.descending}
            onSort={(sort) => change({ sort, descending: sort === view.sort && !view.descending })}
            selected={selected}
            onSelect={select}
            opened={view.company}
            actions={(row) => <PortfolioActions row={row} asOf={view.asOf} isOpened={row._id === view.company} canRemove={canEdit} onWhy={onWhy} onRemove={onRemove} />}
            words={{ label: t('title'), selectAll: t('table.selectAll') }}
            isStale={isPlaceholderData}
          />
        )}
      </div>
    </Panel>
  );
}

interface ToolsProps {
  readonly view: CompaniesView;
  readonly rows: readonly CompanyRow[];
  /** The columns on the screen, from left to right. */
  readonly shown: readonly Column[];
  readonly selected: ReadonlySet<string>;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

/** What is done with the selected companies, and with all of them. */
function Tools({ view, rows, shown, selected, onClear, children }: ToolsProps) {
  const t = useTexts('reports');
  const rti = useDownloadRti();
  const excel = useDownloadCompanies('portfolio-excel');
  const chosen = rows.filter(({ _id }) => selected.has(_id));
  const excelView = { ...searchPart(view), sort: view.sort, descending: view.descending, columns: shown.map(({ key }) => key) };
  return (
    <div className={classes.tools}>
      <SelectionCount count={chosen.length} onClear={onClear} />
      {chosen.length > 0 && (
        <ToolButton text={t('downloads.rti')} isBusy={rti.isBusy} onClick={() => rti.download(chosen.map(rtiOf), view.asOf)}>
          <IconDownload size="1.125rem" stroke={1.75} aria-hidden="true" />
        </ToolButton>
      )}
      <ToolButton text={t('downloads.companies')} isBusy={excel.isBusy} onClick={() => excel.download(excelView, rows.length)}>
        <IconFileSpreadsheet size="1.125rem" stroke={1.75} aria-hidden="true" />
      </ToolButton>
      {children}
    </div>
  );
}

interface ToolButtonProps {
  readonly text: string;
  readonly isBusy: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** Starts a download; waits while one is under way. */
function ToolButton({ text, isBusy, onClick, children }: ToolButtonProps) {
  return (
    <Button variant="default" leftSection={children} className={classes.busy} {...(isBusy && { 'aria-disabled': true, 'data-disabled': true })} onClick={() => !isBusy && onClick()}>
      {text}
    </Button>
  );
}

function rtiOf({ _id, ticker, companyName, status }: CompanyRow): RtiCompany {
  return { id: _id, ticker, companyName, status };
}

interface PortfolioActionsProps {
  readonly row: CompanyRow;
  readonly asOf: string | null;
  readonly isOpened: boolean;
  readonly canRemove: boolean;
  readonly onWhy: (id: string) => void;
  readonly onRemove: (row: CompanyRow) => void;
}

/** What can be done with a company of the portfolio. Removing is for those who may edit companies (specification 2, section 6). */
function PortfolioActions({ row, asOf, isOpened, canRemove, onWhy, onRemove }: PortfolioActionsProps) {
  const t = useTexts('portfolio');
  const rti = useDownloadRti();
  return (
    <RowActions row={row} isOpened={isOpened} onWhy={onWhy}>
      <IconButton
        size="md"
        label={t('actions.downloadOf', { name: row.companyName })}
        disabledReason={rti.isBusy ? t('actions.underWay') : undefined}
        className={classes.busy}
        onClick={() => rti.download([rtiOf(row)], asOf)}
      >
        <IconDownload size="1.125rem" stroke={1.75} />
      </IconButton>
      {canRemove && (
        <IconButton size="md" label={t('actions.removeOf', { name: row.companyName })} onClick={() => onRemove(row)}>
          <IconTrash size="1.125rem" stroke={1.75} />
        </IconButton>
      )}
    </RowActions>
  );
}
