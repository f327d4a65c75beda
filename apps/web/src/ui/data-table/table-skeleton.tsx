import { VisuallyHidden } from '@mantine/core';
import { useTexts } from '../../lib/texts.ts';
import classes from './data-table.module.css';
import type { TableColumn } from './table-column.ts';

interface TableSkeletonProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly rows?: number | undefined;
}

/** The shape of the rows while they load. */
export function TableSkeleton<Row>({ columns, rows = 10 }: TableSkeletonProps<Row>) {
  const t = useTexts('shell');
  return (
    <tbody className={classes.skeleton}>
      {Array.from({ length: rows }, (_, row) => (
        <tr key={row}>
          {columns.map(({ key, isAtEnd, sticky }, column) => (
            <td key={key} data-end={isAtEnd} data-sticky={sticky}>
              {row === 0 && column === 0 && <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>}
              <span className={classes.bone} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
