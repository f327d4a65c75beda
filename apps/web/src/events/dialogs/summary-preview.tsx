import '@mantine/core/styles/Accordion.layer.css';
import '@mantine/core/styles/Table.layer.css';
import { Accordion, Badge, Group, Table, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { changeCompanySummary } from '@vigilo/contract/companies';
import { MOST_SUMMARIES, mayDescribe } from '@vigilo/domain/events/chosen-summaries';
import { EVENT_TYPES } from '@vigilo/domain/scoring/event-type';
import type { EventType } from '@vigilo/domain/scoring/event-type';
import { verdictFromSummary } from '@vigilo/domain/events/verdict';
import { refreshCompanies } from '../../companies/public/company-cache.ts';
import { callApi } from '../../lib/call-api.ts';
import { formatDay } from '../../lib/format.ts';
import { isChangedMeanwhile, Problem, toProblem } from '../../lib/problem.ts';
import { useTexts } from '../../lib/texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SaveProblem } from '../../ui/save-problem.tsx';
import { showToast } from '../../ui/toast.ts';
import type { ChosenSummary } from '../event-company.ts';
import { useEvents } from '../events-context.tsx';
import { VERDICT_ICONS, VERDICT_INKS } from '../verdict-look.ts';

/** The summaries that are chosen to describe the company, by event type, before they are saved (specification 3, section 2.4). */
export function SummaryPreview() {
  const { company, chosen: choice, dialogs } = useEvents();
  const { chosen } = choice;
  const t = useTexts('eventDialogs');
  const saving = useMutation({
    mutationFn: () =>
      callApi(changeCompanySummary, {
        params: { id: company._id },
        body: { summary: chosen.map(({ _id }) => _id), version: company.version },
      }),
    onSuccess: () => {
      void refreshCompanies();
      showToast({ kind: 'success', title: t('preview.saved'), text: company.companyName });
      choice.reset();
      dialogs.close();
    },
  });
  const loading = useMutation({
    mutationFn: async (isKept: boolean) => {
      await refreshCompanies();
      saving.reset();
      if (!isKept) choice.reset();
    },
  });
  const isAllowed = mayDescribe(chosen.map(({ event, summary }) => ({ type: event, summary })));
  return (
    <Dialog
      title={t('preview.title')}
      size="xl"
      isBusy={saving.isPending || loading.isPending}
      onClose={dialogs.close}
      onSave={() => saving.mutate()}
      saveDisabledReason={company.status === 'Validated' ? t('locked') : undefined}
      message={
        isChangedMeanwhile(saving.error) ? (
          <SaveProblem
            error={saving.error}
            loading={loading}
            onReload={() => loading.mutate(false)}
            onKeep={() => loading.mutate(true)}
          />
        ) : (
          <Message isAllowed={isAllowed} isEmpty={chosen.length === 0} error={saving.error} />
        )
      }
    >
      <Accordion variant="contained" order={3} defaultValue={EVENT_TYPES[0]}>
        {EVENT_TYPES.map((type) => (
          <Level key={type} type={type} chosen={chosen.filter(({ event }) => event === type)} />
        ))}
      </Accordion>
    </Dialog>
  );
}

function Message({
  isAllowed,
  isEmpty,
  error,
}: {
  readonly isAllowed: boolean;
  readonly isEmpty: boolean;
  readonly error: Error | null;
}) {
  const t = useTexts('eventDialogs');
  const most = t('preview.most', {
    company: MOST_SUMMARIES.Company,
    industry: MOST_SUMMARIES.Industry,
    macro: MOST_SUMMARIES.Macro,
  });
  if (error !== null) {
    const { status, code, message, description } = toProblem(error, t('tryAgain'));
    const isSelectionError = error instanceof Problem && status >= 400 && status < 500;
    const reason = code === 'invalid-input' ? most : (description ?? message);
    return (
      <Notice tone="bad" title={isSelectionError ? t('preview.invalid') : message}>
        {isSelectionError ? reason : t('tryAgain')}
      </Notice>
    );
  }
  if (isEmpty) return <Notice tone="caution" title={t('preview.nothing')} />;
  if (!isAllowed) return <Notice tone="caution" title={most} />;
  return null;
}

function Level({ type, chosen }: { readonly type: EventType; readonly chosen: readonly ChosenSummary[] }) {
  const t = useTexts('eventDialogs');
  const scoringTexts = useTexts('scoring');
  const title = scoringTexts('levels.title', { type: scoringTexts(`eventTypes.${type}`) });
  return (
    <Accordion.Item value={type}>
      <Accordion.Control>
        <Group gap="sm">
          {title}
          <Badge color={chosen.length > MOST_SUMMARIES[type] ? 'bad' : 'gray'}>
            {t('preview.count', { count: chosen.length, most: MOST_SUMMARIES[type] })}
          </Badge>
        </Group>
      </Accordion.Control>
      <Accordion.Panel>
        {chosen.length === 0 ? (
          <Text c="dimmed">{t('preview.none')}</Text>
        ) : (
          <Summaries label={title} chosen={chosen} />
        )}
      </Accordion.Panel>
    </Accordion.Item>
  );
}

function Summaries({ label, chosen }: { readonly label: string; readonly chosen: readonly ChosenSummary[] }) {
  const t = useTexts('eventDialogs');
  const scoringTexts = useTexts('scoring');
  return (
    <Table aria-label={label}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{t('preview.summary')}</Table.Th>
          <Table.Th scope="col">{t('preview.impact')}</Table.Th>
          <Table.Th scope="col" ta="end">
            {t('preview.date')}
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {chosen.map(({ _id, summary, date }) => {
          const verdict = verdictFromSummary(summary);
          const verdictText = scoringTexts(`verdicts.${verdict}`);
          const Icon = VERDICT_ICONS[verdict];
          const isMissing = summary.trim() === '';
          return (
            <Table.Tr key={_id}>
              <Table.Td c={isMissing ? 'dimmed' : 'bright'} style={{ overflowWrap: 'anywhere' }}>
                {isMissing ? t('preview.notFound') : summary}
              </Table.Td>
              <Table.Td c={VERDICT_INKS[verdict]} title={verdictText}>
                {!isMissing && <Icon size="1.125rem" role="img" aria-label={verdictText} />}
              </Table.Td>
              <Table.Td ta="end">{formatDay(date)}</Table.Td>
            </Table.Tr>
          );
        })}
      </Table.Tbody>
    </Table>
  );
}
