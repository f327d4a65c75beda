import { Button } from '@mantine/core';
import { useTexts } from '../lib/texts.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Panel } from '../ui/panel.tsx';
import classes from './load-failed.module.css';

/** The companies could not be had at all: what happened and the way on. */
export function LoadFailed({ message, onRetry }: { readonly message?: string; readonly onRetry: () => void }) {
  const t = useTexts('companies');
  return (
    <Panel className={classes.panel}>
      <div role="alert">
        <EmptyState title={t('failed.list')} {...(message !== undefined && { hint: message })} action={<Button onClick={onRetry}>{t('failed.retry')}</Button>} />
      </div>
    </Panel>
  );
}
