import { useTexts } from '../../lib/texts.ts';
import classes from './selection-count.module.css';

/** How many companies are selected on all pages, with the way to let them go. */
export function SelectionCount({ count, onClear }: { readonly count: number; readonly onClear: () => void }) {
  const t = useTexts('companies');
  return (
    <div className={classes.selection} role="status">
      {count > 0 && (
        <>
          <span>{t('table.selected', { count })}</span>
          <button type="button" className={classes.clear} onClick={onClear}>
            {t('table.clearSelection')}
          </button>
        </>
      )}
    </div>
  );
}
