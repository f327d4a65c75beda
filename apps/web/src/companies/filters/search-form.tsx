import { Box, Button, Group, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../../lib/texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
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
    </Group>
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
    <Box
      component="form"
      w="19rem"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
    >
      <TextInput
        type="search"
        aria-label={t('search.label')}
        placeholder={placeholder}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        leftSection={
          <IconButton type="submit" size={32} label={t('search.submit')}>
            <IconSearch size="1.125rem" stroke={1.75} />
          </IconButton>
        }
        leftSectionPointerEvents="all"
      />
    </Box>
  );
}
