import { Button } from '@mantine/core';
import type { EventTab } from '@vigilo/domain/events/event-actions';
import { useRef } from 'react';
import type { RefObject } from 'react';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { IconKeyboard } from '@tabler/icons-react';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { tabId } from '../../ui/tab-list.tsx';
import { TableFooter } from '../../ui/table-footer.tsx';
import { toProblem } from '../../lib/problem.ts';
import { useTexts } from '../../lib/texts.ts';
import { Allowance } from './allowance.tsx';
import classes from './events-list.module.css';
import { EventsTable } from './events-table.tsx';
import { EventsTabs } from './events-tabs.tsx';
import { NO_FILTERS, ROW_COUNTS } from '../events-url.ts';
import { FilterBar } from '../filters/filter-bar.tsx';
import { FilterChips } from '../filters/filter-chips.tsx';
import { countFilters } from '../filters/filter-edit.ts';
import { MoveButton } from './move-button.tsx';
import { NewsNote } from './news-note.tsx';
import { useEventsColumns } from './events-columns.tsx';
import type { ShownEvents } from './use-events-page.ts';
import type { EventsState } from '../use-events-view.ts';
import type { ChosenSummaries } from './use-chosen-summaries.ts';
import type { EventRights } from '../use-event-rights.ts';
import type { EventsDialogs } from '../use-events-dialogs.ts';
import { useListKeys } from './use-list-keys.ts';
import type { MovedSelection } from './use-moved-selection.ts';
import { useRowCursor } from '../../ui/data-table/use-row-cursor.ts';
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
export function EventsList(props: EventsListProps) {
  const { state, shown, rights, checks, dialogs } = props;
  const t = useTexts('events');
  const { view, asked, change } = state;
  const { page, query } = shown;
  const rows = page?.rows ?? [];
  const before = (asked.page - 1) * asked.rows;
  const field = useRef<HTMLInputElement>(null);
  const cursor = useRowCursor(
    rows.map(({ _id }) => _id),
    shown.key,
  );
  const buildColumns = useEventsColumns({ tab: view.tab, rights, checks, dialogs, before });
  useListKeys({ ...props, field, cursor, onTab: (tab) => changeTab(props, tab) });
  return (
    <Panel isFlush className={classes.panel}>
      <ListHead {...props} field={field} />
      <NewsNote waiting={shown.waiting} onShow={shown.release} />
      <div id={PANEL_ID} role="tabpanel" aria-labelledby={tabId(PANEL_ID, view.tab)} className={classes.list}>
        {query.isLoadingError ? (
          <LoadFailed
            title={t('failed.title')}
            message={toProblem(query.error, '').message}
            onRetry={() => void query.refetch()}
          />
        ) : (
          <EventsTable
            label={t(view.tab === 'company-events' ? 'tab.company' : 'tab.imported')}
            columns={buildColumns(rows)}
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
      <ListFooter {...props} />
    </Panel>
  );
}

/** The selection for moving is of the list that is left. */
function changeTab({ moved, state }: Pick<EventsListProps, 'moved' | 'state'>, tab: EventTab): void {
  moved.clear();
  state.change({ tab, text: '', filters: NO_FILTERS });
}

function ListHead(props: EventsListProps & { readonly field: RefObject<HTMLInputElement | null> }) {
  const { companyId, state, shown, rights, moved, dialogs, locked, field } = props;
  const { view, asked, change } = state;
  return (
    <>
      <div className={classes.head}>
        <EventsTabs
          tab={view.tab}
          canAddEvents={rights.canAddEvents}
          totals={shown.totals}
          panelId={PANEL_ID}
          onTab={(tab) => changeTab(props, tab)}
        />
        {rights.canAddEvents && view.tab === 'imported events' && (
          <MoveButton count={moved.rows.length} locked={locked} onClick={() => dialogs.open('move')} />
        )}
        <FilterBar
          key={view.tab}
          companyId={companyId}
          asOf={asked.asOf}
          view={view}
          field={field}
          onSearch={change}
        />
      </div>
      <div className={classes.chips}>
        <FilterChips view={view} onSearch={change} />
      </div>
    </>
  );
}

function ListFooter({
  state: { view, asked, setPage, setRows },
  shown,
  rights,
  chosen,
  moved,
  dialogs,
}: EventsListProps) {
  const t = useTexts('events');
  return (
    <TableFooter
      page={asked.page}
      rowCount={asked.rows}
      rowCounts={ROW_COUNTS}
      total={shown.page?.total ?? 0}
      onPage={setPage}
      onRowCount={setRows}
    >
      {rights.canEditCompany && view.tab === 'company-events' && <Allowance chosen={chosen} />}
      {view.tab === 'imported events' && moved.rows.length > 0 && (
        <Button variant="subtle" size="compact-sm" onClick={moved.clear}>
          {t('select.clear')} ({moved.rows.length})
        </Button>
      )}
      <IconButton label={t('keys.open')} aria-keyshortcuts="?" onClick={() => dialogs.open('keys')}>
        <IconKeyboard size="1.125rem" stroke={1.75} />
      </IconButton>
    </TableFooter>
  );
}

function NoEvents({ state: { view, change } }: { readonly state: EventsState }) {
  const t = useTexts('events');
  const isFiltered = view.text !== '' || countFilters(view.filters) > 0;
  const hint = isFiltered
    ? t('none.filtered')
    : t(view.tab === 'company-events' ? 'none.company' : 'none.imported');
  const clear = <Button onClick={() => change({ text: '', filters: NO_FILTERS })}>{t('none.clear')}</Button>;
  return <EmptyState title={t('none.title')} hint={hint} {...(isFiltered && { action: clear })} />;
}
