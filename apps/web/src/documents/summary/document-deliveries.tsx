import { Badge, Group, Stack, Text } from '@mantine/core';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { listDeliveries, replayDelivery } from '@vigilo/contract/delivery';
import type { Delivery } from '@vigilo/contract/delivery';
import { callApi } from '../../lib/call-api.ts';
import { formatLocalMoment } from '../../lib/format-moment.ts';
import { toProblem } from '../../lib/problem.ts';
import { useCan } from '../../lib/profile.ts';
import { useTexts } from '../../lib/texts.ts';
import type { Tone } from '../../lib/theme.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Panel } from '../../ui/panel.tsx';
import { showToast } from '../../ui/toast.ts';
import { refreshDocuments } from '../documents-queries.ts';

/** How often a delivery on its way is asked for: a try that fails changes nothing else on the page. Milliseconds. */
const ASK_EVERY = 5000;

const TONES: Readonly<Record<Delivery['status'], Tone>> = {
  waiting: 'action',
  delivered: 'good',
  failed: 'bad',
};

const BROKEN = { overflowWrap: 'anywhere' } as const;

function deliveriesQuery(documentId: string) {
  return queryOptions({
    queryKey: ['documents', 'deliveries', documentId],
    queryFn: async ({ signal }) =>
      (await callApi(listDeliveries, { params: { id: documentId } }, { signal })).data,
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => status === 'waiting') === true && ASK_EVERY,
  });
}

/** The deliveries of a document to its client's webhook, newest first; nothing while there was none. */
export function DocumentDeliveries({ documentId }: { readonly documentId: string }) {
  const canPost = useCan('post-documents');
  return canPost && <DeliveriesPanel documentId={documentId} />;
}

function DeliveriesPanel({ documentId }: { readonly documentId: string }) {
  const t = useTexts('delivery');
  const { data, isLoadingError, error, refetch } = useQuery(deliveriesQuery(documentId));
  if (isLoadingError)
    return (
      <LoadFailed
        title={t('log.failed')}
        message={toProblem(error, '').message}
        onRetry={() => void refetch()}
      />
    );
  if (data === undefined || data.length === 0) return null;
  return (
    <Panel title={t('log.title')}>
      <Stack component="ul" gap="md" m={0} p={0}>
        {data.map((delivery) => (
          <DeliveryItem key={delivery.id} delivery={delivery} />
        ))}
      </Stack>
    </Panel>
  );
}

function DeliveryItem({ delivery }: { readonly delivery: Delivery }) {
  const t = useTexts('delivery');
  const { status, url, tries, lastFailure, createdAt, deliveredAt } = delivery;
  const moments = [
    t('log.tries', { count: tries }),
    t('log.sentOn', { moment: formatLocalMoment(createdAt) }),
    ...(deliveredAt === null ? [] : [t('log.deliveredOn', { moment: formatLocalMoment(deliveredAt) })]),
  ];
  return (
    <Group component="li" justify="space-between" gap="md" align="flex-start" wrap="nowrap">
      <Stack gap="xs" miw={0}>
        <Group gap="sm">
          <Badge color={TONES[status]} flex="none">
            {t(`log.status.${status}`)}
          </Badge>
          <Text span style={BROKEN}>
            {url}
          </Text>
        </Group>
        {lastFailure !== '' && (
          <Text size="sm" c="var(--v-bad-ink)">
            {lastFailure}
          </Text>
        )}
        <Text size="xs" c="dimmed">
          {moments.join(' · ')}
        </Text>
      </Stack>
      {delivery.can.includes('replay') && <Replay delivery={delivery} />}
    </Group>
  );
}

function Replay({ delivery: { id, createdAt } }: { readonly delivery: Delivery }) {
  const t = useTexts('delivery');
  const sending = useMutation({
    mutationFn: () => callApi(replayDelivery, { params: { id } }),
    onSuccess: ({ message }) => {
      showToast({ kind: 'success', title: t('sentTitle'), text: message });
      return refreshDocuments();
    },
    onError: (thrown) => {
      const { message, description = message } = toProblem(thrown, t('log.replayFailed'));
      showToast({ kind: 'error', title: t('log.replayFailed'), text: description });
    },
  });
  return (
    <ActionButton
      label={t('log.replayNamed', { moment: formatLocalMoment(createdAt) })}
      loading={sending.isPending}
      onClick={() => sending.mutate()}
    >
      {t('log.replay')}
    </ActionButton>
  );
}
