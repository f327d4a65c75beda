import { NativeSelect } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';

export interface SelectFieldProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
  /** Shown while nothing is chosen. */
  readonly placeholder: string;
  readonly isRequired?: boolean;
  /** The placeholder can be chosen too. */
  readonly canBeEmpty?: boolean;
  /** Set: nothing can be chosen, and this is why. */
  readonly disabledReason?: string | undefined;
  readonly error?: string | undefined;
  readonly onChange: (value: string) => void;
}

/** One of some: the browser's own list, which every keyboard and screen reader knows. */
export function SelectField({
  label,
  value,
  options,
  placeholder,
  isRequired = false,
  canBeEmpty = false,
  disabledReason,
  error,
  onChange,
}: SelectFieldProps) {
  return (
    <NativeSelect
      label={label}
      withAsterisk={isRequired}
      aria-required={isRequired}
      value={value}
      disabled={disabledReason !== undefined}
      description={disabledReason}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      error={error}
      rightSection={<IconChevronDown size="1rem" aria-hidden="true" />}
      data={[
        { value: '', label: placeholder, disabled: value !== '' && !canBeEmpty },
        ...options.map((option) => ({ value: option.value, label: option.text })),
      ]}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
