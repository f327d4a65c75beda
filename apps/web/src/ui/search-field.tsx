import { TextInput } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useTexts } from '../lib/texts.ts';
import { IconButton } from './icon-button.tsx';

export interface SearchFieldProps {
  readonly label: string;
  /** What can be searched; the label where it is not said. */
  readonly placeholder?: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** A field that narrows what is shown while it is typed in. Escape empties it. */
export function SearchField({ label, placeholder = label, value, onChange }: SearchFieldProps) {
  const t = useTexts('shell');
  return (
    <TextInput
      w="18rem"
      maw="100%"
      role="searchbox"
      aria-label={label}
      placeholder={placeholder}
      maxLength={200}
      autoComplete="off"
      spellCheck={false}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={(event) => {
        // Enter shall not save a dialog that is being searched.
        if (event.key === 'Enter') event.preventDefault();
        if (event.key !== 'Escape' || value === '') return;
        event.stopPropagation();
        onChange('');
      }}
      leftSection={<IconSearch size="1.125rem" stroke={1.75} aria-hidden="true" />}
      rightSectionPointerEvents="all"
      rightSection={
        value !== '' && (
          <IconButton label={t('clear')} size={26} onClick={() => onChange('')}>
            <IconX size="1rem" stroke={1.75} />
          </IconButton>
        )
      }
    />
  );
}
