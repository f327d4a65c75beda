import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Search } from '../lib/search.ts';
import { keepSearch } from './kept-searches.ts';

/** Keeps the search of each page of the menu as long as the frame around them is open. */
export function useKeptSearches(): void {
  const router = useRouter();
  useEffect(() => {
    const keep = ({ pathname, search }: { pathname: string; search: Search }) => keepSearch(pathname, search);
    if (router.state.resolvedLocation) keep(router.state.resolvedLocation);
    return router.subscribe('onResolved', ({ toLocation }) => keep(toLocation));
  }, [router]);
}
