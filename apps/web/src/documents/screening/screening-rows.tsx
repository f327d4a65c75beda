import { Group, Switch } from '@mantine/core';
import type { EditedKey } from '@vigilo/domain/review/row-changes';
import { useMemo, useState } from 'react';
import { formatTimeOrDay } from '../../lib/format-moment.ts';
import { useCan } from '../../lib/profile.ts';
import { useRememberedSetting } from '../../lib/remembered-setting.ts';
import { useTexts } from '../../lib/texts.ts';
import { Panel } from '../../ui/panel.tsx';
import { ScrollBox } from '../../ui/scroll-box.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { showToast } from '../../ui/toast.ts';
import { ChildTable } from '../summary/child-table.tsx';
import type { ChildDetail } from '../summary/summary-queries.ts';
import type { ViewerMark } from '../viewer/viewer-page.ts';
import { OfferedDraft } from './offered-draft.tsx';
import type { HideableColumn, RowColumn } from './row-columns.ts';
import { HIDEABLE_COLUMNS, ROW_COLUMNS } from './row-columns.ts';
import type { PageGesture } from './page-gesture.ts';
import { RowGrid } from './row-grid.tsx';
import { SaveQuestion } from './save-question.tsx';
import { ScreeningFooter } from './screening-footer.tsx';
import { ScreeningTools } from './screening-tools.tsx';
import type { RowsView } from './shown-rows.ts';
import { listShownRows } from './shown-rows.ts';
import { useGrid } from './use-grid.ts';
import { usePageGesture } from './use-page-gesture.ts';
import type { ReviewedRow, RowEdits } from './use-row-edits.ts';
import { useRowEdits } from './use-row-edits.ts';

const FILLS = { display: 'flex', flexDirection: 'column', flex: 1, minBlockSize: 0 } as const;
const WHOLE: RowsView = { text: '', isProblemsOnly: false, isByConfidence: false };

interface ScreeningRowsProps {
  readonly title: string;
  readonly child: ChildDetail;
  readonly keys: readonly EditedKey[];
  readonly gesture: PageGesture | null;
  /** The person went to what stands at these places; the row where it is one of the primary table. */
  readonly onMarks: (marks: readonly ViewerMark[], row?: ReviewedRow) => void;
}

/** The rows of a child document: found, checked and corrected by mouse or by keyboard, and saved. */
export function ScreeningRows({ title, child, keys, gesture, onMarks }: ScreeningRowsProps) {
  const sayReason = useSaidReason();
  const edits = useRowEdits(child, keys);
  const editReason = useEditReason(child, edits);
  const [wantsEditing, setEditing] = useState(false);
  const { rows, view, setView, hasFilter, toggleFilter } = useShownRows(edits.rows);
  const [hidden, setHidden] = useRememberedSetting('documents.screening-hidden', readHidden);
  const [isSaving, setSaving] = useState(false);
  const [block, setBlock] = useState<ReviewedRow | null>(null);
  const askToSave = (): void => setSaving(edits.changes.length > 0);
  const startEditing = (): boolean => {
    setEditing(editReason === undefined);
    return sayReason(editReason);
  };
  const grid = useGrid({
    rows,
    columns: useShownColumns(hidden),
    edits,
    startEditing,
    // Another list each time: going to a row again scrolls back to its place.
    onActive: (row) => onMarks([...row.ValueCoordinates], row),
    onBlock: setBlock,
    onSave: askToSave,
  });
  usePageGesture(gesture, { childId: child.id, rows: edits.rows, grid, edits, startEditing, onMarks });
  return (
    <Panel isFlush style={FILLS}>
      <ScreeningTools
        child={child}
        edits={edits}
        grid={grid}
        isEditing={wantsEditing && editReason === undefined}
        hasFilter={hasFilter}
        hidden={hidden}
        editReason={editReason}
        onEdit={() => setEditing((before) => !before)}
        onFilter={toggleFilter}
        onHide={setHidden}
        onSave={askToSave}
      />
      <OfferedDraft draft={edits.draft} />
      {hasFilter && <RowFilter view={view} onView={setView} />}
      <ScrollBox>
        <RowGrid
          title={title}
          rows={rows}
          keys={keys}
          grid={grid}
          unsavedIds={edits.unsavedIds}
          isByConfidence={view.isByConfidence}
          onByConfidence={() => setView({ ...view, isByConfidence: !view.isByConfidence })}
        />
      </ScrollBox>
      {block !== null && (
        <ChildTable key={block.id} row={block} onMarks={onMarks} onClose={() => setBlock(null)} />
      )}
      <ScreeningFooter rows={edits.rows} changeCount={edits.changes.length} onSave={askToSave} />
      {isSaving && <SaveQuestion child={child} keys={keys} edits={edits} onClose={() => setSaving(false)} />}
    </Panel>
  );
}

/** The rows as they are filtered and sorted; a filter that is put away filters nothing. */
function useShownRows(all: readonly ReviewedRow[]) {
  const [hasFilter, setFilter] = useState(false);
  const [view, setView] = useState(WHOLE);
  const rows = useMemo(
    () => listShownRows(all, hasFilter ? view : { ...WHOLE, isByConfidence: view.isByConfidence }),
    [all, view, hasFilter],
  );
  return { rows, view, setView, hasFilter, toggleFilter: () => setFilter((before) => !before) };
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

function useShownColumns(hidden: readonly HideableColumn[]): readonly RowColumn[] {
  return useMemo(() => ROW_COLUMNS.filter((column) => !isHidden(hidden, column)), [hidden]);
}

function isHidden(hidden: readonly HideableColumn[], column: RowColumn): boolean {
  return hidden.some((each) => each === column);
}

/** Beside the page there is little room: what follows from the key is shown to who asks for it. */
function readHidden(kept: unknown): readonly HideableColumn[] {
  return Array.isArray(kept) ? HIDEABLE_COLUMNS.filter((column) => kept.includes(column)) : ['category'];
}

/** Says why nothing can be edited; whether it can. */
function useSaidReason(): (reason: string | undefined) => boolean {
  const t = useTexts('review');
  return (reason) => {
    if (reason !== undefined) showToast({ kind: 'info', title: t('notEdited'), text: reason });
    return reason === undefined;
  };
}

/** Why nothing can be edited: what the server says of the document, the person's permissions, or a draft that waits for its answer. */
function useEditReason({ editRefusal }: ChildDetail, { draft }: RowEdits): string | undefined {
  const t = useTexts('review');
  const td = useTexts('drafts');
  const canEdit = useCan('edit-processed-documents');
  const canSave = useCan('save-processed-documents');
  if (!canEdit || !canSave || editRefusal === undefined) return t('noRight');
  if (editRefusal !== null) return t(`refusal.${editRefusal}`);
  return draft.offeredFrom === null ? undefined : td('offer', { time: formatTimeOrDay(draft.offeredFrom) });
}
