import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import type { Header } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { useTexts } from '../../lib/texts.ts';
import { BOX_COLUMN } from './box-column.tsx';
import classes from './data-table.module.css';
import type { TableColumn } from './table-column.ts';
import type { SortedTable, TableFeatures } from './use-sorted-table.ts';

interface TableHeadProps<Row extends object> {
  readonly table: SortedTable<Row>;
  readonly columns: readonly TableColumn<Row>[];
  /** Above the boxes by which rows are selected. */
  readonly boxHead: ReactNode;
}

/** One line, or two where columns have a common heading: all others then reach over both. */
export function TableHead<Row extends object>({ table, columns, boxHead }: TableHeadProps<Row>) {
  const byKey = new Map(columns.map((column) => [column.key, column]));
  return (
    <thead>
      {table.getHeaderGroups().map(({ id, depth, headers }) => (
        <tr key={id} aria-rowindex={depth + 1}>
          {headers
            .filter(({ rowSpan }) => rowSpan > 0)
            .map((header) => {
              const column = byKey.get(header.column.id);
              if (column !== undefined)
                return <Heading key={header.id} header={header} column={column} boxHead={boxHead} />;
              return (
                <th key={header.id} scope="colgroup" colSpan={header.colSpan} data-group="">
                  {header.column.id}
                </th>
              );
            })}
        </tr>
      ))}
    </thead>
  );
}

interface HeadingProps<Row extends object> {
  readonly header: Header<TableFeatures, Row>;
  readonly column: TableColumn<Row>;
  readonly boxHead: ReactNode;
}

function Heading<Row extends object>({ header, column, boxHead }: HeadingProps<Row>) {
  const t = useTexts('shell');
  const { title, head, beside, isAtEnd, sticky } = column;
  const sorted = header.column.getIsSorted();
  const canSort = header.column.getCanSort();
  const direction = sorted === false ? 'none' : sorted === 'asc' ? 'ascending' : 'descending';
  return (
    <th
      scope="col"
      rowSpan={header.rowSpan}
      aria-sort={canSort ? direction : undefined}
      data-column={column.key}
      data-end={isAtEnd}
      data-sticky={sticky}
    >
      {canSort ? (
        <button
          type="button"
          className={classes.sort}
          title={t(sorted === 'asc' ? 'sortDescending' : 'sortAscending', { field: title })}
          onClick={() => header.column.toggleSorting(sorted === 'asc')}
        >
          <span>{title}</span>
          <SortIcon direction={direction} />
        </button>
      ) : (
        (head ?? (column.key === BOX_COLUMN ? boxHead : title))
      )}
      {beside}
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
