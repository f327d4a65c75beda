// What a person changes in the rows of a child document until it is saved: each change can be undone, is kept as a draft on the server, and is put
// on top of what others save meanwhile.

import { saveChildDocument } from '@vigilo/contract/review';
import type { EditedKey, RowChange } from '@vigilo/domain/review/row-changes';
import { applyChanges, settleConflicts } from '@vigilo/domain/review/row-changes';
import { useMemo, useState } from 'react';
import { callApi } from '../../lib/call-api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { toProblem } from '../../lib/problem.ts';
import type { FormDraft } from '../../lib/use-draft.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { refreshDocuments } from '../documents-queries.ts';
import type { ChildDetail } from '../summary/summary-queries.ts';
import { childQuery } from '../summary/summary-queries.ts';

export type ReviewedRow = ChildDetail['JSONData'][number];

interface History {
  readonly done: readonly RowChange[];
  readonly undone: readonly RowChange[];
}

const EMPTY: History = { done: [], undone: [] };

export interface RowEdits {
  /** As they are with the changes. */
  readonly rows: readonly ReviewedRow[];
  /** Those that a change which is not saved looks at. */
  readonly unsavedIds: ReadonlySet<string>;
  readonly changes: readonly RowChange[];
  readonly canRedo: boolean;
  readonly draft: FormDraft;
  readonly add: (changes: readonly RowChange[]) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Resolves with false where somebody else changed the same cells. Throws where it could not be saved. */
  readonly save: () => Promise<boolean>;
  readonly settle: (keep: 'mine' | 'theirs') => void;
}

export function useRowEdits(child: ChildDetail, keys: readonly EditedKey[]): RowEdits {
  const [history, setHistory] = useState(EMPTY);
  const { done, undone } = history;
  const draft = useDraft({
    form: 'review.rows',
    subject: child.id,
    title: child.OriginalFileName,
    fields: { changes: done },
    onRestore: ({ changes }) => setHistory({ done: changes, undone: [] }),
  });
  // A change in conflict is shown as it was made: who saves is asked.
  const rows = useMemo(
    () => applyChanges(child.JSONData, settleConflicts(child.JSONData, done, keys, 'mine'), keys).rows,
    [child.JSONData, done, keys],
  );
  const unsavedIds = useMemo(() => new Set(done.map(({ rowId }) => rowId)), [done]);

  async function save(): Promise<boolean> {
    try {
      const { data } = await callApi(saveChildDocument, {
        params: { id: child.id },
        body: { data: [...done] },
      });
      queryClient.setQueryData(childQuery(child.id).queryKey, (before) => before && { ...before, ...data });
    } catch (thrown) {
      if (toProblem(thrown, '').code !== 'changed-meanwhile') throw thrown;
      await queryClient.refetchQueries(childQuery(child.id));
      return false;
    }
    draft.forget({ changes: [] });
    setHistory(EMPTY);
    void refreshDocuments();
    return true;
  }

  return {
    rows,
    unsavedIds,
    changes: done,
    canRedo: undone.length > 0,
    draft,
    add: (changes) => {
      if (changes.length > 0) setHistory((before) => ({ done: [...before.done, ...changes], undone: [] }));
    },
    undo: () => setHistory(undoLast),
    redo: () => setHistory(redoLast),
    save,
    settle: (keep) => setHistory({ done: settleConflicts(child.JSONData, done, keys, keep), undone: [] }),
  };
}

function undoLast({ done, undone }: History): History {
  const last = done.at(-1);
  return last === undefined ? { done, undone } : { done: done.slice(0, -1), undone: [...undone, last] };
}

function redoLast({ done, undone }: History): History {
  const last = undone.at(-1);
  return last === undefined ? { done, undone } : { done: [...done, last], undone: undone.slice(0, -1) };
}
