import { Badge, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { Learning, ModelVersion } from '@vigilo/contract/news';
import { resumeLearning, returnToModel } from '@vigilo/contract/news';
import { callApi } from '../lib/call-api.ts';
import { formatCount, formatMoment, formatPercent, DASH } from '../lib/format.ts';
import { toProblem } from '../lib/problem.ts';
import { queryClient } from '../lib/query-client.ts';
import { useTexts } from '../lib/texts.ts';
import { ActionButton } from '../ui/action-button.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { Notice } from '../ui/notice.tsx';
import { PlainTable } from '../ui/plain-table.tsx';
import { showToast } from '../ui/toast.ts';
import { learningQuery } from './manage-queries.ts';

/** The product's own model, which nobody taught. */
const SHIPPED = 0;

/** The versions of the model that suggests, the newest first, and the way back to each. */
export function ModelVersions() {
  const t = useTexts('news');
  const { data, isLoadingError, error, refetch } = useQuery(learningQuery);
  if (isLoadingError)
    return (
      <LoadFailed
        title={t('learning.failed')}
        message={toProblem(error, '').message}
        onRetry={() => void refetch()}
      />
    );
  return (
    <Stack gap="md">
      <Text maw="60rem">{t('learning.lead')}</Text>
      {data !== undefined && (
        <>
          {data.held !== null && <Held held={data.held} />}
          <Versions versions={data.versions} />
        </>
      )}
    </Stack>
  );
}

function Held({ held: { since, by } }: { readonly held: NonNullable<Learning['held']> }) {
  const t = useTexts('news');
  const moment = formatMoment(since);
  const resume = useMutation({
    mutationFn: async () => (await callApi(resumeLearning, { body: {} })).data,
    onSuccess: (learning) => {
      queryClient.setQueryData(learningQuery.queryKey, learning);
      showToast({ kind: 'success', title: t('learning.resumed'), text: '' });
    },
    onError: (error) =>
      showToast({ kind: 'error', title: t('learning.failed'), text: toProblem(error, '').message }),
  });
  return (
    <Notice
      tone="caution"
      title={
        by === null ? t('learning.heldBySomebody', { moment }) : t('learning.held', { moment, name: by })
      }
      action={
        <ActionButton loading={resume.isPending} onClick={() => resume.mutate()}>
          {t('learning.resume')}
        </ActionButton>
      }
    >
      {t('learning.heldHint')}
    </Notice>
  );
}

function Versions({ versions }: { readonly versions: readonly ModelVersion[] }) {
  const t = useTexts('news');
  const current = versions.find(({ isCurrent }) => isCurrent)?.version ?? SHIPPED;
  const back = useMutation({
    mutationFn: async (version: number) =>
      (await callApi(returnToModel, { params: { version }, body: { current } })).data,
    onSuccess: (learning, version) => {
      queryClient.setQueryData(learningQuery.queryKey, learning);
      const title = version === SHIPPED ? t('learning.returnedShipped') : t('learning.returned', { version });
      showToast({ kind: 'success', title, text: '' });
    },
    onError: (error) => {
      void queryClient.invalidateQueries({ queryKey: learningQuery.queryKey });
      showToast({ kind: 'error', title: t('learning.returnFailed'), text: toProblem(error, '').message });
    },
  });
  return (
    <PlainTable
      label={t('learning.table')}
      rows={versions}
      getKey={({ version }) => String(version)}
      columns={[
        { title: t('learning.version'), cell: (version) => <VersionName version={version} /> },
        {
          title: t('learning.learnedOn'),
          cell: ({ learnedOn }) => (learnedOn === null ? DASH : formatMoment(learnedOn)),
        },
        {
          title: t('learning.trainedOn'),
          isAtEnd: true,
          cell: ({ version, trainedOn }) => (version === SHIPPED ? DASH : formatCount(trainedOn)),
        },
        { title: t('learning.quality'), cell: (version) => <Quality version={version} /> },
        {
          title: t('col.action'),
          isAtEnd: true,
          cell: ({ version, can }) =>
            can.includes('return') && (
              <ActionButton
                loading={back.isPending && back.variables === version}
                onClick={() => back.mutate(version)}
              >
                {version === SHIPPED ? t('learning.returnShipped') : t('learning.return', { version })}
              </ActionButton>
            ),
        },
      ]}
    />
  );
}

function VersionName({ version: { version, isCurrent } }: { readonly version: ModelVersion }) {
  const t = useTexts('news');
  return (
    <Group gap="xs" wrap="nowrap">
      <Text span inherit style={{ whiteSpace: 'nowrap' }}>
        {version === SHIPPED ? t('learning.shipped') : t('learning.number', { version })}
      </Text>
      {isCurrent && <Badge color="action">{t('learning.current')}</Badge>}
    </Group>
  );
}

function Quality({ version: { version, quality } }: { readonly version: ModelVersion }) {
  const t = useTexts('news');
  if (quality === null) return version === SHIPPED ? DASH : t('learning.noQuality');
  const share = (before: number, after: number) => ({
    before: formatPercent(before),
    after: formatPercent(after),
  });
  return (
    <Text span size="sm">
      {[
        t('learning.scores', { before: quality.scoreErrorBefore, after: quality.scoreErrorAfter }),
        t('learning.topics', share(quality.topicBefore, quality.topicAfter)),
        t('learning.types', share(quality.eventTypeBefore, quality.eventTypeAfter)),
      ].join(' · ')}
    </Text>
  );
}
