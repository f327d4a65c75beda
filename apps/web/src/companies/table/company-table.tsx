import type { CompanyRow } from '@vigilo/contract/companies';
import { COMPANY_SORTS } from '@vigilo/domain/companies/fields';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTexts } from '../../lib/texts.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import type { TableColumn } from '../../ui/data-table/table-column.ts';
import type { ListingState } from '../listing-state.ts';
import type { RowSelection } from './row-selection.ts';
import type { Column } from './table-columns.tsx';

/** In rem: more companies fit on a screen than rows of other tables. */
const ROW_HEIGHT = 2.25;

interface CompanyTableProps extends ListingState {
  /** Undefined while they load. */
  readonly rows: readonly CompanyRow[] | undefined;
  readonly columns: readonly Column[];
  readonly selection: RowSelection;
  /** What can be done with a company. */
  readonly actions: (row: CompanyRow) => ReactNode;
  /** What the table and the box above its boxes are called, where that is not a page of the companies. */
  readonly labels?: { readonly label: string; readonly selectAll: string };
  readonly skeletonRows: number;
  /** The rows are of an earlier question while the answer to the present one is on its way. */
  readonly isStale: boolean;
}

/** A page of companies, sorted by the server. */
export function CompanyTable(props: CompanyTableProps) {
  const t = useTexts('companies');
  const { rows, columns, view, change, selection, actions, labels, skeletonRows, isStale } = props;
  return (
    <DataTable
      label={labels?.label ?? t('table.label')}
      scrollLabel={t('table.scrollHint')}
      columns={useTableColumns(columns, actions)}
      rows={rows}
      getId={({ _id }) => _id}
      sorting={{ key: view.sort, isDescending: view.descending }}
      onSort={({ key, isDescending }) =>
        change({
          sort: COMPANY_SORTS.find((sort) => sort === key) ?? view.sort,
          descending: isDescending,
          page: 1,
        })
      }
      isSelected={selection.isSelected}
      boxes={{
        label: labels?.selectAll ?? t('table.selectPage'),
        isForAll: true,
        getRowLabel: ({ companyName }) => t('table.selectRow', { name: companyName }),
        onSelect: selection.onSelect,
      }}
      getLook={({ _id }) => (_id === view.company ? 'opened' : undefined)}
      rowHeight={ROW_HEIGHT}
      skeletonRows={skeletonRows}
      isStale={isStale}
    />
  );
}

function useTableColumns(
  columns: readonly Column[],
  actions: (row: CompanyRow) => ReactNode,
): readonly TableColumn<CompanyRow>[] {
  const t = useTexts('companies');
  return useMemo(
    () => [
      ...columns.map((column): TableColumn<CompanyRow> => ({
        ...column,
        title: t(`fields.${column.key}`),
        ...(column.isDistribution === true && { group: t('fields.distribution') }),
        sticky: column.isRowHead === true ? 'start' : undefined,
        sortBy: 'server',
      })),
      { key: 'action', title: t('fields.action'), cell: actions, sticky: 'end' },
    ],
    [columns, actions, t],
  );
}
