// A table of any length: only the rows in sight are drawn, as rows of a real table, so that columns, headings and assistive technology
// know it as one (aria-rowcount and aria-rowindex say how long it really is and where one stands).

import { memo, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { currentLanguage } from '../lib/language.ts';
import { sortRows } from './sort-rows.ts';
import type { Sorting } from './sort-rows.ts';
import type { TableColumn } from './table-column.ts';
import { useVirtualRows } from './use-virtual-rows.ts';
import { VirtualTableHead } from './virtual-table-head.tsx';
import { VirtualTableSkeleton } from './virtual-table-skeleton.tsx';
import classes from './virtual-table.module.css';

export interface VirtualTableProps<Row> {
  readonly label: string;
  readonly columns: readonly TableColumn<Row>[];
  /** Not there yet: the shape of the table is drawn. */
  readonly rows: readonly Row[] | undefined;
  readonly getId: (row: Row) => string;
  /** Absent: the rows' own order, until a heading is pressed. */
  readonly sorting?: Sorting;
  /** Muted: out of use. Struck: gone, but not for good. */
  readonly getLook?: (row: Row) => 'muted' | 'struck' | undefined;
  /** Stands there when there are no rows. */
  readonly empty: ReactNode;
}

/** The table; it scrolls in the room it is given. */
export function VirtualTable<Row>({
  label,
  columns,
  rows,
  getId,
  sorting,
  getLook,
  empty,
}: VirtualTableProps<Row>) {
  const [chosen, setChosen] = useState<Sorting | undefined>(sorting);
  const language = currentLanguage();
  const sorted = useMemo(
    () =>
      sortRows(
        rows ?? [],
        columns.find(({ key }) => key === chosen?.key)?.sortBy,
        chosen?.isDescending ?? false,
        language,
      ),
    [rows, columns, chosen, language],
  );
  const { ref, parts } = useVirtualRows(sorted.length);
  if (rows?.length === 0) return empty;
  return (
    <div ref={ref} className={classes.scroll} role="region" aria-label={label} tabIndex={0}>
      <table
        className={classes.table}
        aria-label={label}
        aria-rowcount={sorted.length + 1}
        aria-busy={rows === undefined}
      >
        <colgroup>
          {columns.map(({ key, share }) => (
            <col
              key={key}
              style={{
                inlineSize: `${(100 * share) / columns.reduce((sum, column) => sum + column.share, 0)}%`,
              }}
            />
          ))}
        </colgroup>
        <VirtualTableHead columns={columns} sorting={chosen} onSort={setChosen} />
        {rows === undefined ? (
          <VirtualTableSkeleton columns={columns} />
        ) : (
          <tbody>
            {parts.map((part) => {
              if (part.index === null)
                return (
                  <tr
                    key={part.key}
                    aria-hidden="true"
                    className={classes.gap}
                    style={{ blockSize: part.size }}
                  />
                );
              const row = sorted[part.index];
              return (
                row !== undefined && (
                  <DrawnRow
                    key={getId(row)}
                    row={row}
                    index={part.index}
                    columns={columns}
                    look={getLook?.(row)}
                  />
                )
              );
            })}
          </tbody>
        )}
      </table>
    </div>
  );
}

interface TableRowProps<Row> {
  readonly row: Row;
  readonly index: number;
  readonly columns: readonly TableColumn<Row>[];
  readonly look: 'muted' | 'struck' | undefined;
}

function TableRow<Row>({ row, index, columns, look }: TableRowProps<Row>) {
  return (
    <tr aria-rowindex={index + 2} data-row={index} data-look={look}>
      {columns.map(({ key, cell, isAtEnd, isRowHead }) =>
        isRowHead === true ? (
          <th key={key} scope="row" data-end={isAtEnd}>
            {cell(row)}
          </th>
        ) : (
          <td key={key} data-end={isAtEnd}>
            {cell(row)}
          </td>
        ),
      )}
    </tr>
  );
}

/** Drawn once: while the table scrolls only the rows that come into sight cost anything. */
const DrawnRow = memo(TableRow) as typeof TableRow; // memo loses the type of the row, which stays the same
