import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useMemo, useState } from 'react';
import type { RefObject } from 'react';
import { BOX_WIDTH, USUAL_TYPE_SIZE } from './grid-column.ts';
import { readTypeSize } from '../type-size.ts';

/** Columns drawn left and right of those in sight. */
const DRAWN_BEYOND = 2;

interface ShownColumns {
  /** Of each column, in pixels of a page with the usual type size. */
  readonly widths: readonly number[];
  /** So many of the first stay in sight. */
  readonly frozen: number;
  /** The place of the column that the person is at; -1: none. */
  readonly active: number;
}

/**
 * The places of the columns that are drawn: those in sight, some beyond, those that are frozen and the one that the person is at. Where the grid has room for all of them all are; where it has
 * not, each is as wide as it asks for.
 */
export function useColumnWindow(
  root: RefObject<HTMLElement | null>,
  { widths, frozen, active }: ShownColumns,
): readonly number[] {
  const [rem] = useState(readTypeSize);
  const scale = rem / USUAL_TYPE_SIZE;
  // oxlint-disable-next-line react/incompatible-library -- it makes its functions anew with each drawing, and nothing here keeps them
  const virtual = useVirtualizer({
    horizontal: true,
    count: widths.length,
    getScrollElement: () => root.current,
    estimateSize: (at) => (widths[at] ?? 0) * scale,
    paddingStart: BOX_WIDTH * scale,
    overscan: DRAWN_BEYOND,
    useFlushSync: false,
    rangeExtractor: (range) => {
      const inSight = new Set(defaultRangeExtractor(range));
      return [...widths.keys()].filter((at) => at < frozen || at === active || inSight.has(at));
    },
  });
  const asked = widths.join(' ');
  useLayoutEffect(() => virtual.measure(), [virtual, asked]);
  const drawn = virtual
    .getVirtualItems()
    .map(({ index }) => index)
    .join(' ');
  // Rows are drawn anew only where the list is another one.
  return useMemo(() => (drawn === '' ? [] : drawn.split(' ').map(Number)), [drawn]);
}
