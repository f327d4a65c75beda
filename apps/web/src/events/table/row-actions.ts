import type { EventRow } from '@vigilo/contract/events';

/** Where the events stand as a whole, for what may be done with one of them. */
export interface EditState {
  /** The company is Validated. */
  readonly isLocked: boolean;
  /** Something is shown as of an earlier day, which nothing changes any more. */
  readonly isPast: boolean;
}

/** Keys of the sentences that say why something cannot be done. */
export type Refusal =
  | 'asOfPast'
  | 'locked'
  | 'editLocked'
  | 'deleteSelected'
  | 'deleteChosen'
  | 'saveFirst'
  | 'notAllowed';

/** Why nothing can be changed at all, or undefined. */
export function findGeneralRefusal({ isLocked, isPast }: EditState): 'asOfPast' | 'locked' | undefined {
  if (isPast) return 'asOfPast';
  return isLocked ? 'locked' : undefined;
}

/**
 * Why an event cannot be edited or deleted (specification 3, section 4), or undefined where it can.
 * @param isSelected it is checked: to describe the company, or to be moved
 */
export function findRefusal(
  action: 'edit' | 'delete',
  row: Pick<EventRow, 'tab' | 'can' | 'checked'>,
  isSelected: boolean,
  editState: EditState,
): Refusal | undefined {
  const generalRefusal = findGeneralRefusal(editState);
  if (generalRefusal !== undefined) return generalRefusal;
  const isImported = row.tab === 'imported events';
  if (isSelected && isImported) return action === 'edit' ? 'editLocked' : 'deleteSelected';
  if (isSelected && action === 'delete') return 'deleteChosen';
  if (row.can.includes(action)) return undefined;
  return row.checked && action === 'delete' ? 'saveFirst' : 'notAllowed';
}
