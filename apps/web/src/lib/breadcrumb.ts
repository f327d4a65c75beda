// The last word of the breadcrumb on a page that the menu does not name, such as a company's: the page says it, the breadcrumb shows it.

import { createStore, useSelector } from '@tanstack/react-store';
import { useEffect } from 'react';

const pageName = createStore<string | null>(null);

/** Names the page in the breadcrumb as long as it is shown; null while the name is not known yet. */
export function useBreadcrumb(text: string | null): void {
  useEffect(() => {
    pageName.setState(() => text);
    return () => pageName.setState(() => null);
  }, [text]);
}

/** What the page calls itself, or null. */
export function useCurrentBreadcrumb(): string | null {
  return useSelector(pageName);
}
