// A plain semantic table: the rows come sorted from the server, so there is nothing for a table library to do. Of many only those in sight are drawn.

import type { CompanyRow } from '@vigilo/contract/companies';
import type { CompanySort } from '@vigilo/domain/companies/fields';
import type { ReactNode, RefCallback } from 'react';
import { useTexts } from '../lib/texts.ts';
import type { RowPart } from '../ui/use-virtual-rows.ts';
import { useVirtualRows } from '../ui/use-virtual-rows.ts';
import { CheckBox } from '../ui/check-box.tsx';
import classes from './company-table.module.css';
import type { Column } from './table-columns.tsx';
import { TableHead } from './table-head.tsx';

export interface CompanyTableProps {
  readonly rows: readonly CompanyRow[];
  readonly columns: readonly Column[];
  readonly sort: CompanySort;
  readonly isDescending: boolean;
  readonly onSort: (sort: CompanySort) => void;
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (ids: readonly string[], isSelected: boolean) => void;
  /** The company whose score panel is open. */
  readonly opened: string | null;
  /** What can be done with a company. */
  readonly actions: (row: CompanyRow) => ReactNode;
  /** What the table and the box above its boxes are called, where that is not a page of the companies. */
  readonly labels?: { readonly label: string; readonly selectAll: string };
  /** The rows are of an earlier question while the answer to the present one is on its way. */
  readonly isStale: boolean;
  /** Stands in the body where there are no rows. */
  readonly placeholder?: ReactNode;
}

export function CompanyTable({
  rows,
  columns,
  sort,
  isDescending,
  onSort,
  selected,
  onSelect,
  opened,
  actions,
  labels,
  isStale,
  placeholder,
}: CompanyTableProps) {
  const t = useTexts('companies');
  const { ref, parts } = useRowParts(rows.length);
  const ids = rows.map((row) => row._id);
  const chosen = ids.filter((id) => selected.has(id)).length;
  const selectPage = (
    <CheckBox
      label={labels?.selectAll ?? t('table.selectPage')}
      isChecked={ids.length > 0 && chosen === ids.length}
      isPartly={chosen > 0}
      isDisabled={ids.length === 0}
      onChange={(isChecked) => onSelect(ids, isChecked)}
    />
  );
  return (
    <div ref={ref} className={classes.scroll} role="region" aria-label={t('table.scrollHint')} tabIndex={0}>
      <table
        className={classes.table}
        aria-label={labels?.label ?? t('table.label')}
        aria-rowcount={parts === null ? undefined : rows.length + HEAD_ROWS}
        aria-busy={isStale}
        data-stale={isStale}
      >
        <TableHead
          columns={columns}
          sort={sort}
          isDescending={isDescending}
          onSort={onSort}
          selectPage={selectPage}
        />
        <tbody>
          {(parts ?? rows.map((_row, index) => ({ index }))).map((part) => {
            if (part.index === null)
              return (
                <tr
                  key={part.key}
                  aria-hidden="true"
                  className={classes.gap}
                  style={{ blockSize: part.size }}
                />
              );
            const row = rows[part.index];
            if (row === undefined) return null;
            return (
              <tr
                key={row._id}
                data-row={part.index}
                aria-rowindex={parts === null ? undefined : part.index + HEAD_ROWS + 1}
                data-selected={selected.has(row._id)}
                data-opened={row._id === opened}
              >
                <td className={classes.check}>
                  <CheckBox
                    label={t('table.selectRow', { name: row.companyName })}
                    isChecked={selected.has(row._id)}
                    onChange={(isChecked) => onSelect([row._id], isChecked)}
                  />
                </td>
                {columns.map((column) => (
                  <Cell key={column.key} column={column} row={row} />
                ))}
                <td className={classes.action}>{actions(row)}</td>
              </tr>
            );
          })}
          {rows.length === 0 && placeholder !== undefined && (
            <tr>
              <td colSpan={columns.length + 2} className={classes.placeholder}>
                {placeholder}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

/** So many rows are drawn whole, as many as the longest page of the listing has. */
const MAX_UNVIRTUALIZED_ROWS = 100;
/** The height of a row, in rem, as the style has it. */
const ROW_HEIGHT = 2.25;
const HEAD_ROWS = 2;

/** The rows to draw, or null for all of them. */
function useRowParts(count: number): {
  readonly ref: RefCallback<HTMLDivElement>;
  readonly parts: readonly RowPart[] | null;
} {
  const { ref, parts } = useVirtualRows(count, ROW_HEIGHT);
  return { ref, parts: count <= MAX_UNVIRTUALIZED_ROWS ? null : parts };
}

function Cell({ column, row }: { readonly column: Column; readonly row: CompanyRow }) {
  if (column.isFixed === true) {
    return (
      <th scope="row" className={classes.company}>
        {column.cell(row)}
      </th>
    );
  }
  return <td data-numeric={column.isNumeric}>{column.cell(row)}</td>;
}
