import type { ReactNode } from 'react';
import type { SortValue } from './sort-rows.ts';

export interface TableColumn<Row> {
  readonly key: string;
  readonly title: string;
  /** In the head instead of the title, which then is its name only. */
  readonly head?: ReactNode;
  /** Beside the title in the head, such as what explains it. */
  readonly beside?: ReactNode;
  /** How wide it is beside the others: its part of the sum of all. */
  readonly share: number;
  readonly cell: (row: Row) => ReactNode;
  /** What it is sorted by; without it the column cannot be sorted. */
  readonly sortBy?: (row: Row) => SortValue;
  /** At the right, as numbers and actions are. */
  readonly isAtEnd?: boolean;
  /** Its cells name the rows. */
  readonly isRowHead?: boolean;
}
