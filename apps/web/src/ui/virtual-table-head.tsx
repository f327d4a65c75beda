import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { useTexts } from '../lib/texts.ts';
import type { Sorting } from './sort-rows.ts';
import type { TableColumn } from './table-column.ts';
import classes from './virtual-table.module.css';

interface VirtualTableHeadProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly sorting: Sorting | undefined;
  readonly onSort: (sorting: Sorting) => void;
}

export function VirtualTableHead<Row>({ columns, sorting, onSort }: VirtualTableHeadProps<Row>) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        {columns.map((column) =>
          column.sortBy === undefined ? (
            <th key={column.key} scope="col" data-end={column.isAtEnd}>
              {column.head ?? column.title}
            </th>
          ) : (
            <SortHead key={column.key} column={column} sorting={sorting} onSort={onSort} />
          ),
        )}
      </tr>
    </thead>
  );
}

interface SortHeadProps<Row> extends Omit<VirtualTableHeadProps<Row>, 'columns'> {
  readonly column: TableColumn<Row>;
}

function SortHead<Row>({ column, sorting, onSort }: SortHeadProps<Row>) {
  const t = useTexts('shell');
  const isSorted = sorting?.key === column.key;
  const isDescending = isSorted && sorting.isDescending;
  const direction = isSorted ? (isDescending ? 'descending' : 'ascending') : 'none';
  const next =
    direction === 'ascending'
      ? t('sortDescending', { field: column.title })
      : t('sortAscending', { field: column.title });
  return (
    <th scope="col" aria-sort={direction} data-end={column.isAtEnd}>
      <button
        type="button"
        className={classes.sort}
        title={next}
        onClick={() => onSort({ key: column.key, isDescending: direction === 'ascending' })}
      >
        <span>{column.title}</span>
        <SortIcon direction={direction} />
      </button>
      {column.beside}
    </th>
  );
}

function SortIcon({ direction }: { readonly direction: 'ascending' | 'descending' | 'none' }) {
  if (direction === 'none')
    return <IconArrowsSort size="0.875rem" className={classes.unsorted} aria-hidden="true" />;
  return direction === 'ascending' ? (
    <IconArrowUp size="0.875rem" aria-hidden="true" />
  ) : (
    <IconArrowDown size="0.875rem" aria-hidden="true" />
  );
}
