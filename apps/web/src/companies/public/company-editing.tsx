import type { CompanyRow } from '@vigilo/contract/companies';
import { Suspense, createContext, lazy, useCallback, useContext, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { queryClient } from '../../lib/query-client.ts';
import { dropdownsQuery } from '../dropdowns-query.ts';
import type { EditableField } from '../editable-field.ts';

const loadSheet = () => import('../cell-sheet.tsx');
const CellSheet = lazy(async () => ({ default: (await loadSheet()).CellSheet }));

/** A cell whose choices are open. */
interface OpenCell {
  readonly row: CompanyRow;
  readonly field: EditableField;
  readonly cell: HTMLElement;
  /** What was typed on it. */
  readonly typed: string;
}

type OpenCellChoices = (open: OpenCell) => void;

const Editing = createContext<OpenCellChoices | null>(null);

/** Opens the choices of a cell of the table around; null where companies are only read. */
export function useOpenCellChoices(): OpenCellChoices | null {
  return useContext(Editing);
}

/** A table in which companies are edited: its cells open their choices, one at a time. */
export function CompanyEditing({ canEdit, children }: { readonly canEdit: boolean; readonly children: ReactNode }) {
  const [opened, setOpened] = useState<OpenCell | null>(null);
  // What is typed before the choices are there belongs to the same search.
  const open = useCallback((next: OpenCell) => setOpened((present) => (present?.cell === next.cell ? { ...next, typed: present.typed + next.typed } : next)), []);
  usePrepared(canEdit);
  if (!canEdit) return children;
  return (
    <Editing value={open}>
      {children}
      {opened !== null && (
        <Suspense>
          <CellSheet
            key={`${opened.row._id} ${opened.field}`}
            row={opened.row}
            field={opened.field}
            anchor={opened.cell}
            typed={opened.typed}
            onClose={() => setOpened((present) => (present?.cell === opened.cell ? null : present))}
          />
        </Suspense>
      )}
    </Editing>
  );
}

/** Once the table stands, the choices and their part of the program are fetched, so that the first cell opens at once too. */
function usePrepared(canEdit: boolean): void {
  useEffect(() => {
    if (!canEdit) return;
    void loadSheet();
    void queryClient.prefetchQuery(dropdownsQuery);
  }, [canEdit]);
}
