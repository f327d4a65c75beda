import type { ReactNode } from 'react';
import classes from './page-header.module.css';
import { Pill } from './pill.tsx';

export interface PageHeaderProps {
  readonly title: string;
  /** Small facts beside the title, such as '486 companies'. */
  readonly counts?: readonly string[];
  /** At the right; the one main action is filled and stands last. */
  readonly actions?: ReactNode;
}

/** The head of a page: its title, counts, actions. */
export function PageHeader({ title, counts, actions }: PageHeaderProps) {
  return (
    <div className={classes.head}>
      <div className={classes.title}>
        <h1>{title}</h1>
        {counts?.map((count) => (
          <Pill key={count}>{count}</Pill>
        ))}
      </div>
      {actions !== undefined && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}
