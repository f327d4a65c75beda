import { useCallback, useState } from 'react';

interface Identified {
  readonly _id: string;
}

export interface RowSelection<Row extends Identified> {
  /** The selected rows as they were last seen; only those of the present page are at hand. */
  readonly rows: readonly Row[];
  readonly isSelected: (row: Row) => boolean;
  readonly onSelect: (rows: readonly Row[], isSelected: boolean) => void;
  readonly clear: () => void;
}

/** The selected rows of a table, kept over pages and searches. */
export function useRowSelection<Row extends Identified>(page: readonly Row[] = []): RowSelection<Row> {
  const [selected, setSelected] = useState<ReadonlyMap<string, Row>>(new Map());
  const present = new Map(page.map((row) => [row._id, row]));
  const onSelect = useCallback(
    (rows: readonly Row[], isSelected: boolean) =>
      setSelected((before) => {
        const after = new Map(before);
        for (const row of rows) {
          if (isSelected) after.set(row._id, row);
          else after.delete(row._id);
        }
        return after;
      }),
    [],
  );
  return {
    rows: [...selected.values()].map((row) => present.get(row._id) ?? row),
    isSelected: ({ _id }) => selected.has(_id),
    onSelect,
    clear: () => setSelected(new Map()),
  };
}
