// The side menu, the breadcrumb and which page each address belongs to come from this one list (specification 1, section 2.2). A later
// area adds its line. `page` is the permission key of the page (specification 1, section 6); null is for everybody.

import { canSeePage } from '@vigilo/domain/access/can';
import type { Access } from '@vigilo/domain/access/can';
import type { PageName } from '@vigilo/domain/access/pages';
import { PATHS } from '../lib/paths.ts';

export type MenuKey =
  | 'companies'
  | 'news'
  | 'myPortfolio'
  | 'dashboard'
  | 'upload'
  | 'documents'
  | 'aboutUs'
  | 'profile'
  | 'users'
  | 'roles'
  | 'clients'
  | 'templates'
  | 'feeds'
  | 'audit';

export interface MenuItem {
  readonly key: MenuKey;
  readonly path: string;
  readonly page: PageName | null;
  /** Stands under the heading Admin, which opens and closes. */
  readonly isAdmin?: true;
  /** Another path whose pages belong to it. */
  readonly also?: string;
  /** In the breadcrumb, but not in the menu. */
  readonly isHidden?: true;
}

export const MENU: readonly MenuItem[] = [
  { key: 'companies', path: PATHS.companies, page: 'Document Listing' },
  { key: 'news', path: PATHS.news, page: 'News' },
  { key: 'myPortfolio', path: PATHS.myPortfolio, page: 'My Portfolio' },
  { key: 'dashboard', path: PATHS.dashboard, page: 'Dashboard' },
  { key: 'upload', path: PATHS.upload, page: 'Upload' },
  { key: 'documents', path: PATHS.documents, page: 'Documents', also: PATHS.documentSummary },
  { key: 'aboutUs', path: PATHS.aboutUs, page: null, isHidden: true },
  { key: 'profile', path: PATHS.profile, page: null, isHidden: true },
  { key: 'users', path: PATHS.users, page: 'Manage Users', isAdmin: true },
  { key: 'roles', path: PATHS.roles, page: 'Manage Roles', isAdmin: true, also: PATHS.subRole },
  { key: 'clients', path: PATHS.clients, page: 'Manage Clients', isAdmin: true },
  { key: 'templates', path: PATHS.templates, page: 'Manage Templates', isAdmin: true },
  { key: 'feeds', path: PATHS.feeds, page: 'Manage News', isAdmin: true },
  { key: 'audit', path: PATHS.audit, page: 'Audit Log', isAdmin: true },
];

/** The items a user sees in the menu. Those of Admin stand under a heading of their own, which is there when one of them is. */
export function listMenuItems(items: readonly MenuItem[], access: Access): readonly MenuItem[] {
  return items.filter(
    (item) => item.isHidden !== true && (item.page === null || canSeePage(access, item.page)),
  );
}

/** The item an address belongs to: the one with the longest path that the address starts with, or null. */
export function findMenuItem(items: readonly MenuItem[], pathname: string): MenuItem | null {
  const matching = items.filter(
    ({ path, also }) => isAt(pathname, path) || (also !== undefined && isAt(pathname, also)),
  );
  return matching.toSorted((a, b) => b.path.length - a.path.length)[0] ?? null;
}

/** Whether an address is this path or lies under it; a path's parameters stand for anything. */
function isAt(pathname: string, path: string): boolean {
  const [fixed = path] = path.split('/$');
  return pathname === fixed || pathname.startsWith(`${fixed}/`);
}
