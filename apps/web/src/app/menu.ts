// The side menu, the breadcrumb and which page each address belongs to come from this one list (specification 1, section 2.2). A later
// area adds its line. `page` is the permission key of the page (specification 1, section 6); null is for everybody.

import { canSeePage } from '@vigilo/domain/access/can';
import type { Access } from '@vigilo/domain/access/can';
import { PATHS } from './paths.ts';

export type MenuKey = 'companies' | 'aboutUs';

export interface MenuItem {
  readonly key: MenuKey;
  readonly path: string;
  readonly page: string | null;
  /** In the breadcrumb, but not in the menu. */
  readonly isHidden?: true;
  /** Its page shows no breadcrumb. */
  readonly hasNoBreadcrumb?: true;
}

export const MENU: readonly MenuItem[] = [
  { key: 'companies', path: PATHS.companies, page: null },
  { key: 'aboutUs', path: PATHS.aboutUs, page: null, isHidden: true },
];

/** The items a user sees in the menu. */
export function listMenuItems(items: readonly MenuItem[], access: Access): readonly MenuItem[] {
  return items.filter((item) => item.isHidden !== true && (item.page === null || canSeePage(access, item.page)));
}

/** The item an address belongs to: the one with the longest path that the address starts with, or null. */
export function findMenuItem(items: readonly MenuItem[], pathname: string): MenuItem | null {
  const matching = items.filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
  return matching.toSorted((a, b) => b.path.length - a.path.length)[0] ?? null;
}
