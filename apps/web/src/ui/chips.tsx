import { IconX } from '@tabler/icons-react';
import classes from './chips.module.css';

export interface ChipFilter {
  readonly key: string;
  readonly text: string;
  /** What the chip has no room for. */
  readonly fullText: string;
  /** The name of the way out. */
  readonly remove: string;
  readonly onRemove: () => void;
}

/** What is filtered by, one chip a filter, each with its way out. */
export function Chips({ label, chips }: { readonly label: string; readonly chips: readonly ChipFilter[] }) {
  if (chips.length === 0) return null;
  return (
    <ul className={classes.chips} aria-label={label}>
      {chips.map(({ key, text, fullText, remove, onRemove }) => (
        <li key={key} className={classes.chip} title={fullText}>
          <span className={classes.text}>{text}</span>
          <button
            type="button"
            className={classes.remove}
            aria-label={remove}
            title={remove}
            onClick={onRemove}
          >
            <IconX size="0.875rem" aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
