import classes from './progress-bar.module.css';

interface ProgressBarProps {
  readonly label: string;
  /** 0 to 1; null while it cannot be told. */
  readonly share: number | null;
}

/** How far something is: the browser's own element, so that it needs no words of its own. */
export function ProgressBar({ label, share }: ProgressBarProps) {
  return (
    <progress
      className={classes.bar}
      aria-label={label}
      max={1}
      {...(share !== null && { value: Math.min(Math.max(share, 0), 1) })}
    />
  );
}
