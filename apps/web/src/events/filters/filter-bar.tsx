import { Group, Kbd, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import type { RefObject } from 'react';
import { SEARCH_PATTERN } from '../../lib/search-pattern.ts';
import { useOwnSearch } from '../../lib/own-search.ts';
import { useTexts } from '../../lib/texts.ts';
import { FilterDropdown } from '../../ui/filter-dropdown.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useEvents } from '../events-context.tsx';
import { NO_FILTERS } from '../events-url.ts';
import { countFilters } from './filter-edit.ts';
import { FilterPopover } from './filter-popover.tsx';

/** The search for words and the advanced filters. Words clear the filters (specification 3, section 5). */
export function FilterBar({ field }: { readonly field: RefObject<HTMLInputElement | null> }) {
  const t = useTexts('events');
  const { view, change } = useEvents();
  const { text, filters } = view;
  const count = countFilters(filters);
  return (
    <Group gap="sm" align="start" role="search">
      <SearchText
        key={text}
        text={text}
        field={field}
        onSearch={(words) =>
          words !== text && change({ text: words, filters: words === '' ? filters : NO_FILTERS })
        }
      />
      <FilterDropdown title={t('filters.title')} count={count} countText={t('filters.count', { count })}>
        {(close) => <FilterPopover onClose={close} />}
      </FilterDropdown>
    </Group>
  );
}

interface SearchTextProps {
  readonly text: string;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onSearch: (text: string) => void;
}

/** Made anew with each search, so that going back in the browser shows the words of that time. */
function SearchText({ text, field, onSearch }: SearchTextProps) {
  const t = useTexts('events');
  const [typed, setTyped] = useState(text);
  const isValid = SEARCH_PATTERN.test(typed);
  useOwnSearch();
  return (
    <Group
      component="form"
      gap="xs"
      align="start"
      wrap="nowrap"
      onSubmit={(event) => {
        event.preventDefault();
        if (isValid) onSearch(typed.trim());
      }}
    >
      <TextInput
        ref={field}
        w="16rem"
        type="search"
        aria-label={t('filters.searchLabel')}
        aria-keyshortcuts="/"
        placeholder={t('filters.placeholder')}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        error={isValid ? undefined : t('filters.invalid')}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // The browser would empty the field; what is typed stays, and the keys of the list work again.
          event.preventDefault();
          event.currentTarget.blur();
        }}
        rightSection={typed === '' && <Kbd>/</Kbd>}
      />
      <IconButton type="submit" variant="default" label={t('filters.search')}>
        <IconSearch size="1.125rem" stroke={1.75} />
      </IconButton>
    </Group>
  );
}
