import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { toProblem } from '../../lib/problem.ts';
import { useTexts } from '../../lib/texts.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { DraftOffer } from '../../ui/draft-offer.tsx';
import { Notice } from '../../ui/notice.tsx';
import { MentionField } from './mention-field.tsx';

interface CommentFormProps {
  /** Its name and what it is for, as its draft has them. */
  readonly form: 'comments.add' | 'comments.answer' | 'comments.change';
  readonly subject: string;
  /** What the list of unsaved work calls it. */
  readonly title: string;
  readonly childId: string;
  readonly label: string;
  readonly sendText: string;
  readonly initial?: string;
  /** What it is about, kept with the draft while something is typed. */
  readonly about?: string;
  readonly onAbout?: (about: string) => void;
  readonly hasFocus?: boolean;
  readonly onTyping?: (isTyping: boolean) => void;
  readonly onSend: (text: string) => Promise<unknown>;
  readonly onClose?: () => void;
  /** Above the text. */
  readonly children?: ReactNode;
}

/** A comment as it is written. What is typed is kept until it is sent or cancelled. */
export function CommentForm(props: CommentFormProps) {
  const { onClose } = props;
  const t = useTexts('comments');
  const { draft, text, change, send, close, isBusy, isEmpty, failure } = useComment(props);
  return (
    <DraftOffer draft={draft} isSaving={isBusy}>
      <Stack gap="xs">
        {props.children}
        <MentionField
          label={props.label}
          childId={props.childId}
          value={text}
          error={isEmpty ? t('empty') : null}
          hasFocus={props.hasFocus === true}
          onChange={change}
          onSend={() => void send()}
          onLeave={onClose === undefined ? undefined : close}
        />
        {failure !== null && <FailureNotice failure={failure} />}
        <Group gap="xs" justify="flex-end">
          {onClose !== undefined && (
            <Button variant="default" size="compact-sm" disabled={isBusy} onClick={close}>
              {t('cancel')}
            </Button>
          )}
          <Button size="compact-sm" loading={isBusy} onClick={() => void send()}>
            {props.sendText}
          </Button>
        </Group>
      </Stack>
    </DraftOffer>
  );
}

function useComment(props: CommentFormProps) {
  const { form, subject, title, initial = '', about = '', onTyping, onSend, onClose } = props;
  const t = useTexts('comments');
  const [text, setText] = useState(initial);
  const [failure, setFailure] = useState<Error | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  const draft = useDraft({
    form,
    subject,
    title,
    fields: text === initial ? { text, about: '' } : { text, about },
    onRestore: (kept) => {
      change(kept.text);
      props.onAbout?.(kept.about);
    },
  });

  function change(next: string): void {
    setText(next);
    setEmpty(false);
    onTyping?.(next.trim() !== '');
  }
  async function send(): Promise<void> {
    if (isBusy) return;
    setEmpty(text.trim() === '');
    if (text.trim() === '') return;
    setBusy(true);
    setFailure(null);
    try {
      await onSend(text.trim());
      draft.forget({ text: initial, about: '' });
      change(initial);
      onClose?.();
    } catch (error) {
      setFailure(toProblem(error, t('notSent')));
    } finally {
      setBusy(false);
    }
  }
  function close(): void {
    draft.forget();
    onClose?.();
  }
  return { draft, text, change, send, close, isBusy, isEmpty, failure };
}

function FailureNotice({ failure }: { readonly failure: Error }) {
  const t = useTexts('comments');
  const { message, description } = toProblem(failure, t('notSent'));
  return (
    <Notice tone="bad" title={t('notSent')}>
      {description ?? message}
    </Notice>
  );
}
