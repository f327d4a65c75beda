import { useState } from 'react';
import type { CursorPosition } from './cursor-position.ts';
import { findCursorIndex } from './cursor-position.ts';

/** The row that the keyboard is on. */
export interface RowCursor {
  /** Null until somebody goes to a row. */
  readonly index: number | null;
  /** The row that it was on is gone: the one that it is on now takes a focus that nothing else has. */
  readonly isMoved: boolean;
  /** The row that is to have the focus, anew each time. */
  readonly asked: { readonly id: string } | null;
  /** Goes up or down by so many rows, within the page. */
  readonly step: (by: number) => void;
  readonly goTo: (index: number) => void;
  /** The focus came to a row. */
  readonly note: (index: number) => void;
}

interface Place extends CursorPosition {
  readonly pageKey: string;
}

/** @param pageKey what the rows are of: another page begins at its first row, and does not take the focus */
export function useRowCursor(ids: readonly string[], pageKey: string): RowCursor {
  const [place, setPlace] = useState<Place | null>(null);
  const [asked, setAsked] = useState<{ readonly id: string } | null>(null);
  const isSamePage = place?.pageKey === pageKey;
  function goTo(next: number): void {
    const id = ids[next];
    if (id === undefined) return;
    setPlace({ pageKey, ids, index: next });
    setAsked({ id });
  }
  const index = place === null || ids.length === 0 ? null : isSamePage ? findCursorIndex(place, ids) : 0;
  return {
    index,
    isMoved: isSamePage && index !== null && place.ids[place.index] !== ids[index],
    asked,
    step: (by) => goTo(index === null ? 0 : Math.max(0, Math.min(ids.length - 1, index + by))),
    goTo,
    note: (next) => setPlace({ pageKey, ids, index: next }),
  };
}
