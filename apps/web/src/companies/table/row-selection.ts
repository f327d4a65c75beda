import type { CompanyRow } from '@vigilo/contract/companies';
import { useState } from 'react';

export interface RowSelection {
  /** The selected companies as they were last seen; only those of the present page are at hand. */
  readonly rows: readonly CompanyRow[];
  readonly isSelected: (row: CompanyRow) => boolean;
  readonly onSelect: (rows: readonly CompanyRow[], isSelected: boolean) => void;
  readonly clear: () => void;
}

/** The selected companies, kept over pages and searches. */
export function useRowSelection(page: readonly CompanyRow[] = []): RowSelection {
  const [selected, setSelected] = useState<ReadonlyMap<string, CompanyRow>>(new Map());
  const present = new Map(page.map((row) => [row._id, row]));
  return {
    rows: [...selected.values()].map((row) => present.get(row._id) ?? row),
    isSelected: ({ _id }) => selected.has(_id),
    onSelect: (rows, isSelected) =>
      setSelected((before) => {
        const after = new Map(before);
        for (const row of rows) {
          if (isSelected) after.set(row._id, row);
          else after.delete(row._id);
        }
        return after;
      }),
    clear: () => setSelected(new Map()),
  };
}
