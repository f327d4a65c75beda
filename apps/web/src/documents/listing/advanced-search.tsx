import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../lib/texts.ts';
import { FilterDropdown, FilterFooter, FilterGroups, FilterWait } from '../../ui/filter-dropdown.tsx';
import { FilterGroup } from '../../ui/filter-group.tsx';
import { documentFiltersQuery } from '../documents-queries.ts';
import type { DocumentsView, FilterField, Filters } from './documents-url.ts';
import { FILTER_FIELDS } from './documents-url.ts';
import { writeFilterValue } from './list-texts.ts';
import type { ChangeView } from './use-documents-view.ts';

interface AdvancedSearchProps {
  readonly view: DocumentsView;
  readonly change: ChangeView;
}

/** Values of each category, any of which is searched for. A choice takes effect at once. */
export function AdvancedSearch({ view, change }: AdvancedSearchProps) {
  const t = useTexts('documentScreens');
  const count = Object.values(view.filters).reduce((all, values) => all + values.length, 0);
  return (
    <FilterDropdown title={t('list.advanced')} count={count} countText={t('list.filterCount', { count })}>
      {(close) => (
        <>
          <Groups view={view} change={change} />
          <FilterFooter>
            <Button variant="default" disabled={count === 0} onClick={() => change({ filters: {} })}>
              {t('list.clearFilters')}
            </Button>
            <Button onClick={close}>{t('list.close')}</Button>
          </FilterFooter>
        </>
      )}
    </FilterDropdown>
  );
}

function Groups({ view, change }: AdvancedSearchProps) {
  const t = useTexts('documentScreens');
  const { data, isError, refetch } = useQuery(documentFiltersQuery(view.deleted));
  if (data === undefined)
    return (
      <FilterWait
        loading={t('list.filtersLoading')}
        failed={t('list.filtersFailed')}
        retry={t('list.retry')}
        isFailed={isError}
        onRetry={() => void refetch()}
      />
    );
  const fields = FILTER_FIELDS.filter((field) => data[field].length > 0);
  return (
    <FilterGroups>
      {fields.length === 0 && <Text c="dimmed">{t('list.none')}</Text>}
      {fields.map((field) => (
        <FilterGroup
          key={field}
          name={t(`list.category.${field}`)}
          options={data[field].map((value) => ({ value, text: writeFilterValue(t, field, value) }))}
          chosen={view.filters[field] ?? []}
          isUnfolded={field === 'Status'}
          onToggle={(value) => change({ filters: toggle(view.filters, field, value) })}
        />
      ))}
    </FilterGroups>
  );
}

function toggle(filters: Filters, field: FilterField, value: string): Filters {
  const before = filters[field] ?? [];
  const after = before.includes(value) ? before.filter((each) => each !== value) : [...before, value];
  const { [field]: _, ...others } = filters;
  return after.length === 0 ? others : { ...others, [field]: after };
}
