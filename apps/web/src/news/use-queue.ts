// The state of the queue: its rows, the row that the analyst is on, what is selected, what was settled last.

import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { NewsRow, NewsVisitor } from '@vigilo/contract/news-queue';
import { useEffect, useState } from 'react';
import { TYPING_PAUSE_MS } from '../lib/query-client.ts';
import type { RowSelection } from '../ui/data-table/row-selection.ts';
import { useRowSelection } from '../ui/data-table/row-selection.ts';
import type { RowCursor } from '../ui/data-table/use-row-cursor.ts';
import { useRowCursor } from '../ui/data-table/use-row-cursor.ts';
import type { QueueFilters } from './queue-filters.ts';
import { leave, newsVisitsQuery, queueQuery } from './queue-queries.ts';
import { decideRows } from './queue-rows.ts';

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

export function useQueue(filters: QueueFilters): Queue {
  const query = useQueueQuery(filters);
  const key = JSON.stringify(filters);
  const [gone, setGone] = useState(NONE);
  const { loaded, rows, held, release } = useShownRows(query, key, gone);
  const cursor = useRowCursor(
    rows.map(({ _id }) => _id),
    key,
  );
  const index = cursor.index ?? 0;
  const row = rows[index];
  useMoreRows(query, index > rows.length - NEAR_END);
  const total = query.data?.pages[0]?.total ?? 0;
  const settled = loaded?.filter(({ _id }) => gone.has(_id)) ?? [];
  return {
    query,
    rows: loaded === undefined ? undefined : rows,
    total: Math.max(rows.length, total - settled.length),
    held,
    release,
    cursor,
    row,
    selection: useRowSelection(rows),
    visitors: useVisitors(row?._id),
    hide: (ids) => setGone((before) => new Set([...before, ...ids])),
    show: (ids) => setGone((before) => new Set([...before].filter((id) => !ids.includes(id)))),
  };
}

/** The rows that are shown of those that are loaded. @param key what they are of: with another one all are shown */
function useShownRows(query: ReturnType<typeof useQueueQuery>, key: string, gone: ReadonlySet<string>) {
  const [known, setKnown] = useState<Known | null>(null);
  const loaded = query.data?.pages.flatMap(({ data }) => data);
  const ids = known?.key === key ? known.ids : null;
  const { rows, held } = decideRows(loaded ?? [], ids, gone);
  const isFresh = rows.some(({ _id }) => ids?.has(_id) !== true);
  // What is shown once is known from then on, until other filters ask for something else.
  if (isFresh && !query.isPlaceholderData)
    setKnown({ key, ids: new Set([...(ids ?? NONE), ...rows.map(({ _id }) => _id)]) });
  return { loaded, rows, held, release: () => setKnown(null) };
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
  const { data } = useQuery({ ...newsVisitsQuery(rested), placeholderData: keepPreviousData });
  useEffect(() => {
    if (rested === undefined) return undefined;
    return () => leave(rested);
  }, [rested]);
  return data ?? [];
}
