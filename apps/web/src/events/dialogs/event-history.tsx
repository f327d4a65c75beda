import { Button, Group, Stack, Text } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { getEventHistory } from '@vigilo/contract/events';
import { callApi } from '../../lib/call-api.ts';
import { formatMoment } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { useEvents } from '../events-context.tsx';
import { useUndoMove } from './use-undo-move.ts';

function historyQuery(id: string) {
  return queryOptions({
    queryKey: ['event-history', id],
    queryFn: async ({ signal }) => (await callApi(getEventHistory, { params: { id } }, { signal })).data,
  });
}

/** Who did what with an event since it arrived; a move to the company events can be undone here. */
export function EventHistory({ id }: { readonly id: string }) {
  const t = useTexts('events');
  const { company, locked, dialogs } = useEvents();
  const { data: history } = useQuery(historyQuery(id));
  const takeBack = useUndoMove(company._id);
  if (history === undefined || history.steps.length === 0) return null;
  return (
    <Stack component="section" gap="xs" aria-label={t('history.title')}>
      <Text component="h4" inherit fw={650} m={0}>
        {t('history.title')}
      </Text>
      <Stack component="ul" gap={0} m={0} p={0} fz="xs">
        {history.steps.map(({ _id, action, at, userName }) => (
          <Step key={_id} name={t(`history.${action}`)} at={at} by={userName ?? t('history.system')} />
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

function Step({ name, at, by }: { readonly name: string; readonly at: string; readonly by: string }) {
  return (
    <Group component="li" gap="sm">
      <span>{name}</span>
      <Text component="span" inherit c="dimmed">
        {`${formatMoment(at)} · ${by}`}
      </Text>
    </Group>
  );
}
