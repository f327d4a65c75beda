import { Kbd, TextInput } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useOwnSearch } from '../lib/own-search.ts';
import { useTexts } from '../lib/texts.ts';
import { IconButton } from './icon-button.tsx';

export interface SearchFieldProps {
  readonly label: string;
  /** What can be searched; the label where it is not said. */
  readonly placeholder?: string;
  /** The key that leads to it. */
  readonly shortcut?: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** The arrow down leads on to what is searched. */
  readonly onDown?: () => void;
}

/** A field that narrows what is shown while it is typed in. Escape empties it. */
export function SearchField({
  label,
  placeholder = label,
  shortcut,
  value,
  onChange,
  onDown,
}: SearchFieldProps) {
  const t = useTexts('shell');
  useOwnSearch(shortcut === '/');
  return (
    <TextInput
      w="18rem"
      maw="100%"
      role="searchbox"
      aria-label={label}
      aria-keyshortcuts={shortcut}
      placeholder={placeholder}
      maxLength={200}
      autoComplete="off"
      spellCheck={false}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={(event) => {
        // Enter shall not save a dialog that is being searched.
        if (event.key === 'Enter') event.preventDefault();
        if (event.key === 'ArrowDown' && onDown !== undefined) {
          event.preventDefault();
          onDown();
        }
        if (event.key !== 'Escape' || value === '') return;
        event.stopPropagation();
        onChange('');
      }}
      leftSection={<IconSearch size="1.125rem" stroke={1.75} aria-hidden="true" />}
      rightSectionPointerEvents={value === '' ? 'none' : 'all'}
      rightSection={
        value === '' ? (
          shortcut !== undefined && <Kbd>{shortcut}</Kbd>
        ) : (
          <IconButton label={t('clear')} size={26} onClick={() => onChange('')}>
            <IconX size="1rem" stroke={1.75} />
          </IconButton>
        )
      }
    />
  );
}
