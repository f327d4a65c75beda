import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TYPING_PAUSE_MS } from '../../lib/query-client.ts';
import { SEARCH_PATTERN } from '../../lib/search-pattern.ts';
import { useTexts } from '../../lib/texts.ts';
import { FilterFold, FilterOptions, MOST_FILTER_OPTIONS } from '../../ui/filter-group.tsx';
import { foundCompaniesQuery } from '../companies-queries.ts';
import { useListing } from '../listing-context.tsx';
import { toggleFilter } from './company-filters.ts';
import type { CompanyGroupField } from './company-options.ts';
import { listCompanyOptions } from './company-options.ts';

interface CompanyGroupProps {
  readonly field: CompanyGroupField;
  readonly name: string;
}

/** A filter whose values are companies: the server searches them. */
export function CompanyGroup({ field, name }: CompanyGroupProps) {
  const { view } = useListing();
  return (
    <FilterFold name={name} count={view.filters[field]?.length ?? 0}>
      <FoundCompanies field={field} name={name} />
    </FilterFold>
  );
}

function FoundCompanies({ field, name }: CompanyGroupProps) {
  const t = useTexts('companies');
  const { view, change } = useListing();
  const [text, setText] = useState('');
  const [asked] = useDebouncedValue(text.trim(), TYPING_PAUSE_MS);
  const isFault = !SEARCH_PATTERN.test(text);
  const { data, isError } = useQuery({
    ...foundCompaniesQuery(field, asked, view.asOf, MOST_FILTER_OPTIONS),
    enabled: !isFault,
  });
  const chosen = view.filters[field] ?? [];
  const found = data?.companies ?? [];
  const waiting = data === undefined ? t('filters.loading') : undefined;
  return (
    <FilterOptions
      name={name}
      shown={listCompanyOptions(field, found, chosen, text, (company) => t('filters.company', company))}
      more={data === undefined ? 0 : data.totalCount - found.length}
      chosen={chosen}
      search={{ text, fault: isFault ? t('filters.invalid') : undefined, onText: setText }}
      status={isError ? t('filters.failed') : waiting}
      onToggle={(value) => change({ filters: toggleFilter(view.filters, field, value), page: 1 })}
    />
  );
}
