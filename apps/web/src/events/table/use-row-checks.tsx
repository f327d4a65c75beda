import { VisuallyHidden } from '@mantine/core';
import type { EventRow } from '@vigilo/contract/events';
import type { EventTab } from '@vigilo/domain/events/event-actions';
import type { ReactNode } from 'react';
import { useTexts } from '../../lib/texts.ts';
import { CheckBox } from '../../ui/check-box.tsx';
import { showToast } from '../../ui/toast.ts';
import { missingFields } from './missing-fields.ts';
import type { Refusal, EditState } from './row-actions.ts';
import { findRefusal, findGeneralRefusal } from './row-actions.ts';
import type { ChosenSummaries } from './use-chosen-summaries.ts';
import type { MovedSelection } from './use-moved-selection.ts';

/** The boxes of the rows: on the company tab the choice of summaries, on the imported one the selection for moving. */
export interface RowChecks {
  readonly isChecked: (row: EventRow) => boolean;
  /** Checks or unchecks the row; where that cannot be, it says why. */
  readonly toggle: (row: EventRow) => void;
  readonly box: (row: EventRow) => ReactNode;
  readonly head: (rows: readonly EventRow[]) => ReactNode;
  readonly findRefusal: (action: 'edit' | 'delete', row: EventRow) => Refusal | undefined;
}

interface RowChecksOptions {
  readonly tab: EventTab;
  readonly editState: EditState;
  readonly chosen: ChosenSummaries;
  readonly moved: MovedSelection;
}

export function useRowChecks({ tab, editState, chosen, moved }: RowChecksOptions): RowChecks {
  const t = useTexts('events');
  const refusals = useCheckRefusal(editState, chosen);
  const isImported = tab === 'imported events';
  const isChecked = ({ _id }: EventRow): boolean => (isImported ? moved.has(_id) : chosen.has(_id));
  const findReason = (row: EventRow): string | undefined =>
    isImported ? refusals.moving(row) : refusals.choosing(row);
  function toggle(row: EventRow): void {
    const reason = findReason(row);
    if (reason !== undefined) return showToast({ kind: 'error', title: row.title, text: reason });
    if (isImported) return moved.select([row], !moved.has(row._id));
    return chosen.toggle(row);
  }
  return {
    isChecked,
    toggle,
    box: (row) => (
      <CheckBox
        label={
          isImported ? t('select.move', { title: row.title }) : t('select.summary', { title: row.title })
        }
        isChecked={isChecked(row)}
        disabledReason={findReason(row)}
        onChange={() => toggle(row)}
      />
    ),
    head: (rows) => {
      const movable = rows.filter((row) => refusals.moving(row) === undefined);
      const count = movable.filter(({ _id }) => moved.has(_id)).length;
      if (!isImported) return <VisuallyHidden>{t('col.select')}</VisuallyHidden>;
      return (
        <CheckBox
          label={t('select.page')}
          isChecked={count > 0 && count === movable.length}
          isPartly={count > 0}
          isDisabled={movable.length === 0}
          onChange={(isOn) => moved.select(movable, isOn)}
        />
      );
    },
    findRefusal: (action, row) => findRefusal(action, row, isChecked(row), editState),
  };
}

/** Why the box of a row cannot be changed, in words. */
function useCheckRefusal(editState: EditState, chosen: ChosenSummaries) {
  const t = useTexts('events');
  const ts = useTexts('scoring');
  const generalRefusal = findGeneralRefusal(editState);
  return {
    choosing: (row: EventRow): string | undefined => {
      if (generalRefusal !== undefined) return t(generalRefusal);
      if (chosen.has(row._id)) return undefined;
      const fault = chosen.findFault(row);
      if (fault === 'blank') return t('select.blank');
      return fault === 'full' && row.event !== null
        ? t('select.full', { type: ts(`eventTypes.${row.event}`) })
        : undefined;
    },
    moving: (row: EventRow): string | undefined => {
      if (generalRefusal !== undefined) return t(generalRefusal);
      const missing = missingFields(row);
      if (missing.length === 0 && row.can.includes('move')) return undefined;
      if (missing.length === 0) return t('select.incomplete');
      return `${t('select.incomplete')} ${t('select.missing', { fields: missing.map((field) => t(`missing.${field}`)).join(', ') })}`;
    },
  };
}
