// The last word of the breadcrumb on a page that the menu does not name, such as a company's: the page says it, the breadcrumb shows it.

import { useEffect, useSyncExternalStore } from 'react';

let shown: string | null = null;
const listeners = new Set<() => void>();

function show(text: string | null): void {
  shown = text;
  for (const listener of listeners) listener();
}

/** Names the page in the breadcrumb as long as it is shown; null while the name is not known yet. */
export function useBreadcrumb(text: string | null): void {
  useEffect(() => {
    show(text);
    return () => show(null);
  }, [text]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** What the page calls itself, or null. */
export function useCurrentBreadcrumb(): string | null {
  return useSyncExternalStore(subscribe, () => shown);
}
