import '@mantine/core/styles/Switch.layer.css';
import { Switch } from '@mantine/core';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { changeReviewRules, getReviewRules } from '@vigilo/contract/workflow';
import { callApi } from '../../lib/call-api.ts';
import { toProblem } from '../../lib/problem.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useTexts } from '../../lib/texts.ts';
import { showToast } from '../../ui/toast.ts';

const rulesQuery = queryOptions({
  queryKey: ['access', 'review-rules'],
  queryFn: async ({ signal }) => (await callApi(getReviewRules, {}, { signal })).data,
});

/** Whether what somebody changed in a document is approved by somebody else. */
export function FourEyes() {
  const t = useTexts('workflow');
  const { data } = useQuery(rulesQuery);
  const saving = useMutation({
    mutationFn: (fourEyes: boolean) => callApi(changeReviewRules, { body: { fourEyes } }),
    onSuccess: ({ data: rules }) => queryClient.setQueryData(rulesQuery.queryKey, rules),
    onError: (error) =>
      showToast({
        kind: 'error',
        title: t('fourEyes.failed'),
        text: toProblem(error, t('fourEyes.failed')).message,
      }),
  });
  if (data === undefined) return null;
  return (
    <Switch
      label={t('fourEyes.title')}
      description={t('fourEyes.text')}
      checked={data.fourEyes}
      disabled={saving.isPending}
      onChange={(event) => saving.mutate(event.currentTarget.checked)}
    />
  );
}
