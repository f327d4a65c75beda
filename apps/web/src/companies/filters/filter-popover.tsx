import { Box, Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useTexts } from '../../lib/texts.ts';
import { listingParamsQuery } from '../companies-queries.ts';
import { useListing } from '../listing-context.tsx';
import { FilterDropdown, FilterFooter } from '../../ui/filter-dropdown.tsx';
import { countFilters } from './company-filters.ts';
import type { ParamsQuery } from './filter-list.tsx';

/** Loaded when the filters are first opened. */
const FilterList = lazy(async () => ({ default: (await import('./filter-list.tsx')).FilterList }));

/** The advanced filters, on wide screens only (specification 2, section 2.1). A choice takes effect at once. */
export function FilterPopover({
  params = listingParamsQuery,
}: {
  readonly params?: (asOf: string | null) => ParamsQuery;
}) {
  const t = useTexts('companies');
  const { view, change } = useListing();
  const count = countFilters(view.filters);
  return (
    <Box display={{ base: 'none', md: 'block' }}>
      <FilterDropdown title={t('filters.title')} count={count} countText={t('filters.count', { count })}>
        {(close) => (
          <>
            <Box flex={1} mih={0} style={{ display: 'flex', flexDirection: 'column' }}>
              <Suspense>
                <FilterList params={params} />
              </Suspense>
            </Box>
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
