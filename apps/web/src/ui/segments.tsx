import { useId } from 'react';
import classes from './segments.module.css';

interface SegmentsProps<T extends string> {
  readonly label: string;
  /** The label is there for those who hear the page only. */
  readonly isLabelHidden?: boolean;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly text: string }[];
  readonly onChange: (value: T) => void;
}

/** One of a few side by side, with the label at the left. */
export function Segments<T extends string>({
  label,
  isLabelHidden = false,
  value,
  options,
  onChange,
}: SegmentsProps<T>) {
  const id = useId();
  return (
    <span role="radiogroup" aria-labelledby={id} className={classes.choice}>
      <span id={id} className={classes.label} hidden={isLabelHidden}>
        {label}
      </span>
      <span className={classes.segments}>
        {options.map((option) => (
          <label key={option.value} className={classes.segment}>
            <input
              type="radio"
              name={id}
              className={classes.radio}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.text}
          </label>
        ))}
      </span>
    </span>
  );
}
