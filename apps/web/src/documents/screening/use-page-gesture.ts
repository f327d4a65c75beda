// What a person shows on the pages leads to the rows: a click on a value goes to its row, and a box gives the row that the person is at its value anew.

import { readBox } from '@vigilo/contract/review';
import { findRowAt } from '@vigilo/domain/review/find-row-at';
import { useEffect, useEffectEvent } from 'react';
import { callApi } from '../../lib/call-api.ts';
import { toProblem } from '../../lib/problem.ts';
import { useTexts } from '../../lib/texts.ts';
import type { GridCursor } from '../../ui/cell-grid/use-grid-cursor.ts';
import { showToast } from '../../ui/toast.ts';
import type { DrawnBox } from '../viewer/page-pointer.ts';
import type { ViewerMark } from '../viewer/viewer-page.ts';
import type { PageGesture } from './page-gesture.ts';
import type { ReviewedRow, RowEdits } from './use-row-edits.ts';

interface GestureOptions {
  readonly childId: string;
  readonly rows: readonly ReviewedRow[];
  readonly grid: Pick<GridCursor, 'active' | 'activate'>;
  readonly edits: RowEdits;
  /** Switches the edit mode on where it is not; whether it is on then. */
  readonly startEditing: () => boolean;
  readonly onMarks: (marks: readonly ViewerMark[], row?: ReviewedRow) => void;
}

export function usePageGesture(gesture: PageGesture | null, options: GestureOptions): void {
  const readDrawn = useReadBox(options);
  const answer = useEffectEvent((shown: PageGesture) => {
    if (shown.kind === 'box') {
      void readDrawn(shown.drawn);
      return;
    }
    const row = findRowAt(options.rows, shown.point);
    if (row !== undefined) options.grid.activate({ rowId: row.id, column: 'value' });
  });
  useEffect(() => {
    if (gesture !== null) answer(gesture);
  }, [gesture]);
}

function useReadBox({ childId, rows, grid, edits, startEditing, onMarks }: GestureOptions) {
  const t = useTexts('review');
  return async ({ page, box }: DrawnBox): Promise<void> => {
    const row = rows.find(({ id }) => id === grid.active?.rowId);
    if (row === undefined || row.ValueType !== 'entity') {
      showToast({ kind: 'info', title: t('box.failed'), text: t('box.needsRow') });
      return;
    }
    if (!startEditing()) return;
    try {
      const { data } = await callApi(readBox, {
        params: { id: childId },
        body: { rowId: row.id, page, box: [...box] },
      });
      const { Value, RawValue, ValueCoordinates } = data;
      edits.add([
        {
          kind: 'set',
          rowId: row.id,
          field: 'Value',
          before: row.Value,
          after: Value,
          placed: { RawValue, ValueCoordinates },
        },
      ]);
      onMarks(ValueCoordinates, { ...row, Value, RawValue, ValueCoordinates });
      showToast({
        kind: 'success',
        title: t('box.read'),
        text: t('box.readAs', { key: row.SSOTKey, value: Value }),
      });
    } catch (thrown) {
      const { description, message } = toProblem(thrown, t('box.failed'));
      showToast({ kind: 'error', title: t('box.failed'), text: description ?? message });
    }
  };
}
