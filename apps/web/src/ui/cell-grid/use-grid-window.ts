import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useState } from 'react';
import type { RefObject } from 'react';
import type { GridItem } from './use-grid-table.ts';
import { readTypeSize } from '../type-size.ts';

/** Rows drawn above and below those in sight. */
const DRAWN_BEYOND = 10;
/** Rows that are half in sight at both ends. */
const SPARE = 2;
/** Of a row, in rem (specification 3, section 2.7: 30 pixels). */
const LINE = 1.875;

export interface GridWindow {
  /** Of the lines that are drawn, below those that are frozen. */
  readonly indexes: readonly number[];
  /** Of all of them, a length of CSS. */
  readonly height: string;
  /** At most so many are drawn at a time. */
  readonly most: number;
}

/** Which lines are drawn: those in sight, some beyond, and the one that the person is at. Frozen ones are drawn above. */
export function useGridWindow<Row extends { readonly id: string }>(
  root: RefObject<HTMLElement | null>,
  items: readonly GridItem<Row>[],
  frozen: number,
  activeRowId: string | null,
): GridWindow {
  const [rem] = useState(readTypeSize);
  const active = items.findIndex((item) => item.is === 'row' && item.row.id === activeRowId) - frozen;
  // oxlint-disable-next-line react/incompatible-library -- it makes its functions anew with each drawing, and nothing here keeps them
  const virtual = useVirtualizer({
    count: items.length - frozen,
    getScrollElement: () => root.current,
    estimateSize: () => LINE * rem,
    overscan: DRAWN_BEYOND,
    // Drawn with the next frame, not within the scrolling: no blank frames (design, 'Editable grid').
    useFlushSync: false,
    rangeExtractor: (range) => {
      const indexes = defaultRangeExtractor(range);
      const isBeyond = active >= 0 && active < range.count && !indexes.includes(active);
      return isBeyond ? [...indexes, active].toSorted((a, b) => a - b) : indexes;
    },
  });
  const most = Math.ceil((virtual.scrollRect?.height ?? 0) / (LINE * rem)) + 2 * DRAWN_BEYOND + SPARE;
  const indexes = virtual.getVirtualItems().map(({ index }) => index + frozen);
  return {
    // While it moves each element stays where it is in the document: to move it there costs as much as to make it anew. At rest they stand in the order in which they are read.
    indexes: virtual.isScrolling ? indexes.toSorted((one, other) => (one % most) - (other % most)) : indexes,
    most,
    height: `${Math.max(1, items.length - frozen) * LINE}rem`,
  };
}
