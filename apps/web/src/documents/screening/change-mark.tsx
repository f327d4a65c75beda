import { IconPointFilled } from '@tabler/icons-react';
import classes from './screening.module.css';

interface ChangeMarkProps {
  readonly label: string;
  readonly isUnsaved: boolean;
}

/** Marks a value that a person entered. */
export function ChangeMark({ label, isUnsaved }: ChangeMarkProps) {
  return (
    <IconPointFilled
      role="img"
      aria-label={label}
      data-tooltip={label}
      size="0.875rem"
      className={classes.mark}
      data-unsaved={isUnsaved}
    />
  );
}
