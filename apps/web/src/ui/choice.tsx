import { IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import classes from './choice.module.css';

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
    <span className={classes.choice}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <span className={classes.field}>
        <select
          id={id}
          className={classes.select}
          value={value}
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
    </span>
  );
}
