import { Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../../lib/texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import type { ListingState } from '../listing-state.ts';
import { hasFilters } from './company-filters.ts';
import classes from './search-form.module.css';

/**
 * The search for a name or ticker. A new text clears the advanced filters (specification 3, section 5) and leads to the first page;
 * Reset is there only while something is searched or filtered.
 */
export function SearchForm({ view, change, placeholder }: ListingState & { readonly placeholder?: string }) {
  const t = useTexts('companies');
  const isActive = view.q !== '' || hasFilters(view.filters);
  return (
    <div className={classes.search} role="search">
      <SearchField
        key={view.q}
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
    </div>
  );
}

/** Made anew with each search, so that going back in the browser shows the text of that time. */
function SearchField({
  text,
  placeholder,
  onSearch,
}: {
  readonly text: string;
  readonly placeholder: string;
  readonly onSearch: (text: string) => void;
}) {
  const t = useTexts('companies');
  const [typed, setTyped] = useState(text);
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
    >
      <input
        type="search"
        className={classes.input}
        aria-label={t('search.label')}
        placeholder={placeholder}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <IconButton type="submit" size={32} className={classes.submit} label={t('search.submit')}>
        <IconSearch size="1.125rem" stroke={1.75} />
      </IconButton>
    </form>
  );
}
