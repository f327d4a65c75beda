// All pages of a sub-role with their components, as the grid edits them: a list of what is allowed, pages by name, components by page and key.

import type { Page, SubRole } from '@vigilo/contract/access';
import type { ChosenFilter } from './page-filter-edit.ts';

type PageParts = Pick<Page, 'name' | 'components'>;

/** How the list names a component of a page; no page has a slash in its name. */
function componentKey(page: string, component: string): string {
  return `${page}/${component}`;
}

/** What the page filters of a sub-role allow. */
export function listAllowed({ pageFilters }: Pick<SubRole, 'pageFilters'>): string[] {
  return pageFilters.flatMap(({ name, allowedComponent }) => [
    name,
    ...allowedComponent.map((component) => componentKey(name, component)),
  ]);
}

/** Whether a page, or a component on it, is allowed. */
export function isAllowed(allowed: readonly string[], page: string, component?: string): boolean {
  return allowed.includes(component === undefined ? page : componentKey(page, component));
}

/** The list with a page taken in, without any of its components, or taken out with all of them. */
export function togglePage(allowed: readonly string[], page: string): string[] {
  if (!isAllowed(allowed, page)) return [...allowed, page];
  return allowed.filter((one) => one !== page && !one.startsWith(componentKey(page, '')));
}

/** The list with a component taken in, and its page with it, or taken out. */
export function toggleOnPage(allowed: readonly string[], page: string, component: string): string[] {
  const key = componentKey(page, component);
  if (allowed.includes(key)) return allowed.filter((one) => one !== key);
  return [...(isAllowed(allowed, page) ? allowed : [...allowed, page]), key];
}

/** The list as page filters, pages and components in the order of the catalogue. */
export function toFilters(allowed: readonly string[], pages: readonly PageParts[]): ChosenFilter[] {
  return pages
    .filter(({ name }) => isAllowed(allowed, name))
    .map(({ name, components }) => ({
      name,
      allowedComponent: components.filter((component) => isAllowed(allowed, name, component)),
    }));
}
