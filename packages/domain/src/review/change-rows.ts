// Rows after what a person changed in them (specification 3, section 4), checked again by the rules of their type, and which of them changed.

import type { DocumentType } from '../extraction/document-type.ts';
import type { ExtractionRow } from '../extraction/extraction-row.ts';
import { validateRows } from '../validation/validate-rows.ts';
import type { Applied, EditedKey, RowChange } from './row-changes.ts';
import { applyChanges } from './row-changes.ts';

export interface ChangedRow {
  /** As it was before all changes. */
  readonly before: ExtractionRow;
  /** Null where it was removed. */
  readonly after: ExtractionRow | null;
}

/** The rows after the changes with what the rules find in them. Where there are conflicts or faults nothing is to be stored. */
export function changeRows(
  rows: readonly ExtractionRow[],
  changes: readonly RowChange[],
  type: DocumentType,
): Applied<ExtractionRow> & { readonly changed: readonly ChangedRow[] } {
  const applied = applyChanges(rows, changes, listEditedKeys(type));
  const present = new Map(applied.rows.map((row) => [row.id, row]));
  const changed = rows.flatMap((before) => {
    const after = present.get(before.id) ?? null;
    return after === before ? [] : [{ before, after }];
  });
  const unchecked = new Set(
    changed.flatMap(({ before, after }) =>
      before.CheckedByHand && !after?.CheckedByHand ? [before.id] : [],
    ),
  );
  // What was found between documents is found anew where a person's word stood in its place.
  const open = applied.rows.map((row): ExtractionRow =>
    unchecked.has(row.id) ? { ...row, InterValidation: { status: null, details: [] } } : row,
  );
  return { ...applied, rows: validateRows(open, type), changed };
}

function listEditedKeys({ keys }: DocumentType): readonly EditedKey[] {
  return keys.map(({ key, category, dataType, allowedValues, pattern }) => ({
    key,
    category,
    dataFormat: { DataType: dataType, AllowedValues: allowedValues, Pattern: pattern },
  }));
}
