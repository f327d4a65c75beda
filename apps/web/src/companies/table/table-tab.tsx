import type { useQuery } from '@tanstack/react-query';
import type { CallReply } from '@vigilo/contract/call';
import type { listCompanies } from '@vigilo/contract/companies';
import { useEffect } from 'react';
import { useTexts } from '../../lib/texts.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { TableFooter } from '../../ui/table-footer.tsx';
import type { RowCount } from '../companies-url.ts';
import { ROW_COUNTS } from '../companies-url.ts';
import { useListing } from '../listing-context.tsx';
import { NoCompanies } from '../no-companies.tsx';
import { CompanyTable } from './company-table.tsx';
import { useRowSelection } from '../../ui/data-table/row-selection.ts';
import { useAllowedColumns } from './table-columns.tsx';

interface TableTabProps {
  readonly answer: ReturnType<typeof useQuery<CallReply<typeof listCompanies>>>;
  readonly rowCount: RowCount;
  readonly onRowCount: (rows: RowCount) => void;
}

/** The table of the companies with its page, its tools above and the pager below. */
export function TableTab({ answer, rowCount, onRowCount }: TableTabProps) {
  const t = useTexts('companies');
  const { view, change } = useListing();
  const { data, isPlaceholderData, isLoadingError, refetch } = answer;
  const selection = useRowSelection(data?.data.companies);
  const columns = useAllowedColumns();
  useLastPage(answer, view.page, rowCount, (page) => change({ page }, { replace: true }));
  if (isLoadingError) return <LoadFailed title={t('failed.list')} onRetry={() => void refetch()} />;
  if (data?.data.totalCount === 0) return <NoCompanies />;
  return (
    <CompanyTable
      kind="companies"
      rows={data?.data.companies}
      total={data?.data.totalCount}
      columns={columns}
      selection={selection}
      skeletonRows={rowCount}
      isStale={isPlaceholderData}
    >
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
    </CompanyTable>
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
