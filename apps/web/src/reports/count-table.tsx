import type { ReactNode } from 'react';
import classes from './count-table.module.css';

interface CountRow {
  readonly key: string;
  readonly name: ReactNode;
  readonly cells: readonly ReactNode[];
}

interface CountTableProps {
  /** What the table is of, for who does not see its card. */
  readonly label: string;
  /** Of the names, then of each column of numbers. */
  readonly heads: readonly string[];
  readonly rows: readonly CountRow[];
  readonly total: CountRow;
}

/** Names and numbers, with the sums in a bold last row. */
export function CountTable({ label, heads: [first, ...others], rows, total }: CountTableProps) {
  const line = ({ key, name, cells }: CountRow) => (
    <tr key={key}>
      <th scope="row">{name}</th>
      {others.map((head, column) => (
        <td key={head} data-end="true">
          {cells[column]}
        </td>
      ))}
    </tr>
  );
  return (
    <table className={classes.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {others.map((head) => (
            <th key={head} scope="col" data-end="true">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rows.map((row) => line(row))}</tbody>
      <tfoot>{line(total)}</tfoot>
    </table>
  );
}
