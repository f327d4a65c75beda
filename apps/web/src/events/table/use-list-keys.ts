import type { EventTab } from '@vigilo/domain/events/event-actions';
import type { RefObject } from 'react';
import { useTexts } from '../../lib/texts.ts';
import { showToast } from '../../ui/toast.ts';
import type { ShownEvents } from './use-events-page.ts';
import type { EventsState } from '../use-events-view.ts';
import type { EventRights } from '../use-event-rights.ts';
import type { EventsDialogs } from '../use-events-dialogs.ts';
import { useEventKeys } from './use-event-keys.ts';
import type { MovedSelection } from './use-moved-selection.ts';
import type { RowCursor } from '../../ui/data-table/use-row-cursor.ts';
import type { RowChecks } from './use-row-checks.tsx';

interface ListKeysOptions {
  readonly state: EventsState;
  readonly shown: ShownEvents;
  readonly rights: EventRights;
  readonly checks: RowChecks;
  readonly moved: MovedSelection;
  readonly dialogs: EventsDialogs;
  /** Why nothing can be changed, in words. */
  readonly locked: string | undefined;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly cursor: RowCursor;
  readonly onTab: (tab: EventTab) => void;
}

/** What each key does with the list and the row it is on. What cannot be done says why. */
export function useListKeys({
  field,
  cursor,
  state,
  shown,
  rights,
  checks,
  moved,
  dialogs,
  locked,
  onTab,
}: ListKeysOptions): void {
  const t = useTexts('events');
  const { view, asked, setPage } = state;
  const row = cursor.index === null ? undefined : shown.page?.rows[cursor.index];
  const last = Math.max(1, Math.ceil((shown.page?.total ?? 0) / asked.rows));

  /** Does it, unless there is a reason against it, which is then said. */
  function unless(reason: string | undefined, title: string, act: () => void): void {
    if (reason === undefined) act();
    else showToast({ kind: 'error', title, text: reason });
  }
  function onRow(action: 'edit' | 'delete'): void {
    if (!rights.canEditEvents || row === undefined) return;
    const refusal = checks.findRefusal(action, row);
    unless(refusal && t(refusal), t(action), () =>
      dialogs.open(action === 'edit' ? 'change' : 'delete', row._id),
    );
  }
  function move(): void {
    if (!rights.canAddEvents || view.tab !== 'imported events') return;
    unless(locked ?? (moved.rows.length === 0 ? t('moveNone') : undefined), t('move'), () =>
      dialogs.open('move'),
    );
  }
  useEventKeys({
    step: cursor.step,
    select: () => rights.canEditCompany && row !== undefined && checks.toggle(row),
    details: () => row !== undefined && dialogs.open('row', row._id),
    edit: () => onRow('edit'),
    remove: () => onRow('delete'),
    openUrl: () =>
      document
        .querySelector<HTMLAnchorElement>(`tr[data-row="${cursor.index ?? 0}"] [data-column="url"] a`)
        ?.click(),
    add: () => rights.canAddEvents && unless(locked, t('addEvent'), () => dialogs.open('add')),
    move,
    preview: () => rights.canEditCompany && unless(locked, t('preview'), () => dialogs.open('preview')),
    search: () => field.current?.select(),
    page: (by) => asked.page + by >= 1 && asked.page + by <= last && setPage(asked.page + by),
    tab: () =>
      rights.canAddEvents && onTab(view.tab === 'company-events' ? 'imported events' : 'company-events'),
    news: shown.release,
    help: () => dialogs.open('keys'),
  });
}
