import { useTexts } from '../lib/texts.ts';
import { Pager } from '../ui/pager.tsx';
import type { RowCount } from './companies-url.ts';
import { ROW_COUNTS } from './companies-url.ts';
import { Choice } from './choice.tsx';
import classes from './table-foot.module.css';

interface TableFootProps {
  readonly page: number;
  readonly rowCount: RowCount;
  readonly total: number;
  readonly onPage: (page: number) => void;
  readonly onRowCount: (rows: RowCount) => void;
}

/** Rows per page and the pager. */
export function TableFoot({ page, rowCount, total, onPage, onRowCount }: TableFootProps) {
  const t = useTexts('companies');
  return (
    <div className={classes.foot}>
      <Choice label={t('table.rows')} value={rowCount} options={ROW_COUNTS.map((rows) => ({ value: rows, text: String(rows) }))} onChange={onRowCount} />
      <Pager page={page} pageSize={rowCount} total={total} onPage={onPage} />
    </div>
  );
}
