import { Button } from '@mantine/core';
import { useTexts } from '../lib/texts.ts';
import { EmptyState } from './empty-state.tsx';
import classes from './load-failed.module.css';
import { Panel } from './panel.tsx';

export interface LoadFailedProps {
  /** What could not be had. */
  readonly title: string;
  /** What the server said of it. */
  readonly message?: string | undefined;
  readonly onRetry: () => void;
}

/** What a screen is about could not be had at all: what happened and the way on. */
export function LoadFailed({ title, message, onRetry }: LoadFailedProps) {
  const t = useTexts('shell');
  return (
    <Panel className={classes.panel}>
      <div role="alert">
        <EmptyState
          title={title}
          {...(message !== undefined && { hint: message })}
          action={<Button onClick={onRetry}>{t('tryAgain')}</Button>}
        />
      </div>
    </Panel>
  );
}
