// Changes made one after the other in rows that somebody else may have changed meanwhile (specification 3, sections 2.7 and 4): each says what its
// author saw, so that two people who change different cells keep both changes, and only a cell that both changed is a conflict. The screen shows rows
// by the same steps by which they are stored.

import type { RowFault } from './row-faults.ts';

/** The rows while changes are made in them. */
export interface PresentRows<Row> {
  readonly rows: Map<string, Row>;
  /** Ids in their order; of rows that are gone too. */
  order: string[];
}

export type Outcome =
  | { readonly is: 'changed' }
  /** `current`: what stands there now; null where it is gone. */
  | { readonly is: 'conflict'; readonly current: string | null }
  | { readonly is: 'fault'; readonly fault: RowFault };

export const CHANGED: Outcome = { is: 'changed' };
export const GONE: Outcome = { is: 'conflict', current: null };

/** Makes a change in the rows, or says why not and leaves them as they are. */
export type Apply<Row, Change> = (present: PresentRows<Row>, change: Change) => Outcome;

export interface Applied<Row> {
  /** In their order, without those that were removed. */
  readonly rows: readonly Row[];
  /** By their index: changes of what somebody else changed meanwhile, with the present text; null where it is gone. */
  readonly conflicts: ReadonlyMap<number, string | null>;
  /** By their index. */
  readonly faults: ReadonlyMap<number, RowFault>;
}

/** The rows after the changes. What is in conflict or at fault is left out. */
export function applyAll<Row extends { readonly id: string }, Change>(
  rows: readonly Row[],
  changes: readonly Change[],
  apply: Apply<Row, Change>,
): Applied<Row> {
  const present = toPresent(rows);
  const conflicts = new Map<number, string | null>();
  const faults = new Map<number, RowFault>();
  for (const [index, change] of changes.entries()) {
    const outcome = apply(present, change);
    if (outcome.is === 'conflict') conflicts.set(index, outcome.current);
    else if (outcome.is === 'fault') faults.set(index, outcome.fault);
  }
  return { rows: present.order.flatMap((id) => present.rows.get(id) ?? []), conflicts, faults };
}

/**
 * The changes with what is in conflict kept in place of the others' text, or left out. What was changed in rows that are gone is left out.
 * @param seeAs the change as one who saw this text would have made it
 */
export function settleAll<Row extends { readonly id: string }, Change>(
  rows: readonly Row[],
  changes: readonly Change[],
  apply: Apply<Row, Change>,
  keep: 'mine' | 'theirs',
  seeAs: (change: Change, current: string) => Change,
): readonly Change[] {
  const present = toPresent(rows);
  return changes.flatMap((change) => {
    const outcome = apply(present, change);
    if (outcome.is !== 'conflict') return [change];
    if (outcome.current === null || keep === 'theirs') return [];
    const mine = seeAs(change, outcome.current);
    apply(present, mine);
    return [mine];
  });
}

function toPresent<Row extends { readonly id: string }>(rows: readonly Row[]): PresentRows<Row> {
  return { rows: new Map(rows.map((row) => [row.id, row])), order: rows.map(({ id }) => id) };
}

/** Puts a row behind another one, or (null) before all. Behind a row that is gone it stays where it is. */
export function placeRow<Row>(present: PresentRows<Row>, rowId: string, behind: string | null): void {
  if (behind === rowId || (behind !== null && !present.order.includes(behind))) return;
  const others = present.order.filter((id) => id !== rowId);
  const at = behind === null ? 0 : others.indexOf(behind) + 1;
  present.order = [...others.slice(0, at), rowId, ...others.slice(at)];
}
