import classes from './more-button.module.css';

interface MoreButtonProps {
  readonly isWhole: boolean;
  readonly more: string;
  readonly less: string;
  /** Id of what it unfolds. */
  readonly controls: string;
  readonly onChange: (isWhole: boolean) => void;
}

/** Shows the rest of a content, and folds it again. */
export function MoreButton({ isWhole, more, less, controls, onChange }: MoreButtonProps) {
  return (
    <button
      type="button"
      className={classes.more}
      aria-expanded={isWhole}
      aria-controls={controls}
      onClick={() => onChange(!isWhole)}
    >
      {isWhole ? less : more}
    </button>
  );
}
