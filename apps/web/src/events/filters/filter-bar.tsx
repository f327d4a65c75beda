import { Kbd, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import type { RefObject } from 'react';
import { useTexts } from '../../lib/texts.ts';
import { FilterDropdown } from '../../ui/filter-dropdown.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { EventsView } from '../events-url.ts';
import { NO_FILTERS } from '../events-url.ts';
import classes from './filter-bar.module.css';
import { countFilters, SEARCH_PATTERN } from './filter-edit.ts';
import { FilterPopover } from './filter-popover.tsx';

interface FilterBarProps {
  readonly companyId: string;
  readonly asOf: string | null;
  readonly view: EventsView;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onSearch: (found: Pick<EventsView, 'text' | 'filters'>) => void;
}

/** The search for words and the advanced filters. Words clear the filters (specification 3, section 5). */
export function FilterBar({ companyId, asOf, view, field, onSearch }: FilterBarProps) {
  const t = useTexts('events');
  const count = countFilters(view.filters);
  return (
    <div className={classes.bar} role="search">
      <SearchText
        key={view.text}
        text={view.text}
        field={field}
        onSearch={(text) =>
          text !== view.text && onSearch({ text, filters: text === '' ? view.filters : NO_FILTERS })
        }
      />
      <FilterDropdown title={t('filters.title')} count={count} countText={t('filters.count', { count })}>
        {(close) => (
          <FilterPopover
            companyId={companyId}
            tab={view.tab}
            asOf={asOf}
            filters={view.filters}
            onClose={close}
            onSearch={(filters) => onSearch({ text: view.text, filters })}
          />
        )}
      </FilterDropdown>
    </div>
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
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isValid) onSearch(typed.trim());
      }}
    >
      <TextInput
        ref={field}
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
        rightSection={typed === '' && <Kbd>/</Kbd>}
      />
      <IconButton type="submit" variant="default" label={t('filters.search')}>
        <IconSearch size="1.125rem" stroke={1.75} />
      </IconButton>
    </form>
  );
}
