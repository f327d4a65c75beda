import { Button } from '@mantine/core';
import { useRef } from 'react';
import type { RefObject } from 'react';
import { LoadFailed } from '../ui/load-failed.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { IconKeyboard } from '@tabler/icons-react';
import { EmptyState } from '../ui/empty-state.tsx';
import { Panel } from '../ui/panel.tsx';
import { tabId } from '../ui/tab-list.tsx';
import { TableFoot } from '../ui/table-foot.tsx';
import { problemOf } from '../lib/problem.ts';
import { useTexts } from '../lib/texts.ts';
import { Allowance } from './allowance.tsx';
import classes from './events-list.module.css';
import { EventsTable } from './events-table.tsx';
import { EventsTabs } from './events-tabs.tsx';
import { NO_FILTERS, ROW_COUNTS } from './events-url.ts';
import { FilterBar } from './filter-bar.tsx';
import { FilterChips } from './filter-chips.tsx';
import { countFilters } from './filter-edit.ts';
import { MoveButton } from './move-button.tsx';
import { NewsNote } from './news-note.tsx';
import { useEventsColumns } from './events-columns.tsx';
import type { ShownEvents } from './use-events-page.ts';
import type { EventsState } from './use-events-view.ts';
import type { ChosenSummaries } from './use-chosen-summaries.ts';
import type { EventRights } from './use-event-rights.ts';
import type { EventsDialogs } from './use-events-dialogs.ts';
import { useEventKeys } from './use-event-keys.ts';
import type { MovedSelection } from './use-moved-selection.ts';
import { useRowCursor } from './use-row-cursor.ts';
import type { RowChecks } from './use-row-checks.tsx';

interface EventsListProps {
  readonly companyId: string;
  readonly state: EventsState;
  readonly shown: ShownEvents;
  readonly rights: EventRights;
  readonly checks: RowChecks;
  readonly chosen: ChosenSummaries;
  readonly moved: MovedSelection;
  readonly dialogs: EventsDialogs;
  /** Why nothing can be changed, in words. */
  readonly locked: string | undefined;
}

const PANEL_ID = 'events-panel';

/** Both lists of events: tabs, search and filters, the table with its boxes, and the pages. */
export function EventsList({ companyId, state, shown, rights, checks, chosen, moved, dialogs, locked }: EventsListProps) {
  const t = useTexts('events');
  const { view, asked, change } = state;
  const { page, query } = shown;
  const rows = page?.rows ?? [];
  const before = (asked.page - 1) * asked.rows;
  const field = useRef<HTMLInputElement>(null);
  const cursor = useRowCursor(rows.length, shown.key);
  const columnsOf = useEventsColumns({ tab: view.tab, rights, checks, dialogs, before });
  const label = t(view.tab === 'company-events' ? 'tab.company' : 'tab.imported');
  function search(found: Pick<typeof view, 'text' | 'filters'>): void {
    change(found);
  }
  function changeTab(tab: typeof view.tab): void {
    moved.clear();
    change({ tab, text: '', filters: NO_FILTERS });
  }
  useListKeys({ field, cursor, changeTab, companyId, state, shown, rights, checks, chosen, moved, dialogs, locked });
  return (
    <Panel isFlush className={classes.panel}>
      <div className={classes.head}>
        <EventsTabs tab={view.tab} canAddEvents={rights.canAddEvents} totals={shown.totals} panelId={PANEL_ID} onTab={changeTab} />
        {rights.canAddEvents && view.tab === 'imported events' && <MoveButton count={moved.rows.length} locked={locked} onClick={() => dialogs.open('move')} />}
        <FilterBar key={view.tab} companyId={companyId} asOf={asked.asOf} view={view} field={field} onSearch={search} />
      </div>
      <div className={classes.chips}>
        <FilterChips view={view} onSearch={search} />
      </div>
      <NewsNote waiting={shown.waiting} onShow={shown.release} />
      <div id={PANEL_ID} role="tabpanel" aria-labelledby={tabId(PANEL_ID, view.tab)} className={classes.list}>
        {query.isLoadingError ? (
          <LoadFailed title={t('failed.title')} message={problemOf(query.error, '').message} onRetry={() => void query.refetch()} />
        ) : (
          <EventsTable
            label={label}
            columns={columnsOf(rows)}
            rows={page?.rows}
            total={page?.total ?? 0}
            before={before}
            sort={view.sort}
            isDescending={view.isDescending}
            onSort={(sort, isDescending) => change({ sort, isDescending })}
            cursor={cursor}
            isChecked={checks.isChecked}
            fresh={shown.fresh}
            isStale={shown.isStale}
            onHold={shown.onHold}
            empty={<NoEvents state={state} />}
          />
        )}
      </div>
      <TableFoot page={asked.page} rowCount={asked.rows} rowCounts={ROW_COUNTS} total={page?.total ?? 0} onPage={state.setPage} onRowCount={state.setRows}>
        {rights.canEditCompany && view.tab === 'company-events' && <Allowance chosen={chosen} />}
        {rights.canEditCompany && view.tab === 'imported events' && moved.rows.length > 0 && (
          <Button variant="subtle" size="compact-sm" onClick={moved.clear}>
            {t('select.clear')} ({moved.rows.length})
          </Button>
        )}
        <IconButton label={t('keys.open')} aria-keyshortcuts="?" onClick={() => dialogs.open('keys')}>
          <IconKeyboard size="1.125rem" stroke={1.75} />
        </IconButton>
      </TableFoot>
    </Panel>
  );
}

