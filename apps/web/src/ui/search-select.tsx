import { Select } from '@mantine/core';
import type { ComboboxItem, SelectProps } from '@mantine/core';
import { useState } from 'react';

interface SearchSelectProps extends Omit<SelectProps, 'data' | 'value' | 'onInput' | 'searchable'> {
  readonly data: readonly ComboboxItem[];
  readonly value: string | null;
}

/**
 * Mantine's Select that is searched by typing. While the text is that of the chosen option Mantine shows every option, and Enter would take the
 * first of them: where that text was typed, the chosen option stands first.
 */
export function SearchSelect({ data, value, onDropdownClose, ...props }: SearchSelectProps) {
  const [isChosenTyped, setChosenTyped] = useState(false);
  const isChosen = (option: ComboboxItem): boolean => option.value === value;
  return (
    <Select
      {...props}
      searchable
      data={
        isChosenTyped ? [...data.filter(isChosen), ...data.filter((option) => !isChosen(option))] : [...data]
      }
      value={value}
      onInput={({ currentTarget }) => setChosenTyped(data.find(isChosen)?.label === currentTarget.value)}
      onDropdownClose={() => {
        setChosenTyped(false);
        onDropdownClose?.();
      }}
    />
  );
}
