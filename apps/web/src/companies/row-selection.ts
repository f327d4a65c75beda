import { useState } from 'react';

export interface RowSelection {
  readonly selected: ReadonlySet<string>;
  readonly select: (ids: readonly string[], isSelected: boolean) => void;
  readonly clear: () => void;
}

/** The chosen companies, kept over pages and searches. */
export function useRowSelection(): RowSelection {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return {
    selected,
    select: (ids, isSelected) => setSelected((before) => (isSelected ? new Set([...before, ...ids]) : new Set([...before].filter((id) => !ids.includes(id))))),
    clear: () => setSelected(new Set()),
  };
}
