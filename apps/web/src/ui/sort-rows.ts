// The order of rows that are all in the browser: texts as the language sorts them, numbers by value, what is empty always last.

export type SortValue = string | number | null;

export interface Sorting {
  /** Of the column. */
  readonly key: string;
  readonly isDescending: boolean;
}

/** The rows sorted by a value of theirs; equal ones keep their order; without a value the rows' own order. */
export function sortRows<Row>(
  rows: readonly Row[],
  sortBy: ((row: Row) => SortValue) | undefined,
  isDescending: boolean,
  language: string,
): readonly Row[] {
  if (sortBy === undefined) return rows;
  const { compare } = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  const sign = isDescending ? -1 : 1;
  return rows
    .map((row) => ({ row, value: sortBy(row) }))
    .toSorted(({ value: a }, { value: b }) => {
      if (a === null || b === null) return Number(a === null) - Number(b === null);
      return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b)));
    })
    .map(({ row }) => row);
}
