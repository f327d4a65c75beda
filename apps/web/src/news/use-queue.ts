// The state of the queue: its rows, the row that the analyst is on, what is selected, what was settled last.

import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { NewsRow, NewsVisitor } from '@vigilo/contract/news-queue';
import { useEffect, useState } from 'react';
import { queryClient, TYPING_PAUSE_MS } from '../lib/query-client.ts';
import type { RowSelection } from '../ui/data-table/row-selection.ts';
import { useRowSelection } from '../ui/data-table/row-selection.ts';
import type { RowCursor } from '../ui/data-table/use-row-cursor.ts';
import { useRowCursor } from '../ui/data-table/use-row-cursor.ts';
import { NEWS_STORIES_KEY, NEWS_VISITS_KEY } from './public/news-queries.ts';
import type { QueueFilters } from './queue-filters.ts';
import { leave, newsVisitsQuery, queueQuery } from './queue-queries.ts';
import type { CursorRow, KeptRow } from './queue-rows.ts';
import { decideRows, followCursor } from './queue-rows.ts';

const NONE: ReadonlySet<string> = new Set();
/** So near the end of what is loaded more is asked for, in rows. */
const NEAR_END = 40;

export interface Queue {
  readonly query: ReturnType<typeof useQueueQuery>;
  /** Undefined until they are there. */
  readonly rows: readonly NewsRow[] | undefined;
  readonly total: number;
  readonly held: number;
  readonly release: () => void;
  readonly cursor: RowCursor;
  readonly row: NewsRow | undefined;
  /** The row came under the cursor because somebody else settled the one before it. */
  readonly isUnread: boolean;
  /** Somebody here has seen which row is under the cursor. */
  readonly confirm: () => void;
  /** The row whose form or dialog is open, where somebody else has settled it. */
  readonly lost: NewsRow | null;
  readonly selection: RowSelection<NewsRow>;
  readonly visitors: readonly NewsVisitor[];
  readonly hide: (ids: readonly string[]) => void;
  readonly show: (ids: readonly string[]) => void;
}

function useQueueQuery(filters: QueueFilters) {
  return useInfiniteQuery({ ...queueQuery(filters), placeholderData: keepPreviousData });
}

interface Known {
  readonly key: string;
  readonly ids: ReadonlySet<string>;
}

/** @param openId the row whose form or dialog is open: it stays */
export function useQueue(filters: QueueFilters, openId: string | null): Queue {
  const query = useQueueQuery(filters);
  const key = JSON.stringify(filters);
  const [gone, setGone] = useState(NONE);
  const { loaded, rows, held, lost, release } = useShownRows(query, { key, gone, openId });
  const cursor = useRowCursor(
    rows.map(({ _id }) => _id),
    key,
  );
  const index = cursor.index ?? 0;
  const row = rows[index];
  const { isUnread, confirm } = useUnread(
    query.isPlaceholderData || row === undefined ? null : { id: row._id, key },
    (id) => !isPlaced(cursor) && !gone.has(id) && rows.every(({ _id }) => _id !== id),
  );
  useMoreRows(query, index > rows.length - NEAR_END);
  const selected = useRowSelection(rows);
  // What somebody else has settled, and what other filters leave out, is not decided about with the rest.
  const selection = { ...selected, rows: selected.rows.filter((each) => rows.includes(each)) };
  const visitors = useVisitors(row === lost ? undefined : row?._id);
  useRenewal(query.dataUpdatedAt);
  return {
    query,
    rows: loaded === undefined ? undefined : rows,
    total: Math.max(rows.length, countWaiting(query, gone)),
    held,
    release,
    cursor: {
      ...cursor,
      step: (by) => {
        if (by !== 0) confirm();
        cursor.step(by);
      },
    },
    row,
    isUnread,
    confirm,
    lost,
    selection,
    visitors,
    hide: (ids) => setGone((before) => new Set([...before, ...ids])),
    show: (ids) => setGone((before) => new Set([...before].filter((id) => !ids.includes(id)))),
  };
}

interface Kept extends KeptRow<NewsRow> {
  readonly key: string;
}

