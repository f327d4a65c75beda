import { useState } from 'react';
import type { EventsPage } from '../events-queries.ts';
import type { ShownPage } from './held-rows.ts';
import { decidePage, withNewestValues } from './held-rows.ts';

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

const NONE: ReadonlySet<string> = new Set();

/**
 * The rows of a page as they stand under the reader's hands.
 * @param key what the page is of: another one is shown at once
 */
export function useHeldRows(page: EventsPage | undefined, key: string, isHeld: boolean): HeldRows {
  const [shown, setShown] = useState<ShownPage | null>(null);
  const [isReleased, setReleased] = useState(false);
  const release = (): void => setReleased(true);
  if (page === undefined) return { page, fresh: NONE, waiting: null, release };
  const { next, waiting } = decidePage(shown, key, page, isHeld && !isReleased);
  if (next !== shown) {
    setShown(next);
    setReleased(false);
  }
  return {
    page: waiting === null ? next.page : withNewestValues(next.page, page),
    fresh: next.fresh,
    waiting,
    release,
  };
}
