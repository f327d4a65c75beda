import { Button, Group, Stack, Text } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { getEventHistory } from '@vigilo/contract/events';
import { callApi } from '../../lib/call-api.ts';
import { DASH, formatMoment } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { useEvents } from '../events-context.tsx';
import { useUndoMove } from './use-undo-move.ts';

function historyQuery(id: string) {
  return queryOptions({
    queryKey: ['event-history', id],
    queryFn: async ({ signal }) => (await callApi(getEventHistory, { params: { id } }, { signal })).data,
  });
}

/** When an event arrived and who did what with it; a move to the company events can be undone here. */
export function EventHistory({ id }: { readonly id: string }) {
  const t = useTexts('events');
  const { company, locked, dialogs } = useEvents();
  const { data: history } = useQuery(historyQuery(id));
  const takeBack = useUndoMove(company._id);
  if (history === undefined) return null;
  return (
    <Stack component="section" gap="xs" aria-label={t('history.title')}>
      <h4>{t('history.title')}</h4>
      <Stack component="ul" gap={0} m={0} p={0} fz="xs">
        <Step name={t('history.arrived')} at={history.arrivedAt} by={null} />
        {history.steps.map(({ _id, action, at, userName }) => (
          <Step key={_id} name={t(`history.${action}`)} at={at} by={userName} />
        ))}
      </Stack>
      {history.canUndoMove && locked === undefined && (
        <Button
          variant="default"
          style={{ alignSelf: 'flex-start' }}
          onClick={() => {
            dialogs.close();
            void takeBack([id]);
          }}
        >
          {t('history.undoMove')}
        </Button>
      )}
    </Stack>
  );
}

function Step({ name, at, by }: { readonly name: string; readonly at: string; readonly by: string | null }) {
  return (
    <Group component="li" gap="sm">
      <span>{name}</span>
      <Text component="span" inherit c="dimmed">
        {formatMoment(at)} · {by ?? DASH}
      </Text>
    </Group>
  );
}
