import { SegmentedControl } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { useId } from 'react';
import classes from './choice.module.css';

interface SegmentsProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly text: string }[];
  readonly onChange: (value: T) => void;
}

/** One of a few side by side, with the label at the left. */
export function Segments<T extends string>({ label, value, options, onChange }: SegmentsProps<T>) {
  const id = useId();
  return (
    <span className={classes.choice}>
      <span id={id} className={classes.label}>
        {label}
      </span>
      <SegmentedControl aria-labelledby={id} value={value} data={options.map((option) => ({ value: option.value, label: option.text }))} onChange={onChange} />
    </span>
  );
}
