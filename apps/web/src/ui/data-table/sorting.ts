// The order of rows that are all in the browser: texts as the language sorts them, numbers by value, what is empty always last.

export type SortValue = string | number | null;

export interface Sorting {
  /** Of the column. */
  readonly key: string;
  readonly isDescending: boolean;
}

/** Which of two values that are not empty comes first, as a sort function says it. */
export function buildComparison(language: string): (a: unknown, b: unknown) => number {
  const { compare } = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  return (a, b) => (typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b)));
}
