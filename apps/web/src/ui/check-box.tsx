import { useEffect, useRef } from 'react';
import classes from './check-box.module.css';

interface CheckBoxProps {
  readonly label: string;
  readonly isChecked: boolean;
  /** Some, not all. */
  readonly isPartly?: boolean;
  readonly isDisabled?: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

/** A check box whose name is its tooltip. */
export function CheckBox({ label, isChecked, isPartly = false, isDisabled = false, onChange }: CheckBoxProps) {
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
      title={label}
      checked={isChecked}
      disabled={isDisabled}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
