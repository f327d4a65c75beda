import { Button, Textarea } from '@mantine/core';
import { LONGEST_CELL } from '@vigilo/domain/review/row-faults';
import { useState } from 'react';
import { useTexts } from '../../lib/texts.ts';
import type { GridCell, GridRow } from '../../ui/cell-grid/grid-column.ts';
import { Dialog } from '../../ui/dialog.tsx';
import type { Sheet } from './sheet.ts';

interface CellDialogProps<Row extends GridRow> {
  readonly sheet: Sheet<Row>;
  readonly row: Row;
  readonly cell: GridCell;
  readonly isEditing: boolean;
  readonly onClose: () => void;
}

/** The whole text of a cell; it is changed and emptied in edit mode, else read (specification 3, section 2.7). */
export function CellDialog<Row extends GridRow>({
  sheet,
  row,
  cell,
  isEditing,
  onClose,
}: CellDialogProps<Row>) {
  const t = useTexts('review');
  const column = sheet.columns.find(({ key }) => key === cell.column);
  const canEdit = isEditing && sheet.editorOf(row, cell.column) !== null && !sheet.isLocked(row);
  const present = canEdit ? sheet.textOf(row, cell.column) : (column?.text(row) ?? '');
  const [text, setText] = useState(present);
  const set = (next: string): void => {
    sheet.edits.set([{ ...cell, text: next }], []);
    onClose();
  };
  const isTooLong = text.length > LONGEST_CELL;
  return (
    <Dialog
      title={t('editorOf', { column: column?.title ?? '', key: sheet.nameOf(row) })}
      size="lg"
      saveText={t('cellDialog.update')}
      saveDisabledReason={canEdit ? undefined : t('cellDialog.readOnly')}
      onSave={() => isTooLong || set(text)}
      footerStart={
        <Button variant="default" disabled={!canEdit} onClick={() => set('')}>
          {t('cellDialog.delete')}
        </Button>
      }
      onClose={onClose}
    >
      <Textarea
        label={t('cellDialog.text')}
        autosize
        minRows={4}
        maxRows={16}
        readOnly={!canEdit}
        value={text}
        error={isTooLong && t('fault.too-long', { most: LONGEST_CELL })}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </Dialog>
  );
}
