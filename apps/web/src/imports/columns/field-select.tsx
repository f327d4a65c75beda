import { IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import classes from './field-select.module.css';

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
  const id = useId();
  return (
    <div className={isLabelHidden ? classes.alone : classes.labelled}>
      {!isLabelHidden && <label htmlFor={id}>{label}</label>}
      <span className={classes.field}>
        <select
          id={id}
          className={classes.select}
          aria-label={isLabelHidden ? label : undefined}
          aria-invalid={isWrong || undefined}
          value={value}
          disabled={isDisabled}
          onChange={(event) => {
            const chosen = options[event.currentTarget.selectedIndex];
            if (chosen) onChange(chosen.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
        <IconChevronDown size="1rem" className={classes.chevron} aria-hidden="true" />
      </span>
    </div>
  );
}
