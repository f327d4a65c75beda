import { Button, Stack, Text } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { OpenRevision } from '@vigilo/contract/news-revisions';
import { listRevisions } from '@vigilo/contract/news-revisions';
import { useState } from 'react';
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

/** Says above the queue that headlines changed at their source since they were accepted, and asks about each. */
export function RevisedHeadlines() {
  const t = useTexts('newsQueue');
  const [isOpen, setIsOpen] = useState(false);
  const { data: revisions = [] } = useQuery(revisionsQuery);
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
          <Stack component="ul" gap="md" m={0} p={0}>
            {revisions.map((revision) => (
              <Revision key={revision._id} revision={revision} />
            ))}
          </Stack>
        </Dialog>
      )}
    </>
  );
}

function Revision({ revision }: { readonly revision: OpenRevision }) {
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
      {revision.canDecide ? (
        <RevisionChoice companyId={companyID} eventId={eventID} revisionId={_id} title={currentTitle} />
      ) : (
        <Text span size="xs" c="dimmed">
          {t('revisions.locked')}
        </Text>
      )}
    </Stack>
  );
}
