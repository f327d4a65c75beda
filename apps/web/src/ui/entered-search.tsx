import { Box, TextInput } from '@mantine/core';
import type { TextInputProps } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { IconButton } from './icon-button.tsx';

interface EnteredSearchProps {
  readonly label: string;
  /** The name of the button in the field. */
  readonly submit: string;
  readonly placeholder: string;
  readonly width: string;
  readonly styles?: TextInputProps['styles'];
  /** What is searched now; give the part a key of it, so that going back in the browser shows the text of that time. */
  readonly text: string;
  readonly onSearch: (text: string) => void;
}

/** A field whose text is searched with Enter, without the spaces around it. */
export function EnteredSearch({
  label,
  submit,
  placeholder,
  width,
  styles,
  text,
  onSearch,
}: EnteredSearchProps) {
  const [typed, setTyped] = useState(text);
  return (
    <Box
      component="form"
      w={width}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
    >
      <TextInput
        type="search"
        {...(styles !== undefined && { styles })}
        aria-label={label}
        placeholder={placeholder}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        leftSection={
          <IconButton type="submit" size={30} label={submit}>
            <IconSearch size="1.125rem" stroke={1.75} />
          </IconButton>
        }
        leftSectionPointerEvents="all"
      />
    </Box>
  );
}
