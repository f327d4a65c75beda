import { Box, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../../lib/texts.ts';
import type { GridRow } from '../../ui/cell-grid/grid-column.ts';
import { CellDialog } from './cell-dialog.tsx';
import { OfferedDraft } from './offered-draft.tsx';
import { RowMenu } from './row-menu.tsx';
import { SaveQuestion } from './save-question.tsx';
import type { SheetFooterKeys } from './sheet-footer.tsx';
import classes from './screening.module.css';
import { SheetFooter } from './sheet-footer.tsx';
import { SheetGrid } from './sheet-grid.tsx';
import { SheetTools } from './sheet-tools.tsx';
import type { Sheet } from './sheet.ts';
import type { EditMode } from './use-edit-mode.ts';
import type { SheetPanelState } from './use-sheet-panel.ts';

interface SheetPanelProps<Row extends GridRow> {
  readonly childId: string;
  readonly sheet: Sheet<Row>;
  /** Of the whole table, however it is filtered. */
  readonly rows: readonly Row[];
  readonly mode: EditMode;
  readonly panel: SheetPanelState<Row>;
  readonly hideable: readonly { readonly key: string; readonly label: string }[];
  readonly filter: { readonly isOn: boolean; readonly onToggle: () => void; readonly fields: ReactNode };
  /** Of the screen, with what they do. */
  readonly keys?: SheetFooterKeys | undefined;
  /** Says in short how the rows stand. */
  readonly summary?: ReactNode;
  /** What is known of the row that the person is at. */
  readonly detailOf?: (row: Row) => ReactNode;
}

/** The room for it is there before somebody goes to a row: else the second click of two would meet something else than the first. */
const DETAIL = '4rem';

/** A table of a child document with everything that is done in it. */
export function SheetPanel<Row extends GridRow>(props: SheetPanelProps<Row>) {
  const t = useTexts('review');
  const { childId, sheet, mode, filter, panel } = props;
  const { grid, askToSave } = panel;
  const { start: startEditing } = mode;
  const { active } = grid.cursor;
  const activeRow = active === null ? undefined : grid.find(active.rowId);
  const wholeRow = grid.whole === null ? undefined : grid.find(grid.whole.rowId);
  return (
    <>
      <SheetTools
        childId={childId}
        sheet={sheet}
        grid={grid}
        hideable={props.hideable}
        summary={props.summary}
        isEditing={mode.isOn}
        hasFilter={filter.isOn}
        editReason={mode.reason}
        onEdit={mode.toggle}
        onFilter={filter.onToggle}
        onSave={askToSave}
      />
      <OfferedDraft draft={sheet.edits.draft} />
      {filter.isOn && filter.fields}
      <SheetGrid sheet={sheet} grid={grid} startEditing={startEditing} />
      {props.detailOf !== undefined && (
        <Box h={DETAIL} className={classes.detail}>
          {activeRow === undefined ? (
            <Text size="sm" c="dimmed" px="sm" pt="xs">
              {t('detail.none')}
            </Text>
          ) : (
            props.detailOf(activeRow)
          )}
        </Box>
      )}
      <SheetFooter sheet={sheet} rows={props.rows} keys={props.keys} onSave={askToSave} />
      <RowMenu
        sheet={sheet}
        grid={grid}
        startEditing={startEditing}
        hideable={props.hideable.map(({ key }) => key)}
      />
      {grid.whole !== null && wholeRow !== undefined && (
        <CellDialog
          sheet={sheet}
          row={wholeRow}
          cell={grid.whole}
          isEditing={mode.isOn}
          onClose={() => grid.showWhole(null)}
        />
      )}
      {panel.isSaving && <SaveQuestion edits={sheet.edits} onClose={panel.endSaving} />}
    </>
  );
}
