import { useQuery } from '@tanstack/react-query';
import type { CompanySort } from '@vigilo/contract/companies';
import { useState } from 'react';
import { formatCount } from '../lib/format.ts';
import { useTexts } from '../lib/texts.ts';
import { Panel } from '../ui/panel.tsx';
import { ColumnMenu } from './column-menu.tsx';
import { CompanyTable } from './company-table.tsx';
import type { CompaniesView, RowCount } from './companies-url.ts';
import { ROW_COUNTS } from './companies-url.ts';
import { companyPageQuery } from './companies-queries.ts';
import type { ListingState } from './listing-state.ts';
import { NoCompanies } from './no-companies.tsx';
import { LoadFailed } from './load-failed.tsx';
import { useRememberedSetting } from './remembered-setting.ts';
import type { Column } from './table-columns.tsx';
import { readHiddenColumns } from './table-columns.tsx';
import { TableFoot } from './table-foot.tsx';
import { TableSkeleton } from './table-skeleton.tsx';
import classes from './table-tab.module.css';

interface TableTabProps extends ListingState {
  /** The columns this user may see. */
  readonly columns: readonly Column[];
  readonly onWhy: (id: string) => void;
}

/** The usual number of rows of a person; a link may say another. */
export function useRowCount(view: CompaniesView): readonly [RowCount, (rows: RowCount) => void] {
  const [usual, setUsual] = useRememberedSetting<RowCount>('rows', (kept) => ROW_COUNTS.find((rows) => rows === kept) ?? 10);
  return [view.rows ?? usual, setUsual];
}

export function TableTab({ view, change, columns, onWhy }: TableTabProps) {
  const [rowCount, setRowCount] = useRowCount(view);
  const { data, isPlaceholderData, error, refetch } = useQuery(companyPageQuery(view, rowCount));
  const [hidden, setHidden] = useRememberedSetting('columns.hidden', readHiddenColumns);
  const { selected, select, clear } = useSelection();
  const shown = columns.filter((column) => !hidden.includes(column.key));
  const rows = data?.data.companies ?? [];
  const total = data?.data.totalCount ?? 0;

  function sortBy(sort: CompanySort): void {
    change({ sort, descending: sort === view.sort ? !view.descending : false, page: 1 });
  }

  if (data === undefined && error) return <LoadFailed onRetry={() => void refetch()} />;
  return (
    <Panel isFlush className={classes.panel}>
      <div className={classes.tools}>
        <SelectionCount count={selected.size} onClear={clear} />
        <ColumnMenu columns={columns} hidden={hidden} onHide={setHidden} />
      </div>
      {data === undefined && <TableSkeleton rows={rowCount} />}
      {data !== undefined && total === 0 && <NoCompanies view={view} change={change} />}
      {total > 0 && (
        <>
          <CompanyTable
            rows={rows}
            columns={shown}
            sort={view.sort}
            isDescending={view.descending}
            onSort={sortBy}
            selected={selected}
            onSelect={select}
            opened={view.company}
            onWhy={onWhy}
            isStale={isPlaceholderData}
          />
          <TableFoot
            page={view.page}
            rowCount={rowCount}
            total={total}
            onPage={(page) => change({ page, rows: rowCount === 10 ? null : rowCount })}
            onRowCount={(rows_) => {
              setRowCount(rows_);
              change({ rows: rows_ === 10 ? null : rows_, page: 1 });
            }}
          />
        </>
      )}
    </Panel>
  );
}

function SelectionCount({ count, onClear }: { readonly count: number; readonly onClear: () => void }) {
  const t = useTexts('companies');
  return (
    <div className={classes.selection} role="status">
      {count > 0 && (
        <>
          <span>{t('table.selected', { count, shown: formatCount(count) })}</span>
          <button type="button" className={classes.clear} onClick={onClear}>
            {t('table.clearSelection')}
          </button>
        </>
      )}
    </div>
  );
}

interface Selection {
  readonly selected: ReadonlySet<string>;
  readonly select: (ids: readonly string[], isSelected: boolean) => void;
  readonly clear: () => void;
}

/** The chosen companies, kept over pages and searches. */
function useSelection(): Selection {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return {
    selected,
    select: (ids, isSelected) => setSelected(isSelected ? new Set([...selected, ...ids]) : new Set([...selected].filter((id) => !ids.includes(id)))),
    clear: () => setSelected(new Set()),
  };
}
