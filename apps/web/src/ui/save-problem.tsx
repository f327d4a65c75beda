import { Button, Group } from '@mantine/core';
import { isChangedMeanwhile, isGone, toProblem } from '../lib/problem.ts';
import { useTexts } from '../lib/texts.ts';
import { Notice } from './notice.tsx';

export interface SaveProblemProps {
  readonly error: Error | null;
  /** What could not be done, where the server's sentence alone does not say it. */
  readonly title?: string;
  /** Takes the record as it is now into the form. */
  readonly onReload: () => void;
  /** Keeps what was typed; the next save replaces what somebody changed. */
  readonly onKeep: () => void;
  /** How fetching the record for either goes: both wait for it, and why it could not be fetched is said. */
  readonly loading?: { readonly isPending: boolean; readonly error: Error | null };
}

/** What the server said of a save; where somebody changed the record meanwhile, the two ways on. Nothing while nothing failed. */
export function SaveProblem({ error, title, onReload, onKeep, loading }: SaveProblemProps) {
  const t = useTexts('shell');
  if (error === null) return null;
  if (isGone(error))
    return (
      <Notice tone="bad" title={t('gone')}>
        {t('goneWhileTyping')}
      </Notice>
    );
  if (!isChangedMeanwhile(error)) {
    const { message, description, fields } = toProblem(error, t('failedAction'));
    const parts = [title === undefined ? undefined : message, description, ...Object.values(fields)];
    return (
      <Notice tone="bad" title={title ?? message}>
        {parts.filter((part) => part !== undefined).join(' ')}
      </Notice>
    );
  }
  const actions = (
    <Group gap="sm">
      <Button variant="default" disabled={loading?.isPending === true} onClick={onReload}>
        {t('loadAgain')}
      </Button>
      <Button variant="default" disabled={loading?.isPending === true} onClick={onKeep}>
        {t('keepDraft')}
      </Button>
    </Group>
  );
  return (
    <Notice tone="caution" title={t('changedTitle')} action={actions}>
      {t('changedText')}
      {loading?.error && ` ${toProblem(loading.error, t('failedAction')).message}`}
    </Notice>
  );
}
