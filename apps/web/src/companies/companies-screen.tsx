import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { formatCount } from '../lib/format.ts';
import { useCan } from '../lib/profile.ts';
import { useTexts } from '../lib/texts.ts';
import { ScorePanel } from '../scores/public/score-panel.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { companyPageQuery, heatMapQuery } from './companies-queries.ts';
import classes from './companies-screen.module.css';
import { TABS } from './companies-url.ts';
import { FilterChips } from './filter-chips.tsx';
import { FilterPopover } from './filter-popover.tsx';
import { ImportLink } from './import-link.tsx';
import { useListingState } from './listing-state.ts';
import { ListingTabs, TAB_PANEL_ID, tabId } from './listing-tabs.tsx';
import { MapTab } from './map-tab.tsx';
import { useRowCount } from './row-count.ts';
import { SearchForm } from './search-form.tsx';
import { StaleNotice } from './stale-notice.tsx';
import { allowedColumns } from './table-columns.tsx';
import { TableTab } from './table-tab.tsx';

/** The company listing: search and filters, the map of scores, the map of ratings, the table, and the opened score beside them. */
export function CompaniesScreen() {
  const t = useTexts('companies');
  const { view, change } = useListingState();
  const canRate = useCan('list-creditriskrating');
  const canEdit = useCan('edit-company');
  const tabs = TABS.filter((one) => one !== 'ccrr' || canRate);
  const tab = tabs.find((one) => one === view.tab) ?? 'heatmap';
  const [rowCount, setRowCount] = useRowCount(view.rows);
  const map = useQuery({ ...heatMapQuery(view), enabled: tab !== 'table' });
  const page = useQuery({ ...companyPageQuery(view, rowCount), enabled: tab === 'table' });
  const answer = tab === 'table' ? page : map;
  const count = tab === 'table' ? page.data?.data.totalCount : map.data?.data.count;
  const opener = useRef<Element | null>(null);

  function closePanel(): void {
    change({ company: null }, { replace: true });
    if (opener.current instanceof HTMLElement) opener.current.focus();
    opener.current = null;
  }

  const panel = view.company !== null && <ScorePanel companyId={view.company} asOf={view.asOf} takesFocus={opener.current !== null} onClose={closePanel} />;
  return (
    <div className={classes.screen}>
      <PageHeader
        title={t('title')}
        counts={count === undefined ? [] : [t('count', { count, shown: formatCount(count) })]}
        actions={
          <>
            <SearchForm view={view} change={change} />
            <FilterPopover filters={view.filters} onChange={(filters) => change({ filters, page: 1 })} />
            {canEdit && <ImportLink />}
          </>
        }
      />
      <FilterChips filters={view.filters} onChange={(filters) => change({ filters, page: 1 })} />
      <div className={classes.tabs}>
        <ListingTabs tabs={tabs} current={tab} isLoading={answer.isPending} onTab={(next) => change({ tab: next, view: null, ...(next !== 'heatmap' && { group: 'default' }) })} />
        {answer.isRefetchError && <StaleNotice onRetry={() => void answer.refetch()} />}
      </div>
      <div id={TAB_PANEL_ID} role="tabpanel" aria-labelledby={tabId(tab)} className={classes.panel}>
        {tab === 'table' ? (
          <div className={classes.work}>
            <TableTab
              view={view}
              change={change}
              answer={page}
              columns={allowedColumns((permission) => (permission === 'edit-company' ? canEdit : canRate))}
              rowCount={rowCount}
              onRowCount={setRowCount}
              onWhy={(id) => {
                opener.current = document.activeElement;
                change({ company: id }, { replace: true });
              }}
            />
            {panel}
          </div>
        ) : (
          <MapTab view={view} change={change} answer={map} isRatings={tab === 'ccrr'} canRate={canRate} panel={panel} />
        )}
      </div>
    </div>
  );
}
