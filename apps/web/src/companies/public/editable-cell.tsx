import { IconChevronDown, IconLock } from '@tabler/icons-react';
import type { CompanyRow } from '@vigilo/contract/companies';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTexts } from '../../lib/texts.ts';
import { isTyped } from '../../ui/choice-steps.ts';
import { useClassificationText } from '../company-texts.tsx';
import { isEditable } from '../editable-field.ts';
import type { EditableField } from '../editable-field.ts';
import { useEditing } from './company-editing.tsx';
import classes from './editable-cell.module.css';

interface EditableCellProps {
  readonly row: CompanyRow;
  readonly field: EditableField;
  /** The value as it is read. */
  readonly children: ReactNode;
}

/**
 * A value that can be changed where it stands: text until the pointer or the keyboard is on it, then a quiet drop-down. Enter, Space or typing
 * opens it, arrows go to the cells around. Where the company is locked it says so; where companies are only read it is just text.
 */
export function EditableCell({ row, field, children }: EditableCellProps) {
  const t = useTexts('companies');
  const editing = useEditing();
  const classificationText = useClassificationText();
  if (editing === null) return children;
  const value = row[field] ? classificationText(field, row[field]) : t('filters.notGiven');
  const name = t('edit.cell', { field: t(`fields.${field}`), name: row.companyName, value });
  if (!isEditable(row, field)) {
    return (
      <button
        data-tooltip={t('edit.locked')}
        type="button"
        className={classes.cell}
        aria-disabled="true"
        aria-label={name}
        aria-describedby={editing.lockedId}
        data-cell={field}
        onKeyDown={moveToCell}
      >
        {children}
        <IconLock size="0.875rem" aria-hidden="true" />
      </button>
    );
  }
  return (
    <button
      type="button"
      className={classes.cell}
      aria-label={name}
      aria-haspopup="listbox"
      data-cell={field}
      onClick={(event) => editing.open({ row, field, cell: event.currentTarget, typed: '' })}
      onKeyDown={(event) => {
        if (isTyped(event)) {
          event.preventDefault();
          editing.open({ row, field, cell: event.currentTarget, typed: event.key });
        } else moveToCell(event);
      }}
    >
      {children}
      <IconChevronDown size="0.875rem" aria-hidden="true" />
    </button>
  );
}

/** Arrows lead to the next cell in the row or the column that can be edited. */
function moveToCell(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const { currentTarget: own } = event;
  const isAcross = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
  const around = own.closest(isAcross ? 'tr' : 'tbody');
  const cells = [
    ...(around?.querySelectorAll<HTMLElement>(
      isAcross ? '[data-cell]' : `[data-cell="${own.dataset['cell'] ?? ''}"]`,
    ) ?? []),
  ];
  cells[cells.indexOf(own) + step]?.focus();
}
