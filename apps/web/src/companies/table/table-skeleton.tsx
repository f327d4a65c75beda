import { useTexts } from '../../lib/texts.ts';
import classes from './table-skeleton.module.css';

/** The shape of the table while its first page loads. */
export function TableSkeleton({ rows }: { readonly rows: number }) {
  const t = useTexts('companies');
  return (
    <div className={classes.skeleton} role="status" aria-label={t('table.loadingPage')}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={classes.row}>
          <span data-part="check" />
          <span data-part="name" />
          <span data-part="short" />
          <span data-part="text" />
          <span data-part="text" />
          <span data-part="name" />
          <span data-part="short" />
        </div>
      ))}
    </div>
  );
}
