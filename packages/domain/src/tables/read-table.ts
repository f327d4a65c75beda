// A table as it was read from a page (issue: first version of extraction; how well it is read is measured in bench/tables).

import type { Box } from '../digitise/page.ts';

export interface TableCell {
  /** From 0. */
  readonly row: number;
  readonly column: number;
  readonly text: string;
  /** 0..1 of the page. */
  readonly box: Box;
  /** 0..1: the least sure of its words. */
  readonly confidence: number;
}

export interface ReadTable {
  readonly page: number;
  readonly box: Box;
  /** Whether it was found by its ruling lines or by the alignment of its text. */
  readonly way: 'grid' | 'text';
  /** Only cells with text, by row and column. */
  readonly cells: readonly TableCell[];
  readonly rowCount: number;
  readonly columnCount: number;
  /** Number of leading rows that are headings. */
  readonly headerRows: number;
}
