import type { EventTab } from '@vigilo/domain/events/event-actions';
import type { RefObject } from 'react';
import { useTexts } from '../../lib/texts.ts';
import { showToast } from '../../ui/toast.ts';
import type { RowCursor } from '../../ui/data-table/use-row-cursor.ts';
import { useEvents } from '../events-context.tsx';
import { useEventKeys } from './use-event-keys.ts';

interface ListKeysOptions {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly cursor: RowCursor;
  readonly onTab: (tab: EventTab) => void;
}

/** What each key does with the list and the row it is on. What cannot be done says why. */
export function useListKeys({ field, cursor, onTab }: ListKeysOptions): void {
  const t = useTexts('events');
  const {
    view,
    asked,
    setPage,
    shown,
    checks,
    moved,
    dialogs,
    locked,
    canAddEvents,
    canEditEvents,
    canEditCompany,
  } = useEvents();
  const row = cursor.index === null ? undefined : shown.page?.rows[cursor.index];
  const last = Math.max(1, Math.ceil((shown.page?.total ?? 0) / asked.rows));

  /** Does it, unless there is a reason against it, which is then said. */
  function unless(reason: string | undefined, title: string, act: () => void): void {
    if (reason === undefined) act();
    else showToast({ kind: 'error', title, text: reason });
  }
  function onRow(action: 'edit' | 'delete'): void {
    if (!canEditEvents || row === undefined) return;
    const refusal = checks.findRefusal(action, row);
    unless(refusal && t(refusal), t(action), () =>
      dialogs.open(action === 'edit' ? 'change' : 'delete', row._id),
    );
  }
  function move(): void {
    if (!canAddEvents || view.tab !== 'imported events') return;
    unless(locked ?? (moved.rows.length === 0 ? t('moveNone') : undefined), t('move'), () =>
      dialogs.open('move'),
    );
  }
  useEventKeys({
    step: cursor.step,
    select: () => canEditCompany && row !== undefined && checks.toggle(row),
    details: () => row !== undefined && dialogs.open('row', row._id),
    edit: () => onRow('edit'),
    remove: () => onRow('delete'),
    openUrl: () =>
      document
        .querySelector<HTMLAnchorElement>(`tr[data-row="${cursor.index ?? 0}"] [data-column="url"] a`)
        ?.click(),
    add: () => canAddEvents && unless(locked, t('addEvent'), () => dialogs.open('add')),
    move,
    preview: () => canEditCompany && unless(locked, t('preview'), () => dialogs.open('preview')),
    search: () => field.current?.select(),
    page: (by) => asked.page + by >= 1 && asked.page + by <= last && setPage(asked.page + by),
    tab: () => canAddEvents && onTab(view.tab === 'company-events' ? 'imported events' : 'company-events'),
    news: shown.release,
    help: () => dialogs.open('keys'),
  });
}
