import { Button, Stack, Text } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { OpenRevision } from '@vigilo/contract/news-revisions';
import { listRevisions } from '@vigilo/contract/news-revisions';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { callApi } from '../lib/call-api.ts';
import { formatMoment } from '../lib/format.ts';
import { useTexts } from '../lib/texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { NEWS_KEY } from './public/news-queries.ts';
import { RevisionChoice } from './public/revision-choice.tsx';

const revisionsQuery = queryOptions({
  queryKey: [NEWS_KEY, 'revisions'],
  queryFn: async ({ signal }) => (await callApi(listRevisions, {}, { signal })).data,
});

interface RevisedHeadlinesProps {
  /** The last of them is decided: the dialog is gone, and the focus has nowhere to go back to. */
  readonly onAllDecided: () => void;
}

const NONE: readonly OpenRevision[] = [];

/** Says above the queue that headlines changed at their source since they were accepted, and asks about each. */
export function RevisedHeadlines({ onAllDecided }: RevisedHeadlinesProps) {
  const t = useTexts('newsQueue');
  const [isOpen, setIsOpen] = useState(false);
  const { data: revisions = NONE } = useQuery(revisionsQuery);
  const { list, note } = useNextFocus(revisions, () => {
    setIsOpen(false);
    onAllDecided();
  });
  if (revisions.length === 0) return null;
  return (
    <>
      <Notice
        tone="caution"
        action={
          <Button variant="default" size="compact-sm" onClick={() => setIsOpen(true)}>
            {t('revisions.show')}
          </Button>
        }
      >
        {t('revisions.open', { count: revisions.length })}
      </Notice>
      {isOpen && (
        <Dialog title={t('revisions.title')} size="lg" onClose={() => setIsOpen(false)}>
          <div ref={list}>
            <Stack component="ul" gap="md" m={0} p={0}>
              {revisions.map((revision, index) => (
                <Revision key={revision._id} revision={revision} onDecided={() => note(index)} />
              ))}
            </Stack>
          </div>
        </Dialog>
      )}
    </>
  );
}

/** What is decided goes, and the focus with it: it goes on to the one that comes after, or where none is left to what `onNone` says. */
function useNextFocus(revisions: readonly OpenRevision[], onNone: () => void) {
  const list = useRef<HTMLDivElement>(null);
  const decided = useRef<number | null>(null);
  const leave = useEffectEvent(onNone);
  useEffect(() => {
    if (decided.current === null) return;
    const lines = list.current?.querySelectorAll('li') ?? [];
    const next = lines[Math.min(decided.current, lines.length - 1)];
    decided.current = null;
    if (revisions.length === 0) leave();
    else next?.querySelector('button')?.focus();
  }, [revisions]);
  return { list, note: (index: number) => (decided.current = index) };
}

interface RevisionProps {
  readonly revision: OpenRevision;
  readonly onDecided: () => void;
}

function Revision({ revision, onDecided }: RevisionProps) {
  const t = useTexts('newsQueue');
  const { _id, kind, companyID, companyName, eventID, currentTitle, title, seenAt, counts } = revision;
  return (
    <Stack component="li" gap="xs" style={{ overflowWrap: 'anywhere' }}>
      <Text span size="xs" c="dimmed">
        {[
          companyName,
          t(`revisions.kind.${kind}`),
          formatMoment(seenAt),
          t(counts ? 'revisions.counts' : 'revisions.waits'),
        ].join(' · ')}
      </Text>
      <span>
        {t('revisions.accepted')} <bdi>{currentTitle}</bdi>
      </span>
      <strong>
        {t('revisions.now')} <bdi>{title}</bdi>
      </strong>
      {kind === 'retracted' && counts && <Text size="xs">{t('revisions.stillCounts')}</Text>}
      {revision.canDecide ? (
        <RevisionChoice
          companyId={companyID}
          eventId={eventID}
          revisionId={_id}
          title={currentTitle}
          newTitle={title}
          onDecided={onDecided}
        />
      ) : (
        <Text span size="xs" c="dimmed">
          {t('revisions.locked')}
        </Text>
      )}
    </Stack>
  );
}
