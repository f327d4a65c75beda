import type { EventRow } from '@vigilo/contract/events';
import type { EventSort } from '@vigilo/domain/events/fields';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTexts } from '../../lib/texts.ts';
import type { TableColumn } from '../../ui/table-column.ts';
import { VirtualTableHead } from '../../ui/virtual-table-head.tsx';
import { VirtualTableSkeleton } from '../../ui/virtual-table-skeleton.tsx';
import table from '../../ui/virtual-table.module.css';
import classes from './events-table.module.css';
import type { RowCursor } from './use-row-cursor.ts';

interface EventsTableProps {
  readonly label: string;
  readonly columns: readonly TableColumn<EventRow>[];
  /** Undefined while the first ones load. */
  readonly rows: readonly EventRow[] | undefined;
  readonly total: number;
  /** The number of the first row, less one. */
  readonly before: number;
  readonly sort: EventSort;
  readonly isDescending: boolean;
  readonly onSort: (sort: EventSort, isDescending: boolean) => void;
  readonly cursor: RowCursor;
  readonly isChecked: (row: EventRow) => boolean;
  readonly fresh: ReadonlySet<string>;
  /** The rows are of an earlier question while the answer to the present one is on its way. */
  readonly isStale: boolean;
  readonly onHold: (isHeld: boolean) => void;
  readonly empty: ReactNode;
}

/** One page of events as a grid: the keyboard goes through its rows, one at a time has the focus. */
export function EventsTable({
  label,
  columns,
  rows,
  total,
  before,
  sort,
  isDescending,
  onSort,
  cursor,
  isChecked,
  fresh,
  isStale,
  onHold,
  empty,
}: EventsTableProps) {
  const t = useTexts('events');
  const sum = columns.reduce((all, { share }) => all + share, 0);
  if (rows?.length === 0) return empty;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only notes whether the reader's hands are on the rows; nothing is done with it
    <div
      className={table.scroll}
      role="region"
      aria-label={label}
      onPointerEnter={() => onHold(true)}
      onPointerLeave={(event) => onHold(event.currentTarget.contains(document.activeElement))}
      onFocus={() => onHold(true)}
      onBlur={(event) =>
        onHold(event.currentTarget.contains(event.relatedTarget) || event.currentTarget.matches(':hover'))
      }
    >
      <table
        className={`${table.table} ${classes.table}`}
        role="grid"
        aria-label={label}
        aria-rowcount={total + 1}
        aria-busy={isStale || rows === undefined}
        data-stale={isStale}
      >
        <colgroup>
          {columns.map(({ key, share }) => (
            <col key={key} style={{ inlineSize: `${(100 * share) / sum}%` }} />
          ))}
        </colgroup>
        <VirtualTableHead
          columns={columns}
          sorting={{ key: sort, isDescending }}
          onSort={({ key, isDescending: isDown }) => onSort(toEventSort(key), isDown)}
        />
        {rows === undefined ? (
          <VirtualTableSkeleton columns={columns} />
        ) : (
          <tbody aria-label={t('tab.company')}>
            {rows.map((row, index) => (
              <Row
                key={row._id}
                row={row}
                index={index}
                number={before + index + 1}
                columns={columns}
                cursor={cursor}
                isChecked={isChecked(row)}
                isFresh={fresh.has(row._id)}
              />
            ))}
          </tbody>
        )}
      </table>
    </div>
  );
}

const SORTS: readonly EventSort[] = ['title', 'source', 'event', 'topic', 'score', 'date'];

/** Only columns that the server sorts by can be pressed. */
function toEventSort(key: string): EventSort {
  return SORTS.find((sort) => sort === key) ?? 'date';
}

interface RowProps {
  readonly row: EventRow;
  readonly index: number;
  readonly number: number;
  readonly columns: readonly TableColumn<EventRow>[];
  readonly cursor: RowCursor;
  readonly isChecked: boolean;
  readonly isFresh: boolean;
}

function Row({ row, index, number, columns, cursor, isChecked, isFresh }: RowProps) {
  const own = useRef<HTMLTableRowElement>(null);
  const { asked } = cursor;
  const isAsked = asked?.id === row._id;
  const isNext = cursor.isMoved && index === cursor.index;
  useEffect(() => {
    if (!isAsked) return;
    own.current?.focus({ preventScroll: true });
    own.current?.scrollIntoView({ block: 'nearest' });
  }, [isAsked, asked]);
  useEffect(() => {
    if (isNext && document.activeElement?.matches('body, main') === true) own.current?.focus();
  }, [isNext]);
  return (
    <tr
      ref={own}
      tabIndex={index === (cursor.index ?? 0) ? 0 : -1}
      aria-rowindex={number + 1}
      aria-selected={isChecked}
      data-row={index}
      data-fresh={isFresh}
      data-cursor={index === cursor.index}
      onFocus={() => cursor.note(index)}
    >
      {columns.map(({ key, cell, isAtEnd, isRowHead }) =>
        isRowHead === true ? (
          <th key={key} scope="row" data-end={isAtEnd}>
            {cell(row)}
          </th>
        ) : (
          <td key={key} data-end={isAtEnd} data-column={key}>
            {cell(row)}
          </td>
        ),
      )}
    </tr>
  );
}
