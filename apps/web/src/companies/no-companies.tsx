import { Button } from '@mantine/core';
import { useTexts } from '../lib/texts.ts';
import { EmptyPanel } from '../ui/empty-state.tsx';
import { hasFilters } from './filters/company-filters.ts';
import { ImportLink } from './import-link.tsx';
import { useListing } from './listing-context.tsx';

/** 'No Result Found', with the next action: reset the search, or import companies where there are none at all. */
export function NoCompanies() {
  const t = useTexts('companies');
  const { view, change, canEdit } = useListing();
  const isSearched = view.q !== '' || hasFilters(view.filters);
  const hint = isSearched ? t('empty.search') : canEdit ? t('empty.none') : t('empty.noneReadOnly');
  const reset = <Button onClick={() => change({ q: '', filters: {}, page: 1 })}>{t('search.reset')}</Button>;
  return (
    <EmptyPanel
      title={t('empty.title')}
      hint={hint}
      action={isSearched ? reset : canEdit && <ImportLink />}
    />
  );
}
