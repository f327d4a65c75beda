// What a person changes in a child table until it is saved, on top of what others save meanwhile.

import type { SentRow } from '@vigilo/contract/review';
import { saveTables } from '@vigilo/contract/review';
import { HAND_CHECKS } from '@vigilo/domain/extraction/extraction-row';
import type { EditedTableRow, TableChange } from '@vigilo/domain/review/table-changes';
import { applyTableChanges, settleTableConflicts } from '@vigilo/domain/review/table-changes';
import { useMemo } from 'react';
import { callApi } from '../../lib/call-api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { toProblem } from '../../lib/problem.ts';
import type { ExtractedTable } from '../summary/summary-queries.ts';
import { tableQuery } from '../summary/summary-queries.ts';
import type { KeptSteps } from './use-edit-steps.ts';
import { useEditSteps } from './use-edit-steps.ts';

/** So often a save is put on top of what others saved in the moment between, before it is given up. */
const MOST_ATTEMPTS = 5;

export interface TableEdits extends KeptSteps<TableChange> {
  /** As they are stored, and with the changes. */
  readonly stored: readonly EditedTableRow[];
  readonly rows: readonly EditedTableRow[];
  readonly unsavedIds: ReadonlySet<string>;
  /** Resolves with false where somebody else changed the same cells. Throws where it could not be saved. */
  readonly save: () => Promise<boolean>;
  readonly settle: (keep: 'mine' | 'theirs') => void;
}

export function useTableEdits(childId: string, title: string, table: ExtractedTable): TableEdits {
  const steps = useEditSteps<TableChange>({ form: 'review.table', subject: table.id, title });
  const { changes } = steps;
  const stored = useMemo(() => toEditedRows(table), [table]);
  // A change in conflict is shown as it was made: who saves is asked.
  const rows = useMemo(
    () => applyTableChanges(stored, settleTableConflicts(stored, changes, 'mine')).rows,
    [stored, changes],
  );
  const unsavedIds = useMemo(
    () => new Set(changes.flatMap((change) => ('rowId' in change ? [change.rowId] : []))),
    [changes],
  );

  async function save(): Promise<boolean> {
    for (let attempt = 1; ; attempt += 1) {
      const present = queryClient.getQueryData(tableQuery(table.id).queryKey) ?? table;
      const applied = applyTableChanges(toEditedRows(present), changes);
      if (applied.conflicts.size > 0) return false;
      try {
        const tables = [
          { id: table.id, version: present.version, data: { Value: applied.rows.map(toSent) } },
        ];
        const { data } = await callApi(saveTables, { body: { childDocumentId: childId, tables } });
        queryClient.setQueryData(tableQuery(table.id).queryKey, data[0]);
        steps.clear();
        return true;
      } catch (thrown) {
        if (toProblem(thrown, '').code !== 'changed-meanwhile' || attempt === MOST_ATTEMPTS) throw thrown;
        await queryClient.refetchQueries(tableQuery(table.id));
      }
    }
  }

  return {
    ...steps,
    stored,
    rows,
    unsavedIds,
    save,
    settle: (keep) => steps.replace(settleTableConflicts(stored, changes, keep)),
  };
}

function toEditedRows({ JSONData }: ExtractedTable): readonly EditedTableRow[] {
  return JSONData.Value.map(({ id, RowValue, IntraValidation, InterValidation }) => ({
    id,
    RowValue,
    CheckedByHand:
      HAND_CHECKS.find((check) => IntraValidation.status === check && InterValidation.status === check) ??
      null,
  }));
}

function toSent({ id, RowValue, CheckedByHand = null }: EditedTableRow): SentRow {
  const said = { status: CheckedByHand };
  return {
    id,
    RowValue: RowValue.map(({ ColumnSSOT, Value, RawValue, ValueCoordinates }) => ({
      ColumnSSOT,
      Value,
      RawValue,
      ValueCoordinates: [...ValueCoordinates],
    })),
    IntraValidation: said,
    InterValidation: said,
  };
}
