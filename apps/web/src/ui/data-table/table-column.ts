import type { ReactNode } from 'react';
import type { SortValue } from './sorting.ts';

export interface TableColumn<Row> {
  readonly key: string;
  readonly title: string;
  /** In the head instead of the title, which then is its name only. */
  readonly head?: ReactNode;
  /** Beside the title in the head, such as what explains it. */
  readonly beside?: ReactNode;
  /** Neighbours with the same text stand under it as their common heading. */
  readonly group?: string;
  /** Its width in rem, for what cannot be cut short. Where no column has this or `least`, each is as wide as what is in it. */
  readonly width?: number;
  /** Its least width in rem; the columns that have one divide what room there is beyond that in proportion. */
  readonly least?: number;
  /** @param index of the row among those of the page */
  readonly cell: (row: Row, index: number, isSelected: boolean) => ReactNode;
  /** What it is sorted by, or that the server sorts by it; without it the column cannot be sorted. */
  readonly sortBy?: ((row: Row) => SortValue) | 'server' | undefined;
  /** At the right, as numbers and actions are. */
  readonly isAtEnd?: boolean | undefined;
  /** Its cells name the rows. */
  readonly isRowHead?: boolean | undefined;
  /** Stays in sight while the table scrolls sideways. */
  readonly sticky?: 'start' | 'end' | undefined;
}
