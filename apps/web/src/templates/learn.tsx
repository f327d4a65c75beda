import '@mantine/core/styles/List.layer.css';
import { Group, List, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { learnTemplate } from '@vigilo/contract/template-versions';
import type { LearnedReply } from '@vigilo/contract/template-versions';
import { callApi } from '../lib/call-api.ts';
import { toProblem } from '../lib/problem.ts';
import { useTexts } from '../lib/texts.ts';
import type { Translate } from '../lib/texts.ts';
import { ActionButton } from '../ui/action-button.tsx';
import { Notice } from '../ui/notice.tsx';
import { refreshTemplates } from './templates-queries.ts';

/** Lets the template learn now, and says what came of each name that was proposed. */
export function Learn({ id }: { readonly id: string }) {
  const t = useTexts('templates');
  const learn = useMutation({
    mutationFn: async () => (await callApi(learnTemplate, { params: { id }, body: {} })).data,
    onSuccess: refreshTemplates,
  });
  return (
    <Stack gap="sm">
      <Group>
        <ActionButton loading={learn.isPending} onClick={() => learn.mutate()}>
          {t('learn.start')}
        </ActionButton>
        <Text size="sm" c="dimmed" flex="1 1 20rem">
          {t('learn.hint')}
        </Text>
      </Group>
      {learn.error !== null && (
        <Notice tone="bad" title={t('learn.failed')}>
          {toProblem(learn.error, t('learn.failed')).message}
        </Notice>
      )}
      {learn.data !== undefined && <Result learned={learn.data} />}
    </Stack>
  );
}

function Result({ learned: { version, approved, trials } }: { readonly learned: LearnedReply }) {
  const t = useTexts('templates');
  return (
    <Notice
      tone="gray"
      title={version === null ? t('learn.nothing', { approved }) : t('learn.kept', { version })}
    >
      <List size="sm" listStyleType="none" p={0} m={0}>
        {trials.map((trial) => (
          <List.Item key={`${trial.key} ${trial.synonym} ${trial.place}`}>
            {t(`learn.outcome.${trial.outcome}`)}
            {': '}
            {t('learn.trial', { key: trial.key, what: writeProposal(t, trial), count: trial.count })}
          </List.Item>
        ))}
      </List>
    </Notice>
  );
}

function writeProposal(
  t: Translate<'templates'>,
  { synonym, place }: LearnedReply['trials'][number],
): string {
  if (synonym === null) return place === null ? '' : t(`place.${place}`);
  return place === null
    ? t('learn.name', { name: synonym })
    : t('learn.nameAt', { name: synonym, place: t(`place.${place}`) });
}
