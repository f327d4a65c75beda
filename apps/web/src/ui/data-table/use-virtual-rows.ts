import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useState } from 'react';
import type { RefCallback } from 'react';
import { readTypeSize } from '../type-size.ts';

/** So many rows are drawn whole, as many as the longest page has. */
const MAX_WHOLE = 100;
/** Rows drawn above and below those in sight. */
const DRAWN_BEYOND = 8;

/** A drawn row, or the room of those between that are not. */
export type RowPart =
  | { readonly index: number }
  | { readonly index: null; readonly key: string; readonly size: number };

export interface VirtualRows {
  /** Of the element that scrolls. */
  readonly ref: RefCallback<HTMLDivElement>;
  readonly parts: readonly RowPart[];
}

/**
 * The rows in sight, some beyond, and the one that has the focus, wherever it is: it would lose the focus otherwise. Rows say which they
 * are by `data-row`. Few rows are drawn whole.
 * @param height of a row, in rem
 */
export function useVirtualRows(count: number, height: number): VirtualRows {
  const [scroller, ref] = useState<HTMLDivElement | null>(null);
  const isWhole = count <= MAX_WHOLE;
  const focused = useFocusedRow(scroller);
  const [rem] = useState(readTypeSize);
  // oxlint-disable-next-line react/incompatible-library -- it makes its functions anew with each drawing, and nothing here keeps them
  const virtual = useVirtualizer({
    count,
    enabled: !isWhole,
    getScrollElement: () => scroller,
    estimateSize: () => height * rem,
    overscan: DRAWN_BEYOND,
    rangeExtractor: (range) => {
      const indexes = defaultRangeExtractor(range);
      const isBeyond = focused !== null && focused < count && !indexes.includes(focused);
      return isBeyond ? [...indexes, focused].toSorted((a, b) => a - b) : indexes;
    },
  });
  const parts = isWhole
    ? Array.from({ length: count }, (_, index) => ({ index }))
    : buildRowParts(virtual.getVirtualItems(), virtual.getTotalSize());
  return { ref, parts };
}

function useFocusedRow(scroller: HTMLDivElement | null): number | null {
  const [focused, setFocused] = useState<number | null>(null);
  useEffect(() => {
    function onFocus({ target }: FocusEvent): void {
      const row = target instanceof Element ? target.closest('tr')?.dataset['row'] : undefined;
      setFocused(row === undefined ? null : Number(row));
    }
    scroller?.addEventListener('focusin', onFocus);
    return () => scroller?.removeEventListener('focusin', onFocus);
  }, [scroller]);
  return focused;
}

function buildRowParts(
  items: readonly { readonly index: number; readonly start: number; readonly end: number }[],
  total: number,
): readonly RowPart[] {
  const parts: RowPart[] = [];
  let end = 0;
  for (const item of items) {
    if (item.start > end) parts.push({ index: null, key: `before-${item.index}`, size: item.start - end });
    parts.push({ index: item.index });
    end = item.end;
  }
  if (total > end) parts.push({ index: null, key: 'after', size: total - end });
  return parts;
}
