import { Box, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { EditedKey } from '@vigilo/domain/review/row-changes';
import { useState } from 'react';
import { useTexts } from '../../lib/texts.ts';
import { Notice } from '../../ui/notice.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useCommentPlaces, useCommentedSheet } from '../comments/use-commented-sheet.tsx';
import type { ChildDetail, ExtractedTable } from '../summary/summary-queries.ts';
import { tableQuery } from '../summary/summary-queries.ts';
import type { ViewerMark } from '../viewer/viewer-page.ts';
import type { PageGesture } from './page-gesture.ts';
import { SheetPanel } from './sheet-panel.tsx';
import { useEditMode } from './use-edit-mode.ts';
import { usePointedCell } from './use-pointed-cell.ts';
import { useSheetPanel } from './use-sheet-panel.ts';
import { useTableEdits } from './use-table-edits.ts';
import { useTableSheet } from './use-table-sheet.tsx';
import { useUndoneLayout } from './use-undone-layout.ts';

interface TableTabProps {
  readonly child: ChildDetail;
  readonly keys: readonly EditedKey[];
  readonly tableId: string;
  readonly name: string;
  /** What is shown on the pages while the tab is in sight. */
  readonly gesture: PageGesture | null;
  readonly onMarks: (marks: readonly ViewerMark[]) => void;
}

/** A child table in its tab. One that cannot be had is empty (specification 3, section 4), and says so. */
export function TableTab({ tableId, ...props }: TableTabProps) {
  const t = useTexts('review');
  const { data, isError } = useQuery(tableQuery(tableId));
  if (data !== undefined) return <LoadedTable {...props} table={data} />;
  if (!isError) return <Skeleton h="8rem" m="lg" w="auto" role="status" aria-label={t('table.loading')} />;
  return (
    <Box p="sm">
      <Notice tone="caution">{t('table.failed')}</Notice>
      <Text c="dimmed" p="sm">
        {t('rows.noneFound')}
      </Text>
    </Box>
  );
}

interface LoadedTableProps extends Omit<TableTabProps, 'tableId'> {
  readonly table: ExtractedTable;
}

function LoadedTable({ child, keys, name, table, gesture, onMarks }: LoadedTableProps) {
  const t = useTexts('review');
  const edits = useTableEdits(child.id, `${child.OriginalFileName}: ${name}`, table);
  const mode = useEditMode(child, edits.draft);
  const [hasFilter, setFilter] = useState(false);
  const [text, setText] = useState('');
  const searched = hasFilter ? text : '';
  const sheet = useCommentedSheet(
    useUndoneLayout(useTableSheet({ title: name, keys, edits, searched, startEditing: mode.start })),
    table.id,
  );
  const panel = useSheetPanel({
    sheet,
    mode,
    onActive: ({ RowValue }, { column }) =>
      onMarks([...(RowValue.find(({ ColumnSSOT }) => ColumnSSOT.Value === column)?.ValueCoordinates ?? [])]),
    onReference: () => false,
  });
  usePointedCell(gesture, edits.rows, panel.grid.cursor);
  useCommentPlaces(table.id, panel.grid, sheet);
  return (
    <SheetPanel
      childId={child.id}
      sheet={sheet}
      rows={edits.rows}
      mode={mode}
      panel={panel}
      hideable={sheet.columns.map(({ key, title }) => ({ key, label: title }))}
      filter={{
        isOn: hasFilter,
        onToggle: () => setFilter((before) => !before),
        fields: (
          <Box px="sm" pb="sm">
            <SearchField label={t('filterRows')} value={text} onChange={setText} />
          </Box>
        ),
      }}
    />
  );
}
