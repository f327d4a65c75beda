import { IconAlertCircle } from '@tabler/icons-react';
import classes from './outcome.module.css';

interface OutcomeProps {
  /** What went wrong, in words. */
  readonly failure: string | null;
  /** What led here or was done, in words. */
  readonly notice: string | null;
}

/** What went wrong, read out at once; else what led here. */
export function Outcome({ failure, notice }: OutcomeProps) {
  return (
    <>
      <div role="alert" className={classes.failure} data-shown={failure !== null}>
        {failure !== null && <IconAlertCircle size="1.125rem" stroke={1.75} aria-hidden="true" />}
        {failure}
      </div>
      {notice !== null && (
        <p role="status" className={classes.notice}>
          {notice}
        </p>
      )}
    </>
  );
}
