import { Button, Group, Kbd } from '@mantine/core';
import type { NewsRow } from '@vigilo/contract/news-queue';
import { useEffect, useMemo } from 'react';
import type { UIEvent } from 'react';
import { toProblem } from '../lib/problem.ts';
import { useTexts } from '../lib/texts.ts';
import type { RowBoxes } from '../ui/data-table/box-column.tsx';
import { DataTable } from '../ui/data-table/data-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { Panel } from '../ui/panel.tsx';
import { useNewsColumns } from './news-columns.tsx';

import classes from './news.module.css';
import type { QueueFilters } from './queue-filters.ts';
import { isNarrowed } from './queue-filters.ts';
import { ScoreTile } from './score-tile.tsx';
import { useKeyNames } from './use-key-names.ts';
import type { NewsDesk } from './use-news-desk.ts';
import { NEWS_KEYS } from './news-keys.ts';

/** In rem. */
const ROW_HEIGHT = 3.25;
/** So near the end of what is loaded more is asked for, in pixels. */
const NEAR_END = 1200;

interface NewsTableProps {
  readonly desk: NewsDesk;
  readonly filters: QueueFilters;
}

/** The waiting news, one row a story. */
export function NewsTable({ desk, filters }: NewsTableProps) {
  const t = useTexts('newsQueue');
  const { queue } = desk;
  const { query, rows, cursor, selection } = queue;
  const columns = useNewsColumns(queue.visitors);
  const { onSelect } = selection;
  const boxes = useMemo(
    (): RowBoxes<NewsRow> => ({
      label: t('selectAll'),
      isForAll: true,
      width: 3,
      getRowLabel: ({ title }) => t('selectRow', { title }),
      onSelect,
    }),
    [t, onSelect],
  );
  useFirstRow(desk);
  function onScroll({ target }: UIEvent): void {
    if (!(target instanceof HTMLElement) || !query.hasNextPage || query.isFetchingNextPage) return;
    if (target.scrollHeight - target.scrollTop - target.clientHeight < NEAR_END) void query.fetchNextPage();
  }
  return (
    <Panel isFlush className={classes.panel}>
      <HeldNote desk={desk} />
      <div className={classes.list} onScrollCapture={onScroll} onPointerDownCapture={queue.confirm}>
        {query.isLoadingError ? (
          <LoadFailed
            title={t('failed')}
            message={toProblem(query.error, '').message}
            onRetry={() => void query.refetch()}
          />
        ) : (
          <DataTable
            label={t('table')}
            columns={columns}
            rows={rows}
            getId={({ _id }) => _id}
            page={{ before: 0, total: queue.total }}
            cursor={cursor}
            boxes={boxes}
            isSelected={selection.isSelected}
            getLook={(row) =>
              row === queue.lost ? 'struck' : row._id === queue.row?._id ? 'opened' : undefined
            }
            isStale={query.isPlaceholderData}
            rowHeight={ROW_HEIGHT}
            className={classes.table}
            empty={
              <EmptyState
                title={t('empty.title')}
                hint={isNarrowed(filters) ? t('empty.filtered') : t('empty.hint')}
              />
            }
          />
        )}
      </div>
      <Legend desk={desk} />
    </Panel>
  );
}

/** The keyboard begins at the first row, unless something else has the focus already. */
function useFirstRow({ queue: { rows, cursor } }: NewsDesk): void {
  const isReady = rows !== undefined && rows.length > 0 && cursor.index === null;
  useEffect(() => {
    if (isReady && document.activeElement?.matches('body, main') === true) cursor.step(0);
    // oxlint-disable-next-line react/exhaustive-deps -- once when the rows are there; the cursor is made anew with each drawing
  }, [isReady]);
}

/** Says that news came in among the rows, and shows it when asked to. */
function HeldNote({ desk: { queue } }: { readonly desk: NewsDesk }) {
  const t = useTexts('newsQueue');
  const names = useKeyNames();
  return (
    <div role="status">
      {queue.held > 0 && (
        <Group justify="center" gap="md" p="xs" fw={550} c="var(--v-action-ink)" bg="var(--v-action-soft)">
          <span>{t('fresh', { count: queue.held })}</span>
          <Button
            size="compact-sm"
            aria-keyshortcuts={NEWS_KEYS.release[0]}
            rightSection={<Kbd>{names('release')}</Kbd>}
            onClick={queue.release}
          >
            {t('freshShow')}
          </Button>
        </Group>
      )}
    </div>
  );
}

const SAMPLE = -0.5;

function Legend({ desk: { queue } }: { readonly desk: NewsDesk }) {
  const t = useTexts('newsQueue');
  return (
    <div className={classes.foot}>
      <ScoreTile score={SAMPLE} />
      {t('legend.sure')}
      <ScoreTile score={SAMPLE} isSure={false} />
      {t('legend.unsure')}
      <span>
        {queue.rows !== undefined &&
          t('rowOf', { row: Math.min((queue.cursor.index ?? 0) + 1, queue.total), total: queue.total })}
      </span>
    </div>
  );
}
