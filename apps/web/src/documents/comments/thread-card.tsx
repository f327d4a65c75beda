import { Button, Group, Stack, Text } from '@mantine/core';
import type { CommentThread } from '@vigilo/contract/comments';
import { answerComments, resolveComments } from '@vigilo/contract/comments';
import { useState } from 'react';
import { callApi } from '../../lib/call-api.ts';
import { formatTimeOrDay } from '../../lib/format-moment.ts';
import { toProblem } from '../../lib/problem.ts';
import { useTexts } from '../../lib/texts.ts';
import { showToast } from '../../ui/toast.ts';
import { refreshDocuments } from '../documents-queries.ts';
import { CommentEntry } from './comment-entry.tsx';
import { CommentForm } from './comment-form.tsx';
import classes from './comments.module.css';
import { useSubjectWords } from './subject-words.ts';

interface ThreadCardProps {
  readonly thread: CommentThread;
  /** Whose people can be named: of a thread whose child document is gone another one of its document. */
  readonly childId: string;
  /** It is about the row that the person is at. */
  readonly isHere: boolean;
  /** Leads to what it is about; absent where that is gone. */
  readonly onGo?: (() => void) | undefined;
}

/** A thread: what it is about, what was written, and how it goes on. */
export function ThreadCard({ thread, childId, isHere, onGo }: ThreadCardProps) {
  const t = useTexts('comments');
  const { subject, gone } = useSubjectWords(thread);
  return (
    <Stack component="article" aria-label={subject} gap="sm" className={classes.thread} data-here={isHere}>
      {onGo === undefined ? (
        <Text size="sm" fw={600}>
          {subject}
        </Text>
      ) : (
        <Button
          variant="subtle"
          size="compact-sm"
          justify="start"
          aria-label={t('goTo', { subject })}
          onClick={onGo}
        >
          {subject}
        </Button>
      )}
      {gone !== null && (
        <Text size="xs" c="dimmed">
          {gone}
        </Text>
      )}
      <Stack component="ul" gap="sm" m={0} p={0}>
        {thread.comments.map((comment) => (
          <CommentEntry
            key={comment.id}
            thread={thread}
            comment={comment}
            childId={childId}
            title={subject}
          />
        ))}
      </Stack>
      {thread.isResolved && (
        <Text size="xs" c="dimmed">
          {t('resolvedBy', {
            name: thread.resolvedBy ?? '',
            time: formatTimeOrDay(thread.resolvedAt ?? ''),
          })}
        </Text>
      )}
      <ThreadEnd thread={thread} childId={childId} title={subject} />
    </Stack>
  );
}

interface ThreadEndProps extends Pick<ThreadCardProps, 'thread' | 'childId'> {
  /** What it is about. */
  readonly title: string;
}

/** How the thread goes on: its buttons, or the answer that is being written. */
function ThreadEnd({ thread, childId, title }: ThreadEndProps) {
  const t = useTexts('comments');
  const [isAnswering, setAnswering] = useState(false);
  if (!isAnswering) return <ThreadButtons thread={thread} onAnswer={() => setAnswering(true)} />;
  return (
    <CommentForm
      form="comments.answer"
      subject={thread.id}
      title={title}
      childId={childId}
      label={t('answerTo', { author: thread.comments[0]?.author ?? '' })}
      sendText={t('answer')}
      hasFocus
      onSend={async (comment) => {
        await callApi(answerComments, { params: { id: thread.id }, body: { comment } });
        await refreshDocuments();
      }}
      onClose={() => setAnswering(false)}
    />
  );
}

function ThreadButtons({
  thread: { id, version, can },
  onAnswer,
}: {
  readonly thread: CommentThread;
  readonly onAnswer: () => void;
}) {
  const t = useTexts('comments');
  async function settle(isResolved: boolean): Promise<void> {
    try {
      await callApi(resolveComments, { params: { id }, body: { isResolved, version } });
    } catch (error) {
      const { message, description } = toProblem(error, t('notDone'));
      showToast({ kind: 'error', title: t('notDone'), text: description ?? message });
    }
    await refreshDocuments();
  }
  if (can.length === 0) return null;
  return (
    <Group gap="xs">
      {can.includes('answer') && (
        <Button variant="default" size="compact-sm" onClick={onAnswer}>
          {t('answer')}
        </Button>
      )}
      {can.includes('resolve') && (
        <Button variant="default" size="compact-sm" onClick={() => void settle(true)}>
          {t('resolve')}
        </Button>
      )}
      {can.includes('reopen') && (
        <Button variant="default" size="compact-sm" onClick={() => void settle(false)}>
          {t('reopen')}
        </Button>
      )}
    </Group>
  );
}
