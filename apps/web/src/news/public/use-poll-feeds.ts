import { useMutation } from '@tanstack/react-query';
import { pollCompanyFeeds } from '@vigilo/contract/news';
import { callApi } from '../../lib/call-api.ts';
import { toProblem } from '../../lib/problem.ts';
import { useTexts } from '../../lib/texts.ts';
import { showToast } from '../../ui/toast.ts';

/** Has a company's feeds asked now; what comes of it is told as a change. */
export function usePollFeeds() {
  const t = useTexts('news');
  return useMutation({
    mutationFn: (companyId: string) => callApi(pollCompanyFeeds, { params: { id: companyId } }),
    onSuccess: ({ message }) => showToast({ kind: 'info', title: t('feeds.fetch'), text: message }),
    onError: (error) => {
      const { message, description } = toProblem(error, '');
      showToast({ kind: 'error', title: t('feeds.fetchFailed'), text: description ?? message });
    },
  });
}
