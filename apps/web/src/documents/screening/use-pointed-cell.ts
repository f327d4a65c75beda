import { findRowAt } from '@vigilo/domain/review/find-row-at';
import { useEffect, useEffectEvent } from 'react';
import { useTexts } from '../../lib/texts.ts';
import type { GridCursor } from '../../ui/cell-grid/use-grid-cursor.ts';
import { showToast } from '../../ui/toast.ts';
import type { PageGesture } from './page-gesture.ts';
import type { TableEdits } from './use-table-edits.ts';

/** A click on what is printed leads to its cell of the child table; a box gives values of the primary table alone, and says so. */
export function usePointedCell(
  gesture: PageGesture | null,
  rows: TableEdits['rows'],
  { activate }: Pick<GridCursor, 'activate'>,
): void {
  const t = useTexts('review');
  const answer = useEffectEvent((shown: PageGesture) => {
    if (shown.kind === 'box') {
      showToast({ kind: 'info', title: t('box.failed'), text: t('box.notInTable') });
      return;
    }
    const cells = rows.flatMap(({ id, RowValue }) =>
      RowValue.map(({ ColumnSSOT, ValueCoordinates }) => ({
        cell: { rowId: id, column: ColumnSSOT.Value },
        ValueCoordinates,
        DocKeyCoordinates: [],
      })),
    );
    const found = findRowAt(cells, shown.point);
    if (found !== undefined) activate(found.cell);
  });
  useEffect(() => {
    if (gesture !== null) answer(gesture);
  }, [gesture]);
}
