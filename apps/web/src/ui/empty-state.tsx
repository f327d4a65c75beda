import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

export interface EmptyStateProps {
  readonly title: string;
  /** What the person can do about it. */
  readonly hint?: string;
  /** Small print, such as a request's number. */
  readonly note?: string;
  readonly action?: ReactNode;
}

/** Nothing to show: a picture, words, and the next action. */
export function EmptyState({ title, hint, note, action }: EmptyStateProps) {
  return (
    <div className={classes.empty}>
      <svg viewBox="0 0 120 88" className={classes.picture} aria-hidden="true">
        <rect x="10" y="14" width="30" height="26" rx="4" />
        <rect x="45" y="14" width="22" height="26" rx="4" />
        <rect x="72" y="14" width="36" height="26" rx="4" />
        <rect x="10" y="45" width="22" height="28" rx="4" />
        <rect x="37" y="45" width="34" height="28" rx="4" />
        <circle cx="84" cy="56" r="15" className={classes.lens} />
        <path d="M95 67l12 12" className={classes.handle} />
        <path d="M78 56h12" className={classes.minus} />
      </svg>
      <p className={classes.title}>{title}</p>
      {hint !== undefined && <p className={classes.hint}>{hint}</p>}
      {action !== undefined && <div className={classes.action}>{action}</div>}
      {note !== undefined && <p className={classes.note}>{note}</p>}
    </div>
  );
}
