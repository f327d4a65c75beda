import type { ReactNode } from 'react';
import classes from './panel.module.css';

export interface PanelProps {
  /** A heading in the panel's head, with actions at its right. */
  readonly title?: string;
  readonly actions?: ReactNode;
  /** The content brings its own padding, as a table does. */
  readonly isFlush?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The white sheet that things stand on. With a title it is a region of that name. */
export function Panel({ title, actions, isFlush = false, className, children }: PanelProps) {
  const classNames = className === undefined ? classes.panel : `${classes.panel} ${className}`;
  if (title === undefined) {
    return (
      <div className={classNames} data-flush={isFlush}>
        {children}
      </div>
    );
  }
  return (
    <section className={classNames} data-flush={isFlush} aria-label={title}>
      <div className={classes.head}>
        <h2>{title}</h2>
        {actions}
      </div>
      {children}
    </section>
  );
}
