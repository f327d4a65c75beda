import { Box, Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useProfile } from '../../lib/profile.ts';
import { useTexts } from '../../lib/texts.ts';
import { listingParamsQuery } from '../companies-queries.ts';
import { useListing } from '../listing-context.tsx';
import type { ListingParams } from './company-filters.ts';
import { countFilters, filterGroups, toggleFilter } from './company-filters.ts';
import { FilterDropdown, FilterFooter, FilterGroups, FilterWait } from '../../ui/filter-dropdown.tsx';
import { FilterGroup } from '../../ui/filter-group.tsx';
import { useFilterTexts } from './filter-texts.ts';

/** Where the groups come from. */
interface ParamsQuery {
  readonly queryKey: readonly string[];
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<{ readonly data: ListingParams }>;
  readonly staleTime: number;
}

/** The advanced filters, on wide screens only (specification 2, section 2.1). A choice takes effect at once. */
export function FilterPopover({ params = listingParamsQuery }: { readonly params?: ParamsQuery }) {
  const t = useTexts('companies');
  const { view, change } = useListing();
  const count = countFilters(view.filters);
  return (
    <Box display={{ base: 'none', md: 'block' }}>
      <FilterDropdown title={t('filters.title')} count={count} countText={t('filters.count', { count })}>
        {(close) => (
          <>
            <FilterList params={params} />
            <FilterFooter>
              <Button
                variant="default"
                disabled={count === 0}
                onClick={() => change({ filters: {}, page: 1 })}
              >
                {t('filters.clear')}
              </Button>
              <Button onClick={close}>{t('filters.close')}</Button>
            </FilterFooter>
          </>
        )}
      </FilterDropdown>
    </Box>
  );
}

function FilterList({ params }: { readonly params: ParamsQuery }) {
  const t = useTexts('companies');
  const { view, change } = useListing();
  const { fieldText, valueText } = useFilterTexts();
  const { data, isError, refetch } = useQuery(params);
  const roleName = useProfile().data?.roleName ?? null;
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
      {filterGroups(data.data, roleName).map(({ field, values, expanded }) => (
        <FilterGroup
          key={field}
          name={fieldText(field)}
          options={values.map(({ value, text }) => ({ value, text: valueText(field, value, text) }))}
          chosen={view.filters[field] ?? []}
          isUnfolded={expanded}
          onToggle={(value) => change({ filters: toggleFilter(view.filters, field, value), page: 1 })}
        />
      ))}
    </FilterGroups>
  );
}
