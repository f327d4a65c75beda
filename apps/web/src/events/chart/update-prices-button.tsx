import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { CallReply } from '@vigilo/contract/call';
import type { listSharePrices } from '@vigilo/contract/share-prices';
import { refreshSharePrices } from '@vigilo/contract/share-prices';
import { useState } from 'react';
import { refreshCompanies } from '../../companies/public/company-cache.ts';
import { callApi } from '../../lib/call-api.ts';
import { formatDay } from '../../lib/format.ts';
import { toProblem } from '../../lib/problem.ts';
import { useTexts } from '../../lib/texts.ts';
import { showToast } from '../../ui/toast.ts';
import type { EventCompany } from '../event-company.ts';
import { today as dayToday } from '../../lib/today.ts';
import { useEvents } from '../events-context.tsx';
import { sharePricesQuery } from '../events-queries.ts';

type PriceState = Pick<CallReply<typeof listSharePrices>, 'updatedAt' | 'problem'>;

/** Fetches the company's share prices from the provider; its tooltip says from when the present ones are. For who may add events. */
export function UpdatePricesButton() {
  const { company } = useEvents();
  const t = useTexts('eventDialogs');
  const state = usePriceState(company._id);
  const updating = useMutation({
    mutationFn: () =>
      callApi(refreshSharePrices, {
        body: {
          company_id: company._id,
          company_name: company.companyName,
          ticker: company.ticker,
          share_price_last_updated: state?.updatedAt ?? null,
        },
      }),
    onSuccess: ({ status, message }) => {
      void refreshCompanies();
      showToast({ kind: status, title: t('prices.update'), text: message });
    },
    onError: (error) => {
      const { code, message, description } = toProblem(error, t('prices.failed'));
      const isOwn = code === 'wrong-state' || code === 'too-many-attempts';
      showToast({
        kind: 'error',
        title: isOwn ? message : t('prices.failed'),
        text: description ?? company.companyName,
      });
    },
  });
  const isLocked = company.status === 'Validated';
  const known = useKnownPrices(company, state);
  const reason = isLocked ? t('locked') : known;
  return (
    <Button
      data-tooltip={reason === '' ? undefined : reason}
      variant="default"
      leftSection={<IconRefresh size="1rem" stroke={1.75} aria-hidden="true" />}
      loading={updating.isPending}
      aria-busy={updating.isPending}
      {...(reason !== '' && { 'aria-description': reason })}
      {...(isLocked && { 'aria-disabled': true, 'data-disabled': true })}
      onClick={isLocked ? undefined : () => updating.mutate()}
    >
      {t('prices.update')}
    </Button>
  );
}

/** When the prices were last updated and why the last try failed; undefined until it is known. */
function usePriceState(id: string): PriceState | undefined {
  const [today] = useState(() => dayToday());
  return useQuery(sharePricesQuery(id, today, null)).data;
}

/** What is known of the prices there are, in words; empty until it is known. */
function useKnownPrices({ currency }: EventCompany, state: PriceState | undefined): string {
  const t = useTexts('eventDialogs');
  const ofPrices = useTexts('sharePrices');
  if (state === undefined) return '';
  const { updatedAt, problem } = state;
  const date = updatedAt === null ? '' : formatDay(updatedAt);
  const known =
    updatedAt === null
      ? t('prices.never')
      : currency === null
        ? t('prices.updatedOnly', { date })
        : t('prices.updated', { currency, date });
  return problem === null ? known : `${known}. ${ofPrices(`problem.${problem}`)}`;
}
