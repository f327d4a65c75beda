import { VisuallyHidden } from '@mantine/core';
import { CheckBox } from '../check-box.tsx';
import type { TableColumn } from './table-column.ts';

/** Boxes by which rows are selected. */
export interface RowBoxes<Row> {
  /** Of the one above all, else of the column. */
  readonly label: string;
  /** There is one above all. */
  readonly isForAll: boolean;
  /** Of the column, in rem, in a table whose columns say it. */
  readonly width?: number;
  readonly getRowLabel: (row: Row) => string;
  /** Why the box of a row cannot be changed; undefined where it can. */
  readonly findReason?: (row: Row) => string | undefined;
  readonly onSelect: (rows: readonly Row[], isSelected: boolean) => void;
}

const NO_REASON = (): undefined => undefined;

/** The column of the boxes. */
export function buildBoxColumn<Row>(
  { label, isForAll, width, getRowLabel, findReason = NO_REASON, onSelect }: RowBoxes<Row>,
  rows: readonly Row[],
  isSelected: (row: Row) => boolean,
): TableColumn<Row> {
  const free = rows.filter((row) => findReason(row) === undefined);
  const count = free.filter(isSelected).length;
  return {
    key: 'select',
    title: label,
    ...(width !== undefined && { width }),
    sticky: 'start',
    head: isForAll ? (
      <CheckBox
        label={label}
        isChecked={count > 0 && count === free.length}
        isPartly={count > 0}
        isDisabled={free.length === 0}
        onChange={(isChecked) => onSelect(free, isChecked)}
      />
    ) : (
      <VisuallyHidden>{label}</VisuallyHidden>
    ),
    cell: (row) => (
      <CheckBox
        label={getRowLabel(row)}
        isChecked={isSelected(row)}
        disabledReason={findReason(row)}
        onChange={(isChecked) => onSelect([row], isChecked)}
      />
    ),
  };
}
