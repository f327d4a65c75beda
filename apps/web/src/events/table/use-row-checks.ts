import type { EventRow } from '@vigilo/contract/events';
import type { EventTab } from '@vigilo/domain/events/event-actions';
import { useTexts } from '../../lib/texts.ts';
import type { RowBoxes } from '../../ui/data-table/box-column.tsx';
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
  readonly boxes: RowBoxes<EventRow>;
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
  const findReason = isImported ? refusals.moving : refusals.choosing;
  function select(rows: readonly EventRow[], isSelected: boolean): void {
    if (isImported) moved.select(rows, isSelected);
    else for (const row of rows) chosen.toggle(row);
  }
  return {
    isChecked,
    toggle: (row) => {
      const reason = findReason(row);
      if (reason === undefined) select([row], !isChecked(row));
      else showToast({ kind: 'error', title: row.title, text: reason });
    },
    boxes: {
      label: t(isImported ? 'select.page' : 'col.select'),
      isForAll: isImported,
      width: 2.5,
      getRowLabel: ({ title }) => t(isImported ? 'select.move' : 'select.summary', { title }),
      findReason,
      onSelect: select,
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
