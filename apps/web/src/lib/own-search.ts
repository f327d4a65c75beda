// The key / leads to the search of the page, where it has one, and elsewhere to the finder in the header: only one of them may say that it is its key.

import { useEffect, useSyncExternalStore } from 'react';

let drawn = 0;
const listeners = new Set<() => void>();

function count(change: 1 | -1): void {
  drawn += change;
  for (const listen of listeners) listen();
}

function onChange(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

/** The page has a search that answers the key while this is drawn. */
export function useOwnSearch(answersKey = true): void {
  useEffect(() => {
    if (!answersKey) return undefined;
    count(1);
    return () => count(-1);
  }, [answersKey]);
}

/** Whether the page has such a search. */
export function useHasOwnSearch(): boolean {
  return useSyncExternalStore(onChange, () => drawn > 0);
}
