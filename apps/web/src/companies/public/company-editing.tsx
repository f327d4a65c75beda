import type { CompanyRow } from '@vigilo/contract/companies';
import { Suspense, createContext, lazy, useCallback, useContext, useState } from 'react';
import type { ReactNode } from 'react';
import type { EditableField } from '../editable-field.ts';

const CellSheet = lazy(async () => ({ default: (await import('../cell-sheet.tsx')).CellSheet }));

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
  const open = useCallback((next: OpenCell) => setOpened(next), []);
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
            onClose={() => setOpened((present) => (present === opened ? null : present))}
          />
        </Suspense>
      )}
    </Editing>
  );
}
