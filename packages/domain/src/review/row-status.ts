// The colour of a row, by what was found within its document and between documents (specification 3, section 4, 'Row colouring'), and whether a
// person still has to settle it.

import type { HandCheck, LookReason, ValidationStatus, ValueType } from '../extraction/extraction-row.ts';

interface Checked {
  readonly ValueType: ValueType;
  readonly IntraValidation: { readonly status: ValidationStatus | null };
  readonly InterValidation: { readonly status: ValidationStatus | null };
  readonly LookReasons: readonly LookReason[];
  /** What a person said stands in the place of both statuses, also before it is saved. */
  readonly CheckedByHand?: HandCheck | null | undefined;
}

/** Tables have no colour of their own, and so 'unknown'. */
export function combineStatuses(
  row: Pick<Checked, 'ValueType' | 'IntraValidation' | 'InterValidation' | 'CheckedByHand'>,
): ValidationStatus {
  const [intra, inter] = [row.IntraValidation.status, row.InterValidation.status];
  if (row.ValueType === 'table') return 'unknown';
  if (row.CheckedByHand) return row.CheckedByHand;
  if (intra === null || inter === null) return intra ?? inter ?? 'unknown';
  if ((intra === 'invalid' || intra === 'partially_valid') && inter === 'valid') return 'partially_valid';
  return inter;
}

/** Whether a person has to look at the row: it is doubted, or a rule speaks against it. */
export function isProblem(row: Checked): boolean {
  const status = combineStatuses(row);
  return row.LookReasons.length > 0 || status === 'invalid' || status === 'partially_valid';
}

/**
 * The place of the next problem after this place, from the beginning again behind the last; -1 where there is none.
 * @param areProblems of each row, in their order
 */
export function findNextProblem(areProblems: readonly boolean[], from: number): number {
  const after = areProblems.indexOf(true, from + 1);
  return after === -1 ? areProblems.indexOf(true) : after;
}
