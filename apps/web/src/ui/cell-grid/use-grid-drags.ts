import { useRef } from 'react';
import type { DragEvent } from 'react';
import type { CellGridProps } from './grid-props.ts';
import type { GridRow } from './grid-column.ts';

type Dragged = { readonly is: 'row' | 'column'; readonly key: string };

/** Rows are dragged by the cells of their check boxes, columns by their headings. */
export function useGridDrags<Row extends GridRow>({ onMoveRow, onMoveColumn }: CellGridProps<Row>) {
  const dragged = useRef<Dragged | null>(null);
  return {
    onDragStart: ({ target, dataTransfer }: DragEvent) => {
      dragged.current = findDragged(target);
      dataTransfer.effectAllowed = 'move';
    },
    onDragOver: (event: DragEvent) => {
      if (findPlace(event.target, dragged.current) !== null) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      const from = dragged.current;
      const to = findPlace(event.target, from);
      dragged.current = null;
      if (from === null || to === null || to === from.key) return;
      event.preventDefault();
      (from.is === 'row' ? onMoveRow : onMoveColumn)(from.key, to);
    },
  };
}

function findDragged(target: EventTarget): Dragged | null {
  if (!(target instanceof Element)) return null;
  const column = target.closest<HTMLElement>('[data-heading]')?.dataset['heading'];
  if (column !== undefined) return { is: 'column', key: column };
  const row = target.closest('[data-handle]')?.closest<HTMLElement>('[data-row]')?.dataset['row'];
  return row === undefined ? null : { is: 'row', key: row };
}

/** The row or the column that something of its kind is over. */
function findPlace(target: EventTarget, dragged: Dragged | null): string | null {
  if (!(target instanceof Element) || dragged === null) return null;
  const name = dragged.is === 'row' ? 'row' : 'heading';
  return target.closest<HTMLElement>(`[data-${name}]`)?.dataset[name] ?? null;
}
