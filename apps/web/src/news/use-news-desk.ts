// What the keys and the buttons of the queue do with the row that the analyst is on, or with all that are selected.

import type { NewsRow } from '@vigilo/contract/news-queue';
import type { NewsAction } from '@vigilo/domain/news/waiting-news';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useOpenedForm } from '../lib/opened-form.ts';
import { useTexts } from '../lib/texts.ts';
import { showToast } from '../ui/toast.ts';
import { CHANGE_FORM } from './change-draft.ts';
import type { QueueFilters } from './queue-filters.ts';
import type { Queue } from './use-queue.ts';
import { useQueue } from './use-queue.ts';
import type { Changes, Settling } from './use-settle.ts';
import { useSettle } from './use-settle.ts';

export interface SelectedCounts {
  readonly all: number;
  readonly accept: number;
  readonly drop: number;
}

export interface NewsDesk {
  readonly queue: Queue;
  readonly settling: Settling;
  /** Whether the values of the row are being changed. */
  readonly isChanging: boolean;
  /** Whether they are on their way to the server. */
  readonly isSaving: boolean;
  /** The row that is to be merged into another story. */
  readonly merging: NewsRow | null;
  /** How many rows are selected, and how many of them can be accepted as they are and be dropped. */
  readonly selected: SelectedCounts;
  /** Why something cannot be done now. */
  readonly findReason: (action: NewsAction) => string | undefined;
  readonly act: (action: NewsAction) => void;
  readonly toggle: () => void;
  readonly saveChanges: (changes: Changes) => void;
  readonly cancelChange: () => void;
  readonly cancelMerge: () => void;
}

/** Whether the person knows which row is under the cursor; else the first press only says which. */
function useRowKnown({ isUnread, confirm }: Queue): () => boolean {
  const t = useTexts('newsQueue');
  return () => {
    if (!isUnread) return true;
    confirm();
    showToast({ kind: 'info', title: t('unread.title'), text: t('unread.again') });
    return false;
  };
}

/** Goes to the row whose form the address opens, such as that of a draft. */
function useOpenedRow({ rows, row, cursor }: Queue, openId: string | null, onMissing: () => void): void {
  const t = useTexts('newsQueue');
  const isReady = rows !== undefined;
  const go = useEffectEvent(() => {
    const at = rows?.findIndex(({ _id }) => _id === openId) ?? -1;
    if (at >= 0 && row?._id !== openId) cursor.goTo(at);
    if (at >= 0) return;
    onMissing();
    showToast({ kind: 'info', title: t('change'), text: t('draft.noRow') });
  });
  useEffect(() => {
    if (isReady && openId !== null) go();
  }, [isReady, openId]);
}

/** Saves what was entered into the form, which closes once that is done, unless another one is open by then. */
function useSaving({ acceptChanged }: Settling, openId: string | null, close: () => void) {
  const [savedId, setSavedId] = useState<string | null>(null);
  const open = useRef<string | null>(null);
  useEffect(() => {
    open.current = openId;
    return () => {
      open.current = null;
    };
  }, [openId]);
  async function save(row: NewsRow, changes: Changes): Promise<void> {
    setSavedId(row._id);
    try {
      const isSaved = await acceptChanged(row, changes);
      if (isSaved && open.current === row._id) close();
    } finally {
      setSavedId((id) => (id === row._id ? null : id));
    }
  }
  return { isSaving: savedId !== null && savedId === openId, save };
}

export function useNewsDesk(filters: QueueFilters): NewsDesk {
  const t = useTexts('newsQueue');
  const { opened, open, close } = useOpenedForm();
  const changingId = opened?.form === CHANGE_FORM ? opened.subject : null;
  const [merging, setMerging] = useState<NewsRow | null>(null);
  const queue = useQueue(filters, merging?._id ?? changingId);
  const settling = useSettle(queue);
  const isRowKnown = useRowKnown(queue);
  const saving = useSaving(settling, changingId, close);
  useOpenedRow(queue, changingId, close);
  const { row, lost, selection } = queue;
  const selected = selection.rows;
  const isSeveral = selected.length > 0;
  const isChanging = row !== undefined && row._id === changingId;
  const acceptable = selected.filter(({ can }) => can.includes('accept'));
  const droppable = selected.filter(({ can }) => can.includes('drop'));

  function findReason(action: NewsAction): string | undefined {
    if (row === undefined) return t('empty.title');
    const rows = isAboutSelected(action) ? selected : [row];
    if (lost !== null && rows.includes(lost)) return t('lost');
    // What is not complete is accepted with the form that completes it.
    const wanted = action === 'accept' && !isSeveral ? ['accept', 'change'] : [action];
    if (rows.some(({ can }) => wanted.some((each) => can.some((one) => one === each)))) return undefined;
    return rows.every(({ status }) => status === 'Validated') ? t('validated') : t('cannot');
  }

  function isAboutSelected(action: NewsAction): boolean {
    return isSeveral && (action === 'accept' || action === 'drop');
  }

  function act(action: NewsAction): void {
    // The form has its own buttons.
    if (isChanging || (!isAboutSelected(action) && !isRowKnown())) return;
    const reason = findReason(action);
    if (reason !== undefined) showToast({ kind: 'error', title: t(action), text: reason });
    else if (row !== undefined) decide(action, row);
  }

  function decide(action: NewsAction, on: NewsRow): void {
    if (action === 'drop') void settling.drop(isSeveral ? droppable : [on]);
    else if (action === 'merge') setMerging(on);
    else if (action === 'accept' && isSeveral) void settling.accept(acceptable);
    else if (action === 'accept' && on.can.includes('accept')) void settling.accept([on]);
    else open(CHANGE_FORM, on._id);
  }

  return {
    queue,
    settling,
    isChanging,
    merging,
    selected: { all: selected.length, accept: acceptable.length, drop: droppable.length },
    findReason,
    act,
    toggle: () => row && isRowKnown() && selection.onSelect([row], !selection.isSelected(row)),
    isSaving: saving.isSaving,
    saveChanges: (changes) => {
      if (row !== undefined) void saving.save(row, changes);
    },
    cancelChange: () => {
      close();
      queue.cursor.step(0);
    },
    cancelMerge: () => setMerging(null),
  };
}
