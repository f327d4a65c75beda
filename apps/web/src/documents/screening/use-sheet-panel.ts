import { useState } from 'react';
import type { GridRow } from '../../ui/cell-grid/grid-column.ts';
import type { SheetGrid, SheetGridOptions } from './sheet-grid-state.ts';
import type { EditMode } from './use-edit-mode.ts';
import { useSheetGrid } from './use-sheet-grid.ts';

interface SheetPanelOptions<Row extends GridRow> extends Pick<
  SheetGridOptions<Row>,
  'sheet' | 'onActive' | 'onReference'
> {
  readonly mode: EditMode;
}

/** The grid of a table, and whether the person is asked if the changes shall be saved. */
export interface SheetPanelState<Row extends GridRow> {
  readonly grid: SheetGrid<Row>;
  readonly isSaving: boolean;
  readonly askToSave: () => void;
  readonly endSaving: () => void;
}

export function useSheetPanel<Row extends GridRow>({
  mode,
  ...options
}: SheetPanelOptions<Row>): SheetPanelState<Row> {
  const [isSaving, setSaving] = useState(false);
  const askToSave = (): void => setSaving(options.sheet.edits.changeCount > 0);
  const grid = useSheetGrid({
    ...options,
    isEditable: mode.reason === undefined,
    startEditing: mode.start,
    onSave: askToSave,
  });
  return { grid, isSaving, askToSave, endSaving: () => setSaving(false) };
}
