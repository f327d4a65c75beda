import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useProfile } from '../../lib/profile.ts';
import { useTexts } from '../../lib/texts.ts';
import { listingParamsQuery } from '../companies-queries.ts';
import type { Filters } from '../companies-url.ts';
import type { ListingParams } from './company-filters.ts';
import { countFilters, filterGroups, toggleFilter } from './company-filters.ts';
import { FilterDropdown, FilterFooter, FilterGroups, FilterWait } from '../../ui/filter-dropdown.tsx';
import { FilterGroup } from '../../ui/filter-group.tsx';
import { useFilterTexts } from './filter-texts.ts';
import classes from './filter-popover.module.css';

/** Where the groups come from. */
interface ParamsQuery {
  readonly queryKey: readonly string[];
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<{ readonly data: ListingParams }>;
  readonly staleTime: number;
}

interface FilterPopoverProps {
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
  readonly params?: ParamsQuery;
}

/** The advanced filters, on wide screens only (specification 2, section 2.1). A choice takes effect at once. */
export function FilterPopover({ filters, onChange, params = listingParamsQuery }: FilterPopoverProps) {
  const t = useTexts('companies');
  const count = countFilters(filters);
  return (
    <FilterDropdown
      title={t('filters.title')}
      count={count}
      countText={t('filters.count', { count })}
      buttonClass={classes.button}
    >
      {(close) => (
        <>
          <FilterList filters={filters} onChange={onChange} params={params} />
          <FilterFooter>
            <Button variant="default" disabled={count === 0} onClick={() => onChange({})}>
              {t('filters.clear')}
            </Button>
            <Button onClick={close}>{t('filters.close')}</Button>
          </FilterFooter>
        </>
      )}
    </FilterDropdown>
  );
}

function FilterList({ filters, onChange, params }: FilterPopoverProps & { readonly params: ParamsQuery }) {
  const t = useTexts('companies');
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
      <p className={classes.summary}>{t('filters.summary')}</p>
      {filterGroups(data.data, roleName).map(({ field, values, expanded }) => (
        <FilterGroup
          key={field}
          name={fieldText(field)}
          options={values.map(({ value, text }) => ({ value, text: valueText(field, value, text) }))}
          chosen={filters[field] ?? []}
          isUnfolded={expanded}
          onToggle={(value) => onChange(toggleFilter(filters, field, value))}
        />
      ))}
    </FilterGroups>
  );
}
