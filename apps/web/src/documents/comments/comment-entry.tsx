import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import type { CommentThread } from '@vigilo/contract/comments';
import { changeComment, removeComment } from '@vigilo/contract/comments';
import { useState } from 'react';
import { callApi } from '../../lib/call-api.ts';
import { formatTimeOrDay } from '../../lib/format-moment.ts';
import { useTexts } from '../../lib/texts.ts';
import { Confirmation } from '../../ui/confirmation.tsx';
import { refreshDocuments } from '../documents-queries.ts';
import { CommentForm } from './comment-form.tsx';
import classes from './comments.module.css';

type Comment = CommentThread['comments'][number];

interface CommentEntryProps {
  readonly thread: CommentThread;
  readonly comment: Comment;
  readonly childId: string;
  /** Of what the thread is about. */
  readonly title: string;
}

/** One comment: who wrote what and when; one's own can be edited and deleted until it is answered. */
export function CommentEntry({ thread, comment, childId, title }: CommentEntryProps) {
  const t = useTexts('comments');
  const [isEditing, setEditing] = useState(false);
  const time = formatTimeOrDay(comment.at);
  return (
    <Stack component="li" gap="xs">
      <Group gap="xs" justify="space-between" wrap="nowrap">
        <Text size="sm" fw={600} truncate>
          {comment.author}
        </Text>
        <Group gap="xs" wrap="nowrap">
          {comment.isNew && <Badge color="action">{t('isNew')}</Badge>}
          <Text size="xs" c="dimmed">
            <time dateTime={comment.at}>{time}</time>
            {comment.changedAt !== null && ` · ${t('edited')}`}
          </Text>
        </Group>
      </Group>
      {isEditing ? (
        <CommentForm
          form="comments.change"
          subject={comment.id}
          title={title}
          childId={childId}
          label={t('editNamed')}
          sendText={t('save')}
          initial={comment.text}
          hasFocus
          onSend={async (text) => {
            const body = { comment: text, version: thread.version };
            await callApi(changeComment, { params: { id: comment.id }, body });
            await refreshDocuments();
          }}
          onClose={() => setEditing(false)}
        />
      ) : (
        <CommentText comment={comment} />
      )}
      {!isEditing && comment.can.length > 0 && (
        <OwnButtons comment={comment} onEdit={() => setEditing(true)} />
      )}
    </Stack>
  );
}

/** Edits or deletes one's own comment. */
function OwnButtons({ comment, onEdit }: { readonly comment: Comment; readonly onEdit: () => void }) {
  const t = useTexts('comments');
  const [isRemoving, setRemoving] = useState(false);
  const time = formatTimeOrDay(comment.at);
  return (
    <Group gap="xs">
      <Button variant="subtle" size="compact-xs" aria-label={t('editOf', { time })} onClick={onEdit}>
        {t('edit')}
      </Button>
      <Button
        variant="subtle"
        color="gray"
        size="compact-xs"
        aria-label={t('removeOf', { time })}
        onClick={() => setRemoving(true)}
      >
        {t('remove')}
      </Button>
      {isRemoving && (
        <Confirmation
          title={t('removeTitle')}
          text={t('removeText')}
          confirmText={t('remove')}
          isDangerous
          onConfirm={() => callApi(removeComment, { params: { id: comment.id } })}
          onDone={() => void refreshDocuments()}
          onClose={() => setRemoving(false)}
        />
      )}
    </Group>
  );
}

/** The text as it was written; whom it names stands out. */
function CommentText({ comment: { text, mentions } }: { readonly comment: Comment }) {
  const parts = mentions.flatMap(({ start, length }, index) => {
    const before = mentions[index - 1];
    return [
      {
        at: start,
        isName: false,
        text: text.slice(before === undefined ? 0 : before.start + before.length, start),
      },
      { at: start + 1, isName: true, text: text.slice(start, start + length) },
    ];
  });
  const last = mentions.at(-1);
  return (
    <p className={classes.text}>
      {parts.map((part) => (
        <span key={part.at} {...(part.isName && { className: classes.name })}>
          {part.text}
        </span>
      ))}
      {text.slice(last === undefined ? 0 : last.start + last.length)}
    </p>
  );
}
