// Rows after what a person changed in them (specification 3, section 4), checked again by the rules of their type, and which of them changed.

import type { DocumentType } from '../extraction/document-type.ts';
import type { ExtractionRow } from '../extraction/extraction-row.ts';
import type { TablesById } from '../validation/validate-rows.ts';
import { validateRows } from '../validation/validate-rows.ts';
import type { Applied } from './apply-changes.ts';
import type { EditedKey, RowChange } from './row-changes.ts';
import { applyChanges } from './row-changes.ts';

export interface ChangedRow {
  /** As it was before all changes. */
  readonly before: ExtractionRow;
  /** Null where it was removed. */
  readonly after: ExtractionRow | null;
  /** Its place among all rows, from 1, before and after, where somebody moved it. */
  readonly moved: readonly [number, number] | null;
}

/** The rows after the changes with what the rules find in them and in their tables of line items. Where there are conflicts or faults nothing is to be stored. */
export function changeRows(
  rows: readonly ExtractionRow[],
  changes: readonly RowChange[],
  type: DocumentType,
  tables: TablesById = new Map(),
): Applied<ExtractionRow> & { readonly changed: readonly ChangedRow[] } {
  const applied = applyChanges(rows, changes, listEditedKeys(type));
  const present = new Map(applied.rows.map((row, index) => [row.id, { row, place: index + 1 }]));
  const movedIds = new Set(changes.flatMap((change) => (change.kind === 'move' ? [change.rowId] : [])));
  const changed = rows.flatMap((before, index): ChangedRow[] => {
    const { row: after = null, place = 0 } = present.get(before.id) ?? {};
    const hasMoved = movedIds.has(before.id) && after !== null && place !== index + 1;
    if (after === before && !hasMoved) return [];
    return [{ before, after, moved: hasMoved ? [index + 1, place] : null }];
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
  return { ...applied, rows: validateRows(open, type, tables), changed };
}

function listEditedKeys({ keys }: DocumentType): readonly EditedKey[] {
  return keys.map(({ key, category, dataType, allowedValues, pattern }) => ({
    key,
    category,
    dataFormat: { DataType: dataType, AllowedValues: allowedValues, Pattern: pattern },
  }));
}
