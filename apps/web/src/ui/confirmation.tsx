import { Group, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { isGone, toProblem } from '../lib/problem.ts';
import type { Problem } from '../lib/problem.ts';
import { useTexts } from '../lib/texts.ts';
import { Dialog } from './dialog.tsx';
import { Notice } from './notice.tsx';

/** How long the dialog says that it is done before it closes by itself, in milliseconds (specification 1, section 9). */
const SHOWN = 2000;

export interface ConfirmationProps {
  /** The question; it names the thing. */
  readonly title: string;
  /** What follows from it. */
  readonly text: string;
  readonly confirmText: string;
  /** It takes something away. */
  readonly isDangerous?: boolean;
  /** Set: it cannot be confirmed now, and this is why. */
  readonly disabledReason?: string | undefined;
  /** Does it; what it throws is shown, and the dialog stays. */
  readonly onConfirm: () => Promise<unknown>;
  /** Said for two seconds once it is done; without it the dialog closes at once. */
  readonly doneText?: string;
  /** What could not be done, where the server's sentence alone does not say it; its description, or `failedText`, stands below. */
  readonly failedTitle?: string;
  readonly failedText?: string;
  /** Called when it was done, before the dialog closes. */
  readonly onDone?: () => void;
  /** Called when it was not done, before the dialog closes. */
  readonly onCancel?: () => void;
  readonly onClose: () => void;
  /** Below the text, such as what it does to a score. */
  readonly children?: ReactNode;
}

/** Whether all that the server says is that the thing is not there. */
function hasGone(problem: Problem): boolean {
  return isGone(problem) && problem.description === undefined;
}

type State =
  | { readonly is: 'asking' | 'busy' | 'done' }
  | { readonly is: 'failed'; readonly problem: Problem };

/** Asks before something is done that is not easily undone. */
export function Confirmation({
  title,
  text,
  confirmText,
  isDangerous = false,
  disabledReason,
  onConfirm,
  doneText,
  failedTitle,
  failedText,
  onDone,
  onCancel,
  onClose,
  children,
}: ConfirmationProps) {
  const t = useTexts('shell');
  const [state, setState] = useState<State>({ is: 'asking' });

  async function confirm(): Promise<void> {
    setState({ is: 'busy' });
    try {
      await onConfirm();
    } catch (thrown) {
      setState({ is: 'failed', problem: toProblem(thrown, t('failedAction')) });
      return;
    }
    onDone?.();
    if (doneText === undefined) onClose();
    else setState({ is: 'done' });
  }

  if (state.is === 'done') return <Done title={title} text={doneText ?? ''} onClose={onClose} />;
  const failure = state.is === 'failed' && (
    <Notice tone="bad" title={hasGone(state.problem) ? t('gone') : (failedTitle ?? state.problem.message)}>
      {hasGone(state.problem) ? t('goneWhy') : (state.problem.description ?? failedText)}
    </Notice>
  );

  function cancel(): void {
    onCancel?.();
    onClose();
  }

  return (
    <Dialog
      title={title}
      isBusy={state.is === 'busy'}
      onClose={cancel}
      onSave={() => void confirm()}
      saveText={confirmText}
      isDangerous={isDangerous}
      saveDisabledReason={disabledReason}
      message={failure}
    >
      <Text style={{ overflowWrap: 'anywhere' }}>{text}</Text>
      {children}
    </Dialog>
  );
}

function Done({
  title,
  text,
  onClose,
}: {
  readonly title: string;
  readonly text: string;
  readonly onClose: () => void;
}) {
  useEffect(() => {
    const timer = setTimeout(onClose, SHOWN);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- two seconds from when it is drawn; the callback is made anew with each drawing
  }, []);
  return (
    <Dialog title={title} onClose={onClose}>
      <Group role="status" gap="sm" wrap="nowrap" c="var(--v-good-ink)">
        <IconCircleCheck size="1.25rem" stroke={1.75} aria-hidden="true" />
        {text}
      </Group>
    </Dialog>
  );
}
