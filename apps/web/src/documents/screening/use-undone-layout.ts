// How a table is arranged is undone and done again with what is changed in it, in the order in which both were done.

import type { EditSteps } from '@vigilo/domain/review/edit-steps';
import { addStep, NO_STEPS, redoStep, undoStep } from '@vigilo/domain/review/edit-steps';
import { useState } from 'react';
import type { GridLayout, GridRow } from '../../ui/cell-grid/grid-column.ts';
import type { Sheet } from './sheet.ts';

interface LayoutStep {
  readonly before: GridLayout;
  readonly after: GridLayout;
  /** How many steps of editing had been done by then. */
  readonly depth: number;
}

export function useUndoneLayout<Row extends GridRow>(sheet: Sheet<Row>): Sheet<Row> {
  const [steps, setSteps] = useState<EditSteps<LayoutStep>>(NO_STEPS);
  const { edits, layout } = sheet;
  const depth = edits.stepCount;
  const last = steps.done.at(-1)?.[0];
  const next = steps.undone.at(-1)?.[0];
  const isLast = last !== undefined && last.depth >= depth;
  const isNext = next !== undefined && next.depth === depth;
  function onLayout(after: GridLayout): void {
    sheet.onLayout(after);
    if (sheet.savesOrder && after.order !== layout.order) return;
    // An edge that is dragged comes in many small steps.
    const isGoingOn = isLast && last.after === layout && isOnlyWider(layout, after);
    const before = isGoingOn ? last.before : layout;
    setSteps((present) => addStep(isGoingOn ? undoStep(present) : present, [{ before, after, depth }]));
  }
  return {
    ...sheet,
    onLayout,
    edits: {
      ...edits,
      canUndo: isLast || edits.canUndo,
      canRedo: isNext || edits.canRedo,
      undo: () => {
        if (!isLast) return edits.undo();
        sheet.onLayout(last.before);
        setSteps(undoStep);
      },
      redo: () => {
        if (!isNext) return edits.redo();
        sheet.onLayout(next.after);
        setSteps(redoStep);
      },
    },
  };
}

function isOnlyWider(before: GridLayout, after: GridLayout): boolean {
  const changed = Object.keys(after.widths).find((key) => after.widths[key] !== before.widths[key]);
  return changed !== undefined && before.widths[changed] !== undefined && after.order === before.order;
}
