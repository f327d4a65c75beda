import type { CallInput } from '@vigilo/contract/call';
import { decideRevision } from '@vigilo/contract/news-revisions';
import { useState } from 'react';
import { refreshCompanies } from '../../companies/public/company-cache.ts';
import { callApi } from '../../lib/call-api.ts';
import { toProblem } from '../../lib/problem.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useTexts } from '../../lib/texts.ts';
import { showToast } from '../../ui/toast.ts';
import { NEWS_KEY } from './news-queries.ts';

/**
 * Keeps a headline that changed at its source, or takes the new one over, and says so, or why that cannot be.
 * @param onDecided called once it is decided, before what is shown is asked for anew
 */
export function useDecideRevision(onDecided?: () => void): {
  readonly isBusy: boolean;
  /** `headline` is the one that the event has afterwards. */
  readonly decide: (decision: CallInput<typeof decideRevision>['body'], headline: string) => Promise<void>;
} {
  const t = useTexts('newsQueue');
  const [isBusy, setIsBusy] = useState(false);
  return {
    isBusy,
    decide: async (body, headline) => {
      setIsBusy(true);
      try {
        await callApi(decideRevision, { body });
        showToast({ kind: 'success', title: t(`revisions.done.${body.decision}`), text: headline });
        onDecided?.();
      } catch (error) {
        const { message, description } = toProblem(error, t('settleFailed'));
        showToast({ kind: 'error', title: message, text: description ?? t('settleFailed') });
      }
      setIsBusy(false);
      await Promise.all([queryClient.invalidateQueries({ queryKey: [NEWS_KEY] }), refreshCompanies()]);
    },
  };
}
