import { Stack, Text } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { listEventRevisions } from '@vigilo/contract/news-revisions';
import type { RevisionState } from '@vigilo/domain/events/revision';
import { callApi } from '../../lib/call-api.ts';
import { formatMoment } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { NEWS_KEY } from './news-queries.ts';
import { RevisionChoice } from './revision-choice.tsx';

function eventRevisionsQuery(id: string) {
  return queryOptions({
    queryKey: [NEWS_KEY, 'revisions', id],
    queryFn: async ({ signal }) => (await callApi(listEventRevisions, { params: { id } }, { signal })).data,
  });
}

interface EventRevisionsProps {
  readonly companyId: string;
  readonly id: string;
  readonly title: string;
  readonly canDecide: boolean;
}

/** How the source of an event has changed its headline; nothing where it has not. */
export function EventRevisions({ companyId, id, title, canDecide }: EventRevisionsProps) {
  const t = useTexts('newsQueue');
  const { data: revisions = [] } = useQuery(eventRevisionsQuery(id));
  if (revisions.length === 0) return null;
  return (
    <Stack component="section" gap="xs" aria-label={t('revisions.ofEvent')}>
      <Text component="h4" inherit fw={650} m={0}>
        {t('revisions.ofEvent')}
      </Text>
      <Stack component="ul" gap="sm" m={0} p={0} fz="xs">
        {revisions.map(({ _id, kind, earlierTitle, title: later, state, seenAt }) => (
          <Stack component="li" key={_id} gap={0}>
            <Text span inherit c="dimmed">
              {`${formatMoment(seenAt)} · ${t(`revisions.kind.${kind}`)} · ${t(`revisions.state.${state}`)}`}
            </Text>
            <Wordings current={title} earlier={earlierTitle} later={later} state={state} />
            {state === 'open' && canDecide && (
              <RevisionChoice
                companyId={companyId}
                eventId={id}
                revisionId={_id}
                title={title}
                newTitle={later}
              />
            )}
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}

interface WordingsProps {
  /** The headline that the event has. */
  readonly current: string;
  readonly earlier: string;
  readonly later: string;
  readonly state: RevisionState;
}

/** A wording and what became of it. Where the event still has it, it is not struck out: nobody has taken the later one over. */
function Wordings({ current, earlier, later, state }: WordingsProps) {
  const t = useTexts('newsQueue');
  const isHere = state !== 'taken' && earlier === current;
  const isOpen = state === 'open';
  return (
    <>
      {isHere ? (
        <span>
          {isOpen && `${t('revisions.accepted')} `}
          <bdi>{earlier}</bdi>
        </span>
      ) : (
        <s>
          <bdi>{earlier}</bdi>
        </s>
      )}
      <span>
        {isOpen && `${t('revisions.now')} `}
        <bdi>{later}</bdi>
      </span>
    </>
  );
}
