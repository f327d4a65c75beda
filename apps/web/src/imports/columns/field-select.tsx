import { NativeSelect } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';

/** The label at the left of the input, what is wrong under the input. */
export const LABEL_AT_LEFT = {
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3.25fr)',
    columnGap: 'var(--mantine-spacing-sm)',
    alignItems: 'center',
  },
  label: { margin: 0, color: 'var(--v-muted)' },
  error: { gridColumn: 2 },
} as const;

const MISSING = { input: { borderColor: 'var(--v-caution)', background: 'var(--v-caution-soft)' } } as const;

interface FieldSelectProps<T extends string> {
  readonly label: string;
  /** The label is read out but not shown: the table's head shows it. */
  readonly isLabelHidden?: boolean;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly text: string }[];
  readonly isDisabled?: boolean;
  readonly isWrong?: boolean;
  readonly onChange: (value: T) => void;
}

/** One of a few: the browser's own list, which every keyboard and screen reader knows. */
export function FieldSelect<T extends string>({
  label,
  isLabelHidden = false,
  value,
  options,
  isDisabled = false,
  isWrong = false,
  onChange,
}: FieldSelectProps<T>) {
  return (
    <NativeSelect
      {...(isLabelHidden ? { 'aria-label': label } : { label, styles: LABEL_AT_LEFT })}
      {...(isWrong && { 'aria-invalid': true, styles: MISSING })}
      value={value}
      disabled={isDisabled}
      rightSection={<IconChevronDown size="1rem" aria-hidden="true" />}
      data={options.map((option) => ({ value: option.value, label: option.text }))}
      onChange={(event) => {
        const chosen = options[event.currentTarget.selectedIndex];
        if (chosen) onChange(chosen.value);
      }}
    />
  );
}
