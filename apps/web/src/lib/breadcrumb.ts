// The last words of the breadcrumb on a page that the menu does not name, such as a company's: the page says them, the breadcrumb shows them.

import { createStore, useSelector } from '@tanstack/react-store';
import { useEffect } from 'react';

/** What the page calls itself, and the page above it, where that is none of the menu. */
export interface PageName {
  readonly text: string;
  readonly above: { readonly text: string; readonly path: string } | null;
}

const pageName = createStore<PageName | null>(null);

/** Names the page in the breadcrumb as long as it is shown; null while the name is not known yet. */
export function useBreadcrumb(text: string | null, above: PageName['above'] = null): void {
  const { text: aboveText = '', path = '' } = above ?? {};
  useEffect(() => {
    const named = path === '' ? null : { text: aboveText, path };
    pageName.setState(() => (text === null ? null : { text, above: named }));
    return () => pageName.setState(() => null);
  }, [text, aboveText, path]);
}

/** What the page calls itself, or null. */
export function useCurrentBreadcrumb(): PageName | null {
  return useSelector(pageName);
}
