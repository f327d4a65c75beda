import { Button, Group, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { CallReply } from '@vigilo/contract/call';
import type { listSharePrices } from '@vigilo/contract/share-prices';
import { decideRestatement } from '@vigilo/contract/share-prices';
import { writeSplit } from '@vigilo/domain/scoring/split-ratio';
import type { RestatementDecision } from '@vigilo/domain/share-prices/restatements';
import { RESTATEMENT_DECISIONS } from '@vigilo/domain/share-prices/restatements';
import { refreshCompanies } from '../../companies/public/company-cache.ts';
import { callApi } from '../../lib/call-api.ts';
import { formatDay } from '../../lib/format.ts';
import { currentLanguage } from '../../lib/language.ts';
import { toProblem } from '../../lib/problem.ts';
import { useTexts } from '../../lib/texts.ts';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toast.ts';
import { useEvents } from '../events-context.tsx';

type Restatements = CallReply<typeof listSharePrices>['restatements'];

/** Which prices are shown for the days before a split, and the choice between them; one notice each. */
export function RestatedPrices({ restatements }: { readonly restatements: Restatements }) {
  if (restatements.length === 0) return null;
  return (
    <Stack gap="xs" mt="xs">
      {restatements.map((each) => (
        <RestatementNotice key={each._id} restatement={each} />
      ))}
    </Stack>
  );
}

function RestatementNotice({ restatement }: { readonly restatement: Restatements[number] }) {
  const t = useTexts('events');
  const { canAddEvents } = useEvents();
  const { state, beforeDay, factor, days } = restatement;
  const words = {
    date: formatDay(beforeDay),
    ratio: writeSplit(1 / factor),
    factor: new Intl.NumberFormat(currentLanguage(), { maximumSignificantDigits: 4 }).format(factor),
    count: days,
  };
  return (
    <Notice
      tone={state === 'proposed' ? 'caution' : 'gray'}
      action={canAddEvents && <DecisionButtons restatement={restatement} />}
    >
      {t(`restated.${state}`, words)}
    </Notice>
  );
}

/** The decisions that are not in force; disabled with the reason while nothing may be changed. */
function DecisionButtons({ restatement }: { readonly restatement: Restatements[number] }) {
  const { company, locked } = useEvents();
  const t = useTexts('events');
  const deciding = useMutation({
    mutationFn: (state: RestatementDecision) =>
      callApi(decideRestatement, {
        body: { company_id: company._id, restatement_id: restatement._id, state },
      }),
    onSuccess: ({ message }) => showToast({ kind: 'success', title: message, text: company.companyName }),
    onError: (error) => {
      const { message, description } = toProblem(error, t('restated.failed'));
      showToast({ kind: 'error', title: message, text: description ?? company.companyName });
    },
    onSettled: () => refreshCompanies(),
  });
  return (
    <Group gap="xs" wrap="nowrap">
      {RESTATEMENT_DECISIONS.filter((decision) => decision !== restatement.state).map((decision) => (
        <Button
          key={decision}
          variant="default"
          size="compact-sm"
          loading={deciding.isPending && deciding.variables === decision}
          data-tooltip={locked}
          {...(locked !== undefined && {
            'aria-description': locked,
            'aria-disabled': true,
            'data-disabled': true,
          })}
          onClick={locked === undefined ? () => deciding.mutate(decision) : undefined}
        >
          {t(`restated.choose.${decision}`)}
        </Button>
      ))}
    </Group>
  );
}
