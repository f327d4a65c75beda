import { useEffect, useRef } from 'react';
import { Tooltip } from './tooltip.tsx';
import classes from './check-box.module.css';

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
export function CheckBox({ disabledReason, ...box }: CheckBoxProps) {
  if (disabledReason === undefined) return <Box {...box} />;
  return (
    <Tooltip label={disabledReason}>
      <Box {...box} lockedReason={disabledReason} />
    </Tooltip>
  );
}

function Box({
  label,
  isChecked,
  isPartly = false,
  isDisabled = false,
  lockedReason,
  onChange,
}: Omit<CheckBoxProps, 'disabledReason'> & { readonly lockedReason?: string }) {
  const isLocked = lockedReason !== undefined;
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartly && !isChecked;
  }, [isPartly, isChecked]);
  return (
    <input
      ref={box}
      type="checkbox"
      className={classes.box}
      aria-label={label}
      title={isLocked ? undefined : label}
      checked={isChecked}
      disabled={isDisabled}
      {...(isLocked ? { 'aria-disabled': true, 'aria-description': lockedReason } : {})}
      onChange={(event) => !isLocked && onChange(event.currentTarget.checked)}
    />
  );
}
