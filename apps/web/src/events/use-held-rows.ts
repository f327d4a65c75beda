import type { EventRow } from '@vigilo/contract/events';
import { useState } from 'react';
import type { EventsPage } from './events-queries.ts';

export interface HeldRows {
  /** What is to be shown. */
  readonly page: EventsPage | undefined;
  /** Rows that came in since the list was first shown. */
  readonly fresh: ReadonlySet<string>;
  /** Another list waits until the reader's hands are off: by how many events it is longer; null: none waits. */
  readonly waiting: number | null;
  /** Shows the list that waits, or the next one that comes: what the reader does moves rows at once. */
  readonly release: () => void;
}

interface Shown {
  readonly key: string;
  readonly page: EventsPage;
  readonly fresh: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * The rows of a page as they stand under the reader's hands: values change in place, but rows neither come, go nor move while `isHeld`.
 * @param key what the page is of: another one is shown at once
 */
export function useHeldRows(page: EventsPage | undefined, key: string, isHeld: boolean): HeldRows {
  const [shown, setShown] = useState<Shown | null>(null);
  const [isReleased, setReleased] = useState(false);
  const release = (): void => setReleased(true);
  if (page === undefined) return { page: undefined, fresh: NONE, waiting: null, release };

  const isSameList = shown !== null && shown.key === key;
  const hasSameRows = isSameList && hasSameIds(shown.page.rows, page.rows);
  if (isSameList && !hasSameRows && isHeld && !isReleased) {
    const newest = new Map(page.rows.map((row) => [row._id, row]));
    const rows = shown.page.rows.map((row) => newest.get(row._id) ?? row);
    return { page: { rows, total: shown.page.total }, fresh: shown.fresh, waiting: Math.max(0, page.total - shown.page.total), release };
  }
  if (shown === null || !isSameList || shown.page !== page) {
    setShown({ key, page, fresh: isSameList ? (hasSameRows ? shown.fresh : newIds(shown.page.rows, page.rows)) : NONE });
    if (isSameList && !hasSameRows && isReleased) setReleased(false);
  }
  return { page, fresh: isSameList ? (shown?.fresh ?? NONE) : NONE, waiting: null, release };
}

function hasSameIds(before: readonly EventRow[], after: readonly EventRow[]): boolean {
  return before.length === after.length && before.every(({ _id }, index) => _id === after[index]?._id);
}

function newIds(before: readonly EventRow[], after: readonly EventRow[]): ReadonlySet<string> {
  const known = new Set(before.map(({ _id }) => _id));
  return new Set(after.flatMap(({ _id }) => (known.has(_id) ? [] : [_id])));
}
