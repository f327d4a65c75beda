import type { EventRow } from '@vigilo/contract/events';
import { useState } from 'react';

/** The imported events that are selected for moving, kept over pages and filters as they were when they were selected. */
export interface MovedSelection {
  readonly rows: readonly EventRow[];
  readonly has: (id: string) => boolean;
  readonly select: (rows: readonly EventRow[], isSelected: boolean) => void;
  readonly clear: () => void;
}

const NONE: ReadonlyMap<string, EventRow> = new Map();

export function useMovedSelection(): MovedSelection {
  const [selected, setSelected] = useState(NONE);
  return {
    rows: [...selected.values()],
    has: (id) => selected.has(id),
    select: (rows, isSelected) =>
      setSelected((before) => {
        const next = new Map(before);
        for (const row of rows) {
          if (isSelected) next.set(row._id, row);
          else next.delete(row._id);
        }
        return next;
      }),
    clear: () => setSelected(NONE),
  };
}
