// Why a change of rows cannot be made, whoever makes it (specification 3, sections 2.7, 4 and 5).

export const ROW_FAULTS = [
  'empty-key',
  'not-editable',
  'row-validated',
  'too-long',
  'column-name',
  'column-taken',
] as const;
export type RowFault = (typeof ROW_FAULTS)[number];

/** Characters of a key or a value. */
export const LONGEST_CELL = 10_000;
/** Characters of the name of a column. */
export const LONGEST_COLUMN_NAME = 200;
