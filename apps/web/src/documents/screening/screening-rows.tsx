import { Group, Switch } from '@mantine/core';
import type { EditedKey } from '@vigilo/domain/review/row-changes';
import { useMemo, useState } from 'react';
import { useTexts } from '../../lib/texts.ts';
import { useCommentPlaces, useCommentedSheet } from '../comments/use-commented-sheet.tsx';
import type { GridColumn } from '../../ui/cell-grid/grid-column.ts';
import { Panel } from '../../ui/panel.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import type { ChildDetail, DocumentDetail } from '../summary/summary-queries.ts';
import type { ViewerMark } from '../viewer/viewer-page.ts';
import type { AddedColumns } from './added-columns.ts';
import { ImageDialog } from './image-dialog.tsx';
import { RowDetail } from './row-detail.tsx';
import { findExtraName, HIDEABLE_COLUMNS } from './row-columns.tsx';
import type { PageGesture } from './page-gesture.ts';
import { SheetPanel } from './sheet-panel.tsx';
import type { Sheet } from './sheet.ts';
import type { RowsView } from './shown-rows.ts';
import { listShownRows } from './shown-rows.ts';
import { TableTab } from './table-tab.tsx';
import { TableTabs } from './table-tabs.tsx';
import { useEditMode } from './use-edit-mode.ts';
import type { ReviewedRow } from './use-row-edits.ts';
import { useOpenTables } from './use-open-tables.ts';
import { usePageGesture } from './use-page-gesture.ts';
import { useRowEdits } from './use-row-edits.ts';
import { useSheetPanel } from './use-sheet-panel.ts';
import { useRowSheet } from './use-row-sheet.ts';
import { useUndoneLayout } from './use-undone-layout.ts';

const FILLS = { display: 'flex', flexDirection: 'column', flex: 1, minBlockSize: 0 } as const;
const WHOLE: RowsView = { text: '', isProblemsOnly: false, isByConfidence: false };

interface ScreeningRowsProps {
  readonly title: string;
  readonly child: ChildDetail;
  readonly keys: readonly EditedKey[];
  /** Of its document. */
  readonly pages: DocumentDetail['pages'];
  readonly gesture: PageGesture | null;
  /** What this screen adds to the table; null: nothing. */
  readonly added?: AddedColumns | null;
  /** The person went to what stands at these places; the row where it is one of the primary table. */
  readonly onMarks: (marks: readonly ViewerMark[], row?: ReviewedRow) => void;
}

/** The rows of a child document: found, checked and corrected by mouse or by keyboard, and saved. */
export function ScreeningRows({
  title,
  child,
  keys,
  pages,
  gesture,
  added = null,
  onMarks,
}: ScreeningRowsProps) {
  const { edits, mode, filter, sheet } = useEditedSheet({ title, child, keys, added });
  const { open: openTable, ...tables } = useOpenTables();
  const { picture, openReference, closePicture } = useReferences(openTable);
  const panel = useSheetPanel({
    sheet,
    mode,
    onActive: (row, cell, before) => {
      // Another list each time: going to a row again scrolls back to its place.
      if (cell.rowId !== before?.rowId) onMarks([...row.ValueCoordinates], row);
    },
    onReference: openReference,
  });
  // What is shown on the pages is meant for the table in sight.
  usePageGesture(tables.current === null ? gesture : null, {
    childId: child.id,
    rows: edits.rows,
    grid: panel.grid.cursor,
    edits,
    startEditing: mode.start,
    onMarks,
  });
  useCommentPlaces(null, panel.grid, sheet, { open: openTable, onCurrent: tables.onCurrent });
  const primary = (
    <SheetPanel
      childId={child.id}
      sheet={sheet}
      rows={edits.rows}
      mode={mode}
      panel={panel}
      hideable={listHideable(sheet.columns, added)}
      filter={filter}
      keys={added?.keys}
      summary={added?.summaryOf(edits.rows)}
      detailOf={(row) => <RowDetail row={row} pages={pages} />}
    />
  );
  return (
    <Panel isFlush style={FILLS}>
      <TableTabs
        {...tables}
        primary={primary}
        drawTable={({ id, name }) => {
          const shown = tables.current === id ? gesture : null;
          return <TableTab {...{ child, keys, name, onMarks }} tableId={id} gesture={shown} />;
        }}
      />
      {picture !== null && (
        <Picture sheet={sheet} row={picture} isEditing={mode.isOn} onClose={closePicture} />
      )}
    </Panel>
  );
}

