import '@mantine/core/styles/Flex.layer.css';
import { Badge, Box, Button, Flex, Group, Kbd } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { EVENT_SORTS } from '@vigilo/domain/events/fields';
import type { EventTab } from '@vigilo/domain/events/event-actions';
import { EVENT_TABS } from '@vigilo/domain/events/event-actions';
import { useRef } from 'react';
import type { RefObject } from 'react';
import { formatCount } from '../../lib/format.ts';
import { toProblem } from '../../lib/problem.ts';
import { useTexts } from '../../lib/texts.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { useRowCursor } from '../../ui/data-table/use-row-cursor.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { KeysButton } from '../../ui/keys-button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Panel } from '../../ui/panel.tsx';
import { tabId, TabList } from '../../ui/tab-list.tsx';
import { TableFooter } from '../../ui/table-footer.tsx';
import { useEvents } from '../events-context.tsx';
import { NO_FILTERS, ROW_COUNTS } from '../events-url.ts';
import { FilterBar } from '../filters/filter-bar.tsx';
import { FilterChips } from '../filters/filter-chips.tsx';
import { countFilters } from '../filters/filter-edit.ts';
import { Allowance } from './allowance.tsx';
import { useEventsColumns } from './events-columns.tsx';
import classes from './events-list.module.css';
import { useListKeys } from './use-list-keys.ts';

const PANEL_ID = 'events-panel';
const TAB_NAMES = { 'company-events': 'tab.company', 'imported events': 'tab.imported' } as const;
const HINTS = { move: 'M', news: 'N' } as const;

/** In rem. */
const ROW_HEIGHT = 2.625;

/** Both lists of events: tabs, search and filters, the table with its boxes, and the pages. */
export function EventsList() {
  const t = useTexts('events');
  const { view, asked, change, shown, checks, canEditCompany } = useEvents();
  const { page, query, fresh } = shown;
  const before = (asked.page - 1) * asked.rows;
  const field = useRef<HTMLInputElement>(null);
  const cursor = useRowCursor(page?.rows.map(({ _id }) => _id) ?? [], shown.key);
  const columns = useEventsColumns(before);
  const changeTab = useChangeTab();
  useListKeys({ field, cursor, onTab: changeTab });
  return (
    <Panel isFlush className={classes.panel}>
      <ListHead field={field} onTab={changeTab} />
      <NewsNote />
      <Flex
        id={PANEL_ID}
        role="tabpanel"
        aria-labelledby={tabId(PANEL_ID, view.tab)}
        direction="column"
        flex={1}
        mih={0}
      >
        {query.isLoadingError ? (
          <LoadFailed
            title={t('failed.title')}
            message={toProblem(query.error, '').message}
            onRetry={() => void query.refetch()}
          />
        ) : (
          <DataTable
            label={t(TAB_NAMES[view.tab])}
            columns={columns}
            rows={page?.rows}
            getId={({ _id }) => _id}
            sorting={{ key: view.sort, isDescending: view.isDescending }}
            onSort={({ key, isDescending }) =>
              change({ sort: EVENT_SORTS.find((sort) => sort === key) ?? 'date', isDescending })
            }
            page={{ before, total: page?.total ?? 0 }}
            cursor={cursor}
            boxes={canEditCompany ? checks.boxes : undefined}
            isSelected={checks.isChecked}
            getLook={({ _id }) => (fresh.has(_id) ? 'fresh' : undefined)}
            isStale={shown.isStale}
            rowHeight={ROW_HEIGHT}
            className={classes.table}
            onHold={shown.onHold}
            empty={<NoEvents />}
          />
        )}
      </Flex>
      <ListFooter />
    </Panel>
  );
}

/** The selection for moving is of the list that is left. */
function useChangeTab(): (tab: EventTab) => void {
  const { moved, change } = useEvents();
  return (tab) => {
    moved.clear();
    change({ tab, text: '', filters: NO_FILTERS });
  };
}

interface ListHeadProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onTab: (tab: EventTab) => void;
}

