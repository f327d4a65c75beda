import { useTexts } from '../lib/texts.ts';
import type { TableColumn } from './table-column.ts';
import classes from './virtual-table.module.css';

const ROWS = 10;

/** The shape of the rows while they load. */
export function VirtualTableSkeleton<Row>({ columns }: { readonly columns: readonly TableColumn<Row>[] }) {
  const t = useTexts('shell');
  return (
    <tbody className={classes.skeleton}>
      {Array.from({ length: ROWS }, (_, row) => (
        <tr key={row}>
          {columns.map(({ key, isAtEnd }, column) => (
            <td key={key} data-end={isAtEnd}>
              {row === 0 && column === 0 && (
                <span role="status" className={classes.hidden}>
                  {t('loading')}
                </span>
              )}
              <span className={classes.bone} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
