// Access control (decisions.md section 2, specification 3 section 6). A user of type Admin passes every check within their tenant. Everyone
// else has the page filters of their first role's first active sub-role: a page is allowed when a filter has its name, a component when any
// filter lists it. In the browser the filter's url must also match the route segment by segment; * matches any one segment.

import type { PermissionKey } from './permissions.ts';

export interface PageFilter {
  readonly name: string;
  /** A route, such as /companies/summary/*. */
  readonly url: string;
  readonly allowed: readonly PermissionKey[];
}

/** What a user may do: everything, or what their page filters allow. */
export interface Access {
  readonly isAdmin: boolean;
  readonly pageFilters: readonly PageFilter[];
}

/** Whether any page filter grants a permission. The server uses this rule because it cannot trust a route that the browser claims. */
export function can(access: Access, permission: PermissionKey): boolean {
  return access.isAdmin || access.pageFilters.some((filter) => filter.allowed.includes(permission));
}

/** Whether a permission is granted on the page at this route, the rule for screens. */
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

/** Whether a url pattern matches a route: the same number of segments, each equal or *. Query and trailing slash are ignored. @public */
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
