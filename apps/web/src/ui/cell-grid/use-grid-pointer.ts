import { useRef } from 'react';
import type { FormEvent, MouseEvent, PointerEvent } from 'react';
import type { CellGridProps } from './grid-props.ts';
import type { GridCell, GridRow } from './grid-column.ts';

/** What the pointer does, answered in one place for all cells: rows stay free of handlers, and so cheap. */
export function useGridPointer<Row extends GridRow>(props: CellGridProps<Row>, isAllSelected: boolean) {
  const { cursor, table, selected, onSelect, onOpen, onMenu, onHeadingMenu } = props;
  const isDragging = useRef(false);
  return {
    onPointerDown: (event: PointerEvent) => {
      const cell = event.button === 0 && !isControl(event.target) ? findCell(event.target) : null;
      if (cell === null) return;
      isDragging.current = true;
      cursor.activate(cell, event.shiftKey);
    },
    onPointerOver: (event: PointerEvent) => {
      if (event.buttons !== 1) isDragging.current = false;
      const cell = isDragging.current ? findCell(event.target) : null;
      if (cell !== null && (cell.rowId !== cursor.active?.rowId || cell.column !== cursor.active.column))
        cursor.activate(cell, true);
    },
    onPointerUp: () => {
      isDragging.current = false;
    },
    onDoubleClick: (event: MouseEvent) => {
      const cell = isControl(event.target) ? null : findCell(event.target);
      if (cell !== null) onOpen(cell);
    },
    onContextMenu: (event: MouseEvent) => {
      const at = { x: event.clientX, y: event.clientY };
      const cell = isControl(event.target) ? null : findCell(event.target);
      const heading = findHeading(event.target);
      if (cell === null && heading === null) return;
      event.preventDefault();
      if (cell !== null) onMenu(cell, at);
      else if (heading !== null) onHeadingMenu(heading, at);
    },
    onChange: ({ target }: FormEvent) => {
      if (!(target instanceof HTMLInputElement)) return;
      const rowId = target.dataset['select'];
      if (rowId !== undefined) onSelect([rowId], !selected.has(rowId));
      else if (target.dataset['selectAll'] !== undefined) onSelect(table.places.rowIds, !isAllSelected);
    },
  };
}

/** What answers the pointer itself, such as an open editor. */
function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('input, select, textarea, button, a') !== null;
}

function findHeading(target: EventTarget): string | null {
  if (!(target instanceof Element)) return null;
  return target.closest<HTMLElement>('[data-heading]')?.dataset['heading'] ?? null;
}

function findCell(target: EventTarget): GridCell | null {
  if (!(target instanceof Element)) return null;
  const column = target.closest<HTMLElement>('[data-column]')?.dataset['column'];
  const rowId = target.closest<HTMLElement>('[data-row]')?.dataset['row'];
  return column === undefined || rowId === undefined ? null : { rowId, column };
}