interface Shown {
  /** What the rows are of: with another one all are shown. */
  readonly key: string;
  readonly gone: ReadonlySet<string>;
  readonly openId: string | null;
}

/** The rows that are shown of those that are loaded. */
function useShownRows(query: ReturnType<typeof useQueueQuery>, { key, gone, openId }: Shown) {
  const [known, setKnown] = useState<Known | null>(null);
  const { open, keep } = useOpenRow(key, openId);
  const loaded = query.data?.pages.flatMap(({ data }) => data);
  const ids = known?.key === key ? known.ids : null;
  const { rows, held, lost } = decideRows(loaded ?? [], ids, gone, open);
  const isFresh = rows.some(({ _id }) => ids?.has(_id) !== true);
  // What is shown once is known from then on, until other filters ask for something else.
  if (isFresh && !query.isPlaceholderData)
    setKnown({ key, ids: new Set([...(ids ?? NONE), ...rows.map(({ _id }) => _id)]) });
  if (!query.isPlaceholderData) keep(rows);
  return { loaded, rows, held, lost, release: () => setKnown(null) };
}

/** Keeps the row whose form or dialog is open as it was last shown. */
function useOpenRow(key: string, openId: string | null) {
  const [kept, setKept] = useState<Kept | null>(null);
  const open = kept?.key === key && kept.row._id === openId ? kept : null;
  return {
    open,
    keep: (rows: readonly NewsRow[]) => {
      const at = rows.findIndex(({ _id }) => _id === openId);
      const row = rows[at];
      if (row !== undefined && row !== open?.row)
        setKept({ key, row, above: rows.slice(0, at).map(({ _id }) => _id) });
    },
  };
}

/** How many of all that match still wait, whether they are loaded or not. */
function countWaiting({ data }: ReturnType<typeof useQueueQuery>, gone: ReadonlySet<string>): number {
  const settled = data?.pages.flatMap((page) => page.data).filter(({ _id }) => gone.has(_id)) ?? [];
  return (data?.pages[0]?.total ?? 0) - settled.length;
}

/** Whether the cursor is on the row that it was brought to. */
function isPlaced({ index, isMoved }: RowCursor): boolean {
  return index !== null && !isMoved;
}

/** Whether somebody else brought the row under the cursor there, until `confirm` is called or the cursor is moved. */
function useUnread(
  now: Pick<CursorRow, 'id' | 'key'> | null,
  isTakenAway: (id: string) => boolean,
): Pick<Queue, 'isUnread' | 'confirm'> {
  const [before, setBefore] = useState<CursorRow | null>(null);
  const followed = now === null ? before : followCursor(before, now, isTakenAway);
  if (followed !== before) setBefore(followed);
  return {
    isUnread: followed?.isUnread === true,
    confirm: () => setBefore((row) => row && { ...row, isUnread: false }),
  };
}

/** What is asked about the row under the cursor is asked anew once it is known which rows still wait: about others there is no answer. */
function useRenewal(renewedAt: number): void {
  useEffect(() => {
    for (const key of [NEWS_STORIES_KEY, NEWS_VISITS_KEY])
      void queryClient.invalidateQueries({ queryKey: [key] }, { cancelRefetch: false });
  }, [renewedAt]);
}

/** Asks for more rows near the end of those that are loaded. */
function useMoreRows(
  { hasNextPage, isFetchingNextPage, fetchNextPage }: ReturnType<typeof useQueueQuery>,
  isNearEnd: boolean,
): void {
  useEffect(() => {
    if (isNearEnd && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [isNearEnd, hasNextPage, isFetchingNextPage, fetchNextPage]);
}

/** Who else is on which row. Whoever steps through rows is on one once they rest on it. */
function useVisitors(id: string | undefined): readonly NewsVisitor[] {
  const [rested] = useDebouncedValue(id, TYPING_PAUSE_MS);
  const { data } = useQuery({
    ...newsVisitsQuery(rested),
    // The row that was rested on may have been settled.
    enabled: rested === id,
    placeholderData: keepPreviousData,
  });
  useEffect(() => {
    if (rested === undefined) return undefined;
    return () => leave(rested);
  }, [rested]);
  return data ?? [];
}
