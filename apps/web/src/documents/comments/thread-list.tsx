import { Stack, Switch, Text } from '@mantine/core';
import type { CommentThread } from '@vigilo/contract/comments';
import { noteMentionsSeen } from '@vigilo/contract/comments';
import { useEffect, useEffectEvent, useState } from 'react';
import { callApi } from '../../lib/call-api.ts';
import { useTexts } from '../../lib/texts.ts';
import { refreshDocuments } from '../documents-queries.ts';
import { ThreadCard } from './thread-card.tsx';

/** What names somebody counts as seen once it was in sight for so long, in milliseconds. */
const SEEN_AFTER = 3000;

interface ThreadListProps {
  readonly threads: readonly CommentThread[];
  readonly childId: string;
  readonly rowId?: string | null;
  readonly onGo?: ((thread: CommentThread) => void) | undefined;
}

/** Threads, those of the row that the person is at first; what is resolved only where it is asked for. */
export function ThreadList({ threads, childId, rowId = null, onGo }: ThreadListProps) {
  const t = useTexts('comments');
  const [hasResolved, setResolved] = useState(false);
  const isHere = ({ cell }: CommentThread): boolean => rowId !== null && cell?.rowId === rowId;
  const shown = threads.filter(({ isResolved }) => hasResolved || !isResolved);
  const sorted = [...shown.filter(isHere), ...shown.filter((thread) => !isHere(thread))];
  useSeen(shown);
  return (
    <Stack gap="sm">
      {threads.some(({ isResolved }) => isResolved) && (
        <Switch
          label={t('showResolved')}
          checked={hasResolved}
          onChange={(event) => setResolved(event.currentTarget.checked)}
        />
      )}
      {shown.length === 0 && <Text c="dimmed">{threads.length === 0 ? t('none') : t('noneOpen')}</Text>}
      {sorted.map((thread) => (
        <ThreadCard
          key={thread.id}
          thread={thread}
          childId={thread.childDocumentId ?? childId}
          isHere={isHere(thread)}
          onGo={onGo === undefined || thread.isGone ? undefined : () => onGo(thread)}
        />
      ))}
    </Stack>
  );
}

/** Notes that what names the person was seen. */
function useSeen(threads: readonly CommentThread[]): void {
  const unseen = threads
    .flatMap(({ comments }) => comments.filter(({ isNew }) => isNew).map(({ id }) => id))
    .join(' ');
  const note = useEffectEvent(async () => {
    await callApi(noteMentionsSeen, { body: { commentIds: unseen.split(' ') } });
    await refreshDocuments();
  });
  useEffect(() => {
    if (unseen === '') return undefined;
    // What could not be noted stays new, and is noted the next time.
    const timer = setTimeout(() => void note().catch(() => undefined), SEEN_AFTER);
    return () => clearTimeout(timer);
  }, [unseen]);
}
