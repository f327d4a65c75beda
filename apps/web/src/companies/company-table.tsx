// A plain semantic table: the rows come sorted and paged from the server, so there is nothing for a table library to do.

import type { CompanyRow, CompanySort } from '@vigilo/contract/companies';
import type { ReactNode } from 'react';
import { useTexts } from '../lib/texts.ts';
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
  /** The rows are of an earlier question while the answer to the present one is on its way. */
  readonly isStale: boolean;
  /** Stands in the body where there are no rows. */
  readonly placeholder?: ReactNode;
}

export function CompanyTable({ rows, columns, sort, isDescending, onSort, selected, onSelect, opened, actions, isStale, placeholder }: CompanyTableProps) {
  const t = useTexts('companies');
  const ids = rows.map((row) => row._id);
  const chosen = ids.filter((id) => selected.has(id)).length;
  const selectPage = (
    <CheckBox
      label={t('table.selectPage')}
      isChecked={ids.length > 0 && chosen === ids.length}
      isPartly={chosen > 0}
      isDisabled={ids.length === 0}
      onChange={(isChecked) => onSelect(ids, isChecked)}
    />
  );
  return (
    <div className={classes.scroll} role="region" aria-label={t('table.scrollHint')} tabIndex={0}>
      <table className={classes.table} aria-label={t('table.label')} aria-busy={isStale} data-stale={isStale}>
        <TableHead columns={columns} sort={sort} isDescending={isDescending} onSort={onSort} selectPage={selectPage} />
        <tbody>
          {rows.map((row) => (
            <tr key={row._id} data-selected={selected.has(row._id)} data-opened={row._id === opened}>
              <td className={classes.check}>
                <CheckBox label={t('table.selectRow', { name: row.companyName })} isChecked={selected.has(row._id)} onChange={(isChecked) => onSelect([row._id], isChecked)} />
              </td>
              {columns.map((column) => (
                <Cell key={column.key} column={column} row={row} />
              ))}
              <td className={classes.action}>{actions(row)}</td>
            </tr>
          ))}
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