/** The rows as they are edited, filtered and arranged, with the comments on them. */
function useEditedSheet({
  title,
  child,
  keys,
  added = null,
}: Pick<ScreeningRowsProps, 'title' | 'child' | 'keys' | 'added'>) {
  const edits = useRowEdits(child, keys);
  const mode = useEditMode(child, edits.draft);
  const { filter, ...shown } = useShownRows(edits.rows);
  const rowSheet = useRowSheet({ title, child, keys, edits, added, ...shown });
  const sheet = useCommentedSheet(useUndoneLayout(rowSheet), null);
  return { edits, mode, filter, sheet };
}

/** What a value leads to: a child table opens in a tab, a picture in a dialog. */
function useReferences(openTable: ReturnType<typeof useOpenTables>['open']) {
  const [picture, setPicture] = useState<ReviewedRow | null>(null);
  return {
    picture,
    closePicture: () => setPicture(null),
    /** Whether the cell leads anywhere. */
    openReference(row: ReviewedRow, column: string): boolean {
      if (column !== 'value' || row.ValueType === 'entity') return false;
      if (row.ValueType === 'table') openTable({ id: row.Value, name: row.SSOTKey });
      else setPicture(row);
      return true;
    },
  };
}

interface PictureProps {
  readonly sheet: Sheet<ReviewedRow>;
  readonly row: ReviewedRow;
  readonly isEditing: boolean;
  readonly onClose: () => void;
}

function Picture({ sheet, row, isEditing, onClose }: PictureProps) {
  const canRemove = isEditing && !sheet.isLocked(row);
  return (
    <ImageDialog
      name={row.SSOTKey}
      imageId={row.Value}
      onRemove={canRemove ? () => sheet.edits.remove(new Set([row.id])) : null}
      onClose={onClose}
    />
  );
}

/** The key and the value are always shown. */
function listHideable(columns: readonly GridColumn<ReviewedRow>[], added: AddedColumns | null) {
  const names = new Set<string>([...HIDEABLE_COLUMNS, ...(added?.columns.map(({ key }) => key) ?? [])]);
  return columns
    .filter(({ key }) => findExtraName(key) !== null || names.has(key))
    .map(({ key, title }) => ({ key, label: title }));
}

/** The rows as they are filtered and sorted; a filter that is put away filters nothing. */
function useShownRows(all: readonly ReviewedRow[]) {
  const [hasFilter, setFilter] = useState(false);
  const [view, setView] = useState(WHOLE);
  const rows = useMemo(
    () => listShownRows(all, hasFilter ? view : { ...WHOLE, isByConfidence: view.isByConfidence }),
    [all, view, hasFilter],
  );
  return {
    rows,
    view,
    onView: setView,
    filter: {
      isOn: hasFilter,
      onToggle: () => setFilter((before) => !before),
      fields: <RowFilter view={view} onView={setView} />,
    },
    /** A filter that was put away is shown again: else nobody would see why rows are missing. */
    toggleProblems: () => {
      setFilter(true);
      setView({ ...view, isProblemsOnly: !hasFilter || !view.isProblemsOnly });
    },
  };
}

interface RowFilterProps {
  readonly view: RowsView;
  readonly onView: (view: RowsView) => void;
}

function RowFilter({ view, onView }: RowFilterProps) {
  const t = useTexts('review');
  return (
    <Group gap="md" px="sm" pb="sm">
      <SearchField label={t('filterRows')} value={view.text} onChange={(text) => onView({ ...view, text })} />
      <Switch
        label={t('onlyProblems')}
        checked={view.isProblemsOnly}
        onChange={(event) => onView({ ...view, isProblemsOnly: event.currentTarget.checked })}
      />
    </Group>
  );
}
