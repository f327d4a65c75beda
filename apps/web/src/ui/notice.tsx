import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './notice.module.css';

interface NoticeProps {
  readonly tone: 'bad' | 'caution' | 'neutral';
  readonly title?: string | undefined;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** Something to know before going on: what failed and what to do about it. */
export function Notice({ tone, title, children, action }: NoticeProps) {
  const Sign = tone === 'neutral' ? IconInfoCircle : IconAlertTriangle;
  return (
    <div className={classes.notice} data-tone={tone} role={tone === 'bad' ? 'alert' : 'status'}>
      <Sign size="1.125rem" stroke={1.75} aria-hidden="true" />
      <div className={classes.words}>
        {title !== undefined && <strong>{title}</strong>}
        {children !== undefined && <span>{children}</span>}
      </div>
      {action}
    </div>
  );
}
