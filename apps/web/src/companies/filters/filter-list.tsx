import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { CompanyFilter } from '@vigilo/domain/companies/fields';
import { SEARCH_PATTERN } from '../../lib/search-pattern.ts';
import { useTexts } from '../../lib/texts.ts';
import { FilterGroups, FilterWait } from '../../ui/filter-dropdown.tsx';
import { FilterGroup } from '../../ui/filter-group.tsx';
import type { FilterOption } from '../../ui/narrow-options.ts';
import { sortByText } from '../company-texts.tsx';
import { useListing } from '../listing-context.tsx';
import { CompanyGroup } from './company-group.tsx';
import type { ListingParams } from './company-filters.ts';
import { filterGroups, toggleFilter } from './company-filters.ts';
import { COMPANY_GROUPS } from './company-options.ts';
import { useFilterTexts } from './filter-texts.ts';

/** Where the groups come from. */
export interface ParamsQuery {
  readonly queryKey: readonly (string | null)[];
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<{ readonly data: ListingParams }>;
  readonly staleTime: number;
}

const NAMED: ReadonlySet<string> = new Set(['country', 'sector', 'industry']);

/** The groups of the advanced filters with their values. */
export function FilterList({ params }: { readonly params: (asOf: string | null) => ParamsQuery }) {
  const t = useTexts('companies');
  const { view, change } = useListing();
  const { fieldText, valueText } = useFilterTexts();
  const { data, isError, refetch } = useQuery(params(view.asOf));
  const listOptions = (field: CompanyFilter, values: readonly FilterOption[]): FilterOption[] => {
    const options = values.map(({ value, text }) => ({ value, text: valueText(field, value, text) }));
    return NAMED.has(field) ? sortByText(options) : options;
  };
  if (data === undefined)
    return (
      <FilterWait
        loading={t('filters.loading')}
        failed={t('filters.failed')}
        retry={t('failed.retry')}
        isFailed={isError}
        onRetry={() => void refetch()}
      />
    );
  return (
    <FilterGroups>
      <Text size="xs" c="dimmed" px="sm">
        {t('filters.summary')}
      </Text>
      {COMPANY_GROUPS.filter((field) => !(field in data.data)).map((field) => (
        <CompanyGroup key={field} field={field} name={fieldText(field)} />
      ))}
      {filterGroups(data.data).map(({ field, values, expanded }) => (
        <FilterGroup
          key={field}
          name={fieldText(field)}
          options={listOptions(field, values)}
          chosen={view.filters[field] ?? []}
          isUnfolded={expanded}
          pattern={{ allowed: SEARCH_PATTERN, message: t('filters.invalid') }}
          onToggle={(value) => change({ filters: toggleFilter(view.filters, field, value), page: 1 })}
        />
      ))}
    </FilterGroups>
  );
}
