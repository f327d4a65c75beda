import { Checkbox } from '@mantine/core';
import { disabledWith } from './disabled-with.ts';

interface CheckBoxProps {
  readonly label: string;
  readonly isChecked: boolean;
  /** Some, not all. */
  readonly isPartly?: boolean;
  readonly isDisabled?: boolean;
  /** Set: it cannot be changed, and this is why. It stays reachable and says so. */
  readonly disabledReason?: string | undefined;
  readonly onChange: (isChecked: boolean) => void;
}

/** A check box whose name is its tooltip, or why it cannot be changed. */
export function CheckBox({
  label,
  isChecked,
  isPartly,
  isDisabled,
  disabledReason,
  onChange,
}: CheckBoxProps) {
  const isLocked = disabledReason !== undefined;
  return (
    <Checkbox
      aria-label={label}
      data-tooltip={label}
      checked={isChecked}
      indeterminate={isPartly === true && !isChecked}
      disabled={isDisabled === true}
      {...(isLocked && disabledWith(disabledReason))}
      onChange={(event) => !isLocked && onChange(event.currentTarget.checked)}
    />
  );
}
