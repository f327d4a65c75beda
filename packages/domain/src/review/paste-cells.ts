// Where copied cells go when they are pasted (issue 15, 'copy and paste of ranges with Excel'): from the upper left corner of what is chosen, a single
// cell into all that is chosen.

export interface ChosenRange {
  /** Places of rows and columns, both ends included. */
  readonly top: number;
  readonly bottom: number;
  readonly first: number;
  readonly last: number;
}

export interface PastedCell {
  readonly row: number;
  readonly column: number;
  readonly text: string;
}

export interface Pasted {
  /** With their places; rows may lie beyond the last one. */
  readonly cells: readonly PastedCell[];
  /** How many cells lay beyond the last column, and were left out. */
  readonly beyond: number;
}

/** The cells with the places that they go to. `columnCount` is of the table. */
export function placeCopied(
  copied: readonly (readonly string[])[],
  { top, bottom, first, last }: ChosenRange,
  columnCount: number,
): Pasted {
  const [only = []] = copied;
  const rows =
    copied.length === 1 && only.length === 1
      ? Array.from({ length: bottom - top + 1 }, () =>
          Array.from({ length: last - first + 1 }, () => only[0] ?? ''),
        )
      : copied;
  const cells: PastedCell[] = [];
  let beyond = 0;
  for (const [down, row] of rows.entries())
    for (const [right, text] of row.entries())
      if (first + right < columnCount) cells.push({ row: top + down, column: first + right, text });
      else beyond += 1;
  return { cells, beyond };
}
