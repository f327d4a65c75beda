// Page filters as the dialog edits them: one at a time, while all of a sub-role's are saved together.

import type { SubRole } from '@vigilo/contract/access';

/** A page and the components allowed on it. */
export interface ChosenFilter {
  readonly name: string;
  readonly allowedComponent: readonly string[];
}

const ADD = 'page-filters.add';
const PREFIX = 'page-filters.';

/** The name of the form that edits all of a sub-role's pages in one grid. */
export const PAGE_GRID = 'page-filters.grid';

/** The name of the form that edits a page's filter, or adds one (null); its draft has that name. */
export function filterFormName(page: string | null): string {
  return page === null ? ADD : `${PREFIX}${page.toLowerCase().replaceAll(' ', '-')}`;
}

/** The page filter whose form has this name: null where one is added, undefined where it is another form or the filter is gone. */
export function findFilterByForm<F extends { readonly name: string }>(
  form: string,
  filters: readonly F[],
): F | null | undefined {
  return form === ADD ? null : filters.find(({ name }) => filterFormName(name) === form);
}

/** The filters with one added, or put in the place of another. */
export function withFilter(
  filters: readonly ChosenFilter[],
  replaced: string | null,
  chosen: ChosenFilter,
): ChosenFilter[] {
  const kept = filters.map(({ name, allowedComponent }) => ({ name, allowedComponent }));
  const isThere = kept.some(({ name }) => name === replaced);
  return isThere ? kept.map((filter) => (filter.name === replaced ? chosen : filter)) : [...kept, chosen];
}

/** The filters without one. */
export function withoutFilter(filters: readonly ChosenFilter[], removed: string): ChosenFilter[] {
  return filters
    .filter(({ name }) => name !== removed)
    .map(({ name, allowedComponent }) => ({ name, allowedComponent }));
}

/** The components with one more or one less, in the order of the page. */
export function toggleComponent(
  components: readonly string[],
  allowed: readonly string[],
  component: string,
): string[] {
  return components.filter((one) => (one === component ? !allowed.includes(one) : allowed.includes(one)));
}

/** Whether a filter is still as it was when its dialog opened. */
export function isFilterUnchanged(
  present: Pick<SubRole, 'pageFilters'>,
  before: ChosenFilter | null,
): boolean {
  if (before === null) return true;
  const filter = present.pageFilters.find(({ name }) => name === before.name);
  return filter !== undefined && filter.allowedComponent.join('\n') === before.allowedComponent.join('\n');
}
