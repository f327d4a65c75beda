// Who may do what (decisions.md section 2, specification 3 section 6): a user of type Admin passes every check of the own tenant. Everyone
// else has the page filters of the first role's first active sub-role: a page is allowed when a filter of its name exists, a component
// when any filter lists it; in the browser the filter's url must match the route as well, segment by segment, * matching any one.

import type { PermissionKey } from './permissions.ts';

export interface PageFilter {
  readonly name: string;
  /** A route, such as /companies/summary/*. */
  readonly url: string;
  readonly allowed: readonly PermissionKey[];
}

/** What a user may do: everything, or what the page filters say. */
export interface Access {
  readonly isAdmin: boolean;
  readonly pageFilters: readonly PageFilter[];
}

/** Whether the access grants a permission on any page: the rule of the server, which cannot trust a claimed route. */
export function can(access: Access, permission: PermissionKey): boolean {
  return access.isAdmin || access.pageFilters.some((filter) => filter.allowed.includes(permission));
}

/** Whether the access grants a permission on the page at this route: the rule of the screens. */
export function canOnPage(access: Access, permission: PermissionKey, route: string): boolean {
  return (
    access.isAdmin ||
    access.pageFilters.some(
      (filter) => filter.allowed.includes(permission) && matchesRoute(filter.url, route),
    )
  );
}

/** Whether the access grants the page of this name. */
export function canSeePage(access: Access, pageName: string): boolean {
  return access.isAdmin || access.pageFilters.some((filter) => filter.name === pageName);
}

/** Whether a url pattern matches a route: the same number of segments, each equal or *. Query and trailing slash do not count. @public */
export function matchesRoute(pattern: string, route: string): boolean {
  const wanted = splitPath(pattern);
  const given = splitPath(route);
  return (
    wanted.length === given.length && wanted.every((segment, i) => segment === '*' || segment === given[i])
  );
}

function splitPath(path: string): string[] {
  return (path.split(/[?#]/, 1)[0] ?? '').split('/').filter((segment) => segment !== '');
}
