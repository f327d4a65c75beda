import { Stack, Text } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { listEventRevisions } from '@vigilo/contract/news-revisions';
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
        {revisions.map(({ _id, kind, earlierTitle, title: later, state, seenAt }, index) => (
          <Stack component="li" key={_id} gap={0}>
            <Text span inherit c="dimmed">
              {`${formatMoment(seenAt)} · ${t(`revisions.kind.${kind}`)} · ${t(`revisions.state.${state}`)}`}
            </Text>
            <Wording title={earlierTitle} current={title} />
            {/* The latest comes first. */}
            <Wording title={later} current={title} isAtSource={index === 0} />
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

interface WordingProps {
  readonly title: string;
  /** The headline that the event has. */
  readonly current: string;
  /** Its source says so now. */
  readonly isAtSource?: boolean;
}

/** A wording, and whether the event has it, its source has it or both have left it; what is struck out is not read out as such, so that words say it. */
function Wording({ title, current, isAtSource = false }: WordingProps) {
  const t = useTexts('newsQueue');
  if (title !== current && !isAtSource)
    return (
      <span>
        {`${t('revisions.before')} `}
        <s>
          <bdi>{title}</bdi>
        </s>
      </span>
    );
  return (
    <span>
      {`${t(title === current ? 'revisions.accepted' : 'revisions.now')} `}
      <bdi>{title}</bdi>
    </span>
  );
}
