import { useState } from 'react';

/** The row that the keyboard is on. */
export interface RowCursor {
  /** Null until somebody goes to a row. */
  readonly index: number | null;
  /** The row that is to have the focus, anew each time. */
  readonly asked: { readonly index: number } | null;
  /** Goes up or down by so many rows, within the page. */
  readonly step: (by: number) => void;
  /** The focus came to a row. */
  readonly note: (index: number) => void;
}

interface Place {
  readonly pageKey: string;
  readonly index: number;
}

/** @param pageKey what the rows are of: another page begins at its first row, and does not take the focus */
export function useRowCursor(count: number, pageKey: string): RowCursor {
  const [place, setPlace] = useState<Place | null>(null);
  const [asked, setAsked] = useState<Place | null>(null);
  const index = place === null || count === 0 ? null : Math.min(place.pageKey === pageKey ? place.index : 0, count - 1);
  return {
    index,
    asked: asked?.pageKey === pageKey ? asked : null,
    step: (by) => {
      if (count === 0) return;
      const next = { pageKey, index: index === null ? 0 : Math.max(0, Math.min(count - 1, index + by)) };
      setPlace(next);
      setAsked(next);
    },
    note: (next) => setPlace({ pageKey, index: next }),
  };
}
