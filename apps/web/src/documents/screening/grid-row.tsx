import { Checkbox, Text } from '@mantine/core';
import { IconPointFilled } from '@tabler/icons-react';
import type { EditedKey } from '@vigilo/domain/review/row-changes';
import { combineStatuses } from '@vigilo/domain/review/row-status';
import { memo } from 'react';
import type { ReactNode } from 'react';
import { formatPercent, formatText } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import type { Translate } from '../../lib/texts.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { isFigure, RowChecks, writeRowValue } from '../summary/extracted-row.tsx';
import type { EditorEnd } from './cell-editor.tsx';
import { CellEditor } from './cell-editor.tsx';
import type { GridCell, RowColumn } from './row-columns.ts';
import { cellId, fieldOf } from './row-columns.ts';
import classes from './screening.module.css';
import type { ReviewedRow } from './use-row-edits.ts';

export interface OpenEditor {
  readonly cell: GridCell;
  /** The character that opened it, in place of the text; null to begin with the text. */
  readonly typed: string | null;
}

interface GridRowProps {
  readonly row: ReviewedRow;
  readonly columns: readonly RowColumn[];
  readonly keys: readonly EditedKey[];
  /** The column that the person is at, if it is this row. */
  readonly activeColumn: RowColumn | null;
  readonly editor: OpenEditor | null;
  readonly isSelected: boolean;
  readonly isUnsaved: boolean;
  readonly onActivate: (cell: GridCell) => void;
  readonly onOpen: (cell: GridCell) => void;
  readonly onSelect: (rowId: string) => void;
  readonly onEnd: (text: string | null, to: EditorEnd) => void;
}

/** A row of the grid: coloured by what was found, its check box, and its cells. */
export const GridRow = memo(function GridRow({
  row,
  columns,
  activeColumn,
  isSelected,
  onActivate,
  onOpen,
  onSelect,
  ...cells
}: GridRowProps) {
  const t = useTexts('review');
  return (
    <tr
      aria-selected={isSelected}
      className={classes.row}
      data-active={activeColumn !== null}
      data-look={combineStatuses(row)}
    >
      <td>
        <Checkbox
          size="xs"
          tabIndex={-1}
          aria-label={t('rows.select', { key: row.SSOTKey })}
          checked={isSelected}
          onChange={() => onSelect(row.id)}
        />
      </td>
      {columns.map((column) => {
        const cell = { rowId: row.id, column };
        return (
          <td
            key={column}
            id={cellId(cell)}
            {...(column === 'key' && { role: 'rowheader' })}
            data-column={column}
            data-active={column === activeColumn}
            data-end={(column === 'value' || column === 'raw') && isFigure(row)}
            onClick={() => onActivate(cell)}
            onDoubleClick={() => onOpen(cell)}
          >
            <CellContent row={row} column={column} {...cells} />
          </td>
        );
      })}
    </tr>
  );
});

type ContentProps = Pick<GridRowProps, 'row' | 'keys' | 'editor' | 'isUnsaved' | 'onEnd'> & {
  readonly column: RowColumn;
};

function CellContent({ row, column, keys, editor, isUnsaved, onEnd }: ContentProps): ReactNode {
  const t = useTexts('review');
  const field = fieldOf(column);
  if (field !== null && editor !== null && editor.cell.column === column)
    return (
      <CellEditor
        label={t('editorOf', { column: t(`column.${column}`), key: row.SSOTKey })}
        row={row}
        field={field}
        keys={keys}
        typed={editor.typed}
        onEnd={onEnd}
      />
    );
  return CONTENTS[column]({ row, isUnsaved, t });
}

interface ReadOptions {
  readonly row: ReviewedRow;
  readonly isUnsaved: boolean;
  readonly t: Translate<'review'>;
}

/** What the columns show of a row. */
const CONTENTS: Readonly<Record<RowColumn, (options: ReadOptions) => ReactNode>> = {
  key: ({ row }) => (
    <>
      {row.SSOTKey}
      {row.Period !== undefined && (
        <Text span size="xs" c="dimmed">
          {` ${row.Period}`}
        </Text>
      )}
    </>
  ),
  category: ({ row }) => row.Category,
  value: ({ row, isUnsaved, t }) => (
    <>
      {row.ValueType === 'entity' ? writeRowValue(row) : t(row.ValueType === 'table' ? 'table' : 'image')}
      {row.IsModified && <Mark label={isUnsaved ? t('notSaved') : t('modified')} isUnsaved={isUnsaved} />}
    </>
  ),
  raw: ({ row }) => (row.ValueType === 'entity' ? formatText(row.RawValue) : null),
  confidence: ({ row, t }) => (
    <>
      <ProgressBar label={`${t('column.confidence')}: ${row.SSOTKey}`} share={row.Confidence} />
      <Text size="xs">{formatPercent(row.Confidence)}</Text>
    </>
  ),
  check: ({ row, t }) => (
    <>
      <RowChecks row={row} />
      {row.CheckedByHand && (
        <Text size="xs" c="dimmed">
          {t('byHand')}
        </Text>
      )}
    </>
  ),
};

/** Marks a value that a person entered. */
function Mark({ label, isUnsaved }: { readonly label: string; readonly isUnsaved: boolean }) {
  return (
    <IconPointFilled
      role="img"
      aria-label={label}
      data-tooltip={label}
      size="0.875rem"
      className={classes.mark}
      data-unsaved={isUnsaved}
    />
  );
}
