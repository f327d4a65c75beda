import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy, useEffect } from 'react';
import { onFirstUse } from '../lib/first-use.ts';
import { useCan } from '../lib/profile.ts';
import { useTexts } from '../lib/texts.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { AddCompanyButton } from './add-company-button.tsx';
import { AsOfChoice } from './as-of-choice.tsx';
import { companyPageQuery, heatMapQuery } from './companies-queries.ts';
import classes from './companies-screen.module.css';
import type { CompaniesView, Tab } from './companies-url.ts';
import { TABS } from './companies-url.ts';
import { FilterChips } from './filters/filter-chips.tsx';
import { FilterPopover } from './filters/filter-popover.tsx';
import { ImportLink } from './import-link.tsx';
import type { ChangeView } from './listing-state.ts';
import { useListingState } from './listing-state.ts';
import { ListingTabs, TAB_PANEL_ID } from './listing-tabs.tsx';
import { MapTab } from './map/map-tab.tsx';
import { PaletteProvider } from './public/palette.tsx';
import { useRowCount } from './row-count.ts';
import { SearchForm } from './filters/search-form.tsx';
import { StaleNotice } from './stale-notice.tsx';
import { CompanyDialogs } from './public/company-dialogs.tsx';
import { TableSkeleton } from './table/table-skeleton.tsx';
import { useScorePanel } from './use-score-panel.tsx';
import { tabId } from '../ui/tab-list.tsx';
import { useRoomBelow } from '../ui/use-room-below.ts';

/** Not on the first screen. */
const loadTable = () => import('./table/table-tab.tsx');
const TableTab = lazy(async () => ({ default: (await loadTable()).TableTab }));

/** The company listing: search and filters, the map of scores, the map of ratings, the table, and the opened score beside them. */
export function CompaniesScreen() {
  const { view, change } = useListingState();
  const canRate = useCan('list-creditriskrating');
  const canEdit = useCan('edit-company');
  const tabs = TABS.filter((one) => one !== 'ccrr' || canRate);
  const tab = tabs.find((one) => one === view.tab) ?? 'heatmap';
  const [rowCount, setRowCount] = useRowCount(view.rows);
  const map = useQuery({ ...heatMapQuery(view), enabled: tab !== 'table' });
  const page = useQuery({ ...companyPageQuery(view, rowCount), enabled: tab === 'table' });
  const answer = tab === 'table' ? page : map;
  const { panel, openWhy } = useScorePanel(view, change);
  const screen = useRoomBelow();
  useEffect(() => onFirstUse(() => void loadTable()), []);
  return (
    <PaletteProvider>
      <div ref={screen} className={classes.screen}>
        <ListingHead
          view={view}
          change={change}
          canEdit={canEdit}
          count={tab === 'table' ? page.data?.data.totalCount : map.data?.data.count}
        />
        <div className={classes.tabs}>
          <ListingTabs
            tabs={tabs}
            current={tab}
            isLoading={answer.isPending}
            onTab={(next) => change(switchTab(next))}
          />
          {answer.isRefetchError && <StaleNotice onRetry={() => void answer.refetch()} />}
          <AsOfChoice
            asked={view.asOf}
            answered={answer.data?.data.asOf ?? null}
            onChange={(asOf) => change({ asOf, page: 1 })}
          />
        </div>
        <div
          id={TAB_PANEL_ID}
          role="tabpanel"
          aria-labelledby={tabId(TAB_PANEL_ID, tab)}
          className={classes.panel}
        >
          {tab === 'table' ? (
            <div className={classes.work}>
              <Suspense fallback={<TableSkeleton rows={rowCount} />}>
                <TableTab
                  view={view}
                  change={change}
                  answer={page}
                  canEdit={canEdit}
                  canRate={canRate}
                  rowCount={rowCount}
                  onRowCount={setRowCount}
                  onExplain={openWhy}
                />
              </Suspense>
              {panel}
            </div>
          ) : (
            <MapTab
              view={view}
              change={change}
              answer={map}
              isRatings={tab === 'ccrr'}
              canRate={canRate}
              panel={panel}
            />
          )}
        </div>
      </div>
      <CompanyDialogs />
    </PaletteProvider>
  );
}

/** Any tab but the first shows the map ungrouped again (specification 2, section 2.1). */
function switchTab(tab: Tab): Partial<CompaniesView> {
  return { tab, view: null, ...(tab !== 'heatmap' && { group: 'default' }) };
}

interface ListingHeadProps {
  readonly view: CompaniesView;
  readonly change: ChangeView;
  readonly canEdit: boolean;
  /** Companies that match, once it is known. */
  readonly count: number | undefined;
}

function ListingHead({ view, change, canEdit, count }: ListingHeadProps) {
  const t = useTexts('companies');
  return (
    <>
      <PageHeader
        title={t('title')}
        counts={count === undefined ? [] : [t('count', { count })]}
        actions={
          <>
            <SearchForm view={view} change={change} />
            <FilterPopover filters={view.filters} onChange={(filters) => change({ filters, page: 1 })} />
            {canEdit && <ImportLink />}
            {canEdit && <AddCompanyButton />}
          </>
        }
      />
      <FilterChips filters={view.filters} onChange={(filters) => change({ filters, page: 1 })} />
    </>
  );
}
