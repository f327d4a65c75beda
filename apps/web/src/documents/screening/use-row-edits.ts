// What a person changes in the rows of a child document until it is saved, on top of what others save meanwhile.

import { saveChildDocument } from '@vigilo/contract/review';
import type { EditedKey, RowChange } from '@vigilo/domain/review/row-changes';
import { applyChanges, settleConflicts } from '@vigilo/domain/review/row-changes';
import { useMemo } from 'react';
import { callApi } from '../../lib/call-api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { toProblem } from '../../lib/problem.ts';
import { refreshDocuments } from '../documents-queries.ts';
import type { ChildDetail } from '../summary/summary-queries.ts';
import { childQuery } from '../summary/summary-queries.ts';
import type { KeptSteps } from './use-edit-steps.ts';
import { useEditSteps } from './use-edit-steps.ts';

export type ReviewedRow = ChildDetail['JSONData'][number];

export interface RowEdits extends KeptSteps<RowChange> {
  /** As they are with the changes. */
  readonly rows: readonly ReviewedRow[];
  readonly unsavedIds: ReadonlySet<string>;
  /** Resolves with false where somebody else changed the same cells. Throws where it could not be saved. */
  readonly save: () => Promise<boolean>;
  readonly settle: (keep: 'mine' | 'theirs') => void;
}

export function useRowEdits(child: ChildDetail, keys: readonly EditedKey[]): RowEdits {
  const steps = useEditSteps<RowChange>({
    form: 'review.rows',
    subject: child.id,
    title: child.OriginalFileName,
  });
  const { changes } = steps;
  // A change in conflict is shown as it was made: who saves is asked.
  const rows = useMemo(
    () => applyChanges(child.JSONData, settleConflicts(child.JSONData, changes, keys, 'mine'), keys).rows,
    [child.JSONData, changes, keys],
  );
  const unsavedIds = useMemo(
    () => new Set(changes.flatMap((change) => ('rowId' in change ? [change.rowId] : []))),
    [changes],
  );

  async function save(): Promise<boolean> {
    try {
      const { data } = await callApi(saveChildDocument, {
        params: { id: child.id },
        body: { data: [...changes] },
      });
      queryClient.setQueryData(childQuery(child.id).queryKey, (before) => before && { ...before, ...data });
    } catch (thrown) {
      if (toProblem(thrown, '').code !== 'changed-meanwhile') throw thrown;
      await queryClient.refetchQueries(childQuery(child.id));
      return false;
    }
    steps.clear();
    void refreshDocuments();
    return true;
  }

  return {
    ...steps,
    rows,
    unsavedIds,
    save,
    settle: (keep) => steps.replace(settleConflicts(child.JSONData, changes, keys, keep)),
  };
}
