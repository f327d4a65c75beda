import type { ReactNode } from 'react';

/** What is shown of the place under the mouse or chosen with the arrow keys; for charts whose x axis has one place a day, a bar, ... */
export interface ChartPoints {
  readonly count: number;
  /** One place in words. */
  readonly describe: (index: number) => string;
  readonly renderCard: (index: number) => ReactNode;
  /** Enter at a place. */
  readonly onOpen?: (index: number) => void;
  /** A part was chosen, by dragging over it or by Shift with the arrow keys and Enter; first and last place of it. */
  readonly onRange?: (first: number, last: number) => void;
}
