import { Button } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { Problem } from '../lib/problem.ts';
import { useTexts } from '../lib/texts.ts';
import { EmptyState } from '../ui/empty-state.tsx';

/** A part of the program that could not be loaded: usually it was replaced while the page was open. */
function isMissingPart(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script|preload CSS/i.test(error.message)
  );
}

/** Shown where a screen failed: what happened, that nothing is lost, and the way on. */
export function FailedScreen({ error, reset }: ErrorComponentProps) {
  const t = useTexts('shell');
  const router = useRouter();
  if (isMissingPart(error)) {
    return (
      <EmptyState
        title={t('newVersion')}
        hint={t('newVersionHint')}
        action={<Button onClick={() => location.reload()}>{t('loadAgain')}</Button>}
      />
    );
  }
  async function retry(): Promise<void> {
    await router.invalidate();
    reset();
  }
  const problem = error instanceof Problem ? error : null;
  return (
    <div role="alert">
      <EmptyState
        title={problem?.message ?? t('failedTitle')}
        hint={problem?.description ?? t('failedHint')}
        {...(problem?.requestId === undefined ? {} : { note: t('requestId', { id: problem.requestId }) })}
        action={<Button onClick={() => void retry()}>{t('tryAgain')}</Button>}
      />
    </div>
  );
}