function ListHead({ field, onTab }: ListHeadProps) {
  const { view, canAddEvents } = useEvents();
  return (
    <>
      <Group gap="sm" px="md" className={classes.head}>
        <Tabs onTab={onTab} />
        {canAddEvents && view.tab === 'imported events' && <MoveButton />}
        <FilterBar key={view.tab} field={field} />
      </Group>
      <Box px="md">
        <FilterChips />
      </Box>
    </>
  );
}

/** The company's events and, for who may add events, those that came in by themselves and wait. */
function Tabs({ onTab }: Pick<ListHeadProps, 'onTab'>) {
  const t = useTexts('events');
  const { view, shown, canAddEvents } = useEvents();
  const tabs = EVENT_TABS.filter((tab) => canAddEvents || tab === 'company-events').map((tab) => {
    const total = shown.totals[tab];
    return {
      value: tab,
      text: t(TAB_NAMES[tab]),
      mark: total !== undefined && (
        <Badge title={t('tab.count', { total: formatCount(total) })}>{formatCount(total)}</Badge>
      ),
    };
  });
  return <TabList label={t('tab.label')} tabs={tabs} current={view.tab} panelId={PANEL_ID} onTab={onTab} />;
}

/** Moves the selected imported events to the company events; says how many are selected. */
function MoveButton() {
  const t = useTexts('events');
  const { moved, locked, dialogs } = useEvents();
  const count = moved.rows.length;
  return (
    <ActionButton
      isMain
      leftSection={<IconArrowRight size="1rem" stroke={1.75} />}
      rightSection={
        count > 0 ? <Badge>{t('moveCount', { selected: count })}</Badge> : <Kbd>{HINTS.move}</Kbd>
      }
      shortcut="m"
      disabledReason={locked ?? (count === 0 ? t('moveNone') : undefined)}
      onClick={() => dialogs.open('move')}
    >
      {t('move')}
    </ActionButton>
  );
}

/** Says that events came in while somebody is at work on the rows, and shows them when asked to. */
function NewsNote() {
  const t = useTexts('events');
  const { waiting, release } = useEvents().shown;
  return (
    <div role="status">
      {waiting !== null && (
        <Group justify="center" gap="md" p="xs" fw={550} c="var(--v-action-ink)" bg="var(--v-action-soft)">
          <span>{waiting === 0 ? t('news.changed') : t('news.note', { count: waiting })}</span>
          <Button
            size="compact-sm"
            aria-keyshortcuts="n"
            rightSection={<Kbd>{HINTS.news}</Kbd>}
            onClick={release}
          >
            {t('news.show')}
          </Button>
        </Group>
      )}
    </div>
  );
}

function ListFooter() {
  const t = useTexts('events');
  const { view, asked, setPage, setRows, shown, canEditCompany, moved, dialogs } = useEvents();
  return (
    <TableFooter
      page={asked.page}
      rowCount={asked.rows}
      rowCounts={ROW_COUNTS}
      total={shown.page?.total ?? 0}
      onPage={setPage}
      onRowCount={setRows}
    >
      {canEditCompany && view.tab === 'company-events' && <Allowance />}
      {view.tab === 'imported events' && moved.rows.length > 0 && (
        <Button variant="subtle" size="compact-sm" onClick={moved.clear}>
          {t('select.clear')} ({moved.rows.length})
        </Button>
      )}
      <KeysButton onClick={() => dialogs.open('keys')} />
    </TableFooter>
  );
}

function NoEvents() {
  const t = useTexts('events');
  const { view, change } = useEvents();
  const isFiltered = view.text !== '' || countFilters(view.filters) > 0;
  const hint = isFiltered
    ? t('none.filtered')
    : t(view.tab === 'company-events' ? 'none.company' : 'none.imported');
  const clear = <Button onClick={() => change({ text: '', filters: NO_FILTERS })}>{t('none.clear')}</Button>;
  return <EmptyState title={t('none.title')} hint={hint} {...(isFiltered && { action: clear })} />;
}
