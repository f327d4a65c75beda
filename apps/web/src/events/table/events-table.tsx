import type { EventRow } from '@vigilo/contract/events';
import type { EventSort } from '@vigilo/domain/events/fields';
import type { ReactNode } from 'react';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import type { TableColumn } from '../../ui/data-table/table-column.ts';
import type { RowCursor } from '../../ui/data-table/use-row-cursor.ts';
import classes from './events-table.module.css';

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
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={rows}
      getId={({ _id }) => _id}
      sorting={{ key: sort, isDescending }}
      onSort={({ key, isDescending: isDown }) => onSort(toEventSort(key), isDown)}
      page={{ before, total }}
      cursor={cursor}
      isSelected={isChecked}
      getLook={({ _id }) => (fresh.has(_id) ? 'fresh' : undefined)}
      isStale={isStale}
      rowHeight={ROW_HEIGHT}
      className={classes.table}
      onHold={onHold}
      empty={empty}
    />
  );
}

/** In rem. */
const ROW_HEIGHT = 2.625;

const SORTS: readonly EventSort[] = ['title', 'source', 'event', 'topic', 'score', 'date'];

/** Only columns that the server sorts by can be pressed. */
function toEventSort(key: string): EventSort {
  return SORTS.find((sort) => sort === key) ?? 'date';
}
