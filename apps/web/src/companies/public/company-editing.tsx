import type { CompanyRow } from '@vigilo/contract/companies';
import {
  Suspense,
  createContext,
  lazy,
  useCallback,
  useContext,
  useEffect,
  useId,
  useMemo,
  useState,
} from 'react';
import type { ReactNode } from 'react';
import { queryClient } from '../../lib/query-client.ts';
import { useTexts } from '../../lib/texts.ts';
import { dropdownsQuery } from '../companies-queries.ts';
import type { EditableField } from '../editable-field.ts';

const loadPopover = () => import('../table/cell-popover.tsx');
const CellPopover = lazy(async () => ({ default: (await loadPopover()).CellPopover }));

/** A cell whose choices are open. */
interface OpenCell {
  readonly row: CompanyRow;
  readonly field: EditableField;
  readonly cell: HTMLElement;
  /** What was typed on it. */
  readonly typed: string;
}

interface OpenedCell extends OpenCell {
  /** Counts, so that choices opened anew on the same cell are others. */
  readonly key: number;
  readonly isClosing: boolean;
}

type OpenCellChoices = (open: OpenCell) => void;

interface TableEditing {
  readonly open: OpenCellChoices;
  /** Of the element that says why a company is locked, for the cells to point at. */
  readonly lockedId: string;
}

const Editing = createContext<TableEditing | null>(null);

/** How the table around edits its cells; null where companies are only read. */
export function useEditing(): TableEditing | null {
  return useContext(Editing);
}

/** A table in which companies are edited: its cells open their choices, one at a time. */
export function CompanyEditing({
  canEdit,
  children,
}: {
  readonly canEdit: boolean;
  readonly children: ReactNode;
}) {
  const t = useTexts('companies');
  const [opened, setOpened] = useState<OpenedCell | null>(null);
  // What is typed before the choices are there belongs to the same search; once they begin to close, to the next one.
  const open = useCallback(
    (next: OpenCell) =>
      setOpened((present) =>
        present?.cell === next.cell && !present.isClosing
          ? { ...present, typed: present.typed + next.typed }
          : { ...next, key: (present?.key ?? 0) + 1, isClosing: false },
      ),
    [],
  );
  usePreload(canEdit);
  const lockedId = useId();
  const editing = useMemo(() => ({ open, lockedId }), [open, lockedId]);
  if (!canEdit) return children;
  return (
    <Editing value={editing}>
      {children}
      <span id={lockedId} hidden>
        {t('edit.locked')}
      </span>
      {opened !== null && (
        <Suspense>
          <CellPopover
            key={`${opened.key} ${opened.typed}`}
            row={opened.row}
            field={opened.field}
            anchor={opened.cell}
            typed={opened.typed}
            onHide={() =>
              setOpened((present) =>
                present?.key === opened.key ? { ...present, isClosing: true } : present,
              )
            }
            onClose={() => setOpened((present) => (present?.key === opened.key ? null : present))}
          />
        </Suspense>
      )}
    </Editing>
  );
}

/** Once the table stands, the choices and their part of the program are fetched, so that the first cell opens at once too. */
function usePreload(canEdit: boolean): void {
  useEffect(() => {
    if (!canEdit) return;
    void loadPopover();
    void queryClient.prefetchQuery(dropdownsQuery);
  }, [canEdit]);
}