function NoEvents({ state: { view, change } }: { readonly state: EventsState }) {
  const t = useTexts('events');
  const isFiltered = view.text !== '' || countFilters(view.filters) > 0;
  const hint = isFiltered ? t('none.filtered') : t(view.tab === 'company-events' ? 'none.company' : 'none.imported');
  const clear = <Button onClick={() => change({ text: '', filters: NO_FILTERS })}>{t('none.clear')}</Button>;
  return <EmptyState title={t('none.title')} hint={hint} {...(isFiltered && { action: clear })} />;
}

interface KeysOf extends EventsListProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly cursor: ReturnType<typeof useRowCursor>;
  readonly changeTab: (tab: EventsState['view']['tab']) => void;
}

function useListKeys({ field, cursor, changeTab, state, shown, rights, checks, moved, dialogs, locked }: KeysOf): void {
  const { view, asked, setPage } = state;
  const rows = shown.page?.rows ?? [];
  const row = cursor.index === null ? undefined : rows[cursor.index];
  const canMove = rights.canAddEvents && locked === undefined && view.tab === 'imported events' && moved.rows.length > 0;
  const last = Math.max(1, Math.ceil((shown.page?.total ?? 0) / asked.rows));
  useEventKeys({
    step: cursor.step,
    select: () => rights.canEditCompany && row !== undefined && checks.toggle(row),
    details: () => row !== undefined && dialogs.open('row', row._id),
    edit: () => rights.canEditEvents && row !== undefined && checks.whyNot('edit', row) === undefined && dialogs.open('change', row._id),
    remove: () => rights.canEditEvents && row !== undefined && checks.whyNot('delete', row) === undefined && dialogs.open('delete', row._id),
    openUrl: () => document.querySelector<HTMLAnchorElement>(`tr[data-row="${cursor.index ?? 0}"] [data-column="url"] a`)?.click(),
    add: () => rights.canAddEvents && locked === undefined && dialogs.open('add'),
    move: () => canMove && dialogs.open('move'),
    preview: () => rights.canEditCompany && locked === undefined && dialogs.open('preview'),
    search: () => field.current?.select(),
    page: (by) => asked.page + by >= 1 && asked.page + by <= last && setPage(asked.page + by),
    tab: () => rights.canAddEvents && changeTab(view.tab === 'company-events' ? 'imported events' : 'company-events'),
    news: shown.release,
    help: () => dialogs.open('keys'),
  });
}
