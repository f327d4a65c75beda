import type { EventFilter } from '@vigilo/domain/events/fields';
import { SEARCH_PATTERN } from '../../lib/search-pattern.ts';
import type { EventFilters } from '../events-url.ts';
import { FILTER_GROUPS } from '../events-url.ts';

/** What may be typed to find a choice of a group. */
export function choicePattern(filter: EventFilter): RegExp {
  switch (filter) {
    case 'EventType':
      return /^[\p{L} ]*$/u;
    case 'Score':
      return /^[+−-]?[\d.,]*$/u;
    default:
      return SEARCH_PATTERN;
  }
}

/** The filters with one value of a group taken in or, where it was in, out. */
export function toggleValue(filters: EventFilters, filter: EventFilter, value: string): EventFilters {
  const chosen = filters.values[filter] ?? [];
  return withValues(
    filters,
    filter,
    chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value],
  );
}

/** The filters with these values of a group; none leave the group out. */
export function withValues(
  filters: EventFilters,
  filter: EventFilter,
  values: readonly string[],
): EventFilters {
  const others = Object.fromEntries(Object.entries(filters.values).filter(([name]) => name !== filter));
  return { ...filters, values: values.length === 0 ? others : { ...others, [filter]: values } };
}

/** How many values are chosen; the days and the range of scores count as one each. */
export function countFilters({ values, from, to, least, most }: EventFilters): number {
  return FILTER_GROUPS.reduce(
    (count, filter) => count + (values[filter]?.length ?? 0),
    Number((from ?? to) !== null) + Number((least ?? most) !== null),
  );
}
