// The search, filters and page with which each page of the menu was left (specification 2, section 4: preferences are stored locally). They
// are kept in this tab until the session ends, so that the menu and the breadcrumb lead back to the page as it was.

import { parseSearch, writeSearch } from '../lib/search.ts';
import type { Search } from '../lib/search.ts';
import { findStoredSearch, storeSearch } from '../lib/session.ts';
import { MENU } from './menu.ts';

/** Keeps the search of an address if it is that of a page of the menu. */
export function keepSearch(pathname: string, search: Search): void {
  if (MENU.some(({ path }) => path === pathname)) storeSearch(pathname, writeSearch(search));
}

/** The search for a link to a page of the menu: as the page was left, or as it starts if the page is open. */
export function findSearch(path: string, openPath: string): Search {
  return path === openPath ? {} : parseSearch(findStoredSearch(path));
}
