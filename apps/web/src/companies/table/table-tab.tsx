import { Flex } from '@mantine/core';
import type { useQuery } from '@tanstack/react-query';
import type { CallReply } from '@vigilo/contract/call';
import type { listCompanies } from '@vigilo/contract/companies';
import { useEffect, useMemo } from 'react';
import { useRememberedSetting } from '../../lib/remembered-setting.ts';
import { useTexts } from '../../lib/texts.ts';
import { Panel } from '../../ui/panel.tsx';
import { ColumnMenu } from './column-menu.tsx';
import type { RowCount } from '../companies-url.ts';
import { ROW_COUNTS } from '../companies-url.ts';
import { CompanyTable } from './company-table.tsx';
import type { ListingState } from '../listing-state.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { NoCompanies } from '../no-companies.tsx';
import { DownloadCompaniesButton } from './download-companies-button.tsx';
import { CompanyEditing } from '../public/company-editing.tsx';
import { useRowActions } from './row-actions.tsx';
import { useRowSelection } from './row-selection.ts';
import { SelectionTools } from './selection-tools.tsx';
import { allowedColumns, readHiddenColumns } from './table-columns.tsx';
import { TableFooter } from '../../ui/table-footer.tsx';
import classes from './table-tab.module.css';

type Answer = CallReply<typeof listCompanies>;

interface TableTabProps extends ListingState {
  readonly answer: ReturnType<typeof useQuery<Answer>>;
  readonly canEdit: boolean;
  readonly canRate: boolean;
  readonly rowCount: RowCount;
  readonly onRowCount: (rows: RowCount) => void;
  readonly onExplain: (id: string) => void;
}

/** The table of the companies with its page, its tools above and the pager below. */
export function TableTab({
  view,
  change,
  answer,
  canEdit,
  canRate,
  rowCount,
  onRowCount,
  onExplain,
}: TableTabProps) {
  const t = useTexts('companies');
  const [hidden, setHidden] = useRememberedSetting('companies.hidden-columns', readHiddenColumns);
  const { data, isPlaceholderData, isLoadingError, refetch } = answer;
  const selection = useRowSelection(data?.data.companies);
  const actions = useRowActions(view, onExplain);
  const columns = useMemo(
    () => allowedColumns((permission) => (permission === 'edit-company' ? canEdit : canRate)),
    [canEdit, canRate],
  );
  const shown = columns.filter((column) => !hidden.includes(column.key));
  useLastPage(answer, view.page, rowCount, (page) => change({ page }, { replace: true }));
  if (isLoadingError) return <LoadFailed title={t('failed.list')} onRetry={() => void refetch()} />;
  if (data?.data.totalCount === 0) return <NoCompanies view={view} change={change} />;
  return (
    <Panel isFlush className={classes.panel}>
      <div className={classes.tools}>
        <SelectionTools rows={selection.rows} canEdit={canEdit} asOf={view.asOf} onClear={selection.clear} />
        <DownloadCompaniesButton view={view} columns={shown} total={data?.data.totalCount} />
        <ColumnMenu columns={columns} hidden={hidden} onHide={setHidden} />
      </div>
      <Flex direction="column" flex={1} mih={0}>
        <CompanyEditing canEdit={canEdit}>
          <CompanyTable
            rows={data?.data.companies}
            columns={shown}
            view={view}
            change={change}
            selection={selection}
            actions={actions}
            skeletonRows={rowCount}
            isStale={isPlaceholderData}
          />
        </CompanyEditing>
      </Flex>
      {data !== undefined && (
        <TableFooter
          page={view.page}
          rowCount={rowCount}
          total={data.data.totalCount}
          rowCounts={ROW_COUNTS}
          onPage={(page) => change({ page, rows: rowCount })}
          onRowCount={(rows) => {
            onRowCount(rows);
            change({ rows, page: 1 });
          }}
        />
      )}
    </Panel>
  );
}

/** A page past the end (an old link, or companies that went) leads to the last one there is. */
function useLastPage(
  { data, isPlaceholderData }: TableTabProps['answer'],
  page: number,
  rowCount: number,
  onPage: (page: number) => void,
): void {
  const total = data?.data.totalCount ?? 0;
  const last = Math.max(1, Math.ceil(total / rowCount));
  const isPast = total > 0 && !isPlaceholderData && page > last;
  useEffect(() => {
    if (isPast) onPage(last);
    // oxlint-disable-next-line react/exhaustive-deps -- only the fact and the page decide; the callback is made anew with each drawing
  }, [isPast, last]);
}
