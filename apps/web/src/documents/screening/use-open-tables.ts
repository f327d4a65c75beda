import { useState } from 'react';
import type { OpenTable } from './table-tabs.tsx';

interface OpenTables {
  readonly all: readonly OpenTable[];
  /** Null: the primary table. */
  readonly current: string | null;
}

/** The child tables in tabs: one that is opened is shown, one that is closed leads back to the primary table. */
export function useOpenTables() {
  const [{ all, current }, setTables] = useState<OpenTables>({ all: [], current: null });
  return {
    tables: all,
    current,
    open: (table: OpenTable) =>
      setTables((before) => ({
        all: before.all.some(({ id }) => id === table.id) ? before.all : [...before.all, table],
        current: table.id,
      })),
    onCurrent: (id: string | null) => setTables((before) => ({ ...before, current: id })),
    onClose: (id: string) =>
      setTables((before) => ({ all: before.all.filter((each) => each.id !== id), current: null })),
  };
}
