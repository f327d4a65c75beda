import { Button, Group } from '@mantine/core';
import { useTexts } from '../../lib/texts.ts';
import { EnteredSearch } from '../../ui/entered-search.tsx';
import { useListing } from '../listing-context.tsx';
import { hasFilters } from './company-filters.ts';

/**
 * The search for a name or ticker. A new text clears the advanced filters (specification 3, section 5) and leads to the first page;
 * Reset is there only while something is searched or filtered.
 */
export function SearchForm({ placeholder }: { readonly placeholder?: string }) {
  const t = useTexts('companies');
  const { view, change } = useListing();
  const isActive = view.q !== '' || hasFilters(view.filters);
  return (
    <Group gap="sm" role="search">
      <EnteredSearch
        key={view.q}
        label={t('search.label')}
        submit={t('search.submit')}
        width="19rem"
        text={view.q}
        placeholder={placeholder ?? t('search.placeholder')}
        onSearch={(q) => {
          if (q !== view.q) change(q === '' ? { q, page: 1 } : { q, filters: {}, page: 1 });
        }}
      />
      {isActive && (
        <Button
          data-tooltip={t('search.resetHint')}
          variant="default"
          onClick={() => change({ q: '', filters: {}, page: 1 })}
        >
          {t('search.reset')}
        </Button>
      )}
    </Group>
  );
}
