import { Button } from '@mantine/core';
import { useTexts } from '../lib/texts.ts';
import { EmptyPanel } from './empty-state.tsx';

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
    <EmptyPanel
      role="alert"
      title={title}
      {...(message !== undefined && { hint: message })}
      action={<Button onClick={onRetry}>{t('tryAgain')}</Button>}
    />
  );
}
