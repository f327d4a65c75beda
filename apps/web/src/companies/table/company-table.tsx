import { Flex, Group } from '@mantine/core';
import type { CompanyRow } from '@vigilo/contract/companies';
import { COMPANY_SORTS } from '@vigilo/domain/companies/fields';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useRememberedSetting } from '../../lib/remembered-setting.ts';
import { useTexts } from '../../lib/texts.ts';
import type { RowBoxes } from '../../ui/data-table/box-column.tsx';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import type { TableColumn } from '../../ui/data-table/table-column.ts';
import { Panel } from '../../ui/panel.tsx';
import { useListing } from '../listing-context.tsx';
import { CompanyEditing } from '../public/company-editing.tsx';
import { ColumnMenu } from './column-menu.tsx';
import { DownloadCompaniesButton } from './download-companies-button.tsx';
import { useRowActions } from './row-actions.tsx';
import type { RowSelection } from '../../ui/data-table/row-selection.ts';
import { SelectionTools } from './selection-tools.tsx';
import { readHiddenColumns } from './table-columns.tsx';
import type { Column } from './table-columns.tsx';

/** In rem: more companies fit on a screen than rows of other tables. */
const ROW_HEIGHT = 2.25;

/** The listing's table takes all the room there is, that of My Portfolio as much as its rows need. */
const ROOM = {
  companies: { sheet: { flex: 1, style: { flexDirection: 'column' } }, table: { flex: 1 } },
  portfolio: {
    sheet: { mah: '100%', style: { flexDirection: 'column', alignSelf: 'flex-start' } },
    table: { mah: '72vh' },
  },
} as const;

const TOOLS_LINE = { borderBlockEnd: 'var(--v-line-width) solid var(--v-line)' };

interface CompanyTableProps {
  readonly kind: 'companies' | 'portfolio';
  /** Undefined while they load. */
  readonly rows: readonly CompanyRow[] | undefined;
  /** Companies that match, on all pages. */
  readonly total: number | undefined;
  /** Those that the reader may see. */
  readonly columns: readonly Column[];
  readonly selection: RowSelection<CompanyRow>;
  /** What the table and the box above its boxes are called, where that is not a page of the companies. */
  readonly labels?: { readonly label: string; readonly selectAll: string };
  /** What can be done with a company of My Portfolio in place of adding it and of deleting the company. */
  readonly portfolioActions?: (row: CompanyRow) => ReactNode;
  readonly skeletonRows: number;
  /** The rows are of an earlier question while the answer to the present one is on its way. */
  readonly isStale: boolean;
  /** Below the table. */
  readonly children?: ReactNode;
}

/** Companies sorted by the server, with what can be done with the selected ones above them. */
export function CompanyTable({ kind, total, columns, selection, children, ...rows }: CompanyTableProps) {
  const { canEdit } = useListing();
  const [hidden, setHidden] = useRememberedSetting(`${kind}.hidden-columns`, readHiddenColumns);
  // The same object as long as it is the same columns, so that a row is drawn anew only where it has changed.
  const shown = useMemo(() => columns.filter((column) => !hidden.includes(column.key)), [columns, hidden]);
  return (
    <Panel isFlush display="flex" mih={0} miw={0} w="100%" {...ROOM[kind].sheet}>
      <Group gap="md" mih="3rem" px="md" py="sm" style={TOOLS_LINE}>
        <SelectionTools rows={selection.rows} onClear={selection.clear} />
        <DownloadCompaniesButton columns={shown} total={total} kind={`${kind}-excel`} />
        <ColumnMenu columns={columns} hidden={hidden} onHide={setHidden} />
      </Group>
      <Flex direction="column" mih={0} {...ROOM[kind].table}>
        <CompanyEditing canEdit={canEdit}>
          <CompanyRows {...rows} columns={shown} selection={selection} />
        </CompanyEditing>
      </Flex>
      {children}
    </Panel>
  );
}

function CompanyRows({
  rows,
  columns,
  selection,
  labels,
  portfolioActions,
  skeletonRows,
  isStale,
}: Omit<CompanyTableProps, 'kind' | 'total' | 'children'>) {
  const t = useTexts('companies');
  const { view, change } = useListing();
  const { onSelect } = selection;
  const selectAll = labels?.selectAll ?? t('table.selectPage');
  const boxes = useMemo(
    (): RowBoxes<CompanyRow> => ({
      label: selectAll,
      isForAll: true,
      getRowLabel: ({ companyName }) => t('table.selectRow', { name: companyName }),
      onSelect,
    }),
    [selectAll, t, onSelect],
  );
  return (
    <DataTable
      label={labels?.label ?? t('table.label')}
      scrollLabel={t('table.scrollHint')}
      columns={useTableColumns(columns, useRowActions(portfolioActions))}
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
      boxes={boxes}
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
