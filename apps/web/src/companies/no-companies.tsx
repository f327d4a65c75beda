import { Button } from '@mantine/core';
import { useCan } from '../lib/profile.ts';
import { useTexts } from '../lib/texts.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Panel } from '../ui/panel.tsx';
import { hasFilters } from './filters/company-filters.ts';
import { ImportLink } from './import-link.tsx';
import type { ListingState } from './listing-state.ts';
import classes from '../ui/load-failed.module.css';

/** 'No Result Found', with the next action: reset the search, or import companies where there are none at all. */
export function NoCompanies({ view, change }: ListingState) {
  const t = useTexts('companies');
  const canImport = useCan('edit-company');
  const isSearched = view.q !== '' || hasFilters(view.filters);
  const hint = isSearched ? t('empty.search') : canImport ? t('empty.none') : t('empty.noneReadOnly');
  const reset = <Button onClick={() => change({ q: '', filters: {}, page: 1 })}>{t('search.reset')}</Button>;
  return (
    <Panel className={classes.panel}>
      <EmptyState
        title={t('empty.title')}
        hint={hint}
        action={isSearched ? reset : canImport && <ImportLink />}
      />
    </Panel>
  );
}
