import type { DocumentRow } from '@vigilo/contract/documents';
import { useMemo } from 'react';
import { useTexts } from '../../lib/texts.ts';
import type { RowBoxes } from '../../ui/data-table/box-column.tsx';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import type { TableColumn } from '../../ui/data-table/table-column.ts';
import type { RowCursor } from '../../ui/data-table/use-row-cursor.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { DocumentsView } from './documents-url.ts';
import type { RowSelection } from '../../ui/data-table/row-selection.ts';

/** In rem: two lines stand in a row. */
const ROW_HEIGHT = 3.125;

interface DocumentsTableProps {
  readonly view: DocumentsView;
  readonly columns: readonly TableColumn<DocumentRow>[];
  /** Undefined while they load. */
  readonly rows: readonly DocumentRow[] | undefined;
  readonly page: { readonly before: number; readonly total: number };
  readonly skeletonRows: number;
  readonly selection: RowSelection<DocumentRow>;
  readonly cursor: RowCursor;
  readonly isStale: boolean;
  readonly onHold: (isHeld: boolean) => void;
}

/** A page of documents; deleted ones are struck out. */
export function DocumentsTable({ view, selection, ...table }: DocumentsTableProps) {
  const t = useTexts('documentScreens');
  const { onSelect } = selection;
  const boxes = useMemo(
    (): RowBoxes<DocumentRow> => ({
      label: t('list.selectPage'),
      isForAll: true,
      width: 2.75,
      getRowLabel: ({ OriginalFileName: name }) => t('list.select', { name }),
      onSelect,
    }),
    [t, onSelect],
  );
  return (
    <DataTable
      {...table}
      label={t('list.label')}
      scrollLabel={t('list.scroll')}
      getId={({ _id }) => _id}
      getLook={({ isDeleted }) => (isDeleted ? 'struck' : undefined)}
      isSelected={selection.isSelected}
      boxes={boxes}
      rowHeight={ROW_HEIGHT}
      empty={<NoDocuments view={view} />}
    />
  );
}

function NoDocuments({ view }: { readonly view: DocumentsView }) {
  const t = useTexts('documentScreens');
  const isSearched =
    view.q !== '' || view.deleted || view.from !== null || Object.keys(view.filters).length > 0;
  return (
    <EmptyState
      title={isSearched ? t('list.noneFound') : t('list.none')}
      hint={isSearched ? t('list.noneFoundHint') : t('list.noneHint')}
    />
  );
}
