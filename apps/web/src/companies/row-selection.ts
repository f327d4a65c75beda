import type { CompanyRow } from '@vigilo/contract/companies';
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
    select: (ids, isSelected) =>
      setSelected((before) =>
        isSelected ? new Set([...before, ...ids]) : new Set([...before].filter((id) => !ids.includes(id))),
      ),
    clear: () => setSelected(new Set()),
  };
}

export interface SelectedRows extends RowSelection {
  /** The chosen companies as they were last seen. */
  readonly rows: readonly CompanyRow[];
}

/** The same, with the rows themselves, of which only those of the present page are at hand. */
export function useSelectedRows(page: readonly CompanyRow[]): SelectedRows {
  const { selected, select, clear } = useRowSelection();
  const [seen, setSeen] = useState<ReadonlyMap<string, CompanyRow>>(new Map());
  const present = new Map([...seen, ...page.map((row) => [row._id, row] as const)]);
  return {
    selected,
    select: (ids, isSelected) => {
      if (isSelected) setSeen(present);
      select(ids, isSelected);
    },
    clear,
    rows: [...selected].flatMap((id) => present.get(id) ?? []),
  };
}
