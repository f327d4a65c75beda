// The advanced filters: for each field, a company must have one of the chosen values. Client users do not see the status, so the server
// offers it to nobody of them (specification 2, sections 1 and 6); entering a search text clears the filters (specification 3, section 5).

import type { CompanyFilter } from '@vigilo/domain/companies/fields';
import { COMPANY_FILTERS } from '@vigilo/domain/companies/fields';
import type { FilterOption } from '../../ui/narrow-options.ts';
import type { Filters } from '../companies-url.ts';

/** A field of the filters with the values it can have; `text` is what is shown, empty where the value means 'not given'. */
export interface FilterGroup {
  readonly field: CompanyFilter;
  readonly values: readonly FilterOption[];
  readonly expanded: boolean;
}

/** The filter configuration as the server answers it. */
export type ListingParams = Readonly<
  Record<string, { readonly values: Readonly<Record<string, string>>; readonly expanded: boolean }>
>;

/** The groups of the configuration in the order of the fields. */
export function filterGroups(params: ListingParams): FilterGroup[] {
  return COMPANY_FILTERS.flatMap((field) => {
    const group = params[field];
    if (!group) return [];
    const values = Object.entries(group.values).map(([value, text]) => ({ value, text }));
    return values.length === 0 ? [] : [{ field, values, expanded: group.expanded }];
  });
}

/** The filters with one value of a field taken in or, where it was in, out. */
export function toggleFilter(filters: Filters, field: CompanyFilter, value: string): Filters {
  const chosen = filters[field] ?? [];
  const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  return withValues(filters, field, next);
}

/** The filters without a field. */
export function withoutField(filters: Filters, field: keyof Filters): Filters {
  return withValues(filters, field, []);
}

function withValues(filters: Filters, field: keyof Filters, values: readonly string[]): Filters {
  const others = Object.fromEntries(Object.entries(filters).filter(([name]) => name !== field));
  return values.length === 0 ? others : { ...others, [field]: values };
}

/** Whether any field is filtered. */
export function hasFilters(filters: Filters): boolean {
  return countFilters(filters) > 0;
}

/** The number of chosen values in all fields; the days of initiation are one. */
export function countFilters(filters: Filters): number {
  return COMPANY_FILTERS.reduce(
    (count, field) => count + (filters[field]?.length ?? 0),
    filters.recordUpdation ? 1 : 0,
  );
}

/** The chosen values by field, in the order of the fields. */
export function activeFilters(
  filters: Filters,
): { readonly field: CompanyFilter; readonly values: readonly string[] }[] {
  return COMPANY_FILTERS.flatMap((field) => {
    const values = filters[field];
    return values && values.length > 0 ? [{ field, values }] : [];
  });
}
