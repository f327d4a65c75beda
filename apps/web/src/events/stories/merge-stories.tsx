import { useDebouncedValue } from '@mantine/hooks';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Table.layer.css';
import { Button, Divider, Group, Stack, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { EventRow } from '@vigilo/contract/events';
import { EVENT_TABS } from '@vigilo/domain/events/event-actions';
import { useState } from 'react';
import { refreshCompanies } from '../../companies/public/company-cache.ts';
import { formatDay, formatScore } from '../../lib/format.ts';
import { useEvents } from '../events-context.tsx';
import { useTexts } from '../../lib/texts.ts';
import { TYPING_PAUSE_MS } from '../../lib/query-client.ts';
import { CheckBox } from '../../ui/check-box.tsx';
import { Confirmation } from '../../ui/confirmation.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { showToast } from '../../ui/toast.ts';
import { Effect } from '../form/effect-line.tsx';
import { merge, offeredQuery } from './story-queries.ts';
import type { Story } from './story-queries.ts';

/** Other events of the company, to be made part of the story. */
export function MergeStories({ story }: { readonly story: Story }) {
  const t = useTexts('eventDialogs');
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<readonly EventRow[]>([]);
  const [isAsking, setAsking] = useState(false);
  const { canAddEvents } = useEvents();
  const [debouncedSearch] = useDebouncedValue(search.trim(), TYPING_PAUSE_MS);
  const { data, isError } = useQuery(
    offeredQuery(story, canAddEvents ? EVENT_TABS : EVENT_TABS.slice(0, 1), debouncedSearch),
  );
  const isChosen = ({ _id }: EventRow) => chosen.some((one) => one._id === _id);
  const shown = [...chosen, ...(data?.events.filter((event) => !isChosen(event)) ?? [])];
  return (
    <Stack component="section" gap="sm" mt="lg" aria-label={t('story.merge')}>
      <Divider />
      <h3>{t('story.merge')}</h3>
      <Group gap="sm" wrap="nowrap">
        <SearchField label={t('story.search')} value={search} onChange={setSearch} />
        <Button disabled={chosen.length === 0} onClick={() => setAsking(true)}>
          {t('story.mergeButton', { count: chosen.length })}
        </Button>
      </Group>
      <Text c="dimmed">{isError ? t('story.listFailed') : t('story.mergeLead')}</Text>
      <Table.ScrollContainer minWidth="40rem" maxHeight="15rem">
        <Table aria-label={t('story.merge')}>
          <Table.Tbody>
            {shown.map((event) => (
              <OfferedEvent
                key={event._id}
                event={event}
                isChosen={isChosen(event)}
                onChange={(isOn) =>
                  setChosen(isOn ? [...chosen, event] : chosen.filter(({ _id }) => _id !== event._id))
                }
              />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <Text c="dimmed" role="status">
        {data !== undefined && shown.length === 0 && t('story.none')}
        {data !== undefined && data.more > 0 && t('story.more', { count: data.more })}
      </Text>
      {isAsking && (
        <AskToMerge
          story={story}
          events={chosen}
          onDone={() => setChosen([])}
          onClose={() => setAsking(false)}
        />
      )}
    </Stack>
  );
}

interface OfferedEventProps {
  readonly event: EventRow;
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
}

function OfferedEvent({ event: { title, source, tab, score, date }, isChosen, onChange }: OfferedEventProps) {
  const t = useTexts('eventDialogs');
  return (
    <Table.Tr bg={isChosen ? 'var(--v-row-selected)' : 'none'} c="dimmed">
      <Table.Td>
        <CheckBox label={t('story.choose', { title })} isChecked={isChosen} onChange={onChange} />
      </Table.Td>
      <Table.Td c="bright" style={{ overflowWrap: 'anywhere' }}>
        {title}
      </Table.Td>
      <Table.Td>{source}</Table.Td>
      <Table.Td>{tab === 'company-events' ? t('story.companyEvent') : t('story.imported')}</Table.Td>
      <Table.Td ta="end">{formatScore(score, 1)}</Table.Td>
      <Table.Td ta="end">{formatDay(date)}</Table.Td>
    </Table.Tr>
  );
}

interface AskToMergeProps {
  readonly story: Story;
  readonly events: readonly EventRow[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks before events become part of the story, with what that does to the scores. */
function AskToMerge({ story, events, onDone, onClose }: AskToMergeProps) {
  const t = useTexts('eventDialogs');
  const lead = story.members[0]?._id;
  const joining = {
    companyID: story.companyID,
    eventIds: [...(lead === undefined ? [] : [lead]), ...events.map(({ _id }) => _id)],
  };
  const { data, isError } = useQuery({
    queryKey: ['story-merge', joining],
    queryFn: async ({ signal }) => (await merge(joining, true, signal)).data.effect,
    retry: false,
    staleTime: 0,
  });
  return (
    <Confirmation
      title={t('story.mergeTitle', { count: events.length })}
      text={t('story.mergeText')}
      confirmText={t('story.mergeButton', { count: events.length })}
      failedTitle={t('story.mergeFailed')}
      failedText={t('tryAgain')}
      onConfirm={() => merge(joining, false)}
      onDone={() => {
        void refreshCompanies();
        showToast({ kind: 'success', title: t('story.mergeDone'), text: story.members[0]?.title ?? '' });
        onDone();
      }}
      onClose={onClose}
    >
      {!isError && <Effect effect={data} />}
    </Confirmation>
  );
}
