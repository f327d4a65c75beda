import { Button, VisuallyHidden } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useProfile } from '../lib/profile.ts';
import { useTexts } from '../lib/texts.ts';
import { Pill } from '../ui/pill.tsx';
import { listingParamsQuery } from './companies-queries.ts';
import type { Filters } from './companies-url.ts';
import type { ListingParams } from './company-filters.ts';
import { countFilters, filterGroups, toggleFilter } from './company-filters.ts';
import { DropDown } from '../ui/drop-down.tsx';
import { FilterGroup } from '../ui/filter-group.tsx';
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
    <DropDown
      label={t('filters.title')}
      className={classes.sheet}
      button={(opens) => (
        <Button
          {...opens}
          variant="default"
          className={classes.button}
          leftSection={<IconAdjustmentsHorizontal size="1.125rem" stroke={1.75} />}
          rightSection={count > 0 ? <FilterCount count={count} /> : undefined}
        >
          {t('filters.title')}
        </Button>
      )}
    >
      {(closes) => (
        <>
          <FilterList filters={filters} onChange={onChange} params={params} />
          <div className={classes.foot}>
            <Button variant="default" disabled={count === 0} onClick={() => onChange({})}>
              {t('filters.clear')}
            </Button>
            <Button {...closes}>{t('filters.close')}</Button>
          </div>
        </>
      )}
    </DropDown>
  );
}

/** How many filters are set; said in words too, after the button's own. */
function FilterCount({ count }: { readonly count: number }) {
  const t = useTexts('companies');
  return (
    <Pill tone="action">
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{t('filters.count', { count })}</VisuallyHidden>
    </Pill>
  );
}

function FilterList({ filters, onChange, params }: FilterPopoverProps & { readonly params: ParamsQuery }) {
  const t = useTexts('companies');
  const { fieldText, valueText } = useFilterTexts();
  const { data, isError, refetch } = useQuery(params);
  const roleName = useProfile().data?.roleName ?? null;
  if (data === undefined) {
    return (
      <div className={classes.message} role={isError ? 'alert' : 'status'}>
        <p>{isError ? t('filters.failed') : t('filters.loading')}</p>
        {isError && (
          <Button variant="default" onClick={() => void refetch()}>
            {t('failed.retry')}
          </Button>
        )}
      </div>
    );
  }
  return (
    <div className={classes.groups}>
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
    </div>
  );
}
