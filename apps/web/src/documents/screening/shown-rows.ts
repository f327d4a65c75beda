// Which rows are shown, and in which order.

import { isProblem } from '@vigilo/domain/review/row-status';
import { foldText } from '@vigilo/domain/records/fold-text';
import type { ReviewedRow } from './use-row-edits.ts';

export interface RowsView {
  readonly text: string;
  readonly isProblemsOnly: boolean;
  readonly isByConfidence: boolean;
}

/** Those that hold the text in their key, category or value; of as sure ones the first in the document goes first. */
export function listShownRows(
  rows: readonly ReviewedRow[],
  { text, isProblemsOnly, isByConfidence }: RowsView,
): readonly ReviewedRow[] {
  const wanted = foldText(text.trim());
  const shown = rows.filter(
    (row) =>
      (!isProblemsOnly || isProblem(row)) &&
      [row.SSOTKey, row.Category, row.Value, row.RawValue].some((part) => foldText(part).includes(wanted)),
  );
  return isByConfidence ? shown.toSorted((one, other) => one.Confidence - other.Confidence) : shown;
}
