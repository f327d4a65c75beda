import type { GridLayout } from '../../ui/cell-grid/grid-column.ts';
import { LEAST_WIDTH, USUAL_LAYOUT } from '../../ui/cell-grid/grid-column.ts';

/** How somebody arranged a table before, from what the browser has kept. Its groups are not kept: they are a look at the moment. */
export function readLayout(kept: unknown, firstHidden: readonly string[]): GridLayout {
  const usual = { ...USUAL_LAYOUT, hidden: firstHidden };
  if (typeof kept !== 'object' || kept === null) return usual;
  const part = (name: keyof GridLayout): unknown => Reflect.get(kept, name);
  const widths = part('widths');
  return {
    order: readWords(part('order')) ?? usual.order,
    hidden: readWords(part('hidden')) ?? usual.hidden,
    widths:
      typeof widths === 'object' && widths !== null
        ? Object.fromEntries(
            Object.entries(widths).flatMap(([key, width]) =>
              typeof width === 'number' && width >= LEAST_WIDTH ? [[key, width]] : [],
            ),
          )
        : usual.widths,
    frozenColumns: readCount(part('frozenColumns')),
    frozenRows: readCount(part('frozenRows')),
    groupBy: null,
  };
}

function readWords(kept: unknown): readonly string[] | null {
  return Array.isArray(kept) && kept.every((each): each is string => typeof each === 'string') ? kept : null;
}

function readCount(kept: unknown): number {
  return typeof kept === 'number' && Number.isInteger(kept) && kept > 0 ? kept : 0;
}
