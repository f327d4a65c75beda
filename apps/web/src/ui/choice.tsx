import { Group, NativeSelect, Text } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';

interface ChoiceProps<T extends string | number> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly text: string }[];
  readonly onChange: (value: T) => void;
}

/** One of a few, with its label at the left: the browser's own list, which every keyboard and screen reader knows. */
export function Choice<T extends string | number>({ label, value, options, onChange }: ChoiceProps<T>) {
  const id = useId();
  return (
    <Group component="span" display="inline-flex" gap="sm" wrap="nowrap">
      <Text component="label" htmlFor={id} size="sm" fw={550} c="dimmed">
        {label}
      </Text>
      <NativeSelect
        id={id}
        rightSection={<IconChevronDown size="1rem" aria-hidden="true" />}
        value={value}
        data={options.map((option) => ({ value: String(option.value), label: option.text }))}
        onChange={(event) => {
          const chosen = options[event.currentTarget.selectedIndex];
          if (chosen) onChange(chosen.value);
        }}
      />
    </Group>
  );
}
