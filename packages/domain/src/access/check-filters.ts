// What the page filters of a sub-role may say (specification 1, sections 2.8, 3 and 4): a page of the catalogue, each once, and components that
// stand on it, in either spelling.

import type { Grant } from './grant.ts';
import { inCatalogueOrder } from './grant.ts';
import { findPage } from './pages.ts';
import { findPermission } from './permissions.ts';

/** A page filter as it is sent. */
export interface SavedFilter {
  readonly name: string;
  /** Names of components, as keys or as their upper-case twins. */
  readonly allowedComponent: readonly string[];
}

export interface CheckedFilters {
  readonly grants: readonly Grant[];
  /** What is wrong, by path such as `2.allowedComponent.0`; empty where nothing is. */
  readonly faults: Readonly<Record<string, string>>;
}

/** The filters in the order of the catalogue, with their components as keys, each once. */
export function checkFilters(filters: readonly SavedFilter[]): CheckedFilters {
  const faults: Record<string, string> = {};
  const grants = filters.flatMap((filter, index): Grant[] => {
    const page = findPage(filter.name);
    if (!page) {
      faults[`${index}.name`] = 'There is no such page';
      return [];
    }
    if (filters.findIndex(({ name }) => name === filter.name) < index)
      faults[`${index}.name`] = 'This page has a filter already';
    const keys = filter.allowedComponent.map((component) => findPermission(component));
    for (const [place, key] of keys.entries()) {
      if (!key || !page.components.includes(key))
        faults[`${index}.allowedComponent.${place}`] = `There is no such component on the page ${page.name}`;
    }
    return [{ page: page.name, allowed: page.components.filter((key) => keys.includes(key)) }];
  });
  return { grants: inCatalogueOrder(grants), faults };
}
