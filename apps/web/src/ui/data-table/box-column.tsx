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

/** Its key. */
export const BOX_COLUMN = 'select';

const NO_REASON = (): undefined => undefined;

/** The column of the boxes. What stands above them depends on all rows and is drawn apart: no row is drawn anew for it. */
export function buildBoxColumn<Row>({
  label,
  width,
  getRowLabel,
  findReason = NO_REASON,
  onSelect,
}: RowBoxes<Row>): TableColumn<Row> {
  return {
    key: BOX_COLUMN,
    title: label,
    ...(width !== undefined && { width }),
    sticky: 'start',
    cell: (row, _index, isSelected) => (
      <CheckBox
        label={getRowLabel(row)}
        isChecked={isSelected}
        disabledReason={findReason(row)}
        onChange={(isChecked) => onSelect([row], isChecked)}
      />
    ),
  };
}

interface BoxColumnHeadProps<Row> {
  readonly boxes: RowBoxes<Row>;
  readonly rows: readonly Row[];
  readonly isSelected: (row: Row) => boolean;
}

/** What stands above the boxes: the one of all rows whose box can be changed, or the name of the column. */
export function BoxColumnHead<Row>({ boxes, rows, isSelected }: BoxColumnHeadProps<Row>) {
  const { label, isForAll, findReason = NO_REASON, onSelect } = boxes;
  if (!isForAll) return <VisuallyHidden>{label}</VisuallyHidden>;
  const free = rows.filter((row) => findReason(row) === undefined);
  const count = free.filter(isSelected).length;
  return (
    <CheckBox
      label={label}
      isChecked={count > 0 && count === free.length}
      isPartly={count > 0}
      isDisabled={free.length === 0}
      onChange={(isChecked) => onSelect(free, isChecked)}
    />
  );
}
