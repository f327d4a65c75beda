// Validates the page filters of a sub-role (specification 1, sections 2.8, 3 and 4): each names a page of the catalogue, at most once, and
// components of that page, in either spelling.

import type { Grant } from './grant.ts';
import { inCatalogueOrder } from './grant.ts';
import { findPage } from './pages.ts';
import { findPermission } from './permissions.ts';

/** A page filter as the browser sends it. */
export interface SavedFilter {
  readonly name: string;
  /** Permission keys, or their upper-case spelling. */
  readonly allowedComponent: readonly string[];
}

export type FilterFault =
  | { readonly code: 'unknown-page' | 'repeated-page' }
  | { readonly code: 'unknown-component'; readonly page: string };

export interface CheckedFilters {
  readonly grants: readonly Grant[];
  /** Faults by path, such as `2.allowedComponent.0`. */
  readonly faults: Readonly<Record<string, FilterFault>>;
}

/** The filters in the order of the catalogue, with their components as keys, each once. */
export function checkFilters(filters: readonly SavedFilter[]): CheckedFilters {
  const faults: Record<string, FilterFault> = {};
  const grants = filters.flatMap((filter, index): Grant[] => {
    const page = findPage(filter.name);
    if (!page) {
      faults[`${index}.name`] = { code: 'unknown-page' };
      return [];
    }
    if (filters.findIndex(({ name }) => name === filter.name) < index)
      faults[`${index}.name`] = { code: 'repeated-page' };
    const keys = filter.allowedComponent.map((component) => findPermission(component));
    for (const [place, key] of keys.entries()) {
      if (!key || !page.components.includes(key))
        faults[`${index}.allowedComponent.${place}`] = { code: 'unknown-component', page: page.name };
    }
    return [{ page: page.name, allowed: page.components.filter((key) => keys.includes(key)) }];
  });
  return { grants: inCatalogueOrder(grants), faults };
}
